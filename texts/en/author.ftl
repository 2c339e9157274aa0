### Making exercises.

author-title = Exercise editor
author-make = Make an exercise
author-edit = Edit this exercise
author-back-to-exercise = Use this position
author-set-up = Change position
author-try-it = Try it
author-end-try = Back to the editor
author-trying = This is how others will see it.
author-finish = Finish and open it
author-discard = Discard
author-confirm-discard = Really discard?
author-leave = Play from here
author-goal = Goal
author-n-moves = How many moves
author-target = Which square
author-on-board = On the board
author-next-choice = Play the moves to choose from: legal ones, and one that is not.
author-next-judged = The goal decides which moves are right. Play them to record replies.
author-next-over = The game is over here. Step back to record more.
author-next-wrong = Play a wrong try, legal or not. What to say about it is written under Words.
author-next-mark = Choose squares to mark them. Choose one again to remove its mark.
author-next-arrow = Choose where the arrow begins, then where it ends. Go on from there to bend it.
author-undo = Undo
author-redo = Redo
author-to-start = Start
author-step-back = Move back
author-step-on = Move on
author-known = That is already recorded.
author-full = There is no room for more.
author-removed = Removed.
author-undone = Undone.
author-redone = Redone.
author-promotes = becomes a king
author-leaves = leaves a certain position
author-recorded = Recorded
author-nothing = Nothing yet.
author-choices = Moves to choose from
author-replies = Replies
author-wrong = Wrong tries
author-drawings = Marks and arrows
author-remove = Remove
author-also-accept = Accept every move that
author-add = Add
author-hint = Hint
author-ok = What to say at the end
author-caption = Text under the board
author-check = Check
author-checking = Checking…
author-not-checked = The exercise could not be checked.
author-changed-since = The exercise has changed since.
author-too-few-choices = At least two moves to choose from are needed.
author-too-long = The texts are too long for a link.
author-keys = Keys on the board: 1 to 9 and 0 choose a tool, Enter uses it, Delete clears what is drawn on a square, U undoes, R redoes, K and J step back and forward, F turns the board, Escape lets go.
author-back = Back
author-missing = something is missing
author-optional = All of these can stay empty.
author-wordless = A wrong try with nothing to say about it is left out.
author-problems = Problems
author-goals =
    .move = Find the right move
    .capture-any = Make a capture
    .capture-all = Find every capture
    .capture-max = Make the largest capture
    .find-illegal = Find the move that is not allowed
    .reach = Reach a square
    .win-in = Win within a number of moves
    .hold = Do not lose within a number of moves
author-tool-names =
    .answer = Right answer
    .wrong = Wrong try
    .ring = Ring
    .attention = Attention
    .cross = Cross
    .dot = Dot
    .green = Green arrow
    .red = Red arrow
    .yellow = Yellow arrow
    .blue = Blue arrow
# $color (color)
# $turn (number)
author-next-answer = Turn { $turn }: play a right answer for { side } on the board.
# $color (color)
# $mv (text) has been played
author-next-reply = { $mv } has been played. Play { side }'s reply, or step back.
# $what (text)
# $turn (number)
author-accepted = Right answer of turn { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Reply to { $mv }: { $reply }.
author-tried = Wrong try: { $mv }. Write under Words what to say about it.
author-try-from = From { $label }: now choose where the try ends.
author-arrow-from = Arrow from { $label }: now choose where it ends.
author-lands = ends on { $label }
# $turn (number)
author-answers-of = Right answers, turn { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } to { $mv }
author-words-to = What to say about { $mv }
author-remove-what = Remove: { $what }
# $turn (number)
author-no-answer = No right answer is recorded for turn { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, an exercise. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Drawn: { $what }.
       *[no] Removed: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = The solution stops at move { $ply }, counting both sides: { $why }.
author-captures = { $n ->
        [one] makes any capture
       *[other] captures { $n } or more
    }
# $step (text) its name
author-to-step = Next: { $step }
author-steps =
    .task = Task
    .solution = Solution
    .drawings = Drawings
    .words = Words
    .end = Finish
author-headings =
    .task = What is asked
    .solution = The moves of the solution
    .drawings = Marks and arrows
    .words = What is said
    .end = Check it and pass it on
