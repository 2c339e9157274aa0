### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Antrenman
practice-about = Az taşlı oyun sonları. Rakip hiç hata yapmaz, her hamlen değerlendirilir ve hamleni geri alabilirsin.
practice-game = Oyun
practice-goals =
    .win = Kazan
    .hold = Beraberliği koru
# $n (number)
practice-men = { $n } yoz taş
# $n (number)
practice-kings = { $n } dama
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } ve { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own }, karşısında { $their }
# $least (number)
# $most (number)
practice-lengths = { $least }–{ $most } hamle
# $done (number)
# $all (number)
practice-done = { $done } / { $all } tamamlandı
practice-working = Daha fazla oyun sonu hesaplanıyor.
practice-none = Bu oyunda bu kadar az taşla antrenmana değecek kadar uzun süren bir oyun sonu yok.
practice-failed = Oyun sonları bu tarayıcıda hesaplanamadı.
practice-from-here = Bu pozisyondan oyna
practice-from-here-about = Tahtadaki pozisyonu, en güçlü hâlindeki motora karşı.
# $at (number)
# $all (number)
practice-place = { $at } / { $all }
# $moves (number)
practice-win = Kazan. En iyi savunmaya karşı { $moves } hamlen gerekiyor.
# $n (number)
practice-hold = Beraberliği { $n } hamle boyunca koru.
practice-free = Oynayabildiğin kadar iyi oyna.
practice-verdicts =
    .best = En iyi hamle.
    .good = İyi bir hamle.
    .held = Beraberlik korundu.
    .inaccurate = Tam en iyisi değil.
    .mistake = Hata.
    .gone = Galibiyet kaçtı: artık berabere.
    .lost = Bu hamle kaybettirir.
# $n (number)
practice-longer = Hâlâ kazanıyorsun ama { $n } hamle daha uzun.
practice-which = Hangisi daha iyiydi?
# $mv (text)
practice-better = Daha iyisi: { $mv }.
# $mv (text)
practice-hint = Burada en iyisi: { $mv }.
practice-looking = Pozisyon inceleniyor.
practice-unknown = Bu pozisyon hakkında bir şey bilinmiyor, bu yüzden burada değerlendirme yapılmıyor.
practice-par = Olabilecek en az hamlede kazanıldı.
# $n (number)
practice-over = Kazanıldı, gerekenden { $n } hamle fazlasıyla.
practice-was-held = Beraberlik senin.
practice-missed = Bu kez olmadı. Hamleni geri al ya da yeniden başla.
practice-helped = Yardım aldığın için görüldü sayılıyor.
# $moves (number)
# $all (number)
practice-moves = { $moves } / { $all } hamle
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = İyi: { $good } · kusurlu: { $inaccurate } · hata: { $mistakes }
practice-take-back = Hamleyi geri al
practice-next = Sonraki oyun sonu
practice-previous = Önceki oyun sonu
practice-others = Bütün oyun sonları
