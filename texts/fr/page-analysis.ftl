### Analysis and hints.

analysis = Analyse
analysis-on = L’analyse est activée
analysis-off = L’analyse est désactivée
analysis-waits = L’ordinateur attend pendant que tu analyses.
n-lines = Lignes
evaluation = Évaluation
no-evaluation = Pas encore connue
decimal = ,
whole-game = La partie en un coup d’œil
threat = Menace
hint = Indice
show-piece = Quelle pièce ?
show-move = Quel coup ?
hide-hint = Masquer l’indice
hint-waits = L’ordinateur cherche un coup…
depth-begun = Analyse en cours…
depth-nothing = Rien à analyser
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Profondeur { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Regarde la pièce en { $square }.
hint-move = Un bon coup. { $words }.

## How good a position is

verdict-even = Égalité
verdict-drawn = Nulle
verdict-certain-draw = Nulle certaine
verdict-slightly-better = { side } sont légèrement mieux
verdict-better = { side } sont mieux
verdict-much-better = { side } sont nettement mieux
verdict-has-won = { side } ont gagné
verdict-wins = { side } gagnent en { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
verdict-wins-exactly = { side } gagnent en exactement { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }

## A position of the game, and the move that changed most

ply-start = Début
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Coup { $n }, { $text }
turning-point = Tournant : { $text }. Avant : { $before }. Après : { $after }.

## Beside the value

note-only-legal-move = { $text } est le seul coup possible.
note-only-good-move = { $text } est le seul bon coup. Avec { $next } : { $verdict }.
note-looking-for-threat = Et si { side-within } avaient le trait ? Recherche…
note-threat = { side } menacent { $text }. Ensuite : { $verdict }.
note-no-threat = { side } ne menacent rien.
note-must-capture = { side } doivent d’abord prendre : les menaces ne comptent pas.

## The rule that decides

hint-only-move = Il n’y a qu’un seul coup possible.
hint-only-capture = La prise est obligatoire, et il n’y en a qu’une. Elle prend { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }.
# $n (number)
hint-no-capture = Il n’y a rien à prendre : n’importe lequel des { $n } coups peut être joué.
hint-any-capture = La prise est obligatoire. Quelle que soit celle que tu choisis, il faut la mener jusqu’au bout.
hint-king-capture = La prise est obligatoire, et si une dame peut prendre, c’est une dame qui doit prendre.
# $n (number) of pieces that must be taken
hint-most-pieces = La prise est obligatoire{ $n ->
        [one] {""}
       *[other] , et elle doit prendre { $n } pièces
    }.
hint-best-capture = La prise est obligatoire, et elle doit être l’une de celles de plus grande valeur.
