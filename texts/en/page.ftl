### What most of the program shows.

## Buttons (at most 32 characters)

new-game = New game
start = Start
close = Close
undo = Undo
redo = Redo
resign = Resign
confirm-resign = Really resign?
resign-yes = Yes, resign
resign-no = Play on
flip = Turn board
library = Library
settings = Settings
help = Keys
stop = Stop
think-on = Resume thinking
move-now = Move now
try-again = Try again
rematch = Rematch
rematch-as =
    .white = Rematch as White
    .black = Rematch as Black
go-through = Replay
learn-from-mistakes = Learn from your mistakes
mistakes = Mistakes
offer-draw = Offer draw
accept-draw = Accept
decline-draw = Decline
claim-draw = Claim draw
insist = Insist on the capture
play-on-from-here = Play from here
back-to-game = Back to the game
back-to-saved = Back to my game
return-to-it = Go back to it
update = Update
the-rule = See the rule
rules = The rules
about-game = About this game
back = Back
forward = Forward
more = More

## Labels and notices (at most 100 characters)

title = Damiera: the whole draughts family
skip-to-board = Skip to the board
choose-game = Choose a game
opponent = Opponent
computer = Computer
you = You
two-players = Two players
your-color = You play
white = White
black = Black
random = Random
level = Level
language = Language
sources = Sources
actions = Actions
moves = Moves
no-moves-yet = No moves yet.
first-move = To the start
previous-move = One move back
next-move = One move forward
last-move = To the last move
looking-back = An earlier position
your-turn = Your turn
computers-turn = Computer's turn
must-capture = a capture is compulsory
stopped = The computer has been stopped.
missed-capture = A capture was missed on the last move.
overlook = The computer overlooks missed captures
may-stop = Go on, or press the piece again to stop here.
counters = Counts toward a draw
draw-offered = a draw is offered
choose-route = Several captures lead there. Which one?
route-entered = Go on: the capture is not finished.
several-pieces = Several pieces can go there: choose the piece first.
no-move-here = That piece cannot move.
not-your-turn = It is the computer's turn.
opened-link = This position came from a link.
opened-game = The game that was on the board is kept for you.
kept-game = The game before is kept in the library.
set-aside = What you were making is set aside.
unchecked-link = This link cannot be checked for changes made on its way here.
part-missing = This part of Damiera could not be loaded: is there a network? It is being tried again.
storage-blocked = This browser does not let the page keep the game; a reload would lose it.
install = Install
offline-ready = Ready to play offline
update-ready = A new version is ready.
keys-title = Keys on the board

## Sides

side = { $color ->
        [white] White
       *[black] Black
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { side }
to-move =
    .white = White to move
    .black = Black to move

## The computer

# $level (text) at which it plays
computer-at = Computer, level { $level }
thinking-yet = The computer is thinking…
# $depth (number)
thinking-at-depth = The computer is thinking… depth { $depth }
engine-failed = The engine has stopped working.
# The levels, weakest first.
level-names =
    .first = Beginner
    .second = Learner
    .third = Casual
    .fourth = Intermediate
    .fifth = Club player
    .sixth = Strong
    .seventh = Expert
    .eighth = Maximum

## Words between moves

result =
    .white-wins = White wins
    .black-wins = Black wins
    .draw = Draw
    .unlistable = Too many captures
result-yours =
    .won = You won
    .lost = You lost
huff = Huff { $square }
huffed = A capture was missed: the computer huffs the piece on { $square }, and moves.
draw-is-offered =
    .white = White offers a draw.
    .black = Black offers a draw.
offer-answered =
    .declined = The computer declines the draw.
    .accepted = The computer accepts the draw.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = a capture was missed on the last move: huff { $squares }, insist on the capture, or let it stand

## The board

board-of = { $game } board
board-of-to-move = { $game } board, { side } to move
square-empty = empty
# What may be done with a square.
square-roles =
    .can-move = can move
    .can-capture = can capture
    .chosen = chosen
    .target = can land here
    .jumped = jumped
# $moves (number)
# $limit (number)
square-streak = { $moves } of { $limit } king moves in a row
piece =
    .white-man = white man
    .white-king = white king
    .black-man = black man
    .black-king = black king
# A king with its square.
king-on = king { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: { $from } to { $to }{ $crowned ->
        [yes] , becomes a king
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } captures { $n }: from { $from }{ $via ->
        [yes] {" "}by { $by }
       *[no] {""}
    } to { $to }, taking { $taken }{ $crowned ->
        [yes] , becomes a king
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, takes { $n }
# $white (number)
# $black (number)
pieces-left = White { $white }, Black { $black }
legal-moves-are = Legal moves: { $moves }
link-fault = The link could not be read in full.
board-fault = This board cannot be shown.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } and { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } or { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, Space
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = move over the board
    .enter = pick up a piece, put it down
    .escape = let go of it
    .next-piece = next, previous piece that can move
    .next-target = next square it can go to
    .moves = read the legal moves
    .last-move = read the last move
    .state = read how the game stands
    .undo = undo, redo
    .look = look one move back, one forward
    .ends = look at the start, at the end
    .analysis = analysis on or off
    .threat = what the other side threatens
    .evaluation = read the evaluation
    .hint = hint, step by step
    .flip = turn the board
    .routes = choose a route
