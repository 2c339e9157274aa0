### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } taşı kalmadı.
results-no-moves = { side } hamle yapamıyor.
# $color (color) has won
results-rid-of-pieces = { side } kazandı, çünkü hiç taşı kalmadı.
# $color (color) has won
results-rid-of-moves = { side } kazandı, çünkü hamle yapamıyor.
results-man-against-king = Tek yoz taşa karşı dama: dama kazanır.
results-king-will-be-taken = { side } ne oynarsa oynasın son damasını kaybedecek.
results-kings-in-corners = Damalar uzun çaprazın köşelerinde ve sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    }.
# $color (color) has won
results-first-king = Damaya ilk { side } çıktı.
results-missed-capture = { side } yapması gereken almayı yapmadı.
results-resignation = { side } oyundan çekildi.
results-time = { $color ->
        [white] Beyazın
       *[black] Siyahın
    } süresi doldu.
results-king-against-king = İki tarafta birer dama var ve kimse kazanamaz.
results-agreement = İki taraf beraberlikte anlaştı.
results-unlistable = Bu pozisyonda listelenemeyecek kadar çok alma hamlesi var. Hamleyi geri al ya da yeni bir oyun başlat.
