### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = a draw can be claimed: { $clause }
# $times (number)
draws-repetition = the same position has come up { $times } times
# $moves (text) how many, as in draws-each
draws-king-moves = for { $moves } only kings have moved and nothing has been taken
draws-no-capture = for { $moves } nothing has been taken
draws-ending = this ending has lasted { $moves } without a win
# $moves (number)
draws-refused-offer = a draw was refused, and { $moves } moves have brought neither a win nor an advantage
# $n (number)
draws-each = { $n } moves each
# $n (number)
draws-together = { $n } moves by both sides together

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = position seen { $count } of { $limit } times
# $count (number)
# $limit (number)
draws-count-king-moves = king moves without a capture: { $count } of { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = moves without a capture: { $count } of { $limit }
# $count (number)
# $limit (number)
draws-count-ending = moves in this ending: { $count } of { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } refused a draw: { $count } of { $limit } moves to win{ $ahead ->
        [yes] , and has a decided advantage
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } offers a draw
draws-said-accept = { side } accepts the draw
draws-said-decline = { side } declines the draw
draws-said-decline-by-moving = { side } plays on, which declines the draw
draws-said-claim = { side } claims a draw
draws-said-resign = { side } resigns
draws-said-timeout = { side } has run out of time
draws-said-huff = { side } huffs { $square }
draws-said-insist = { side } insists on the capture
