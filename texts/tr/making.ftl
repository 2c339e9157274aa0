### Lessons of one's own: those that were opened, and the maker.

making-title = Ders hazırlama
making-yours = Derslerin
making-yours-about = Açtığın ya da hazırladığın dersler. Bu cihazda kalırlar.
making-none = Henüz yok. Bir ders dosyası aç, bir ders yapıştır ya da bir ders hazırla: “Paylaş” bölümünde “Derse ekle” var.
making-new = Yeni ders
making-untitled = Dersim
making-name = Başlık
making-language = Dil
making-no-language = belirtilmemiş
making-begin-words = İlk adımdan önce ne söylensin
making-step-title = Bu adımın başlığı
making-step-words = Bu adımda ne söylensin
making-add-words = Metin ekle
making-steps = Adımlar
making-no-steps = Henüz adım yok. Tahtadaki “Paylaş” bölümünde, alıştırma düzenleyicide ve kitaplıkta “Derse ekle” var.
making-edit-lesson = Dersi düzenle
making-edit-short = Düzenle
making-to-list = Bütün dersler
making-walk = Derse başla
making-from-here = Buradan başla
making-edit-exercise = Alıştırmayı değiştir
making-check = Kontrol et
making-save = Dosya olarak kaydet
making-as-text = Metin olarak
making-as-text-about = Dersin tamamı, kaydedildiği hâliyle metin olarak.
making-take-text = Bu metni kullan
making-leave-text = Olduğu gibi bırak
making-share = Paylaş
making-link = Ders bağlantısı
making-link-about = dersin tamamını taşır
making-element = Öğe olarak ders
making-element-about = kendi sayfan için
making-delete = Dersi sil
making-delete-really = Gerçekten silinsin mi?
making-add = Derse ekle
making-open = Dersi aç
making-restore = Geri getir
making-not-kept = Tarayıcı dersi saklayamadı: belki yer kalmamıştır. Dersi dosya olarak kaydet.
making-full = Ders, olabilecek en çok adım sayısına ulaştı.
making-too-many = Saklanabilecek ders sayısı doldu. Önce birini sil.
making-link-many = Bu bağlantı uzun: bazı mesajlaşma uygulamaları onu kesiyor. Dosya daha güvenli.
making-no-packing = Bu tarayıcı böyle bir bağlantı oluşturamıyor. Dersi dosya olarak kaydet.
making-not-come = Ders alınamadı. Bulunduğu siteye ulaşılabilmeli ve site buna izin vermeli (CORS).
making-not-unpacked = Ders bağlantısı okunamıyor: içindekiler açılamıyor.
making-from-problems = Bu problemler artık bir ders. Sırayla çöz ya da birini seç.
making-unsound = Bazı adımlar sağlam değil.
making-not-checked = Ders kontrol edilemedi.
making-changed-since = Ders o zamandan beri değişti.
making-kinds =
    .words = Metin
    .diagram = Pozisyon
    .replay = Oyun
    .play = Buradan oyna
    .exercise = Alıştırma
# $title (text)
# $n (number)
making-added = “{ $title }” dersine { $n }. adım olarak eklendi.
# $title (text)
making-up = Yukarı taşı: { $title }
making-down = Aşağı taşı: { $title }
making-remove = Kaldır: { $title }
making-edit = Düzenle: { $title }
making-removed = “{ $title }” kaldırıldı.
# $n (number) of the step
making-put-back = { $n }. adım olarak geri koy
# $n (number)
# $all (number)
making-checking = Adım { $n } / { $all } kontrol ediliyor…
making-sound = { $n ->
        [one] Dersin tek adımı sağlam.
       *[other] { $n } adımın hepsi sağlam.
    }
making-n-steps = { $n } adım
making-unread = Ders okunamıyor.
# $why (text)
making-bad-link = Ders bağlantısı okunamıyor: { $why }.
# $why (text)
making-no-link = Bağlantı yok: { $why }. Dersi dosya olarak kaydet ve sitene koy; bu sayfanın adresinin sonuna eklenen “?lesson=” ve dosyanın adresi dersi açar.
# $line (number)
# $words (text)
making-at-line = { $line }. satır: { $words }
