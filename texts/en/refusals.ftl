### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] man
       *[king] king
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 man
       *[other] { $n } men
    }
refusals-kings = { $n ->
        [one] 1 king
       *[other] { $n } kings
    }
refusals-pieces = { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $squares }

## Reasons

refusals-nothing-entered = Choose a piece and the square it goes to.
refusals-game-over = The game is over. { $reason }
refusals-too-many-captures = There are too many captures here to list, so no move can be judged.
refusals-empty-square = There is no piece on { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = The { refusals-piece } on { $square } is not yours.
refusals-same-square = The piece is already on { $square }: choose another square.
refusals-occupied = The square { $square } is occupied.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = You must capture: the { refusals-piece } on { $square } can take { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = The capture must end on { $stop }, directly behind { $last }, the last piece taken.
# $square (text)
# $moves (number)
refusals-king-locked = The king on { $square } has moved { $moves ->
        [one] 1 time
       *[other] { $moves } times
    } in a row: another piece must move first.
refusals-crowned-ends-move = The man is crowned on { $square }, and that ends the move.
refusals-passed-last-row = The man only passes { $square }: it is not crowned there, and goes on capturing as a man.
refusals-quiet-move-ends = Nothing is captured, so the move ends on { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Another capture takes more: { $most ->
        [one] 1 piece
       *[other] { $most } pieces
    } instead of { $takes }, with { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Another capture is worth more: { $most } instead of { $takes }, with { $path }.
refusals-king-must-capture = A king can take as much, so a king must capture: the one on { $kings }, with { $path }.
refusals-kings-first = A king can capture, so a king must: the one on { $kings }, with { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Another capture takes as many pieces and more kings: { $most } instead of { $takes }, with { $path }.
refusals-another-meets-king-first = Another capture takes as much and meets a king earlier: { $path }.
refusals-must-go-on = The capture is not finished: from { $stopped } the piece must go on and take { $over }.
refusals-must-go-on-elsewhere = The capture is not finished: do not stop on { $stopped }, but go on from { $turns } and take { $over }.
refusals-men-move-forward = Men do not move backward: the man on { $from } must go forward.
refusals-men-do-not-move-that-way = A man does not move that way: not from { $from } to { $to }.
refusals-kings-do-not-move-that-way = A king does not move that way: not from { $from } to { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = From { $from } to { $to } a { refusals-piece } goes only when it captures.
refusals-men-do-not-capture-that-way = A man does not capture that way: not from { $from } to { $to }.
refusals-kings-do-not-capture-that-way = A king does not capture that way: not from { $from } to { $to }.
refusals-too-far = A { refusals-piece } moves one square at a time: from { $from } to { $to } is too far.
refusals-jump-too-far = A { refusals-piece } jumps only a piece next to it and lands right behind it: it cannot jump from { $from } over { $over }.
refusals-already-jumped = The piece on { $square } has already been jumped; it leaves the board when the move is over.
refusals-own-piece-in-the-way = Your own piece on { $square } is in the way.
refusals-two-in-a-row = The piece on { $first } cannot be jumped: the square behind it, { $second }, is occupied.
refusals-men-do-not-take-kings = A man cannot take a king, and a king stands on { $square }.
refusals-nothing-to-capture = There is nothing to capture between { $from } and { $to }.
refusals-no-turning-back = A capture may not turn straight back, as it would on { $at }.
refusals-line-broken = Only an unbroken line of your own men moves together, and { $gap } is empty.
refusals-line-blocked = Only your own men move together in a line; the piece on { $by } is in the way.
