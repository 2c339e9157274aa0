### Tactics: positions with one good move, gone through one after the other.

tactics-title = Taktik
tactics-about = Tek bir iyi hamlesi olan pozisyonlar; motorun oyunlarında bulundu, motor tarafından kanıtlandı.
tactics-game = Oyun
# $n (number) a hundred for each grade of difficulty
tactics-strength = Gücün: { $n }
# $found (number)
# $tried (number)
tactics-found = İlk denemede { $found } / { $tried } bulundu
tactics-ways =
    .strength = Gücüne göre
    .missed = Daha önce kaçanlar
    .day = Günün beşlisi
    .streak = Seri
    .storm = Zamana karşı
    .friend = Bir arkadaşınla
tactics-ways-about =
    .strength = Sen ne kadar güçlüysen o kadar zor.
    .missed = Bir gün, bir hafta ve bir ay sonra geri gelirler.
    .day = Herkes için aynı beş pozisyon.
    .streak = Birini kaçırana kadar gittikçe zorlaşır.
    .storm = Üç dakikada bulabildiğin kadar.
    .friend = On pozisyon, sonra aynı on pozisyonun bağlantısı.
# $n (number)
tactics-best = Rekorun: { $n }
# $n (number)
tactics-due = { $n } tane bekliyor
# $found (number)
# $all (number)
tactics-day-done = Bugün: { $found } / { $all }
# $at (number)
# $all (number)
tactics-place = { $at } / { $all }
# $n (number)
tactics-score = { $n } bulundu
# $grade (number)
tactics-grade = Zorluk { $grade } / 10
tactics-next = Sonraki
tactics-again = Bir kez daha
tactics-others = Başka taktikler
tactics-over = Bu sonuncusuydu.
tactics-time-over = Süre doldu.
tactics-streak-over = Seri burada bitiyor.
tactics-missing = Bu oyunun taktikleri yüklenemedi. Bağlantını kontrol edip yeniden dene.
tactics-fetching = Taktikler yükleniyor.
# $found (number)
# $all (number)
tactics-friends = Arkadaşının bulduğu: { $found } / { $all }.
tactics-sent = Bir arkadaştan
tactics-pass-on = Arkadaşın için bağlantıyı kopyala
tactics-set-damaged = Bu taktiklerin bağlantısı yolda kesilmiş ya da değişmiş, ya da taktikler artık yok. Bağlantıyı yeniden iste.
tactics-squares = Kareler
tactics-squares-about = Adları ezbere: koordinatsız bir tahtada yarım dakika.
tactics-squares-find = Kareyi bul
tactics-squares-name = Karenin adını söyle
# $square (text)
tactics-find-square = Bul: { $square }
tactics-which-square = Hangi kare işaretli?
# $square (text)
tactics-square-missed = Hayır: { $square } şimdi adını gösteriyor.
# $right (number)
# $wrong (number)
tactics-squares-score = { $right } doğru, { $wrong } yanlış
# $row (number)
# $column (number)
tactics-squares-place = { $row }. sıra, { $column }. sütun
tactics-themes =
    .win = Oyunu bitiriyor.
    .king = Bir dama alındı.
    .promotion = Bir yoz taş damaya çıktı.
    .shot = Daha fazlasını almak için birkaç taş verildi.
    .choice = Hangi almanın seçildiği önemliydi.
    .ending = Bu kadar az taşla her hamle önemli.
    .quiet = Taş almayan bir hamle bir taş kazandırdı.
