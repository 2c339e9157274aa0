### Variations, comments and glyphs.

study-begin = Varianten
study-begun = Probeer zetten voor beide kanten. De partij wacht.
study-line = Varianten proberen: je zet voor beide kanten, en de partij wacht.
study-leave = Terug naar de partij
study-play-on = Vanaf hier verderspelen
study-full = In deze partij is geen plaats voor meer.
