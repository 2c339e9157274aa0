### Exercises, for those who solve them, and positions in words.

exercise-title = Exercise
exercise-hint = Hint
exercise-again = Start over
exercise-choices = Moves to choose from
exercise-task-of = { side } to move: { $what }
# $found (number)
# $of (number)
exercise-found = { $found } of { $of } found
exercise-hint-illegal = The move that is not allowed is { $text }.
exercise-unreadable = This exercise cannot be read: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Solved { $tries ->
        [one] on the first try
       *[other] after { $tries } tries
    }, { $hints ->
        [0] without a hint
        [one] with 1 hint
       *[other] with { $hints } hints
    }.

## What is asked

exercise-task-move = find the right move.
# $n (number) at least two
exercise-task-moves = find the { $n } right moves, one after the other.
exercise-task-capture-any = make a capture.
exercise-task-capture-all = { $n ->
        [one] find the capture. There is only one.
       *[other] find all { $n } captures, one after the other.
    }
exercise-task-capture-due = capture as many pieces as the rules require.
exercise-task-capture-best = make the capture that the rules require.
exercise-task-capture-most = capture as many pieces as you can.
# $n (number)
exercise-task-find-illegal = one of these { $n } moves is not allowed. Which{ $n ->
        [2] {""}
        [one] {" "}one
       *[other] {" "}one
    }?
exercise-task-reach = bring a piece to { $square }.
exercise-task-win-in = { $n ->
        [one] win with this move.
       *[other] win in at most { $n } moves.
    }
exercise-task-hold = { $n ->
        [one] make a move that does not lose at once.
       *[other] do not lose within { $n } moves.
    }

## What is said to a try

exercise-solved = Solved.
exercise-right = Right. The reply is { $reply }: go on.
# $found (number)
# $of (number)
exercise-found-one = Right: { $found } of { $of } found.
exercise-found-already = You have found that one already: look for another.
exercise-takes-nothing = That takes nothing: look for a capture.
# $takes (number)
# $most (number)
exercise-takes-less = That takes { $takes ->
        [one] 1 piece
       *[other] { $takes } pieces
    }, but { $most } can be taken.
exercise-does-not-reach = That does not end on { $square }.
exercise-not-accepted = Not the right move. Try again.
exercise-lets-go = That does not win in time.
exercise-lets-go-after = That does not win in time: the other side plays { $reply }.
exercise-loses = That loses.
exercise-loses-after = That loses: the other side plays { $reply }.
exercise-is-legal = { $text } is allowed: look for another.
exercise-not-a-choice = Choose one of the moves shown.
exercise-too-hard = There are too many possibilities here: this try could not be judged.
exercise-over = The exercise is solved already.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = White: { $white }. Black: { $black }. { side } to move.
exercise-no-pieces = no pieces
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] man
       *[yes] men
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] king
       *[yes] kings
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } to { $to }
