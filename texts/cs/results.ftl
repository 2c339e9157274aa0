### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } už nemá žádné figury.
results-no-moves = { side } nemůže táhnout.
# $color (color) has won
results-rid-of-pieces = { side } už nemá žádné figury, a tím vyhrává.
# $color (color) has won
results-rid-of-moves = { side } nemůže táhnout, a tím vyhrává.
results-man-against-king = Dáma proti samotnému kameni: vyhrává dáma.
results-king-will-be-taken = { side } ztratí svou poslední dámu, ať zahraje cokoli.
results-kings-in-corners = Dámy stojí v rozích na hlavní diagonále a na tahu je { side-within }.
# $color (color) has won
results-first-king = { side } získal první dámu.
results-missed-capture = { side } neprovedl povinné braní.
results-resignation = { side } se vzdal.
results-time = { side } překročil čas.
results-king-against-king = Každému zbývá jedna dáma a nikdo nemůže vyhrát.
results-agreement = Obě strany se dohodly na remíze.
results-unlistable = V této pozici je víc braní, než lze vypsat. Vraťte tah, nebo začněte novou partii.
