### Variations, comments and glyphs.

study-begin = Farianten
study-begun = Probearje setten foar beide kanten; de partij wachtet.
study-line = Farianten: do setst foar beide
study-leave = Werom nei de partij
study-play-on = Fan hjir ôf spylje
study-full = Yn dizze partij is gjin romte foar mear.
