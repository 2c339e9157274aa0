### Variations, comments and glyphs.

study-begin = Variations
study-begun = Try any moves for both sides; the game will wait.
study-line = Variations: you move for both
study-leave = Back to the game
study-play-on = Play from here
study-full = There is no room for more in this game.
