### What the page offers before a game has begun.

home-title = Tous les jeux de dames
# $n (number) of games
home-about = { $n } jeux, gratuits, sans compte ni pub. Même hors ligne.
home-learn = Apprendre
home-tactics = Tactique
home-practice = Entraînement
home-name = Accueil
home-at-once = Jouer tout de suite
# $n (number) of the next move
home-go-on = Coup { $n }
home-make = Éditeur de damier et exercices
# $n (number) of pieces more than the other side has
home-ahead = { $n } de plus

## Choosing a game

home-search = Chercher un jeu
home-recent = Récents
home-favorites = Favoris
home-favorite = Favori
home-no-game = Aucun jeu ne réunit tout cela.
home-all-games = Afficher tous les jeux
home-options = Adversaire et options
home-other-game = Autre jeu
home-advice = Ce jeu est nouveau pour toi ? Commence au niveau 1 ou 2.
# $level (number)
home-against-computer = Contre l’ordinateur, niveau { $level }
home-against-each-other = Deux joueurs sur cet appareil
home-families =
    .international = Internationales et proches
    .russian = Russes et Pool
    .english = Anglaises et italiennes
    .frisian = Frisonnes
    .spanish = Espagnoles, tchèques, thaïlandaises
    .turkish = Turques et grecques
    .dameo = Dameo et Croda
home-facts =
    .flying = dames volantes
    .short = dames courtes
    .straight = coups orthogonaux
    .most = prise majoritaire
    .any = prise libre
