### Variations, comments and glyphs.

study-begin = Varianten
study-begun = Probeer zetten voor beide kanten. De partij wacht.
study-line = Varianten proberen: je zet voor beide kanten, en de partij wacht.
study-leave = Terug naar de partij
study-play-on = Vanaf hier verderspelen
study-promote = Variant naar voren
study-delete = Vanaf hier wissen
study-comment = Commentaar
study-glyphs = Oordeel over de zet
study-full = In deze partij is geen plaats voor meer.
study-glyph-names =
    .good = goede zet
    .mistake = fout
    .excellent = uitstekende zet
    .blunder = blunder
    .interesting = interessante zet
    .dubious = twijfelachtige zet
