### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] pion
       *[king] dame
    }

## What can be taken

refusals-men = { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
refusals-kings = { $n ->
        [one] { $n } dame
       *[other] { $n } dames
    }
refusals-pieces = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] la pièce en { $squares }
       *[other] les pièces en { $squares }
    }

## Reasons

refusals-nothing-entered = Choisis une pièce et la case où elle va.
refusals-game-over = La partie est finie. { $reason }
refusals-too-many-captures = Il y a ici trop de prises pour les énumérer : aucun coup ne peut être jugé.
refusals-empty-square = Il n’y a pas de pièce en { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Le pion
       *[king] La dame
    } en { $square } n’est pas à toi.
refusals-same-square = La pièce est déjà en { $square } : choisis une autre case.
refusals-occupied = La case { $square } est occupée.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Tu dois prendre : { $kind ->
        [man] le pion
       *[king] la dame
    } en { $square } peut prendre { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = La prise doit finir en { $stop }, juste derrière la dernière pièce prise, en { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = La dame en { $square } a joué { $moves } fois de suite : une autre pièce doit jouer d’abord.
refusals-crowned-ends-move = Le pion devient dame en { $square }, et cela met fin au coup.
refusals-passed-last-row = Le pion ne fait que passer en { $square } : il n’y devient pas dame, et continue à prendre comme pion.
refusals-quiet-move-ends = Rien n’est pris, donc le coup finit en { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Une autre prise rapporte plus : { $most ->
        [one] { $most } pièce
       *[other] { $most } pièces
    } au lieu de { $takes }, avec { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Une autre prise vaut plus : { $most } au lieu de { $takes }, avec { $path }.
refusals-king-must-capture = Une dame peut prendre autant, donc c’est une dame qui doit prendre : celle en { $kings }, avec { $path }.
refusals-kings-first = Une dame peut prendre, donc c’est une dame qui doit prendre : celle en { $kings }, avec { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Une autre prise rapporte autant de pièces et plus de dames : { $most } au lieu de { $takes }, avec { $path }.
refusals-another-meets-king-first = Une autre prise rapporte autant et rencontre une dame plus tôt : { $path }.
refusals-must-go-on = La prise n’est pas finie : à partir de { $stopped }, la pièce doit continuer et prendre la pièce en { $over }.
refusals-must-go-on-elsewhere = La prise n’est pas finie : ne t’arrête pas en { $stopped }, mais continue à partir de { $turns } et prends la pièce en { $over }.
refusals-men-move-forward = Les pions ne vont pas en arrière : le pion en { $from } doit avancer.
refusals-men-do-not-move-that-way = Un pion ne se déplace pas ainsi : pas de { $from } à { $to }.
refusals-kings-do-not-move-that-way = Une dame ne se déplace pas ainsi : pas de { $from } à { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = De { $from } à { $to }, { $kind ->
        [man] un pion
       *[king] une dame
    } ne se déplace que pour prendre.
refusals-men-do-not-capture-that-way = Un pion ne prend pas ainsi : pas de { $from } à { $to }.
refusals-kings-do-not-capture-that-way = Une dame ne prend pas ainsi : pas de { $from } à { $to }.
refusals-too-far = { $kind ->
        [man] Un pion
       *[king] Une dame
    } se déplace d’une case à la fois : de { $from } à { $to }, c’est trop loin.
refusals-jump-too-far = { $kind ->
        [man] Un pion
       *[king] Une dame
    } ne saute qu’une pièce voisine et se pose juste derrière : impossible de sauter de { $from } par-dessus { $over }.
refusals-already-jumped = La pièce en { $square } a déjà été sautée ; elle quitte le damier à la fin du coup.
refusals-own-piece-in-the-way = Ta propre pièce en { $square } barre le chemin.
refusals-two-in-a-row = La pièce en { $first } ne peut pas être sautée : la case derrière elle, { $second }, est occupée.
refusals-men-do-not-take-kings = Un pion ne peut pas prendre une dame, et il y a une dame en { $square }.
refusals-nothing-to-capture = Il n’y a rien à prendre entre { $from } et { $to }.
refusals-no-turning-back = Une prise ne peut pas faire demi-tour, comme ce serait le cas en { $at }.
refusals-line-broken = Seule une ligne ininterrompue de tes propres pions se déplace ensemble, et { $gap } est vide.
refusals-line-blocked = Seuls tes propres pions se déplacent ensemble en ligne ; la pièce en { $by } barre le chemin.
