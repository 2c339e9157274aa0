### The board editor.

edit-board = Upravit desku
editor = Editor desky
tools = Figury a nástroje
eraser = Guma
hand = Přesunout figuru
editor-keys = Na desce: Enter položí figuru, Delete ji odstraní, 1 až 6 vybírají nástroj, T mění stranu na tahu, U a R vracejí zpět a opakují.
side-to-move = Na tahu
no-king-moves = žádné
game = Hra
set-up = Připravené pozice
start-position = Začátek partie
empty-board = Prázdná deska
few-men = Po třech kamenech
two-kings = Dvě dámy proti jedné
three-kings = Tři dámy proti jedné
line-of-men = Řetězec kamenů
tired-king = Dáma, která své tahy vyčerpala
position-as-text = Pozice jako text (FEN)
setup-is-fine = Tuto pozici lze hrát.
play-this = Hrát odtud
play-white = Za bílého proti počítači
play-black = Za černého proti počítači
only-look = Jen se dívat
discard = Zpět beze změn
king-moves =
    .white = Tahy dámou bílého za sebou
    .black = Tahy dámou černého za sebou
over-at-once-because = Partie by hned skončila: { $reason }
men-stand-on-last-row = { side } má kameny tam, kde by se proměnily v dámy: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { $count ->
        [one] { side } má { $count } figuru, ale na začátku partie jich má jen { $start }.
        [few] { side } má { $count } figury, ale na začátku partie jich má jen { $start }.
       *[other] { side } má { $count } figur, ale na začátku partie jich má jen { $start }.
    }
pieces-dropped = { $n ->
        [one] Jedna figura neměla na této desce pole a byla vynechána.
        [few] { $n } figury neměly na této desce pole a byly vynechány.
       *[other] { $n } figur nemělo na této desce pole a bylo vynecháno.
    }
