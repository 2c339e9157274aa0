### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Tahta ve başlangıç
    .aim = Amaç
    .men = Yoz taşlar
    .kings = Damalar
    .capture = Taş alma
    .priority = Hangi alma
    .promotion = Damaya çıkma
    .end = Diğer bitişler
    .draws = Beraberlik
    .notation = Hamleler nasıl yazılır
    .relative = En yakın akrabası

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Beyaz şunları oynayabilir: { $moves }.
       *[black] Siyah şunları oynayabilir: { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Burada Beyazın { $n } hamlesi var.
       *[black] Burada Siyahın { $n } hamlesi var.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Beyaz hamle yapamıyor.
       *[black] Siyah hamle yapamıyor.
    }
# $moves (text) a list
rulebook-may-not = Oynanamaz: { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } veya { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Oyun bitti: Beyaz kazandı.
       *[black] Oyun bitti: Siyah kazandı.
    }
rulebook-drawn = Oyun bitti: berabere.
rulebook-setup = Başlangıçta taşlar.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Alma hamlesini bul.
        [2] İki alma hamlesini de bul.
       *[other] { $n } alma hamlesinin hepsini bul.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: kurallar
# For lists and search engines.
# $game (text)
rulebook-description = Denenebilir tahtalarla bu oyunun bütün kuralları: { $game }. Programın oynarken uyguladığı kurallardan yazılmıştır.
rulebook-lead = Bu kurallar Damiera’nın oynarken uyguladıklarından yazılmıştır ve her şekil onlarla kontrol edilmiştir.
# $game (text)
rulebook-relative = En bilinen oyunlar arasında bu oyuna en çok benzeyen: { $game }.
rulebook-here = Burada farklı olanlar:
rulebook-not-here = Orada geçerli olup burada olmayanlar:
rulebook-index-title = Dama kuralları
rulebook-index-short = Genel bakış
rulebook-index-description = Dama ailesindeki bütün oyunların eksiksiz kuralları; her kuralı denemek için canlı tahtalar ve alıştırmalarla.
rulebook-index-lead = Dama tek bir oyun değil, bir ailedir. Her sayfa bu oyunlardan birinin kurallarını denenebilir tahtalarla anlatır.
rulebook-index-games = Oyunlar

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Tahta { $width } × { $height } karedir. Yalnızca koyu karelerde oynanır; her oyuncunun yakın sol köşesinde bir koyu kare vardır.
# $width (number)
# $height (number)
rulebook-board-mirrored = Tahta { $width } × { $height } karedir. Yalnızca koyu karelerde oynanır; her oyuncunun yakın sağ köşesinde bir koyu kare vardır.
# $width (number)
# $height (number)
rulebook-board-all = Tahta { $width } × { $height } karedir ve karelerin hepsinde oynanır.
# $men (number)
# $rows (text) a list
rulebook-start = Her taraf { $men } yoz taşla başlar. Taşlar, kendi kenarından sayılınca şöyle dizilir: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $row }. sırada { $men }
# $some (text)
# $last (text)
rulebook-and = { $some } ve { $last }
# $side (color)
rulebook-first = { $side ->
        [white] İlk hamleyi Beyaz yapar; sonra taraflar sırayla oynar.
       *[black] İlk hamleyi Siyah yapar; sonra taraflar sırayla oynar.
    }

## Aim

rulebook-goal-last = Hamle yapamayan kaybeder: taşlarının hepsi alınmıştır ya da hiçbiri oynayamaz.
rulebook-goal-none = Hamle yapamayan kazanır: amaç bütün taşlarını kaybetmek ya da taşlarının yolunu kapattırmaktır.

## Directions

rulebook-directions =
    .diagonal-forward = çapraz ileri
    .straight-forward = düz ileri
    .forward = düz veya çapraz ileri
    .forward-sideways = düz ileri veya yana
    .not-backward = düz veya çapraz ileri ya da yana
    .diagonal = çapraz olarak ileri veya geri
    .straight = yatay veya dikey olarak ileri, yana veya geri
    .all = sekiz yönden birine
    .none = hiçbir yöne

## Men

# $way (text) directions
rulebook-man-steps = Yoz taş { $way } bir kare gider; bunun için o kare boş olmalıdır.
rulebook-man-lines = Arka arkaya, aralıksız duran yoz taşlar bir dizi hâlinde de ilerleyebilir: en arkadaki yoz taş ötekilerin üzerinden, onların ötesindeki ilk kareye geçer; bunun için o kare boş olmalıdır.

## Kings

# $way (text) directions
rulebook-king-short = Dama { $way } bir kare gider; bunun için o kare boş olmalıdır.
# $way (text) directions
rulebook-king-flies = Dama boş karelerin üzerinden { $way } istediği kadar gider.
# $moves (number)
rulebook-king-limit = Yoz taşı olan bir tarafın aynı daması, taş almadan art arda en çok { $moves } hamle yapabilir. Sonra başka bir taş oynanmalı ya da dama taş almalıdır.

## Captures

# $way (text) directions
rulebook-man-jumps = Yoz taş, bitişik karedeki bir rakip taşın üzerinden { $way } atlayarak taş alır; bunun için o taşın arkasındaki kare boş olmalıdır.
# $way (text) directions
rulebook-king-jumps-short = Dama, bitişik karedeki bir rakip taşın üzerinden { $way } atlayarak taş alır; bunun için o taşın arkasındaki kare boş olmalıdır.
# $way (text) directions
rulebook-king-jumps-flying = Dama { $way } atlayarak her uzaklıktan taş alır: alınacak taşa kadar olan kareler ve taşın arkasındaki kare boş olmalıdır.
rulebook-men-take-men = Yoz taş dama alamaz.
rulebook-duty-enforced = Taş almak zorunludur ve alma, alınabilecek başka bir taş oldukça sürer.
rulebook-duty-huff = Taş almak zorunludur. Bir taraf başka bir şey oynarsa rakibi, taş alması gereken taşı tahtadan kaldırabilir, almada ısrar edebilir ya da hamleyi olduğu gibi bırakabilir.
rulebook-duty-forfeit = Taş almak zorunludur. Başka bir şey oynayan ya da çok erken duran taraf kaybeder.
rulebook-landing-any = Dama, aldığı son taştan sonra o doğrultudaki herhangi bir boş karede durabilir.
rulebook-landing-behind-last = Almanın sonunda dama, aldığı son taşın hemen arkasında durur.
rulebook-landing-behind-king = Almanın sonunda dama o doğrultudaki herhangi bir boş karede, ama aldığı son taş bir damaysa onun hemen arkasında durur.
rulebook-landing-behind-each = Dama, aldığı her taşın hemen arkasına konar.
rulebook-removal-after = Alınan taşlar hamle bitince kaldırılır. O zamana kadar yolu kapatırlar ve hiçbirinin üzerinden iki kez atlanamaz.
rulebook-removal-at-once = Her taş, üzerinden atlanır atlanmaz kaldırılır ve yol yeniden açılır.
rulebook-u-turn-no = İki atlayış arasında dama geldiği yöne geri dönemez.
rulebook-u-turn-yes = İki atlayış arasında dama geldiği yöne geri de dönebilir.

## Which capture

rulebook-choice-any = Birden fazla alma varsa istenen seçilebilir.
rulebook-choice-most = En çok taş alan hamle seçilmelidir.
rulebook-choice-frisian = En değerli alma seçilmelidir. Bir dama iki yoz taştan biraz daha az değerlidir. Eşit değerdeki almalar arasında varsa damayla yapılan seçilmelidir.
rulebook-choice-king-first = Bir dama taş alabiliyorsa alma damayla yapılmalıdır.
rulebook-choice-spanish = En çok taş alan hamle, bunlar arasında da en çok dama alan seçilmelidir.
rulebook-choice-italian = En çok taş alan hamle seçilmelidir; bunlar arasında damayla yapılan; bunlar arasında en çok dama alan; bunlar arasında bir damaya en önce rastlayan.

## Crowning

rulebook-promotion-rest = Hamlesini son sırada bitiren yoz taş dama olur. Oradan almaya devam ederse bunu yoz taş olarak yapar.
rulebook-promotion-passing = Son sıraya ulaşan yoz taş dama olur. Oradan almaya devam edebiliyorsa dama olarak devam eder.
rulebook-promotion-ends = Son sıraya ulaşan yoz taş dama olur ve hamlesi orada biter.

## Other ends

rulebook-end-man-king = Bir tarafın yalnızca bir daması, öbürünün yalnızca bir yoz taşı kaldığında, daması olan taraf kazanır.
rulebook-end-king-king = Her iki tarafın da yalnızca bir daması kaldığında oyun beraberedir; ancak hamle sırası olan taraf öbür damayı alabiliyorsa ya da kendi damasını kaybetmek zorundaysa berabere değildir.
rulebook-end-corners = Her iki tarafın da yalnızca bir daması kaldığında ve damalar uzun çaprazın iki köşesindeyken, hamle sırası olan taraf kaybeder.
rulebook-end-first-king = Damaya ilk çıkan taraf kazanır.

## Draws

rulebook-draw-agreed = Oyuncular beraberlikte anlaşabilir.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Hamle sırası olan taraf şu durumda beraberlik talep edebilir: { $clause }.
       *[no] Oyun şu durumda berabere biter: { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Bir tarafta { $strong }, öbür tarafta { $road ->
        [yes] uzun çapraz üzerinde{" "}
       *[no] {""}
    }{ $weak } varsa: { $moves } içinde kazanan çıkmazsa { $claim ->
        [yes] beraberlik talep edilebilir.
       *[no] oyun berabere biter.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Her iki tarafın da daması oldukça: { $moves } içinde kazanan çıkmazsa { $claim ->
        [yes] beraberlik talep edilebilir.
       *[no] oyun berabere biter.
    }
# $count (text)
rulebook-draw-total = Bu, tahtada { $count } taş varken sayılır.
rulebook-draw-restart = Bir taş alınınca ya da damaya çıkılınca sayım yeniden başlar.
# $least (number)
# $most (number)
rulebook-range = { $least }–{ $most }
# $least (number)
rulebook-at-least = en az { $least }
rulebook-force-king = tek bir dama
# $count (text)
rulebook-force-kings = { $count } dama
# $count (text)
rulebook-force-pieces = en az biri dama olmak üzere { $count } taş
rulebook-force-some = en az bir dama
# $count (text)
rulebook-force-any = { $count } taş

## How moves are written

rulebook-labels-numbers = Kareler, Beyazın tahtaya bakışına göre sol üstten başlayarak sıra sıra numaralanır.
rulebook-labels-upward = Kareler, Beyazın tahtaya bakışına göre sağ alttan başlayarak sıra sıra numaralanır.
rulebook-labels-letters = Sütunların harfleri, sıraların numaraları vardır; a1, Beyazın yakın sol köşesidir.
# $quiet (text)
# $capture (text)
rulebook-written = Hamle, taşın ayrıldığı ve hamlenin bittiği kareyle yazılır, örneğin { $quiet }; almada x bulunur, örneğin { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Hamle, taşın ayrıldığı ve hamlenin bittiği kareyle yazılır, örneğin { $quiet }; almada x ve taşın konduğu her kare bulunur, örneğin { $capture }.
