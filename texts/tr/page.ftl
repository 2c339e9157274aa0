### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Yeni oyun
start = Başla
close = Kapat
undo = Geri al
redo = Yinele
resign = Oyundan çekil
confirm-resign = Gerçekten çekilecek misin?
resign-yes = Evet, çekil
resign-no = Oynamaya devam et
flip = Tahtayı çevir
library = Kitaplık
settings = Ayarlar
help = Tuşlar
stop = Durdur
think-on = Düşünmeyi sürdür
move-now = Hemen oyna
try-again = Yeniden dene
rematch = Rövanş
rematch-as =
    .white = Beyazla rövanş
    .black = Siyahla rövanş
go-through = Baştan izle
learn-from-mistakes = Hatalarından öğren
mistakes = Hatalar
offer-draw = Beraberlik teklif et
accept-draw = Kabul et
decline-draw = Reddet
claim-draw = Beraberlik talep et
insist = Almada ısrar et
play-on-from-here = Buradan oyna
back-to-game = Oyuna dön
back-to-saved = Oyunuma dön
return-to-it = Ona geri dön
update = Güncelle
the-rule = Kuralı gör
rules = Kurallar
about-game = Bu oyun hakkında
back = Geri
forward = İleri
more = Daha fazla

## Labels and notices (at most 100 characters)

title = Damiera: bütün dama ailesi
skip-to-board = Tahtaya geç
choose-game = Oyun seç
opponent = Rakip
computer = Bilgisayar
you = Sen
two-players = İki oyuncu
your-color = Senin rengin
white = Beyaz
black = Siyah
random = Rastgele
level = Seviye
language = Dil
sources = Kaynaklar
actions = Eylemler
moves = Hamleler
no-moves-yet = Henüz hamle yok.
first-move = Başlangıca
previous-move = Bir hamle geri
next-move = Bir hamle ileri
last-move = Son hamleye
looking-back = Önceki bir pozisyon
your-turn = Sıra sende
computers-turn = Sıra bilgisayarda
must-capture = taş almak zorunlu
stopped = Bilgisayar durduruldu.
missed-capture = Son hamlede zorunlu alma kaçırıldı.
overlook = Bilgisayar kaçırılan almaları görmesin
may-stop = Devam et ya da burada durmak için taşa yeniden bas.
counters = Beraberlik sayaçları
draw-offered = beraberlik teklif edildi
choose-route = Oraya birden fazla alma yolu var. Hangisi?
route-entered = Devam et: alma bitmedi.
several-pieces = Oraya birden fazla taş gidebilir: önce taşı seç.
no-move-here = Bu taş oynayamaz.
not-your-turn = Sıra bilgisayarda.
opened-link = Bu pozisyon bir bağlantıdan geldi.
opened-game = Tahtada duran önceki oyun senin için saklanıyor.
kept-game = Önceki oyun kitaplıkta saklanıyor.
set-aside = Üzerinde çalıştığın şey bir kenara ayrıldı.
unchecked-link = Bu bağlantının yolda değişip değişmediği denetlenemiyor.
part-missing = Damiera’nın bu bölümü yüklenemedi: internet bağlantın var mı? Yeniden deneniyor.
storage-blocked = Bu tarayıcı oyunun saklanmasına izin vermiyor; sayfa yenilenirse oyun kaybolur.
install = Yükle
offline-ready = Çevrimdışı oynamaya hazır
update-ready = Yeni bir sürüm hazır.
keys-title = Tahtadaki tuşlar

## Sides

side = { $color ->
        [white] Beyaz
       *[black] Siyah
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Sıra Beyazda
    .black = Sıra Siyahta

## The computer

# $level (number) at which it plays
computer-at = Bilgisayar, { $level }. seviye
thinking-yet = Bilgisayar düşünüyor…
# $depth (number)
thinking-at-depth = Bilgisayar düşünüyor… derinlik { $depth }
engine-failed = Motor artık çalışmıyor.
# The levels, weakest first.
level-names =
    .first = Yeni başlayan
    .second = Acemi
    .third = Amatör
    .fourth = Orta düzey
    .fifth = Kulüp oyuncusu
    .sixth = Güçlü
    .seventh = Uzman
    .eighth = En güçlü

## Words between moves

result =
    .white-wins = Beyaz kazandı
    .black-wins = Siyah kazandı
    .draw = Berabere
    .unlistable = Alma seçeneği çok fazla
result-yours =
    .won = Kazandın
    .lost = Kaybettin
huff = Üfle: { $square }
huffed = Zorunlu alma kaçırıldı: bilgisayar { $square } karesindeki taşı üflüyor ve hamlesini yapıyor.
draw-is-offered =
    .white = Beyaz beraberlik teklif ediyor.
    .black = Siyah beraberlik teklif ediyor.
offer-answered =
    .declined = Bilgisayar beraberliği reddediyor.
    .accepted = Bilgisayar beraberliği kabul ediyor.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = son hamlede zorunlu alma kaçırıldı: üfle ({ $squares }), almada ısrar et ya da olduğu gibi bırak

## The board

board-of = Tahta: { $game }
board-of-to-move = Tahta: { $game }, sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    }
square-empty = boş
# What may be done with a square.
square-roles =
    .can-move = oynayabilir
    .can-capture = taş alabilir
    .chosen = seçili
    .target = buraya konabilir
    .jumped = üzerinden atlandı
# $moves (number)
# $limit (number)
square-streak = art arda dama hamlesi: { $moves } / { $limit }
piece =
    .white-man = beyaz yoz taş
    .white-king = beyaz dama
    .black-man = siyah yoz taş
    .black-king = siyah dama
# A king with its square.
king-on = dama { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: { $from } karesinden { $to } karesine{ $crowned ->
        [yes] , dama oluyor
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } { $n } taş alıyor: { $from } karesinden{ $via ->
        [yes] {" "}{ $by } üzerinden
       *[no] {""}
    } { $to } karesine, alınan: { $taken }{ $crowned ->
        [yes] , dama oluyor
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, { $n } taş alır
# $white (number)
# $black (number)
pieces-left = Beyaz { $white }, Siyah { $black }
legal-moves-are = Geçerli hamleler: { $moves }
link-fault = Bağlantının tamamı okunamadı.
board-fault = Bu tahta gösterilemiyor.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } ve { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } veya { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, Boşluk
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = tahtada gezin
    .enter = taşı al, yerine koy
    .escape = taşı bırak
    .next-piece = oynayabilen sonraki, önceki taş
    .next-target = taşın gidebileceği sonraki kare
    .moves = geçerli hamleleri oku
    .last-move = son hamleyi oku
    .state = oyunun durumunu oku
    .undo = geri al, yinele
    .look = bir hamle geri, bir hamle ileri bak
    .ends = başa, sona bak
    .analysis = analizi aç veya kapat
    .threat = rakibin tehdidi
    .evaluation = değerlendirmeyi oku
    .hint = adım adım ipucu
    .flip = tahtayı çevir
    .routes = yol seç
