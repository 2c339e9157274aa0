### Variations, comments and glyphs.

study-begin = Varianty
study-begun = Zkoušejte libovolné tahy za obě strany; partie počká.
study-line = Varianty: táhnete za obě strany
study-leave = Zpět do partie
study-play-on = Hrát odtud
study-full = V této partii už není místo na další.
