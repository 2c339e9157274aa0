### Variations, comments and glyphs.

study-begin = Varianten
study-begun = Probeer zetten voor beide kanten. De partij wacht.
study-line = Varianten: je zet voor beide
study-leave = Naar de partij
study-play-on = Speel verder
study-full = In deze partij is geen plaats voor meer.
