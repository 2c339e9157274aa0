### Openings by ballot, and matches.

ballots-more = Ouverture, match, pendule
ballots-opening = Ouverture
ballots-usual = Libre
ballots-from-board = La position sur le damier
ballots-draw-another = Tirer une autre carte
ballots-find = Chercher une carte par numéro, nom ou coups
ballots-barred = Exclue : cette carte n’est jamais tirée, et aucune partie ne commence par elle.
ballots-barred-mark = exclue
ballots-loading = Chargement des cartes…
ballots-nothing-found = Cette carte n’existe pas.
ballots-pair = Match de deux parties, couleurs inversées
ballots-next-game = Deuxième partie, couleurs inversées
ballots-card-number = Carte { $number }
ballots-card-named = Carte { $number }, { $name }
ballots-both = { $first } et { $last }
ballots-without-pieces = sans { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } placé en { $to }
ballots-failed = Les cartes n’ont pas pu être chargées.

## How a match stands

ballots-match-over = Match terminé
ballots-first-game = Match, partie 1 sur 2
ballots-second-game = Match, partie 2 sur 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Toi { $first }, ordinateur { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Premier joueur ({ side-name }) { $first }, deuxième joueur ({ $color ->
        [white] Noirs
       *[black] Blancs
    }) { $second }.
ballots-drawn = Le match est nul.
ballots-you-won = Tu as gagné le match.
ballots-computer-won = L’ordinateur a gagné le match.
ballots-first-won = Le premier joueur a gagné le match.
ballots-second-won = Le deuxième joueur a gagné le match.
