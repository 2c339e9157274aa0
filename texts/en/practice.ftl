### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Practice
practice-about = Endings with few pieces. The other side never errs, each of your moves is judged, and you can take it back.
practice-game = Game
practice-goals =
    .win = Win
    .hold = Hold the draw
# $n (number)
practice-men = { $n ->
    [one] { $n } man
   *[other] { $n } men
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } king
   *[other] { $n } kings
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } and { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } against { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } to { $most } moves
# $done (number)
# $all (number)
practice-done = { $done } of { $all } done
practice-working = More endings are being worked out.
practice-none = No ending with so few pieces takes long enough in this game to be practiced.
practice-failed = The endings could not be worked out in this browser.
practice-from-here = Play on from this position
practice-from-here-about = The position on the board, against the engine at its best.
# $at (number)
# $all (number)
practice-place = { $at } of { $all }
# $moves (number)
practice-win = Win. Against the best defense it takes you { $moves } moves.
# $n (number)
practice-hold = Hold the draw for { $n } moves.
practice-free = Play as well as you can.
practice-verdicts =
    .best = The best move.
    .good = A good move.
    .held = The draw is held.
    .inaccurate = Not quite the best.
    .mistake = A mistake.
    .gone = The win is gone: it is a draw now.
    .lost = This loses.
# $n (number)
practice-longer = { $n ->
    [one] Still won, but { $n } move longer.
   *[other] Still won, but { $n } moves longer.
}
practice-which = What was better?
# $mv (text)
practice-better = Better was { $mv }.
# $mv (text)
practice-hint = Best here is { $mv }.
practice-looking = The position is being looked at.
practice-unknown = Nothing is known of this position, so nothing is judged here.
practice-par = Won in as few moves as possible.
# $n (number)
practice-over = { $n ->
    [one] Won, { $n } move more than it takes.
   *[other] Won, { $n } moves more than it takes.
}
practice-was-held = The draw is yours.
practice-missed = Not this time. Take a move back or begin again.
practice-helped = With help, so it counts as seen.
# $moves (number)
# $all (number)
practice-moves = { $moves } of { $all } moves
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Good: { $good } · inaccurate: { $inaccurate } · mistakes: { $mistakes }
practice-take-back = Take back
practice-next = Next ending
practice-previous = Previous ending
practice-others = All endings
