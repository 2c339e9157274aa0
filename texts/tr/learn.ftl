### Lessons, and how far one has come with them.

learn-about = İlk hamleden kazanmaya kadar, beşer dakikalık dersler. Hiçbir kuralı bilmene gerek yok.
learn-course = Oyun
# $title (text)
learn-next-lesson = Sıradaki: { $title }
learn-lessons = Bütün dersler
learn-done = Tamamlandı
# $n (number)
# $all (number)
learn-begun = { $n } / { $all } adım
# $n (number)
# $all (number)
learn-lessons-done = { $n } / { $all } ders tamamlandı
# $at (number)
learn-stopped = { $at }. adımda kaldın
# $title (text)
learn-go-on = Devam et: { $title }
learn-minutes = Yaklaşık 5 dakika
learn-rules = Kuralların tamamı
learn-rules-page = Bu kurallar ayrı bir sayfada, deneme tahtalarıyla
learn-missing = Bu yüklenemedi. Bağlantını kontrol edip yeniden dene.
learn-fetching = Dersler yükleniyor.
learn-other-language = Bu dersler İngilizce.
