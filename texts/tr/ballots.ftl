### Openings by ballot, and matches.

ballots-more = Açılış, maç, saat
ballots-opening = Açılış
ballots-usual = Serbest
ballots-from-board = Tahtadaki pozisyon
ballots-draw-another = Başka bir kart çek
ballots-find = Kartı numarası, adı ya da hamleleriyle bul
ballots-barred = Yasaklı: bu kart hiç çekilmez ve hiçbir oyun onunla başlamaz.
ballots-barred-mark = yasaklı
ballots-loading = Kartlar yükleniyor…
ballots-nothing-found = Böyle bir kart yok.
ballots-pair = İki oyunluk maç, renkler değişerek
ballots-next-game = İkinci oyun, renkler değişti
ballots-card-number = Kart { $number }
ballots-card-named = Kart { $number }, { $name }
ballots-both = { $first } ve { $last }
ballots-without-pieces = eksik: { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } taşı { $to } karesinde
ballots-failed = Kartlar yüklenemedi.

## How a match stands

ballots-match-over = Maç bitti
ballots-first-game = Maç, oyun 1 / 2
ballots-second-game = Maç, oyun 2 / 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Sen { $first }, bilgisayar { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Birinci oyuncu ({ side-name }) { $first }, ikinci oyuncu ({ $color ->
        [white] Siyah
       *[black] Beyaz
    }) { $second }.
ballots-drawn = Maç berabere bitti.
ballots-you-won = Maçı kazandın.
ballots-computer-won = Maçı bilgisayar kazandı.
ballots-first-won = Maçı birinci oyuncu kazandı.
ballots-second-won = Maçı ikinci oyuncu kazandı.
