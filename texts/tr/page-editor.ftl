### The board editor.

edit-board = Tahtayı düzenle
editor = Tahta düzenleyici
tools = Taşlar ve araçlar
eraser = Silgi
hand = Taşı yerinden oynat
editor-keys = Tahtada: Enter taşı koyar, Delete kaldırır, 1’den 6’ya kadar sayılar araç seçer, T hamle sırasını değiştirir, U ve R geri alır ve yineler.
side-to-move = Hamle sırası
no-king-moves = yok
game = Oyun
set-up = Hazır pozisyonlar
start-position = Oyunun başlangıcı
empty-board = Boş tahta
few-men = Üçer yoz taş
two-kings = Bir damaya karşı iki dama
three-kings = Bir damaya karşı üç dama
line-of-men = Bir dizi yoz taş
tired-king = Hamle hakkı dolmuş bir dama
position-as-text = Metin olarak pozisyon (FEN)
setup-is-fine = Bu pozisyon oynanabilir.
play-this = Buradan oyna
play-white = Bilgisayara karşı Beyaz
play-black = Bilgisayara karşı Siyah
only-look = Yalnızca bak
discard = Değiştirmeden dön
king-moves =
    .white = Beyazın art arda dama hamleleri
    .black = Siyahın art arda dama hamleleri
over-at-once-because = Oyun hemen biterdi: { $reason }
men-stand-on-last-row = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } şu karelerde damaya çıkmış olması gereken yoz taşları var: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } { $count } taşı var, oysa oyun başında yalnızca { $start } taşı olur.
pieces-dropped = { $n ->
        [one] Bir taşa bu tahtada kare yoktu, dışarıda bırakıldı.
       *[other] { $n } taşa bu tahtada kare yoktu, dışarıda bırakıldılar.
    }
