### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nová partie
start = Začít
close = Zavřít
undo = Vrátit zpět
redo = Opakovat
resign = Vzdát
confirm-resign = Opravdu vzdát?
resign-yes = Ano, vzdát
resign-no = Hrát dál
flip = Otočit desku
library = Knihovna
settings = Nastavení
help = Klávesy
stop = Zastavit
think-on = Přemýšlet dál
move-now = Táhnout hned
try-again = Zkusit znovu
rematch = Odveta
rematch-as =
    .white = Odveta s bílými
    .black = Odveta s černými
go-through = Přehrát
learn-from-mistakes = Učit se z vlastních chyb
mistakes = Chyby
offer-draw = Nabídnout remízu
accept-draw = Přijmout
decline-draw = Odmítnout
claim-draw = Nárokovat remízu
insist = Trvat na braní
play-on-from-here = Hrát odtud
back-to-game = Zpět do partie
back-to-saved = Zpět do mé partie
return-to-it = Vrátit se k ní
update = Aktualizovat
the-rule = Zobrazit pravidlo
rules = Pravidla
about-game = O této hře
back = Zpět
forward = Vpřed
more = Více

## Labels and notices (at most 100 characters)

title = Damiera: celá rodina dámy
skip-to-board = Přejít na desku
choose-game = Vyberte hru
opponent = Soupeř
computer = Počítač
you = Vy
two-players = Dva hráči
your-color = Hrajete za
white = Bílý
black = Černý
random = Náhodně
level = Úroveň
language = Jazyk
sources = Zdroje
actions = Akce
moves = Tahy
no-moves-yet = Zatím žádné tahy.
first-move = Na začátek
previous-move = O tah zpět
next-move = O tah dál
last-move = Na poslední tah
looking-back = Dřívější pozice
your-turn = Jste na tahu
computers-turn = Na tahu je počítač
must-capture = braní je povinné
stopped = Počítač byl zastaven.
missed-capture = V posledním tahu bylo opomenuto braní.
overlook = Počítač promíjí opomenutá braní
may-stop = Pokračujte, nebo tu skončete dalším stisknutím figury.
counters = Počítání k remíze
draw-offered = nabídka remízy
choose-route = Vede tam více braní. Které zvolíte?
route-entered = Pokračujte: braní ještě není dokončené.
several-pieces = Může tam více figur: vyberte nejdřív figuru.
no-move-here = Tato figura nemůže táhnout.
not-your-turn = Na tahu je počítač.
opened-link = Tato pozice přišla z odkazu.
opened-game = Partie, která byla na desce, zůstává uložená.
kept-game = Předchozí partie je uložená v knihovně.
set-aside = Vaše rozdělaná práce je odložená.
unchecked-link = U tohoto odkazu nelze ověřit, zda se cestou nezměnil.
part-missing = Část aplikace Damiera se nepodařilo načíst: funguje připojení? Zkouší se to znovu.
storage-blocked = Tento prohlížeč stránce nedovolí partii uložit; novým načtením by se ztratila.
install = Nainstalovat
offline-ready = Připraveno ke hře offline
update-ready = Je k dispozici nová verze.
keys-title = Klávesy na desce

## Sides

side = { $color ->
        [white] Bílý
       *[black] Černý
    }
# The same within a sentence.
side-within = { $color ->
        [white] bílý
       *[black] černý
    }
# The same as a name alone.
side-name = { $color ->
        [white] bílý
       *[black] černý
    }
to-move =
    .white = Na tahu je bílý
    .black = Na tahu je černý

## The computer

# $level (number) at which it plays
computer-at = Počítač, úroveň { $level }
thinking-yet = Počítač přemýšlí…
# $depth (number)
thinking-at-depth = Počítač přemýšlí… hloubka { $depth }
engine-failed = Engine přestal pracovat.
# The levels, weakest first.
level-names =
    .first = Začátečník
    .second = Učeň
    .third = Rekreační hráč
    .fourth = Mírně pokročilý
    .fifth = Klubový hráč
    .sixth = Silný hráč
    .seventh = Expert
    .eighth = Maximum

## Words between moves

result =
    .white-wins = Bílý vyhrál
    .black-wins = Černý vyhrál
    .draw = Remíza
    .unlistable = Příliš mnoho braní
result-yours =
    .won = Vaše výhra
    .lost = Vaše prohra
huff = Odfouknout { $square }
huffed = Bylo opomenuto braní: počítač odfukuje figuru na poli { $square } a táhne.
draw-is-offered =
    .white = Bílý nabízí remízu.
    .black = Černý nabízí remízu.
offer-answered =
    .declined = Počítač remízu odmítá.
    .accepted = Počítač remízu přijímá.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = v posledním tahu bylo opomenuto braní: odfoukněte { $squares }, trvejte na braní, nebo nechte tah platit

## The board

board-of = Deska: { $game }
board-of-to-move = Deska: { $game }, na tahu je { side-within }
square-empty = prázdné
# What may be done with a square.
square-roles =
    .can-move = může táhnout
    .can-capture = může brát
    .chosen = vybráno
    .target = sem lze dopadnout
    .jumped = přeskočeno
# $moves (number)
# $limit (number)
square-streak = tahy dámou za sebou: { $moves } z { $limit }
piece =
    .white-man = bílý kámen
    .white-king = bílá dáma
    .black-man = černý kámen
    .black-king = černá dáma
# A king with its square.
king-on = dáma { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: z pole { $from } na pole { $to }{ $crowned ->
        [yes] , mění se v dámu
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } bere { $n ->
        [one] { $n } figuru
        [few] { $n } figury
       *[other] { $n } figur
    }: z pole { $from }{ $via ->
        [yes] {" "}přes { $by }
       *[no] {""}
    } na pole { $to }, vzato { $taken }{ $crowned ->
        [yes] , mění se v dámu
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, bere { $n ->
        [one] { $n } figuru
        [few] { $n } figury
       *[other] { $n } figur
    }
# $white (number)
# $black (number)
pieces-left = Bílý { $white }, černý { $black }
legal-moves-are = Možné tahy: { $moves }
link-fault = Odkaz se nepodařilo přečíst celý.
board-fault = Tuto desku nelze zobrazit.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } a { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } nebo { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, mezerník
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = pohyb po desce
    .enter = zvednout figuru, položit ji
    .escape = výběr zrušit
    .next-piece = další, předchozí figura, která může táhnout
    .next-target = další pole, kam může
    .moves = přečíst možné tahy
    .last-move = přečíst poslední tah
    .state = přečíst stav partie
    .undo = vrátit zpět, opakovat
    .look = podívat se o tah zpět, o tah dál
    .ends = podívat se na začátek, na konec
    .analysis = zapnout nebo vypnout analýzu
    .threat = čím hrozí soupeř
    .evaluation = přečíst hodnocení
    .hint = nápověda, krok za krokem
    .flip = otočit desku
    .routes = zvolit cestu
