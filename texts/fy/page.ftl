### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nije partij
start = Begjinne
close = Slute
undo = Set werom
redo = Op ’e nij
resign = Opjaan
confirm-resign = Echt opjaan?
resign-yes = Ja, ik jou op
resign-no = Trochspylje
flip = Boerd draaie
library = Partijen
settings = Ynstellings
help = Toetsen
stop = Ophâlde
think-on = Fierder tinke
move-now = No sette
try-again = Op ’e nij besykje
rematch = Revâns
rematch-as =
    .white = Revâns mei Wyt
    .black = Revâns mei Swart
go-through = Neispylje
learn-from-mistakes = Lear fan dyn fouten
mistakes = Fouten
offer-draw = Remize oanbiede
accept-draw = Oannimme
decline-draw = Ofwize
claim-draw = Remize opeaskje
insist = De slach easkje
play-on-from-here = Fan hjir ôf spylje
back-to-game = Werom nei de partij
back-to-saved = Werom nei myn partij
return-to-it = Gean der wer hinne
update = Bywurkje
the-rule = Sjoch de regel
rules = De regels
about-game = Oer dit spul
back = Werom
forward = Fierder
more = Mear

## Labels and notices (at most 100 characters)

title = Damiera: de hiele damfamylje
skip-to-board = Nei it boerd
choose-game = Kies in spul
opponent = Tsjinstanner
computer = Kompjûter
you = Do
two-players = Twa spilers
your-color = Do spilest mei
white = Wyt
black = Swart
random = Willekeurich
level = Nivo
language = Taal
sources = Boarnen
actions = Aksjes
moves = Setten
no-moves-yet = Noch gjin setten.
first-move = Nei it begjin
previous-move = In set werom
next-move = In set fierder
last-move = Nei de lêste set
looking-back = In eardere stân
your-turn = Do bist oan set
computers-turn = Kompjûter is oan set
must-capture = slaan is ferplichte
stopped = De kompjûter is stilset.
missed-capture = By de lêste set is in slach mist.
overlook = De kompjûter sjocht miste slaggen troch de fingers
may-stop = Gean fierder, of druk nochris op it stik om hjir op te hâlden.
counters = Tellers foar remize
draw-offered = der is remize oanbean
choose-route = Ferskate slaggen komme dêr út. Hokkerien?
route-entered = Gean fierder: de slach is noch net dien.
several-pieces = Ferskate stikken kinne dêrhinne: kies earst it stik.
no-move-here = Dat stik kin net sette.
not-your-turn = De kompjûter is oan set.
opened-link = Dizze stân komt út in keppeling.
opened-game = De partij dy’t op it boerd stie, is foar dy bewarre.
kept-game = De foarige partij stiet by dyn partijen.
set-aside = Watsto oan it meitsjen wiest, leit klear.
unchecked-link = Fan dizze keppeling is net nei te gean oft der ûnderweis wat feroare is.
part-missing = Dit part fan Damiera koe net laden wurde: is der netwurk? It wurdt op ’e nij besocht.
storage-blocked = Dizze browser lit de side de partij net bewarje: nei op ’e nij laden is er fuort.
install = Ynstallearje
offline-ready = Klear om offline te spyljen
update-ready = Der is in nije ferzje.
keys-title = Toetsen op it boerd

## Sides

side = { $color ->
        [white] Wyt
       *[black] Swart
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Wyt oan set
    .black = Swart oan set

## The computer

# $level (number) at which it plays
computer-at = Kompjûter, nivo { $level }
thinking-yet = De kompjûter tinkt nei…
# $depth (number)
thinking-at-depth = De kompjûter tinkt nei… djipte { $depth }
engine-failed = It damprogramma wurket net mear.
# The levels, weakest first.
level-names =
    .first = Begjinner
    .second = Learling
    .third = Thúsdammer
    .fourth = Betûft
    .fifth = Klupdammer
    .sixth = Sterk
    .seventh = Ekspert
    .eighth = Folle krêft

## Words between moves

result =
    .white-wins = Wyt wint
    .black-wins = Swart wint
    .draw = Remize
    .unlistable = Te folle slaggen
result-yours =
    .won = Do hast wûn
    .lost = Do hast ferlern
huff = { $square } blaze
huffed = Der is in slach mist: de kompjûter blaast it stik op { $square } en docht in set.
draw-is-offered =
    .white = Wyt biedt remize oan.
    .black = Swart biedt remize oan.
offer-answered =
    .declined = De kompjûter wiist de remize ôf.
    .accepted = De kompjûter nimt de remize oan.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = by de lêste set is in slach mist: blaas { $squares }, easkje de slach, of lit it sa

## The board

board-of = Boerd: { $game }
board-of-to-move = Boerd: { $game }, { side } oan set
square-empty = leech
# What may be done with a square.
square-roles =
    .can-move = kin sette
    .can-capture = kin slaan
    .chosen = keazen
    .target = kin hjir delkomme
    .jumped = slein
# $moves (number)
# $limit (number)
square-streak = { $moves } fan { $limit } daamsetten efterinoar
piece =
    .white-man = wyt houtsje
    .white-king = wite daam
    .black-man = swart houtsje
    .black-king = swarte daam
# A king with its square.
king-on = daam { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: { $from } nei { $to }{ $crowned ->
        [yes] , wurdt daam
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
moved-capturing = { side } slacht { $n }: fan { $from }{ $via ->
        [yes] {" "}fia { $by }
       *[no] {""}
    } nei { $to }, slein: { $taken }{ $crowned ->
        [yes] , wurdt daam
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, slacht { $n }
# $white (number)
# $black (number)
pieces-left = Wyt { $white }, Swart { $black }
legal-moves-are = Mooglike setten: { $moves }
link-fault = De keppeling koe net hielendal lêzen wurde.
board-fault = Dit boerd kin net sjen litten wurde.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } en { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } of { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, spaasje
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
    .arrows = oer it boerd gean
    .enter = in stik oppakke, it delsette
    .escape = it loslitte
    .next-piece = folgjend, foarich stik dat sette kin
    .next-target = folgjend fjild dêr’t it hinne kin
    .moves = de mooglike setten foarlêze
    .last-move = de lêste set foarlêze
    .state = foarlêze hoe’t de partij derfoar stiet
    .undo = set werom, op ’e nij
    .look = in set werom sjen, ien fierder
    .ends = it begjin besjen, it ein
    .analysis = analyze oan of út
    .threat = wat de oare kant driget
    .evaluation = de wurdearring foarlêze
    .hint = tip, stap foar stap
    .flip = it boerd draaie
    .routes = in slachwei kieze
