### Variations, comments and glyphs.

study-begin = Varyantlar
study-begun = İki taraf için de istediğin hamleyi dene; oyun bekler.
study-line = Varyantlar: iki taraf için de sen oynuyorsun
study-leave = Oyuna dön
study-play-on = Buradan oyna
study-full = Bu oyunda daha fazlasına yer yok.
