### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nouvelle partie
start = Commencer
close = Fermer
undo = Annuler
redo = Rétablir
resign = Abandonner
confirm-resign = Vraiment abandonner ?
resign-yes = Oui, j’abandonne
resign-no = Continuer à jouer
flip = Tourner le damier
library = Bibliothèque
settings = Réglages
help = Touches
stop = Arrêter
think-on = Reprendre la réflexion
move-now = Jouer maintenant
try-again = Réessayer
rematch = Revanche
rematch-as =
    .white = Revanche avec les Blancs
    .black = Revanche avec les Noirs
go-through = Revoir
learn-from-mistakes = Apprendre de tes erreurs
mistakes = Erreurs
offer-draw = Proposer la nulle
accept-draw = Accepter
decline-draw = Refuser
claim-draw = Réclamer la nulle
insist = Exiger la prise
play-on-from-here = Jouer à partir d’ici
back-to-game = Retour à la partie
back-to-saved = Retour à ma partie
return-to-it = Y revenir
update = Mettre à jour
the-rule = Voir la règle
rules = Les règles
about-game = À propos de ce jeu
back = Retour
forward = Avancer
more = Plus

## Labels and notices (at most 100 characters)

title = Damiera : toute la famille du jeu de dames
skip-to-board = Aller au damier
choose-game = Choisis un jeu
opponent = Adversaire
computer = Ordinateur
you = Toi
two-players = Deux joueurs
your-color = Ta couleur
white = Blancs
black = Noirs
random = Au hasard
level = Niveau
language = Langue
sources = Sources
actions = Actions
moves = Coups
no-moves-yet = Aucun coup pour l’instant.
first-move = Au début
previous-move = Un coup en arrière
next-move = Un coup en avant
last-move = Au dernier coup
looking-back = Une position antérieure
your-turn = À toi de jouer
computers-turn = À l’ordinateur de jouer
must-capture = la prise est obligatoire
stopped = L’ordinateur a été arrêté.
missed-capture = Une prise a été manquée au dernier coup.
overlook = L’ordinateur ne remarque pas les prises manquées
may-stop = Continue, ou touche à nouveau la pièce pour t’arrêter ici.
counters = Décompte vers la nulle
draw-offered = une nulle est proposée
choose-route = Plusieurs prises mènent là. Laquelle ?
route-entered = Continue : la prise n’est pas finie.
several-pieces = Plusieurs pièces peuvent y aller : choisis d’abord la pièce.
no-move-here = Cette pièce ne peut pas jouer.
not-your-turn = C’est à l’ordinateur de jouer.
opened-link = Cette position vient d’un lien.
opened-game = La partie qui était sur le damier est conservée pour toi.
kept-game = La partie précédente est dans la bibliothèque.
set-aside = Ce que tu préparais est mis de côté.
unchecked-link = On ne peut pas vérifier si ce lien a été modifié en chemin.
part-missing = Cette partie de Damiera n’a pas pu être chargée : y a-t-il du réseau ? Nouvel essai en cours.
storage-blocked = Ce navigateur ne laisse pas la page conserver la partie ; la recharger la perdrait.
install = Installer
offline-ready = Prêt à jouer hors ligne
update-ready = Une nouvelle version est prête.
keys-title = Touches sur le damier

## Sides

side = { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    }
# The same within a sentence.
side-within = { $color ->
        [white] les Blancs
       *[black] les Noirs
    }
# The same as a name alone.
side-name = { $color ->
        [white] Blancs
       *[black] Noirs
    }
to-move =
    .white = Trait aux Blancs
    .black = Trait aux Noirs

## The computer

# $level (number) at which it plays
computer-at = Ordinateur, niveau { $level }
thinking-yet = L’ordinateur réfléchit…
# $depth (number)
thinking-at-depth = L’ordinateur réfléchit… profondeur { $depth }
engine-failed = Le moteur ne fonctionne plus.
# The levels, weakest first.
level-names =
    .first = Débutant
    .second = Apprenti
    .third = Amateur
    .fourth = Intermédiaire
    .fifth = Joueur de club
    .sixth = Fort
    .seventh = Expert
    .eighth = Maximum

## Words between moves

result =
    .white-wins = Les Blancs gagnent
    .black-wins = Les Noirs gagnent
    .draw = Nulle
    .unlistable = Trop de prises
result-yours =
    .won = Tu as gagné
    .lost = Tu as perdu
huff = Souffler { $square }
huffed = Une prise a été manquée : l’ordinateur souffle la pièce en { $square }, puis joue.
draw-is-offered =
    .white = Les Blancs proposent la nulle.
    .black = Les Noirs proposent la nulle.
offer-answered =
    .declined = L’ordinateur refuse la nulle.
    .accepted = L’ordinateur accepte la nulle.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = une prise a été manquée au dernier coup : souffle { $squares }, exige la prise, ou accepte le coup

## The board

board-of = Damier : { $game }
board-of-to-move = Damier : { $game }, { side-within } ont le trait
square-empty = vide
# What may be done with a square.
square-roles =
    .can-move = peut jouer
    .can-capture = peut prendre
    .chosen = choisie
    .target = arrivée possible
    .jumped = sautée
# $moves (number)
# $limit (number)
square-streak = coups de dame de suite : { $moves } sur { $limit }
piece =
    .white-man = pion blanc
    .white-king = dame blanche
    .black-man = pion noir
    .black-king = dame noire
# A king with its square.
king-on = dame { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side } : de { $from } à { $to }{ $crowned ->
        [yes] , promotion en dame
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } prennent { $n ->
        [one] { $n } pièce, { $taken }
       *[other] { $n } pièces, { $taken }
    } : de { $from }{ $via ->
        [yes] {" "}par { $by }
       *[no] {""}
    } à { $to }{ $crowned ->
        [yes] , promotion en dame
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, prend { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
# $white (number)
# $black (number)
pieces-left = Blancs { $white }, Noirs { $black }
legal-moves-are = Coups légaux : { $moves }
link-fault = Le lien n’a pas pu être lu en entier .
board-fault = Ce damier ne peut pas être affiché .

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } et { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } ou { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Entrée, Espace
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Maj K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = se déplacer sur le damier
    .enter = saisir une pièce, la poser
    .escape = la relâcher
    .next-piece = pièce jouable suivante, précédente
    .next-target = case suivante où elle peut aller
    .moves = lire les coups légaux
    .last-move = lire le dernier coup
    .state = lire l’état de la partie
    .undo = annuler, rétablir
    .look = regarder un coup en arrière, un en avant
    .ends = regarder le début, la fin
    .analysis = activer ou désactiver l’analyse
    .threat = ce que menace l’adversaire
    .evaluation = lire l’évaluation
    .hint = indice, pas à pas
    .flip = tourner le damier
    .routes = choisir un trajet
