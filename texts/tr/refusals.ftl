### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] yoz taş
       *[king] dama
    }

## What can be taken

refusals-men = { $n } yoz taş
refusals-kings = { $n } dama
refusals-pieces = { $n } taş
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] { $squares } karesindeki taşı
       *[other] { $squares } karelerindeki taşları
    }

## Reasons

refusals-nothing-entered = Önce bir taş, sonra gideceği kareyi seç.
refusals-game-over = Oyun bitti. { $reason }
refusals-too-many-captures = Burada listelenemeyecek kadar çok alma hamlesi var, bu yüzden hiçbir hamle değerlendirilemiyor.
refusals-empty-square = { $square } karesinde taş yok.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $square } karesindeki { refusals-piece } senin değil.
refusals-same-square = Taş zaten { $square } karesinde: başka bir kare seç.
refusals-occupied = { $square } karesi dolu.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Taş almak zorundasın: { $square } karesindeki { refusals-piece } { $victims } alabilir.
# $last (text)
# $stop (text)
refusals-stop-behind = Alma, alınan son taşın ({ $last }) hemen arkasında, { $stop } karesinde bitmelidir.
# $square (text)
# $moves (number)
refusals-king-locked = { $square } karesindeki dama art arda { $moves } kez oynadı: önce başka bir taş oynanmalıdır.
refusals-crowned-ends-move = Yoz taş { $square } karesinde damaya çıkar ve hamle orada biter.
refusals-passed-last-row = Yoz taş { $square } karesinden yalnızca geçer: orada damaya çıkmaz, yoz taş olarak almaya devam eder.
refusals-quiet-move-ends = Taş alınmıyor, bu yüzden hamle { $square } karesinde biter.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Başka bir alma daha çok taş alıyor: { $takes } yerine { $most } taş; yolu: { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Başka bir alma daha değerli: { $takes } yerine { $most }; yolu: { $path }.
refusals-king-must-capture = Bir dama da aynı kadarını alabiliyor, bu yüzden { $kings } karesindeki dama almalıdır; yolu: { $path }.
refusals-kings-first = Bir dama taş alabiliyor, bu yüzden { $kings } karesindeki dama almalıdır; yolu: { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Başka bir alma aynı sayıda taş ama daha çok dama alıyor: { $takes } yerine { $most } dama; yolu: { $path }.
refusals-another-meets-king-first = Başka bir alma aynı kadarını alıyor ve bir damaya daha önce rastlıyor: { $path }.
refusals-must-go-on = Alma bitmedi: taş { $stopped } karesinden devam edip { $over } karesindeki taşı almalıdır.
refusals-must-go-on-elsewhere = Alma bitmedi: { $stopped } karesinde durma, { $turns } karesinden devam edip { $over } karesindeki taşı al.
refusals-men-move-forward = Yoz taşlar geri gitmez: { $from } karesindeki yoz taş ileri gitmelidir.
refusals-men-do-not-move-that-way = Yoz taş böyle gitmez: { $from } karesinden { $to } karesine olmaz.
refusals-kings-do-not-move-that-way = Dama böyle gitmez: { $from } karesinden { $to } karesine olmaz.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Bir { refusals-piece } { $from } karesinden { $to } karesine yalnızca taş alırken gider.
refusals-men-do-not-capture-that-way = Yoz taş böyle taş almaz: { $from } karesinden { $to } karesine olmaz.
refusals-kings-do-not-capture-that-way = Dama böyle taş almaz: { $from } karesinden { $to } karesine olmaz.
refusals-too-far = Bir { refusals-piece } her seferinde bir kare gider: { $from } karesinden { $to } karesine çok uzak.
refusals-jump-too-far = Bir { refusals-piece } yalnızca yanındaki taşın üzerinden atlar ve hemen arkasına konar: { $from } karesinden { $over } karesindeki taşın üzerinden atlayamaz.
refusals-already-jumped = { $square } karesindeki taşın üzerinden zaten atlandı; hamle bitince tahtadan kalkar.
refusals-own-piece-in-the-way = { $square } karesindeki kendi taşın yolu kapatıyor.
refusals-two-in-a-row = { $first } karesindeki taşın üzerinden atlanamaz: arkasındaki { $second } karesi dolu.
refusals-men-do-not-take-kings = Yoz taş dama alamaz ve { $square } karesinde bir dama duruyor.
refusals-nothing-to-capture = { $from } ile { $to } arasında alınacak taş yok.
refusals-no-turning-back = Taş alırken geldiğin yöne dönemezsin; bu hamle { $at } karesinde dönüyor.
refusals-line-broken = Yalnızca kendi yoz taşlarından oluşan kesintisiz bir dizi birlikte ilerler; { $gap } karesi ise boş.
refusals-line-blocked = Dizi hâlinde yalnızca kendi yoz taşların birlikte ilerler; { $by } karesindeki taş yolu kapatıyor.
