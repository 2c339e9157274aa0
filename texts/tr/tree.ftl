### The moves of a study, on the page and on other sites.

tree-promote = Varyantı yukarı taşı
tree-delete = Buradan sonrasını sil
tree-comment = Yorum
tree-glyphs = Hamle hakkında ne düşünüyorsun
tree-glyph-names =
    .good = iyi hamle
    .mistake = hata
    .excellent = çok iyi hamle
    .blunder = vahim hata
    .interesting = ilginç hamle
    .dubious = şüpheli hamle
tree-draw = Çiz
tree-drawing = Ok için iki kareye, halka için aynı kareye iki kez bas.
tree-moving = Taşlar yeniden oynar.

## On other sites

tree-game = Oyun
tree-play = Baştan oynat
tree-pause = Duraklat
tree-ways = Devam yolları
# $why (text)
tree-no-file = Oyun dosyası alınamadı: { $why }.
tree-no-game = Burada hiçbir oyun okunamadı.
tree-more-games = Dosyada bunlardan daha çok oyun var: dosya çok uzun.
