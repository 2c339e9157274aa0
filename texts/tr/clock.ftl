### The clock.

clock-clock = Saat
clock-none = Yok
clock-other = Diğer
clock-minutes = Oyuncu başına dakika
clock-seconds-more = Hamle başına ek saniye
clock-start = Saati başlat
clock-pause = Saati durdur
clock-is-running = Saat çalışıyor
clock-is-paused = Saat durdu
clock-face-to-face = Karşılıklı: karşı taraf ters görünür
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } dk{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } sn
       *[other] {" "}+ { $seconds } sn
    }
# $seconds (number)
clock-each-move = Hamle başına { $seconds } sn
# $color (color)
# $seconds (number)
clock-time-left = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } { $seconds ->
        [60] bir dakikası
        [one] { $seconds } saniyesi
       *[other] { $seconds } saniyesi
    } kaldı
