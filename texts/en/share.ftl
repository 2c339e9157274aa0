### What others have sent.

share-title = Share
share-your-turn = Your turn.
share-played = { side } has played { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n } moves have been played, the last of them { $last }.

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
