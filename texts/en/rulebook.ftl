### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Board and start
    .aim = Aim
    .men = Men
    .kings = Kings
    .capture = Captures
    .priority = Which capture
    .promotion = Crowning
    .end = Other ends
    .draws = Draws
    .notation = How moves are written
    .relative = The nearest relative

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] White may play { $moves }.
       *[black] Black may play { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] White has { $n } moves here.
       *[black] Black has { $n } moves here.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] White cannot move.
       *[black] Black cannot move.
    }
# $moves (text) a list
rulebook-may-not = Not { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } or { $last }
# $side (color)
rulebook-won = { $side ->
        [white] The game is over: White has won.
       *[black] The game is over: Black has won.
    }
rulebook-drawn = The game is over: it is a draw.
rulebook-setup = The pieces at the start.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Find the capture.
        [2] Find both captures.
       *[other] Find all { $n } captures.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: the rules
# For lists and search engines.
# $game (text)
rulebook-description = The complete rules of this game with boards to try: { $game }. Written from what the program plays by.
rulebook-lead = These rules are written from what Damiera plays by, and every figure is checked against it.
# $game (text)
rulebook-relative = Of the best-known games { $game } is most like it.
rulebook-here = Here it is otherwise:
rulebook-not-here = What holds there and not here:
rulebook-index-title = The rules of draughts
rulebook-index-short = Overview
rulebook-index-description = Complete rules of all games of the draughts family, with live boards and exercises to try each rule.
rulebook-index-lead = Draughts is not one game but a family. Each page tells the rules of one of them, with boards to try.
rulebook-index-games = The games

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = The board has { $width } by { $height } squares. Only the dark ones are played on; each player has one at the near left.
# $width (number)
# $height (number)
rulebook-board-mirrored = The board has { $width } by { $height } squares. Only the dark ones are played on; each player has one at the near right.
# $width (number)
# $height (number)
rulebook-board-all = The board has { $width } by { $height } squares, and all of them are played on.
# $men (number)
# $rows (text) a list
rulebook-start = Each side begins with { $men } men. Counted from its own edge, there are { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } in row { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } and { $last }
# $side (color)
rulebook-first = { $side ->
        [white] White makes the first move; then the sides move in turn.
       *[black] Black makes the first move; then the sides move in turn.
    }

## Aim

rulebook-goal-last = Whoever cannot move has lost: all pieces are taken, or none of them can move.
rulebook-goal-none = Whoever cannot move has won: the aim is to lose all pieces, or to have them blocked.

## Directions

rulebook-directions =
    .diagonal-forward = diagonally forward
    .straight-forward = straight forward
    .forward = straight or diagonally forward
    .forward-sideways = straight forward or sideways
    .not-backward = straight or diagonally forward, or sideways
    .diagonal = diagonally, forward or backward
    .straight = along rows and columns, forward, sideways or backward
    .all = in all eight directions
    .none = nowhere

## Men

# $way (text) directions
rulebook-man-steps = A man moves one square { $way }, if that square is empty.
rulebook-man-lines = Men that stand one behind the other, without a gap, may also move as a line: the rear man goes over the others to the first square beyond them, if it is empty.

## Kings

# $way (text) directions
rulebook-king-short = A king moves one square { $way }, if that square is empty.
# $way (text) directions
rulebook-king-flies = A king moves { $way } as far as it likes, over empty squares.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] While a side has a man, one king may make at most one move in a row that captures nothing. Then another piece must move, or the king must capture.
       *[other] While a side has a man, one king may make at most { $moves } moves in a row that capture nothing. Then another piece must move, or the king must capture.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = A man captures by jumping { $way } over a piece of the other side on the next square, if the square behind it is empty.
# $way (text) directions
rulebook-king-jumps-short = A king captures by jumping { $way } over a piece of the other side on the next square, if the square behind it is empty.
# $way (text) directions
rulebook-king-jumps-flying = A king captures { $way } at any distance: the squares before the piece must be empty, and the square behind it.
rulebook-men-take-men = A man cannot capture a king.
rulebook-duty-enforced = Capturing is compulsory, and a capture goes on as long as another piece can be taken.
rulebook-duty-huff = Capturing is compulsory. If a side plays something else, the other side may take the piece that should have captured off the board, insist on the capture, or let the move stand.
rulebook-duty-forfeit = Capturing is compulsory. A side that plays something else, or stops too early, has lost.
rulebook-landing-any = After the last piece a king may stop on any empty square of that line.
rulebook-landing-behind-last = At the end of a capture a king stops right behind the last piece that it took.
rulebook-landing-behind-king = At the end of a capture a king stops on any empty square of that line, but right behind the last piece if that is a king.
rulebook-landing-behind-each = A king lands right behind every piece that it takes.
rulebook-removal-after = Captured pieces are taken off when the move is over. Until then they stay in the way, and none may be jumped twice.
rulebook-removal-at-once = Each piece is taken off as soon as it is jumped, so that the way is free again.
rulebook-u-turn-no = Between two jumps a king may not turn straight back.
rulebook-u-turn-yes = Between two jumps a king may also turn straight back.

## Which capture

rulebook-choice-any = Of several captures any may be chosen.
rulebook-choice-most = The capture that takes the most pieces must be chosen.
rulebook-choice-frisian = The most valuable capture must be chosen. A king is worth a little less than two men. Of equal captures one with a king must be chosen, if there is one.
rulebook-choice-king-first = If a king can capture, a king must capture.
rulebook-choice-spanish = The capture that takes the most pieces must be chosen, and of those the one that takes the most kings.
rulebook-choice-italian = The capture that takes the most pieces must be chosen; of those one with a king; of those the one that takes the most kings; of those the one that meets a king first.

## Crowning

rulebook-promotion-rest = A man that ends its move on the last row becomes a king. If it captures on from there, it does so as a man.
rulebook-promotion-passing = A man that reaches the last row becomes a king. If it can capture on from there, it does so as a king.
rulebook-promotion-ends = A man that reaches the last row becomes a king, and its move ends there.

## Other ends

rulebook-end-man-king = When one side has only a king and the other only a man, the side with the king has won.
rulebook-end-king-king = When each side has only a king, the game is a draw, unless the side to move can take the other king, or must lose its own.
rulebook-end-corners = When each side has only a king, in the two corners of the main diagonal, the side to move has lost.
rulebook-end-first-king = The side that gets the first king has won.

## Draws

rulebook-draw-agreed = The players may agree on a draw.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] The side to move may claim a draw if { $clause }.
       *[no] The game is a draw if { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = One side has { $strong }, the other { $weak }{ $road ->
        [yes] {" "}on the main diagonal
       *[no] {""}
    }: after { $moves } without a win { $claim ->
        [yes] a draw may be claimed.
       *[no] the game is a draw.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = While each side has a king: after { $moves } without a win { $claim ->
        [yes] a draw may be claimed.
       *[no] the game is a draw.
    }
# $count (text)
rulebook-draw-total = This counts while there are { $count } pieces on the board.
rulebook-draw-restart = A capture or a crowning starts the count again.
# $least (number)
# $most (number)
rulebook-range = { $least } to { $most }
# $least (number)
rulebook-at-least = { $least } or more
rulebook-force-king = a single king
# $count (text)
rulebook-force-kings = { $count } kings
# $count (text)
rulebook-force-pieces = { $count } pieces, at least one of them a king
rulebook-force-some = at least one king
# $count (text)
rulebook-force-any = { $count } pieces

## How moves are written

rulebook-labels-numbers = Squares are numbered from the top left, row by row, as White sees the board.
rulebook-labels-upward = Squares are numbered from the bottom right, row by row, as White sees the board.
rulebook-labels-letters = Columns have letters and rows have numbers; a1 is at White's near left.
# $quiet (text)
# $capture (text)
rulebook-written = A move is written with the square that it leaves and the one where it ends, such as { $quiet }; a capture has an x, such as { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = A move is written with the square that it leaves and the one where it ends, such as { $quiet }; a capture has an x, and every square on which it lands, such as { $capture }.
