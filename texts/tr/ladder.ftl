### Results against the computer, by game and level.

ladder-title = Bilgisayara karşı
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = { $level }. seviye: { $won } galibiyet, { $drawn } beraberlik, { $lost } mağlubiyet.
# $level (number)
ladder-suggested = Önerilen: { $level }. seviye
# $level (number)
ladder-play = { $level }. seviyede oyna
ladder-is-suggested = Bu seviye öneriliyor.
ladder-level = Seviye
ladder-won = Galibiyet
ladder-drawn = Beraberlik
ladder-lost = Mağlubiyet
ladder-about = Burada sonuna kadar, ipucu ve analiz kullanmadan, hamle geri almadan oynanan oyunlar sayılır.
# $n (number)
ladder-imported = { $n } sonuç eklendi.
