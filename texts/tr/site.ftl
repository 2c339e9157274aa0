### What stands around the rules on their pages.

site-skip = Kurallara geç
site-play = Bu oyunu oyna
site-pages = Kurallar
site-choose = Oyun seç
# $n (number)
site-all-games = { $n } oyunun hepsi
# Over the games whose pages nobody wrote by hand.
site-others = Diğer oyunlar
site-others-about = Kuralları, Damiera’nın oynarken uyguladıklarından yazılmıştır; denenebilir tahtalarla.
# Names the ways to the pages before and after.
site-neighbors = Daha fazla kural
site-previous-page = Önceki
site-next-page = Sonraki
site-languages = Diller
site-contents = Bu sayfada
# The link under a board.
site-open = Tahtada aç
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Yanıt
       *[other] Yanıtlar
    }
site-next = Sonraki alıştırma
# $number (number)
# $n (number)
site-exercise = Alıştırma { $number } / { $n }
# $color (color)
site-turn = { $color ->
        [white] Sıra Beyazda.
       *[black] Sıra Siyahta.
    }
# $page (text) a link to the page written by hand
site-more = Bu ailenin açılışları, yorumları, kaynakları ve daha fazlası: { $page }.
site-footer = Damiera ücretsizdir, internetsiz çalışır ve hiçbir yere hiçbir şey göndermez.

## On the page before its program is there. In English `index.html` says the same

site-old = Bu tarayıcı Damiera’yı çalıştıramıyor: ya çok eski ya da WebAssembly’ye izin vermiyor. Tarayıcını güncelle ya da başka bir tarayıcı kullan.
site-failed = Damiera yüklenemedi: internet bağlantın var mı? Yeniden deneniyor.
site-what = Bütün dama ailesi; bilgisayara karşı ya da bir cihazda iki kişi.
