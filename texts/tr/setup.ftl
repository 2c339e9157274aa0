### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Tahtada taş yok.
setup-shared-square = { $label } karesinde iki tarafın da taşı var.
setup-counter-without-king = { $label } karesi için dama hamlesi sayılıyor ama o tarafın orada daması yok.
# $counted (number)
# $limit (number)
setup-counter-too-high = Art arda { $counted } dama hamlesi sayılmış, oysa yalnızca { $limit } hamleye izin var.
setup-counter-without-limit = Bu oyunda dama hamleleri sayılmaz.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = metin { $max } bayttan uzun.
setup-expected-known-turn = hamle sırasının kimde olduğu bilinmeli: W ya da B yaz.
setup-expected-turn = önce hamle sırası gelmeli: W ya da B yaz.
setup-expected-side = buraya bir tarafın karelerini, önlerine W ya da B koyarak yaz.
setup-expected-side-once-white = Beyazın kareleri zaten verilmiş.
setup-expected-side-once-black = Siyahın kareleri zaten verilmiş.
setup-expected-square = bu bir kare değil; ilk kare { $first }, son kare { $last }.
setup-expected-range = aralık artarak gitmeli ve { $first } ile { $last } arasında kalmalı.
setup-expected-range-in-row = aralık tek bir sırada soldan sağa gitmeli ve { $first } ile { $last } arasında kalmalı.
setup-expected-empty-square = { $label } karesinde zaten bir taş var.
setup-expected-counters = buraya Siyahın ve Beyazın dama hamlelerini yaz, örneğin +0+312.
setup-expected-counter = bir sayı ve damanın karesinin iki rakamını yaz, örneğin 312, ya da yalnızca 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = { $place }. karakterde bir şey eksik: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = { $place }. karakterde “{ $token }”: { $what }
