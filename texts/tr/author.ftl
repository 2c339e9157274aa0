### Making exercises.

author-title = Alıştırma düzenleyici
author-make = Alıştırma oluştur
author-edit = Bu alıştırmayı düzenle
author-back-to-exercise = Bu pozisyonu kullan
author-set-up = Pozisyonu değiştir
author-try-it = Dene
author-end-try = Düzenleyiciye dön
author-trying = Başkaları bunu böyle görecek.
author-finish = Bitir ve aç
author-discard = Sil
author-confirm-discard = Gerçekten silinsin mi?
author-leave = Buradan oyna
author-goal = Hedef
author-n-moves = Kaç hamle
author-target = Hangi kare
author-on-board = Tahtada
author-next-choice = Seçenek olacak hamleleri oyna: geçerli olanları ve geçersiz bir tane.
author-next-judged = Hangi hamlelerin doğru olduğunu hedef belirler. Yanıtları kaydetmek için hamleleri oyna.
author-next-over = Oyun burada bitiyor. Daha fazlasını kaydetmek için geri git.
author-next-wrong = Geçerli ya da geçersiz, yanlış bir deneme oyna. Bunun için ne söyleneceği Metinler bölümüne yazılır.
author-next-mark = İşaretlemek için kareleri seç. Bir kareyi yeniden seçersen işareti kalkar.
author-next-arrow = Okun başlayacağı kareyi, sonra biteceği kareyi seç. Oku bükmek için oradan devam et.
author-undo = Geri al
author-redo = Yinele
author-to-start = Başa dön
author-step-back = Bir hamle geri
author-step-on = Bir hamle ileri
author-known = Bu zaten kayıtlı.
author-full = Daha fazlasına yer yok.
author-removed = Kaldırıldı.
author-undone = Geri alındı.
author-redone = Yinelendi.
author-promotes = damaya çıkan hamle
author-leaves = belirli bir pozisyon bırakan hamle
author-recorded = Kaydedilenler
author-nothing = Henüz bir şey yok.
author-choices = Seçenekler
author-replies = Yanıtlar
author-wrong = Yanlış denemeler
author-drawings = İşaretler ve oklar
author-remove = Kaldır
author-also-accept = Şuna uyan her hamleyi kabul et
author-add = Ekle
author-hint = İpucu
author-ok = Sonunda ne söylensin
author-caption = Tahtanın altındaki metin
author-check = Kontrol et
author-checking = Kontrol ediliyor…
author-not-checked = Alıştırma kontrol edilemedi.
author-changed-since = Alıştırma o zamandan beri değişti.
author-too-few-choices = En az iki seçenek gerekli.
author-too-long = Metinler bir bağlantıya sığmayacak kadar uzun.
author-keys = Tahtadaki tuşlar: 1’den 9’a kadar sayılar ve 0 araç seçer, Enter aracı kullanır, Delete bir kareye çizilenleri siler, U geri alır, R yineler, K ve J bir hamle geri ve ileri gider, F tahtayı çevirir, Esc bırakır.
author-back = Geri
author-missing = eksik bir şey var
author-optional = Bunların hepsi boş kalabilir.
author-wordless = Hakkında hiçbir şey söylenmeyen yanlış deneme alıştırmaya alınmaz.
author-problems = Sorunlar
author-goals =
    .move = Doğru hamleyi bul
    .capture-any = Taş al
    .capture-all = Bütün alma hamlelerini bul
    .capture-max = En çok taşı alan hamleyi yap
    .find-illegal = Geçersiz hamleyi bul
    .reach = Bir kareye ulaş
    .win-in = Belirli sayıda hamlede kazan
    .hold = Belirli sayıda hamle boyunca kaybetme
author-tool-names =
    .answer = Doğru yanıt
    .wrong = Yanlış deneme
    .ring = Halka
    .attention = Dikkat
    .cross = Çarpı
    .dot = Nokta
    .green = Yeşil ok
    .red = Kırmızı ok
    .yellow = Sarı ok
    .blue = Mavi ok
# $color (color)
# $turn (number)
author-next-answer = { $turn }. hamle: tahtada { side } için doğru bir yanıt oyna.
# $color (color)
# $mv (text) has been played
author-next-reply = { $mv } oynandı. { $color ->
        [white] Beyazın
       *[black] Siyahın
    } yanıtını oyna ya da geri git.
# $what (text)
# $turn (number)
author-accepted = { $turn }. hamlenin doğru yanıtı: { $what }.
# $mv (text)
# $reply (text)
author-replied = { $mv } hamlesine yanıt: { $reply }.
author-tried = Yanlış deneme: { $mv }. Bunun için ne söyleneceğini Metinler bölümüne yaz.
author-try-from = { $label } karesinden: şimdi denemenin biteceği kareyi seç.
author-arrow-from = { $label } karesinden ok: şimdi biteceği kareyi seç.
author-lands = { $label } karesinde biten hamle
# $turn (number)
author-answers-of = Doğru yanıtlar, { $turn }. hamle
# $mv (text)
# $reply (text)
author-reply = { $mv } hamlesine { $reply }
author-words-to = { $mv } hamlesine ne söylensin
author-remove-what = Kaldır: { $what }
# $turn (number)
author-no-answer = { $turn }. hamle için doğru yanıt kaydedilmemiş.
# $game (text) its name
# $task (text)
author-shared = { $game }, bir alıştırma. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Çizildi: { $what }.
       *[no] Kaldırıldı: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Çözüm, iki tarafın hamleleri birlikte sayılınca { $ply }. hamlede duruyor: { $why }.
author-captures = { $n ->
        [one] taş alan herhangi bir hamle
       *[other] en az { $n } taş alan hamle
    }
# $step (text) its name
author-to-step = Sıradaki: { $step }
author-steps =
    .task = Görev
    .solution = Çözüm
    .drawings = Çizimler
    .words = Metinler
    .end = Bitiş
author-headings =
    .task = Ne isteniyor
    .solution = Çözümün hamleleri
    .drawings = İşaretler ve oklar
    .words = Ne söyleniyor
    .end = Kontrol et ve paylaş
