### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

# $why (text) one of those below
faults-link = The link could not be read in full: { $why }.
# $why (text) one of those below
faults-board = This board cannot be shown: { $why }.
# $why (text) one of those below
faults-lesson = The lesson cannot be read: { $why }.
# $one (text) a fault
# $other (text) the next one
faults-both = { $one }; { $other }
# $what (text) faults
# $n (number) how many more there are
faults-more = { $what }; and { $n } more

## Parts of links

faults-changed = it was changed or cut after it was made: its check characters do not fit, so it may not be what was meant
faults-invisible = line breaks or characters that nobody sees were left out
# $ending (text) characters
faults-ending = “{ $ending }” at its end was left out
faults-escapes = it was read with its percent escapes undone
# $number (number) of the move
# $text (text) the move
# $why (text) a fault
faults-left-out = move { $number } “{ $text }” was left out with all after it: { $why }
# $max (number)
# $n (number)
faults-too-many-moves = only the first { $max } moves were read, of { $n }
# $number (number) of the move
faults-too-much = move { $number } was left out with all after it: there are too many captures to list
# $text (text)
faults-ply = “ply={ $text }” is not a number from 0 to the number of moves
# $text (text)
faults-orientation = “o={ $text }” is neither w nor b
# $key (text)
# $value (text)
# $expected (text) one of the four below
faults-value = “{ $key }={ $value }” was left out: { $expected } was expected
faults-a-level = a level (1 to 8, or 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = a whole number
faults-a-player = w, b or both
faults-a-mode = diagram, replay, play or exercise
# $key (text)
# $n (number) how many bytes it has
# $max (number)
faults-long-value = “{ $key }=” was left out: of its { $n } bytes at most { $max } are read
# $key (text)
faults-no-key = there is no key “{ $key }”
# $text (text)
faults-no-value = “{ $text }” is not of the form key=value
# $key (text)
faults-twice = “{ $key }=” is there more than once, and only the first was read
# $part (text) one of those below
faults-part = its { $part } could not be read to the end
faults-parts =
    .position = position
    .last = last part
    .moves = moves
    .ply = number of the move shown
    .marks = marks
    .arrows = arrows
    .texts = texts
faults-holds-more = it was made by a newer version of Damiera and holds more than is shown

## Links that cannot be opened

# $n (number)
# $max (number)
faults-long-link = it is { $n } bytes long, and at most { $max } are read
# $version (number)
faults-newer = it was made by a newer version of Damiera (v={ $version })
# $text (text)
faults-version = “v={ $text }” is not a version number
faults-damaged = it was changed or cut after it was made, and nothing of it can be read
faults-no-ruleset = it does not say which game it is: “g=” in a link, or “variant” on a page, is missing
# $id (text)
faults-unknown-ruleset = it names a game that this version does not know: “{ $id }”
# $why (text) one of the faults of house rules
faults-house = its house rules cannot be read: { $why }
# $why (text) a fault
faults-position = its position cannot be read: { $why }
# $text (text)
faults-escape = “{ $text }” is not a percent escape of UTF-8 text

## House rules

# $id (text)
# $expected (text)
faults-house-prefix = “{ $id }” is not an id of house rules: “{ $expected }” was expected at its beginning
# $n (number)
# $max (number)
faults-house-long = a code of { $n } bytes is too long for house rules: at most { $max } were expected
# $text (text)
# $expected (text)
faults-house-version = “{ $text }” is not a known version of house rules: “{ $expected }” was expected
# $part (text)
# $expected (text) several, with commas
faults-house-part = “{ $part }” is not a choice of house rules: one of { $expected } was expected
# $part (text)
# $key (text)
faults-house-twice = “{ $part }” is not the first part with “{ $key }”: only one was expected
# $why (text) one of those below
faults-house-contrary = these house rules make no sense: { $why }
# $max (number)
faults-house-many = at most { $max } different house rules were expected at once
faults-house-too-many-squares = a board of 12 by 12 has dark squares only, because all of them would be too many
faults-house-rows-too-many = so many rows of men leave fewer than two empty rows between the sides
faults-house-trapezoid-of-one-row = a trapezoid has at least two rows of men
faults-house-straight-on-dark = on dark squares men have to move diagonally, or half of them can never be crowned
faults-house-diagonal-on-all = if all squares are used, something has to go straight, or half never meet the rest
faults-house-landing-of-short-king = only flying kings have a choice where to land
faults-house-uturn-of-short-king = only flying kings can turn straight back
faults-house-uturn-barred = a king can turn straight back only where taken pieces leave the board at once
faults-house-limit-of-short-king = a limit on the moves of one king is for flying kings
faults-house-king-gains-nothing = if kings move and take no farther than men, being crowned gains nothing
faults-house-end-against-goal = if having no move wins, no other end makes sense
faults-house-huff-against-goal = if having no move wins, nobody would huff a piece of the other side

## Positions

# $token (text)
# $place (number) of its first character
# $what (text) one of those below
faults-token-at = “{ $token }” at { $place }: { $what }
# $max (number)
faults-expected-shorter = a text of at most { $max } bytes was expected
faults-expected-known-turn = the side to move must be known: W or B was expected
faults-expected-turn = the side to move was expected first: W or B
faults-expected-side = a side's squares were expected, W or B before them
faults-expected-side-once-white = W squares were given before
faults-expected-side-once-black = B squares were given before
# $first (text)
# $last (text)
faults-expected-square = a square was expected, { $first } to { $last }
# $first (text)
# $last (text)
faults-expected-range = a rising range of squares was expected, within { $first } to { $last }
# $first (text)
# $last (text)
faults-expected-range-in-row = a range along one row was expected, from left to right, within { $first } to { $last }
# $label (text) of a square
faults-expected-empty-square = square { $label } is occupied already
faults-expected-counters = Black's and White's king moves were expected, as in +0+312
faults-expected-counter = a count of king moves was expected and, unless it is 0, the two digits of the king's square, as in 312
faults-no-pieces = there is no piece on the board
# $label (text) of a square
faults-shared-square = square { $label } holds pieces of both sides
# $label (text) of a square
faults-counter-without-king = the king-move counter names square { $label }, where that side has no king
# $counted (number)
# $limit (number)
faults-counter-too-high = the king-move counter is { $counted }, but a king may make at most { $limit } moves in a row
faults-counter-without-limit = these rules do not count king moves

## Moves, and what is said between them

# $n (number)
# $max (number)
faults-long-move = a move of { $n } bytes is too long: at most { $max } were expected
# $text (text)
# $example (text) a move
faults-no-move = “{ $text }” is not a move: two squares or more were expected, as in { $example }
# $token (text)
# $text (text)
# $first (text) a square
# $last (text) a square
faults-no-square = “{ $token }” in “{ $text }” is not a square: { $first } to { $last } was expected
# $text (text)
# $moves (text) several, as in list-or
faults-ambiguous = “{ $text }” is ambiguous: { $moves } was expected
# $text (text)
# $mv (text) a move
faults-not-crowned = “{ $text }” ends in K, but { $mv } does not crown a man
# $text (text)
faults-illegal = “{ $text }” is not a legal move here
# $text (text)
# $why (text) one of those below
faults-not-now = “{ $text }” cannot be: { $why }
faults-now-over = the game is over
faults-now-not-your-turn = it is the other side's turn
faults-now-offered = a draw has been offered already: it must be accepted or declined
faults-now-not-offered = no draw has been offered
faults-now-by-moving = an offer is declined by moving only with the move itself
faults-now-no-claim = no clause of the rules lets a draw be claimed here
faults-now-ahead = the side that refused a draw has a decided advantage: at least a man more
faults-now-own-refusal = a refused draw can be claimed only by the side that offered it
faults-now-capture = a capture is due: who is ahead shows when it has been made
faults-now-not-missed = no capture was missed on the last move
faults-now-not-huffed = the piece on that square could not capture

## Marks and arrows

# $text (text)
faults-brush = “{ $text }” is not an arrow: G, R, Y or B was expected first, as in G{ $text }
# $text (text)
# $max (number)
faults-route = “{ $text }” is not an arrow: two squares to { $max } were expected
# $max (number)
# $n (number)
faults-many-marks = only the first { $max } of { $n } marks or arrows were read

## Variations

# $why (text) a fault
faults-variations = its variations cannot be read: { $why }
faults-variations-changed = its variations were changed or cut after it was made: their check characters do not fit
# $path (text)
faults-variations-node = “tn={ $path }” is no node of its variations
faults-variations-part = its variations could not be read to the end
# $line (number)
# $column (number)
# $what (text) a fault
faults-at = line { $line }, column { $column }: { $what }
# $token (text)
# $what (text) a fault
faults-token = “{ $token }”: { $what }
# $n (number)
# $max (number)
faults-long-text = a text of { $n } bytes is too long: at most { $max } were expected
faults-unknown = a move, a comment, a variation, a glyph or a result was expected
faults-too-many-captures = there are too many captures to list before it
faults-open-comment = the comment has no closing brace
faults-glyph-without-move = a glyph was found where there is no move before it
# $max (number)
faults-glyph = a glyph from $0 to $65535 was expected, and not more than { $max } of them
faults-variation-without-move = a variation was found where there is no move that it could replace
faults-open-variation = the variation has no closing parenthesis
# $max (number)
faults-nested = variations at most { $max } deep were expected
faults-close = a closing parenthesis was found without a variation
# $why (text) a fault
faults-set-up = the position cannot be set up: { $why }
faults-not-legal = that move is not legal here
# $max (number)
faults-unlistable = this position has too many captures to list: over { $max } jumps
# $max (number)
faults-deep = a line of at most { $max } plies was expected
# $max (number)
faults-large = a game of at most { $max } moves with its variations was expected
# $n (number)
# $max (number)
faults-long-comment = a comment of { $n } bytes is too long: at most { $max } were expected
# $max (number)
faults-glyphs = at most { $max } glyphs were expected beside one move

## Files of games

faults-tag = a tag was expected, as in [White "Name"]
faults-tag-twice = the tag is there more than once, and the first counts
faults-tag-control = the tag holds control characters, which are read as spaces
# $max (number)
faults-many-tags = at most { $max } tags were expected
# $id (text)
faults-no-game = there is no game “{ $id }” here
# $text (text)
faults-type-number = a game type begins with a number, and “{ $text }” does not
# $number (number)
# $name (text) of a game
faults-type-foreign = game type { $number } is { $name }, which is not played here
# $number (number)
faults-type-unknown = game type { $number } is not a game known here
# $text (text)
# $expected (text) another game type
faults-type-other = game type “{ $text }” is another game than { $expected }, which is played here
# $text (text)
# $number (number)
faults-type-other-number = game type “{ $text }” is another game than the { $number } that is known here
faults-game-unsaid = nothing says which game this is: a GameType tag was expected
faults-result = a result was expected: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 or *
faults-behind-result = it stands behind the result of the game, and was left out
faults-result-twice = the game has a result already, and the first counts
# $result (text)
faults-result-differs = the tag says that the result is { $result }
# $result (text)
faults-result-by-rules = by the rules the result is { $result }
# $n (number)
# $max (number)
faults-long-file = a file of { $n } bytes is too long: at most { $max } were expected

## Games that are gone through on another page

# $why (text) a fault
faults-moves = moves: { $why }
# $text (text)
faults-node = node=“{ $text }” is no node of its variations
# $text (text)
faults-no-ply = ply=“{ $text }” is no ply of the game
# $text (text)
faults-pace = autoplay=“{ $text }” has a wrong value: seconds from 0.5 to 60 were expected
# $n (number)
faults-others = { $n ->
        [one] 1 more fault
       *[other] { $n } more faults
    }

## Exercises

# $goals (text) as in faults-goals
faults-no-goal = the exercise has no goal: { $goals } was expected
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, win-in:NUMBER or hold:NUMBER
# $text (text)
# $goals (text) as in faults-goals
faults-goal = “{ $text }” is not a goal: { $goals } was expected
# $text (text)
# $max (number)
faults-n-moves = “{ $text }” is not a number of moves: 1 to { $max } was expected
# $token (text)
# $first (text)
# $last (text)
faults-square = “{ $token }” is not a square: { $first } to { $last } was expected
# $turn (number)
faults-nothing-accepted = nothing is accepted in turn { $turn }: a move or a predicate was expected
# $text (text)
faults-choices = “{ $text }” is not a choice: two moves or more were expected in “accept”
# $key (text)
faults-not-wanted = “{ $key }” does not go with this goal: it was expected to be left out
# $text (text)
# $max (number)
faults-captures = “{ $text }” is not a number of pieces: 1 to { $max } was expected
# $why (text) a fault
faults-accepted-position = the position that is accepted cannot be read: { $why }
# $text (text)
faults-reply = “{ $text }” is not a reply: a move, > and the reply to it were expected
# $text (text)
faults-answer = “{ $text }” is not an answer: a move, = and what to say were expected
# $n (number)
# $what (text) one of those below
# $max (number)
faults-too-many = there are { $n } { $what }: at most { $max } were expected
faults-lists =
    .turns = turns
    .accepted = accepted moves
    .replies = replies
    .answers = answers to wrong tries
# $key (text)
# $n (number)
# $max (number)
faults-long-key = “{ $key }” is { $n } bytes long: at most { $max } were expected
# $start (text)
# $n (number)
# $max (number)
faults-wordy = the text “{ $start }…” is { $n } bytes long: at most { $max } were expected

## Lessons

# $line (number)
# $what (text) a fault
faults-lesson-line = line { $line }: { $what }
# $n (number)
# $max (number)
faults-long-lesson = the lesson is { $n } bytes long, and at most { $max } are read
# $text (text)
faults-lesson-title = “# ” and the lesson's title were expected, not “{ $text }”
faults-second-title = a lesson has one title; a step begins with “## ”
faults-empty-title = a title was expected after “#”
faults-no-steps = a step was expected: “## ” and its title
# $max (number)
faults-many-steps = there are more than { $max } steps
# $text (text)
faults-lesson-value = “{ $text }” is not of the form “name: value”
# $text (text)
# $known (text) several, with commas
faults-lesson-name = there is no “{ $text }” here: one of { $known } was expected
# $text (text)
# $known (text) several, with commas
faults-lesson-head = there is no “{ $text }” of a lesson: one of { $known } was expected
# $name (text)
faults-lesson-twice = “{ $name }” has a value already
faults-empty-step = the step has neither text nor a board
# $text (text)
faults-lesson-mode = there is no mode “{ $text }”: one of diagram, replay, play, exercise was expected
faults-lesson-source = “src” and the file of the lesson, beside that of the course, were expected
faults-lesson-goal = an exercise has a goal, and only an exercise has one
# $n (number)
# $max (number)
faults-packed-long = a lesson of { $n } characters is too long for a link: at most { $max } were expected
faults-packed-damaged = the link was changed or cut on its way
faults-packed-newer = the link was made by a newer version
# $max (number)
faults-packed-much = what it holds is longer than a lesson, which has at most { $max } bytes

## Problems

# $text (text)
faults-problem-address = “{ $text }” holds no position: it names a game or a puzzle of that site, and nothing is fetched from there. A FEN or PDN from there was expected
# $name (text)
faults-problem-game = “{ $name }” is a game that is not played here
faults-problem-unsolved = a solution was expected
# $max (number)
faults-problem-many = a lesson has { $max } steps at most
# $max (number)
faults-problem-turns = an exercise has { $max } turns at most
# $ply (number)
# $why (text) a fault
faults-problem-flaw = in the solution, ply { $ply }: { $why }
# $number (number)
# $why (text) a fault
faults-problem-in-game = game { $number }: { $why }
