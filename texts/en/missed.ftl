### What a person misses most, over all games that were gone through.

missed-title = What you miss most
# $n (number)
missed-in-games = after { $n ->
        [one] 1 game gone through
       *[other] { $n } games gone through
    }
missed-nothing = Nothing much was missed.
missed-train = Press one for tactics of that kind.

missed-shot = A shot that you did not see
missed-allowed = A shot that you let the other side play
missed-choice = The wrong capture
missed-ending = A move in an ending
missed-quiet = A better move without a capture
