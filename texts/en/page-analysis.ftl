### Analysis and hints.

analysis = Analysis
analysis-on = Analysis is on
analysis-off = Analysis is off
analysis-waits = The computer waits while you analyze.
n-lines = Lines
evaluation = Evaluation
no-evaluation = Not known yet
decimal = .
whole-game = The game at a glance
threat = Threat
hint = Hint
show-piece = Which piece?
show-move = Which move?
hide-hint = Hide hint
hint-waits = The computer is looking for a move…
depth-begun = Analyzing…
depth-nothing = Nothing to analyze
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Depth { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Look at the piece on { $square }.
hint-move = A good move. { $words }.

## How good a position is

verdict-even = Equal
verdict-drawn = Draw
verdict-certain-draw = A certain draw
verdict-slightly-better = { side } is slightly better
verdict-better = { side } is better
verdict-much-better = { side } is much better
verdict-has-won = { side } has won
verdict-wins = { side } wins in { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
verdict-wins-exactly = { side } wins in exactly { $n ->
        [one] 1 move
       *[other] { $n } moves
    }

## A position of the game, and the move that changed most

ply-start = Start
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Move { $n }, { $text }
turning-point = Turning point: { $text }. Before: { $before }. After: { $after }.

## Beside the value

note-only-legal-move = { $text } is the only move.
note-only-good-move = { $text } is the only good move. With { $next }: { $verdict }.
note-looking-for-threat = What if it were { side }'s turn? Looking…
note-threat = { side } threatens { $text }. After that: { $verdict }.
note-no-threat = { side } threatens nothing.
note-must-capture = { side } has to capture first, so threats do not count.

## The rule that decides

hint-only-move = There is only one move.
hint-only-capture = A capture is compulsory, and there is only one. It takes { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }.
# $n (number)
hint-no-capture = There is nothing to capture: any of the { $n } moves may be played.
hint-any-capture = A capture is compulsory. Whichever you choose must be completed.
hint-king-capture = A capture is compulsory, and if a king can capture, a king must.
# $n (number) of pieces that must be taken
hint-most-pieces = A capture is compulsory{ $n ->
        [one] {""}
       *[other] , and it must take { $n } pieces
    }.
hint-best-capture = A capture is compulsory, and it must be one of the most valuable.
