### The check of an exercise.

check-is-sound =
    .no = The exercise is not sound.
    .yes = The exercise is sound.
check-works = The exercise works. How good its answer is was not checked.
check-game-drawn = The game is drawn in this position, so there is nothing to find.
check-game-over = The game is over in this position, so there is nothing to find.
check-too-many-captures = There are more captures here than can be listed.
check-too-hard = There are too many possibilities to judge this exercise: ask for fewer moves, or use fewer pieces.
check-too-many-lines = There are too many lines to follow: accept fewer moves.
check-no-solution = No legal move solves this exercise.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } is accepted, but is not a legal move. { $why }
check-never-fits = No legal move matches “{ $text }”.
check-no-reply = After { $mv } there are several replies: say which one is played.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = The reply { $reply } to { $mv } is not a legal move. { $why }
check-reply-unused = A reply to { $mv } is given, but that move is never played.
check-answer-to-right = { $mv } is given as a wrong try, but that move is right.
check-no-illegal = All the moves to choose from are legal.
check-several-illegal = Several of the moves to choose from are not legal: { $moves }.
check-unique = The answer is unique: { $mv }.
check-accepted = One move is accepted: { $mv }. That no other is as good is not proved.
# $n (number)
# $moves (text)
check-several = { $n } moves are right: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] There is 1 capture to find: { $moves }.
       *[other] There are { $n } captures to find: { $moves }.
    }
check-also-win = The answer wins by force, but so do moves that are not accepted: { $moves }.
check-refuted = { $mv } is refuted by { $reply }.
check-every-move = Every legal move is right, so there is little to find.
check-same-result = { $text } is right, too: it leaves the same position as { $named }.
