### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Damier et début
    .aim = But
    .men = Pions
    .kings = Dames
    .capture = Prises
    .priority = Quelle prise
    .promotion = Promotion
    .end = Autres fins
    .draws = Nulles
    .notation = Comment s’écrivent les coups
    .relative = Le plus proche parent

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Les Blancs peuvent jouer { $moves }.
       *[black] Les Noirs peuvent jouer { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Les Blancs ont ici { $n } coups.
       *[black] Les Noirs ont ici { $n } coups.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Les Blancs ne peuvent pas jouer.
       *[black] Les Noirs ne peuvent pas jouer.
    }
# $moves (text) a list
rulebook-may-not = Pas { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } ou { $last }
# $side (color)
rulebook-won = { $side ->
        [white] La partie est finie : les Blancs ont gagné.
       *[black] La partie est finie : les Noirs ont gagné.
    }
rulebook-drawn = La partie est finie : elle est nulle.
rulebook-setup = Les pièces au début.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Trouve la prise.
        [2] Trouve les deux prises.
       *[other] Trouve les { $n } prises.
    }

## A page of rules

# $game (text)
rulebook-title = { $game } : les règles
# For lists and search engines.
# $game (text)
rulebook-description = Les règles complètes de ce jeu, avec des damiers pour essayer : { $game }. Tirées de celles que le programme applique.
rulebook-lead = Ces règles sont tirées de celles que Damiera applique, et chaque figure est vérifiée avec elles.
# $game (text)
rulebook-relative = Parmi les jeux les plus connus, le plus proche est : { $game }.
rulebook-here = Ce qui change ici :
rulebook-not-here = Ce qui vaut là-bas et pas ici :
rulebook-index-title = Les règles du jeu de dames
rulebook-index-short = Vue d’ensemble
rulebook-index-description = Les règles complètes de tous les jeux de la famille des dames, avec des damiers interactifs et des exercices pour essayer chaque règle.
rulebook-index-lead = Les dames ne sont pas un seul jeu, mais toute une famille de jeux. Chaque page donne les règles de l’un d’eux, avec des damiers pour essayer.
rulebook-index-games = Les jeux

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Le damier a { $width } cases sur { $height }. On ne joue que sur les foncées ; chaque joueur en a une dans le coin de son côté, à gauche.
# $width (number)
# $height (number)
rulebook-board-mirrored = Le damier a { $width } cases sur { $height }. On ne joue que sur les foncées ; chaque joueur en a une dans le coin de son côté, à droite.
# $width (number)
# $height (number)
rulebook-board-all = Le damier a { $width } cases sur { $height }, et on joue sur toutes.
# $men (number)
# $rows (text) a list
rulebook-start = Chaque camp commence avec { $men } pions. En comptant à partir de son propre bord, il y en a { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } sur la rangée { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } et { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Les Blancs jouent le premier coup ; ensuite, les camps jouent à tour de rôle.
       *[black] Les Noirs jouent le premier coup ; ensuite, les camps jouent à tour de rôle.
    }

## Aim

rulebook-goal-last = Qui ne peut pas jouer a perdu : toutes ses pièces sont prises, ou aucune ne peut se déplacer.
rulebook-goal-none = Qui ne peut pas jouer a gagné : le but est de perdre toutes ses pièces, ou de les faire bloquer.

## Directions

rulebook-directions =
    .diagonal-forward = en diagonale vers l’avant
    .straight-forward = tout droit vers l’avant
    .forward = tout droit ou en diagonale vers l’avant
    .forward-sideways = tout droit vers l’avant ou sur le côté
    .not-backward = tout droit ou en diagonale vers l’avant, ou sur le côté
    .diagonal = en diagonale, vers l’avant ou vers l’arrière
    .straight = le long des rangées et des colonnes, vers l’avant, sur le côté ou vers l’arrière
    .all = dans les huit directions
    .none = nulle part

## Men

# $way (text) directions
rulebook-man-steps = Un pion se déplace d’une case { $way }, si cette case est vide.
rulebook-man-lines = Des pions placés l’un derrière l’autre, sans intervalle, peuvent aussi se déplacer en ligne : le dernier passe par-dessus les autres jusqu’à la première case au-delà, si elle est vide.

## Kings

# $way (text) directions
rulebook-king-short = Une dame se déplace d’une case { $way }, si cette case est vide.
# $way (text) directions
rulebook-king-flies = Une dame se déplace { $way } aussi loin qu’elle veut, sur des cases vides.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Tant qu’un camp a un pion, une même dame de ce camp peut jouer au plus { $moves } coup de suite sans prendre. Ensuite, une autre pièce doit jouer, ou la dame doit prendre.
       *[other] Tant qu’un camp a un pion, une même dame de ce camp peut jouer au plus { $moves } coups de suite sans prendre. Ensuite, une autre pièce doit jouer, ou la dame doit prendre.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Un pion prend en sautant { $way } par-dessus une pièce adverse sur la case voisine, si la case juste derrière elle est vide.
# $way (text) directions
rulebook-king-jumps-short = Une dame prend en sautant { $way } par-dessus une pièce adverse sur la case voisine, si la case juste derrière elle est vide.
# $way (text) directions
rulebook-king-jumps-flying = Une dame prend { $way } à n’importe quelle distance : les cases avant la pièce doivent être vides, ainsi que la case juste derrière elle.
rulebook-men-take-men = Un pion ne peut pas prendre une dame.
rulebook-duty-enforced = La prise est obligatoire, et elle continue tant qu’une autre pièce peut être prise.
rulebook-duty-huff = La prise est obligatoire. Si un camp joue autre chose, l’adversaire peut retirer du damier la pièce qui aurait dû prendre, exiger la prise, ou accepter le coup tel quel.
rulebook-duty-forfeit = La prise est obligatoire. Un camp qui joue autre chose, ou s’arrête trop tôt, a perdu.
rulebook-landing-any = Après la dernière pièce, une dame peut s’arrêter sur n’importe quelle case vide de cette ligne.
rulebook-landing-behind-last = À la fin d’une prise, une dame s’arrête juste derrière la dernière pièce qu’elle a prise.
rulebook-landing-behind-king = À la fin d’une prise, une dame s’arrête sur n’importe quelle case vide de cette ligne, mais juste derrière la dernière pièce si c’est une dame.
rulebook-landing-behind-each = Une dame se pose juste derrière chaque pièce qu’elle prend.
rulebook-removal-after = Les pièces prises sont retirées à la fin du coup. Jusque-là, elles barrent le chemin, et aucune ne peut être sautée deux fois.
rulebook-removal-at-once = Chaque pièce est retirée dès qu’elle est sautée, si bien que le chemin est de nouveau libre.
rulebook-u-turn-no = Entre deux sauts, une dame ne peut pas faire demi-tour.
rulebook-u-turn-yes = Entre deux sauts, une dame peut aussi faire demi-tour.

## Which capture

rulebook-choice-any = Entre plusieurs prises, on choisit librement.
rulebook-choice-most = Il faut choisir la prise du plus grand nombre de pièces.
rulebook-choice-frisian = Il faut choisir la prise de plus grande valeur. Une dame vaut un peu moins que deux pions. Entre des prises égales, il faut en choisir une faite par une dame, s’il y en a une.
rulebook-choice-king-first = Si une dame peut prendre, c’est une dame qui doit prendre.
rulebook-choice-spanish = Il faut choisir la prise du plus grand nombre de pièces et, parmi celles-là, celle qui prend le plus de dames.
rulebook-choice-italian = Il faut choisir la prise du plus grand nombre de pièces ; parmi celles-là, une faite par une dame ; parmi celles-là, celle qui prend le plus de dames ; parmi celles-là, celle qui rencontre une dame le plus tôt.

## Crowning

rulebook-promotion-rest = Un pion qui finit son coup sur la dernière rangée devient dame. S’il continue à prendre à partir de là, il le fait en tant que pion.
rulebook-promotion-passing = Un pion qui atteint la dernière rangée devient dame. S’il peut continuer à prendre à partir de là, il le fait comme dame.
rulebook-promotion-ends = Un pion qui atteint la dernière rangée devient dame, et son coup finit là.

## Other ends

rulebook-end-man-king = Quand un camp n’a plus qu’une dame et l’autre qu’un pion, le camp qui a la dame a gagné.
rulebook-end-king-king = Quand chaque camp n’a plus qu’une dame, la partie est nulle, sauf si le camp au trait peut prendre l’autre dame, ou doit perdre la sienne.
rulebook-end-corners = Quand chaque camp n’a plus qu’une dame, dans les deux coins de la grande diagonale, le camp au trait a perdu.
rulebook-end-first-king = Le camp qui obtient la première dame a gagné.

## Draws

rulebook-draw-agreed = Les joueurs peuvent convenir d’une nulle.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Le camp au trait peut réclamer la nulle si { $clause }.
       *[no] La partie est nulle si { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Un camp a { $strong }, l’autre { $weak }{ $road ->
        [yes] {" "}sur la grande diagonale
       *[no] {""}
    } : après { $moves } sans victoire, { $claim ->
        [yes] la nulle peut être réclamée.
       *[no] la partie est nulle.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Tant que chaque camp a une dame : après { $moves } sans victoire, { $claim ->
        [yes] la nulle peut être réclamée.
       *[no] la partie est nulle.
    }
# $count (text)
rulebook-draw-total = Cette règle s’applique tant qu’il y a { $count } pièces sur le damier.
rulebook-draw-restart = Une prise ou une promotion fait repartir le compte de zéro.
# $least (number)
# $most (number)
rulebook-range = { $least } à { $most }
# $least (number)
rulebook-at-least = au moins { $least }
rulebook-force-king = une seule dame
# $count (text)
rulebook-force-kings = { $count } dames
# $count (text)
rulebook-force-pieces = { $count } pièces, dont au moins une dame
rulebook-force-some = au moins une dame
# $count (text)
rulebook-force-any = { $count } pièces

## How moves are written

rulebook-labels-numbers = Les cases sont numérotées rangée par rangée à partir d’en haut à gauche, du point de vue des Blancs.
rulebook-labels-upward = Les cases sont numérotées rangée par rangée à partir d’en bas à droite, du point de vue des Blancs.
rulebook-labels-letters = Les colonnes ont des lettres et les rangées des numéros ; a1 est dans le coin proche des Blancs, à leur gauche.
# $quiet (text)
# $capture (text)
rulebook-written = Un coup s’écrit avec la case de départ et celle d’arrivée, comme { $quiet } ; une prise s’écrit avec un x, comme { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Un coup s’écrit avec la case de départ et celle d’arrivée, comme { $quiet } ; une prise s’écrit avec un x et chaque case où la pièce se pose, comme { $capture }.
