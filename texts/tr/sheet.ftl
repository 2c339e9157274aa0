### The share sheet.

sheet-what = Ne paylaşılsın
sheet-whole-game = Oyunun tamamı
sheet-position = Yalnızca bu pozisyon
sheet-whoever = Açan kişi
sheet-looks = bakar, isterse oradan oynar
sheet-answers = kendi hamlesiyle yanıt verir
sheet-answers-more = Mesajla oyun: sen bağlantıyı gönderirsin, o bir hamle oynar ve sana kendi bağlantısını gönderir.
sheet-no-address = Bu Damiera kopyası, cihazındaki bir dosya olduğu için adresi yok. Bağlantıları, herhangi bir Damiera tahtasına yapıştırılınca açılır.
sheet-short-link = Kısa bağlantı
sheet-short-about = mesajla göndermek için
sheet-readable-link = Okunabilir bağlantı
sheet-readable-about = hamleleri gösterir
sheet-copy = Kopyala
sheet-send = Gönder…
sheet-qr = Kısa bağlantının QR kodu
sheet-qr-about = Devam etmek için bir telefonun kamerasını ona tut.
sheet-qr-too-long = Bu oyun QR koduna sığmayacak kadar uzun.
sheet-as-text = Metin olarak
sheet-copy-fen = FEN kopyala
sheet-copy-pdn = PDN kopyala
sheet-save-pdn = PDN kaydet
sheet-as-picture = Resim olarak
sheet-save-svg = SVG kaydet
sheet-save-png = PNG kaydet
sheet-picture-about = Resim bağlantısını hatırlar: tahtanın üzerine bırakırsan yeniden açılır.
sheet-embed = Kendi sayfanda
sheet-element = Öğe olarak tahta
sheet-frame = Çerçeve olarak tahta
sheet-making = Bir saniye…
sheet-not-made = Gerisi hazırlanamadı: dosya yazma şu anda çalışmıyor.
sheet-copied = Kopyalandı.
sheet-not-copied = Tarayıcı kopyalamaya izin vermedi. Metni seçip kopyala.
sheet-saved = Dosya, kaydedilmesi için tarayıcıya verildi.
sheet-not-saved = Tarayıcı kaydedemedi.
sheet-not-sent = Tarayıcı gönderemedi.
# $color (color)
# $level (number)
sheet-challenge = bilgisayara karşı { $color ->
        [white] Beyazla
       *[black] Siyahla
    } oynar, { $level }. seviye
sheet-copy-what = Kopyala: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } kazandı.
sheet-finished = { $game }: bitmiş bir oyun.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: buradan { $color ->
        [white] Beyazla
       *[black] Siyahla
    } { $level }. seviyeyi yenebilir misin?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: ben oynadım, şimdi sıra sende; { $color ->
        [white] Beyazla
       *[black] Siyahla
    } oynuyorsun.

## Studies

sheet-whole = Bütün varyantlarıyla çalışma
# $game (text) its name
sheet-sent = { $game }: varyantlı bir çalışma.
# $n (number)
# $most (number)
sheet-too-long = Bu bağlantı { $n } karakter; bazı mesajlaşma uygulamaları bir mesajda { $most } karakterden fazlasını almıyor. Onun yerine PDN dosyasını gönder: her şey içinde.
sheet-file = PDN dosyasında her şey var:
