### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Pozisyon { $at } / { $all } inceleniyor…
review-closer = Kayıp olan yerlere daha yakından bakılıyor…
review-leave = İstediğin an çıkabilirsin; bulunanlar sayfa kapanana kadar saklanır.
review-stuck = Motor durdu.
review-none = Hata bulunmadı.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n } hata
review-blunders = { $n } vahim hata
review-mistake = hata
review-blunder = vahim hata
review-points = Dönüm noktaları
review-small = Hiçbir hamle tek başına çok şey kaybettirmedi. En çok kaybettirenler
# $line (text) moves
review-better = Daha iyisi: { $line }
review-find = Daha iyisini bul
review-report = Rapor
review-open-study = Varyantlarla aç
review-print = Yazdır
review-too-long = Oyun, daha iyi devam yollarıyla birlikte saklanamayacak kadar uzun.
# $at (number)
# $all (number)
review-place = Daha iyisini bul: { $at } / { $all }
# $text (text) a move
review-asked = Oyunda { $text } oynandı. Daha iyisi ne?
review-next = Sonraki
review-over = Bu sonuncusuydu.
# $found (number)
# $all (number)
review-found = İlk denemede { $found } / { $all } bulundu

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Oyunda da bu oynandı. Yanıtı: { $line }. Sonrası: { $verdict }.
review-is-answered = Yeterince iyi değil, yanıtı: { $line }. Sonrası: { $verdict }.
review-leads-to = Yeterince iyi değil. Sonrası: { $verdict }.
review-solved = Güzel. En iyi devam yolu: { $line }. Sonrası: { $verdict }.

## Beside the move in a study

review-remark = Öncesi: { $before }. Sonrası: { $after }.
