### The share sheet.

sheet-what = What to share
sheet-whole-game = The whole game
sheet-position = Only this position
sheet-whoever = Whoever opens it
sheet-looks = looks at it and may play on
sheet-answers = answers with a move of their own
sheet-answers-more = A game by messages: you send the link, they play a move and send you theirs.
sheet-no-address = This copy of Damiera is a file on your device and has no address. Its links open when they are pasted onto the board of any Damiera.
sheet-short-link = Short link
sheet-short-about = to send in a message
sheet-readable-link = Readable link
sheet-readable-about = shows the moves
sheet-copy = Copy
sheet-send = Send…
sheet-qr = QR code of the short link
sheet-qr-about = Point a phone's camera at it to go on there.
sheet-qr-too-long = This game is too long for a QR code.
sheet-as-text = As text
sheet-copy-fen = Copy FEN
sheet-copy-pdn = Copy PDN
sheet-save-pdn = Save PDN
sheet-as-picture = As a picture
sheet-save-svg = Save SVG
sheet-save-png = Save PNG
sheet-picture-about = The picture remembers its link: drop it on the board, and it opens again.
sheet-embed = On your own page
sheet-element = Board as an element
sheet-frame = Board as a frame
sheet-making = One moment…
sheet-not-made = The rest could not be made: writing files does not work at the moment.
sheet-copied = Copied.
sheet-not-copied = The browser did not allow copying. Select the text and copy it.
sheet-saved = The file has been handed to the browser to be saved.
sheet-not-saved = The browser could not save it.
sheet-not-sent = The browser could not send it.
# $color (color)
# $level (text)
sheet-challenge = plays { side } against the computer, level { $level }
sheet-copy-what = Copy: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: { side } to move.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } has won.
sheet-finished = { $game }: a finished game.
# $game (text) its name
# $color (color)
# $level (text)
sheet-challenge-sent = { $game }: can you beat level { $level } as { side } from here?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: I have moved, now it is your turn as { side }.

## Studies

sheet-whole = The study with all its variations
# $game (text) its name
sheet-sent = { $game }: a study with variations.
# $n (number)
# $most (number)
sheet-too-long = This link has { $n } characters, and some messengers take no more than { $most } in a message. Send the PDN file instead: it holds everything.
sheet-file = The PDN file holds everything:
