### The board editor.

edit-board = Edit board
editor = Board editor
tools = Pieces and tools
eraser = Eraser
hand = Move a piece
editor-keys = On the board: Enter places the piece, Delete removes it, 1 to 6 choose a tool, T changes the side to move, U and R undo and redo.
side-to-move = Side to move
no-king-moves = none
game = Game
set-up = Ready-made positions
start-position = Start of the game
empty-board = Empty board
few-men = Three men each
two-kings = Two kings against one
three-kings = Three kings against one
line-of-men = A line of men
tired-king = A king that has used up its moves
position-as-text = Position as text (FEN)
setup-is-fine = This position can be played.
play-this = Play from here
play-white = White against the computer
play-black = Black against the computer
only-look = Just look
discard = Back without changes
king-moves =
    .white = White's king moves in a row
    .black = Black's king moves in a row
over-at-once-because = The game would be over at once: { $reason }
men-stand-on-last-row = { side } has men where they would have become kings: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } has { $count } pieces, and only { $start } at the start of a game.
pieces-dropped = { $n ->
        [one] One piece had no square on this board and was left out.
       *[other] { $n } pieces had no square on this board and were left out.
    }
