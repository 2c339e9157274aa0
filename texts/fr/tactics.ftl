### Tactics: positions with one good move, gone through one after the other.

tactics-title = Tactique
tactics-about = Des positions avec un seul bon coup, trouvées dans des parties du moteur et prouvées par lui.
tactics-game = Jeu
# $n (number) a hundred for each grade of difficulty
tactics-strength = Ta force : { $n }
# $found (number)
# $tried (number)
tactics-found = Trouvé au premier essai : { $found } sur { $tried }
tactics-ways =
    .strength = À ta mesure
    .missed = À revoir
    .day = Les cinq du jour
    .streak = Série
    .storm = Contre la montre
    .friend = Avec un ami
tactics-ways-about =
    .strength = D’une difficulté à la hauteur de ta force.
    .missed = Elles reviennent après un jour, une semaine et un mois.
    .day = Les mêmes cinq pour tout le monde.
    .streak = De plus en plus difficiles, jusqu’à la première erreur.
    .storm = Autant que tu peux en trois minutes.
    .friend = Dix, puis un lien vers les mêmes dix.
# $n (number)
tactics-best = Ton record : { $n }
# $n (number)
tactics-due = { $n } en attente
# $found (number)
# $all (number)
tactics-day-done = Aujourd’hui : { $found } sur { $all }
# $at (number)
# $all (number)
tactics-place = { $at } sur { $all }
# $n (number)
tactics-score = Trouvées : { $n }
# $grade (number)
tactics-grade = Difficulté { $grade } sur 10
tactics-next = Suivant
tactics-again = Encore une fois
tactics-others = D’autres positions
tactics-over = C’était la dernière.
tactics-time-over = Le temps est écoulé.
tactics-streak-over = La série s’arrête ici.
tactics-missing = Les positions de ce jeu n’ont pas pu être récupérées. Vérifie la connexion et réessaie.
tactics-fetching = Les positions arrivent.
# $found (number)
# $all (number)
tactics-friends = Ton ami en a trouvé { $found } sur { $all }.
tactics-sent = D’un ami
tactics-pass-on = Copier le lien pour un ami
tactics-set-damaged = Le lien vers ces positions a été coupé ou modifié en chemin, ou elles n’existent plus. Redemande-le.
tactics-squares = Cases
tactics-squares-about = Leurs noms par cœur : une demi-minute sur un damier sans coordonnées.
tactics-squares-find = Trouver la case
tactics-squares-name = Nommer la case
# $square (text)
tactics-find-square = Trouve { $square }
tactics-which-square = Quelle case est marquée ?
# $square (text)
tactics-square-missed = Non : { $square } montre maintenant son nom.
# $right (number)
# $wrong (number)
tactics-squares-score = Justes : { $right }, fausses : { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Rangée { $row }, colonne { $column }
tactics-themes =
    .win = Ce coup met fin à la partie.
    .king = Une dame a été prise.
    .promotion = Un pion est devenu dame.
    .shot = Quelques pièces données pour en prendre plus.
    .choice = Le choix de la prise comptait.
    .ending = Avec si peu de pièces, chaque coup compte.
    .quiet = Un coup sans prise a gagné une pièce.
