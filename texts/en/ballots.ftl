### Openings by ballot, and matches.

ballots-more = Opening, match, clock
ballots-opening = Opening
ballots-usual = Free
ballots-from-board = The position on the board
ballots-draw-another = Draw another card
ballots-find = Find a card by number, name or moves
ballots-barred = Barred: this card is never drawn, and no game begins with it.
ballots-barred-mark = barred
ballots-loading = Loading the cards…
ballots-nothing-found = There is no such card.
ballots-pair = Match of two games, colors reversed
ballots-next-game = Second game, colors reversed
ballots-card-number = Card { $number }
ballots-card-named = Card { $number }, { $name }
ballots-both = { $first } and { $last }
ballots-without-pieces = without { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } put on { $to }
ballots-failed = The cards could not be loaded.

## How a match stands

ballots-match-over = Match over
ballots-first-game = Match, game 1 of 2
ballots-second-game = Match, game 2 of 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. You { $first }, computer { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. First player ({ side-name }) { $first }, second player ({ $color ->
        [white] Black
       *[black] White
    }) { $second }.
ballots-drawn = The match is drawn.
ballots-you-won = You have won the match.
ballots-computer-won = The computer has won the match.
ballots-first-won = The first player has won the match.
ballots-second-won = The second player has won the match.
