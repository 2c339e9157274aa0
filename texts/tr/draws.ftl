### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = beraberlik talep edilebilir: { $clause }
# $times (number)
draws-repetition = aynı pozisyon { $times } kez oluştu
# $moves (text) how many, as in draws-each
draws-king-moves = { $moves } boyunca yalnızca damalar oynadı ve hiç taş alınmadı
draws-no-capture = { $moves } boyunca hiç taş alınmadı
draws-ending = bu oyun sonu { $moves } boyunca kazanan çıkmadan sürdü
# $moves (number)
draws-refused-offer = bir beraberlik teklifi reddedildi ve { $moves } hamlede ne galibiyet ne de üstünlük sağlandı
# $n (number)
draws-each = taraf başına { $n } hamle
# $n (number)
draws-together = iki tarafın toplam { $n } hamlesi

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = pozisyonun görülme sayısı: { $count } / { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = taş alınmayan dama hamleleri: { $count } / { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = taş alınmayan hamleler: { $count } / { $limit }
# $count (number)
# $limit (number)
draws-count-ending = bu oyun sonundaki hamleler: { $count } / { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } beraberliği reddetti: kazanmak için { $count } / { $limit } hamle{ $ahead ->
        [yes] , kesin üstünlüğü var
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } beraberlik teklif ediyor
draws-said-accept = { side } beraberliği kabul ediyor
draws-said-decline = { side } beraberliği reddediyor
draws-said-decline-by-moving = { side } oynamayı sürdürüyor, yani beraberliği reddediyor
draws-said-claim = { side } beraberlik talep ediyor
draws-said-resign = { side } oyundan çekiliyor
draws-said-timeout = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } süresi doldu
draws-said-huff = { side } üflüyor: { $square }
draws-said-insist = { side } almada ısrar ediyor
