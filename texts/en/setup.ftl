### Why a position or its text cannot be used.

## Positions

setup-no-pieces = There are no pieces on the board.
setup-shared-square = Both sides have a piece on { $label }.
setup-counter-without-king = King moves are counted on { $label }, but that side has no king there.
# $counted (number)
# $limit (number)
setup-counter-too-high = { $counted } king moves in a row are counted, and only { $limit } are allowed.
setup-counter-without-limit = King moves are not counted in this game.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = the text is longer than { $max } bytes.
setup-expected-known-turn = who is to move must be known: write W or B.
setup-expected-turn = the side to move must come first: write W or B.
setup-expected-side = write the squares of a side here, W or B before them.
setup-expected-side-once-white = White's squares have already been given.
setup-expected-side-once-black = Black's squares have already been given.
setup-expected-square = this is not a square; the squares are { $first } to { $last }.
setup-expected-range = a range must rise, and lie within { $first } to { $last }.
setup-expected-range-in-row = a range must run along one row from left to right, and lie within { $first } to { $last }.
setup-expected-empty-square = there is already a piece on { $label }.
setup-expected-counters = write the king moves of Black and of White here, as in +0+312.
setup-expected-counter = write a count and the two digits of the king's square, as in 312, or just 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Something is missing at character { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = “{ $token }” at character { $place }: { $what }
