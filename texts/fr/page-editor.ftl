### The board editor.

edit-board = Modifier le damier
editor = Éditeur de damier
tools = Pièces et outils
eraser = Gomme
hand = Déplacer une pièce
editor-keys = Sur le damier : Entrée pose la pièce, Suppr la retire, 1 à 6 choisissent un outil, T change le trait, U et R annulent et rétablissent.
side-to-move = Trait
no-king-moves = aucun
game = Jeu
set-up = Positions toutes prêtes
start-position = Début de la partie
empty-board = Damier vide
few-men = Trois pions par camp
two-kings = Deux dames contre une
three-kings = Trois dames contre une
line-of-men = Une ligne de pions
tired-king = Une dame qui a épuisé ses coups
position-as-text = Position en texte (FEN)
setup-is-fine = Cette position est jouable.
play-this = Jouer à partir d’ici
play-white = Les Blancs contre l’ordinateur
play-black = Les Noirs contre l’ordinateur
only-look = Regarder seulement
discard = Retour sans changement
king-moves =
    .white = Coups de dame de suite, Blancs
    .black = Coups de dame de suite, Noirs
over-at-once-because = La partie serait aussitôt finie : { $reason }
men-stand-on-last-row = { side } ont des pions là où ils seraient devenus dames : { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } ont { $count } pièces, et seulement { $start } au début d’une partie.
pieces-dropped = { $n ->
        [one] { $n } pièce n’avait pas de case sur ce damier et a été laissée de côté.
       *[other] { $n } pièces n’avaient pas de case sur ce damier et ont été laissées de côté.
    }
