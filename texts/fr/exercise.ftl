### Exercises, for those who solve them, and positions in words.

exercise-title = Exercice
exercise-hint = Indice
exercise-again = Recom­mencer
exercise-choices = Coups proposés
exercise-task-of = { $color ->
        [white] Trait aux Blancs
       *[black] Trait aux Noirs
    } : { $what }
# $found (number)
# $of (number)
exercise-found = Trouvé : { $found } sur { $of }
exercise-hint-illegal = Le coup interdit est { $text }.
exercise-unreadable = Cet exercice ne peut pas être lu : { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Résolu { $tries ->
        [one] au premier essai
       *[other] en { $tries } essais
    }, { $hints ->
        [0] sans indice
        [one] avec { $hints } indice
       *[other] avec { $hints } indices
    }.

## What is asked

exercise-task-move = trouve le bon coup.
# $n (number) at least two
exercise-task-moves = trouve les { $n } bons coups, l’un après l’autre.
exercise-task-capture-any = fais une prise.
exercise-task-capture-all = { $n ->
        [one] trouve la prise. Il n’y en a qu’une.
       *[other] trouve les { $n } prises, l’une après l’autre.
    }
exercise-task-capture-due = prends autant de pièces que les règles l’exigent.
exercise-task-capture-best = fais la prise que les règles exigent.
exercise-task-capture-most = prends autant de pièces que tu peux.
# $n (number)
exercise-task-find-illegal = un de ces { $n } coups est interdit. Lequel ?
exercise-task-reach = amène une pièce en { $square }.
exercise-task-win-in = { $n ->
        [one] gagne avec ce coup.
       *[other] gagne en { $n } coups au plus.
    }
exercise-task-hold = { $n ->
        [one] joue un coup qui ne perd pas tout de suite.
       *[other] ne perds pas pendant { $n } coups.
    }

## What is said to a try

exercise-solved = Résolu.
exercise-right = Bien. La réponse est { $reply } : continue.
# $found (number)
# $of (number)
exercise-found-one = Bien : { $found } sur { $of }.
exercise-found-already = Déjà trouvé : cherche encore.
exercise-takes-nothing = Ce coup ne prend rien : cherche une prise.
# $takes (number)
# $most (number)
exercise-takes-less = Ce coup prend { $takes ->
        [one] { $takes } pièce
       *[other] { $takes } pièces
    }, mais on peut en prendre { $most }.
exercise-does-not-reach = Ce coup ne finit pas en { $square }.
exercise-not-accepted = Ce n’est pas le bon coup. Réessaie.
exercise-lets-go = Ce coup ne gagne pas à temps.
exercise-lets-go-after = Ce coup ne gagne pas à temps : l’adversaire joue { $reply }.
exercise-loses = Ce coup perd.
exercise-loses-after = Ce coup perd : l’adversaire joue { $reply }.
exercise-is-legal = { $text } est légal : cherche un autre coup.
exercise-not-a-choice = Choisis un des coups proposés.
exercise-too-hard = Il y a ici trop de possibilités : cet essai n’a pas pu être jugé.
exercise-over = L’exercice est déjà résolu.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Blancs : { $white }. Noirs : { $black }. { $color ->
        [white] Trait aux Blancs
       *[black] Trait aux Noirs
    }.
exercise-no-pieces = aucune pièce
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] pion
       *[yes] pions
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] dame
       *[yes] dames
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } à { $to }
