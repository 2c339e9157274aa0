### The share sheet, and what others have sent.

share-title = Share
share-what = What to share
share-whole-game = The whole game
share-position = Only this position
share-whoever = Whoever opens it
share-looks = looks at it and may play on
share-answers = answers with a move of their own
share-answers-more = A game by messages: you send the link, they play a move and send you theirs.
share-no-address = This copy of Damiera is a file on your device and has no address. Its links open when they are pasted onto the board of any Damiera.
share-short-link = Short link
share-short-about = to send in a message
share-readable-link = Readable link
share-readable-about = shows the moves
share-copy = Copy
share-send = Send…
share-qr = QR code of the short link
share-qr-about = Point a phone's camera at it to go on there.
share-qr-too-long = This game is too long for a QR code.
share-as-text = As text
share-copy-fen = Copy FEN
share-copy-pdn = Copy PDN
share-save-pdn = Save PDN
share-as-picture = As a picture
share-save-svg = Save SVG
share-save-png = Save PNG
share-picture-about = The picture remembers its link: drop it on the board, and it opens again.
share-embed = On your own page
share-element = Board as an element
share-frame = Board as a frame
share-making = One moment…
share-not-made = The rest could not be made: writing files does not work at the moment.
share-copied = Copied.
share-not-copied = The browser did not allow copying. Select the text and copy it.
share-saved = The file has been handed to the browser to be saved.
share-not-saved = The browser could not save it.
share-not-sent = The browser could not send it.
share-your-turn = Your turn.
# $color (color)
# $level (number)
share-challenge = plays { side } against the computer, level { $level }
share-copy-what = Copy: { $what }
share-played = { side } has played { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n } moves have been played, the last of them { $last }.

## What is said of a game that is sent

# $game (text) its name
# $color (color)
share-to-move = { $game }: { side } to move.
# $game (text) its name
# $color (color)
share-won = { $game }: { side } has won.
share-finished = { $game }: a finished game.
# $game (text) its name
# $color (color)
# $level (number)
share-challenge-sent = { $game }: can you beat level { $level } as { side } from here?
# $game (text) its name
# $color (color)
share-answer = { $game }: I have moved, now it is your turn as { side }.

## Why something cannot be opened

share-cannot-no-link = There is no link in this picture: it was not saved here, or another program has taken the link out.
share-cannot-bad-picture = This picture is damaged: the link in it cannot be read.
# $megabytes (number)
share-cannot-too-long = This is too long: at most { $megabytes } megabytes are read.
# $n (number)
share-cannot-many-games = There are { $n } games in it. Open it in the library and choose one.
# $n (number)
share-cannot-faulty = { $n ->
        [one] One thing in it is
       *[other] Several things in it are
    } wrong or doubtful. Open it in the library to see what.
share-cannot-nothing = There is no link, position or game in it that can be opened here. FEN is read as a position of the game on the board.
# $why (text)
share-cannot-because = This cannot be opened: { $why }.
share-cannot-unreadable = The browser could not read it.
share-cannot-no-reader = Reading files does not work at the moment.
