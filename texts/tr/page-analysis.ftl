### Analysis and hints.

analysis = Analiz
analysis-on = Analiz açık
analysis-off = Analiz kapalı
analysis-waits = Sen analiz ederken bilgisayar bekliyor.
n-lines = Devam yolları
evaluation = Değerlendirme
no-evaluation = Henüz bilinmiyor
decimal = ,
whole-game = Bir bakışta oyun
threat = Tehdit
hint = İpucu
show-piece = Hangi taş?
show-move = Hangi hamle?
hide-hint = İpucunu gizle
hint-waits = Bilgisayar bir hamle arıyor…
depth-begun = Analiz ediliyor…
depth-nothing = Analiz edilecek bir şey yok
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Derinlik { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = { $square } karesindeki taşa bak.
hint-move = İyi bir hamle. { $words }.

## How good a position is

verdict-even = Eşit
verdict-drawn = Berabere
verdict-certain-draw = Kesin beraberlik
verdict-slightly-better = { side } biraz daha iyi
verdict-better = { side } daha iyi
verdict-much-better = { side } çok daha iyi
verdict-has-won = { side } kazandı
verdict-wins = { side } { $n } hamlede kazanıyor
verdict-wins-exactly = { side } tam { $n } hamlede kazanıyor

## A position of the game, and the move that changed most

ply-start = Başlangıç
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = { $n }. hamle, { $text }
turning-point = Dönüm noktası: { $text }. Öncesi: { $before }. Sonrası: { $after }.

## Beside the value

note-only-legal-move = Tek hamle: { $text }.
note-only-good-move = Tek iyi hamle: { $text }. { $next } oynanırsa: { $verdict }.
note-looking-for-threat = Ya sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    } olsaydı? Bakılıyor…
note-threat = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } tehdidi: { $text }. Sonrası: { $verdict }.
note-no-threat = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } bir tehdidi yok.
note-must-capture = { side } önce taş almak zorunda, bu yüzden tehditler sayılmaz.

## The rule that decides

hint-only-move = Yalnızca bir hamle var.
hint-only-capture = Taş almak zorunlu ve tek bir alma var: { $n } taş alıyor.
# $n (number)
hint-no-capture = Alınacak taş yok: { $n } hamleden herhangi biri oynanabilir.
hint-any-capture = Taş almak zorunlu. Hangi almayı seçersen seç, sonuna kadar götürmelisin.
hint-king-capture = Taş almak zorunlu ve bir dama alabiliyorsa damayla almak gerekir.
# $n (number) of pieces that must be taken
hint-most-pieces = Taş almak zorunlu{ $n ->
        [one] {""}
       *[other] {" "}ve { $n } taş alınmalı
    }.
hint-best-capture = Taş almak zorunlu ve en değerli almalardan biri seçilmeli.
