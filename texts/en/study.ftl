### Variations, comments and glyphs.

study-begin = Variations
study-begun = Try any moves for both sides; the game will wait.
study-line = Trying variations: you move for both sides while the game waits.
study-leave = Back to the game
study-play-on = Play on from here
study-promote = Move variation up
study-delete = Delete from here
study-comment = Comment
study-glyphs = What you think of the move
study-full = There is no room for more in this game.
study-glyph-names =
    .good = good move
    .mistake = mistake
    .excellent = excellent move
    .blunder = blunder
    .interesting = interesting move
    .dubious = dubious move
