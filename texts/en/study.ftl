### Variations, comments and glyphs.

study-begin = Variations
study-begun = Try any moves for both sides; the game will wait.
study-line = Trying variations: you move for both sides while the game waits.
study-leave = Back to the game
study-play-on = Play on from here
study-full = There is no room for more in this game.
