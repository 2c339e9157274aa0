### What others have sent.

share-title = Paylaş
share-your-turn = Sıra sende.
share-played = { side } { $mv } oynadı.
# $n (number)
# $last (text)
share-many-played = { $n } hamle oynandı, sonuncusu { $last }.

## Why something cannot be opened

share-cannot-no-link = Bu resimde bağlantı yok: burada kaydedilmemiş ya da başka bir program bağlantıyı çıkarmış.
share-cannot-bad-picture = Bu resim bozuk: içindeki bağlantı okunamıyor.
# $megabytes (number)
share-cannot-too-long = Bu çok uzun: en çok { $megabytes } megabayt okunur.
# $n (number)
share-cannot-many-games = İçinde { $n } oyun var. Kitaplıkta açıp birini seç.
# $n (number)
share-cannot-faulty = { $n ->
        [one] İçinde bir şey
       *[other] İçinde birden fazla şey
    } yanlış ya da şüpheli. Ne olduğunu görmek için kitaplıkta aç.
share-cannot-nothing = İçinde burada açılabilecek bir bağlantı, pozisyon ya da oyun yok. FEN, tahtadaki oyunun pozisyonu olarak okunur.
# $why (text)
share-cannot-because = Bu açılamıyor: { $why }.
share-cannot-unreadable = Tarayıcı bunu okuyamadı.
share-cannot-no-reader = Dosya okuma şu anda çalışmıyor.
