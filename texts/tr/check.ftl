### The check of an exercise.

check-is-sound =
    .no = Alıştırma sağlam değil.
    .yes = Alıştırma sağlam.
check-works = Alıştırma çalışıyor. Cevabının ne kadar iyi olduğuna bakılmadı.
check-game-drawn = Bu pozisyonda oyun berabere, bulunacak bir şey yok.
check-game-over = Bu pozisyonda oyun bitmiş, bulunacak bir şey yok.
check-too-many-captures = Burada listelenemeyecek kadar çok alma hamlesi var.
check-too-hard = Bu alıştırmayı değerlendirmek için olasılıklar çok fazla: daha az hamle iste ya da daha az taş kullan.
check-too-many-lines = İzlenecek devam yolu çok fazla: daha az hamle kabul et.
check-no-solution = Hiçbir geçerli hamle bu alıştırmayı çözmüyor.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } kabul ediliyor ama geçerli bir hamle değil. { $why }
check-never-fits = Şuna uyan geçerli bir hamle yok: “{ $text }”.
check-no-reply = { $mv } hamlesine birden fazla yanıt var: hangisinin oynanacağını belirt.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = { $mv } hamlesine verilen { $reply } yanıtı geçerli bir hamle değil. { $why }
check-reply-unused = { $mv } hamlesine yanıt verilmiş ama o hamle hiç oynanmıyor.
check-answer-to-right = { $mv } yanlış deneme olarak verilmiş ama o hamle doğru.
check-no-illegal = Seçeneklerin hepsi geçerli hamle.
check-several-illegal = Seçeneklerden birden fazlası geçersiz: { $moves }.
check-unique = Tek çözüm var: { $mv }.
check-accepted = Tek hamle kabul ediliyor: { $mv }. Başka bir hamlenin onun kadar iyi olmadığı kanıtlanmış değil.
# $n (number)
# $moves (text)
check-several = { $n } hamle doğru: { $moves }.
# $n (number)
# $moves (text)
check-all-of = Bulunacak { $n } alma hamlesi var: { $moves }.
check-also-win = Çözüm zorlayarak kazandırıyor ama kabul edilmeyen şu hamleler de kazandırıyor: { $moves }.
check-refuted = { $mv } hamlesini { $reply } çürütüyor.
check-every-move = Geçerli her hamle doğru, bulunacak pek bir şey yok.
check-same-result = Şu hamle de doğru: { $text }. Bıraktığı pozisyon { $named } hamlesininkiyle aynı.
