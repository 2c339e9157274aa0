### Games kept on the device, and files of games.

library-name = Tahtadaki oyunun adı
library-save = Bu oyunu kaydet
library-kept = Kaydedildi
library-saved = Oyun kitaplıkta.
library-kept-games = Kayıtlı oyunlar
library-search = Ara
library-nothing-kept = Henüz kaydedilmiş oyun yok.
library-nothing-found = Bu kelimelerin hepsini içeren bir oyun yok.
library-show-more = Daha fazla göster
library-cancel = Vazgeç
library-rename-short = Adını değiştir
library-delete-short = Sil
library-collect-short = Derse ekle
library-new-name = Yeni ad
library-undelete = Geri getir
library-export = Hepsini tek dosyada kaydet
library-open-file = Dosya aç
library-drop-here = PDN ya da daha önce burada kaydedilmiş oyunlar. Dosyayı buraya da bırakabilirsin.
library-reading = Okunuyor…
library-more-in-file = Dosyada listelenenden daha çok oyun var.
library-back = Kitaplığa dön
library-from-file = dosyadan
library-unknown-player = Bilinmiyor
library-unfinished = bitmemiş
library-is-guess = Dosyada hangi oyun olduğu yazmıyor: bu bir tahmin.
library-is-cut = Varyantları ve yorumları saklanamayacak kadar uzun: yalnızca ana varyant açılıyor.
library-open-anyway = Okunabilen kısmı aç
library-file-saved = Dosya, kaydedilmesi için tarayıcıya verildi.
library-collect = Derse ekle: { $name }
library-rename = Adını değiştir: { $name }
library-delete = Sil: { $name }
library-deleted = “{ $name }” silindi.
library-n-games = { $n } oyun
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } / { $n } oyun
# $new (number)
# $known (number) of games that were there already
library-imported = { $new } oyun eklendi{ $known ->
        [0] {""}
        [one] ; 1 tanesi zaten vardı
       *[other] ; { $known } tanesi zaten vardı
    }.
library-n-moves = { $n } hamle
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Bu oyunla ilgili bir not var.
        [one] Bu oyunda bir şey yanlış ya da şüpheli.
       *[other] Bu oyunda { $n } şey yanlış ya da şüpheli.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = { $line }. satır, { $column }. sütun: { $reason }.

## Why something cannot be done

library-cannot-blocked = Bu tarayıcı, sayfanın oyun saklamasına izin vermiyor. Tahtadaki oyunu PDN dosyası olarak kaydedebilir ve dosya açabilirsin.
library-cannot-not-kept = Tarayıcı bunu yapamadı: belki yer kalmamıştır.
# $n (number)
library-cannot-full = { $n } oyun var ve daha fazlasına yer yok: önce birkaçını sil.
library-cannot-game-too-long = Bu oyunda saklanabilecekten daha çok varyant ve yorum var.
library-cannot-bad-game = Bu oyun okunamıyor.
# $megabytes (number)
library-cannot-file-too-long = Dosya çok uzun: en çok { $megabytes } megabayt okunur.
library-cannot-not-a-library = Bu, bu sürümün okuyabildiği bir kayıtlı oyun dosyası değil.
# $n (number)
library-cannot-line = { $n }. satırda okunabilen bir oyun yok.
library-cannot-unreadable = Tarayıcı dosyayı okuyamadı.
library-cannot-no-games = Bu dosyada oyun yok.
library-cannot-no-reader = Dosya okuma şu anda çalışmıyor.
