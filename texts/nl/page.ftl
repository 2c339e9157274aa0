### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nieuwe partij
start = Beginnen
close = Sluiten
undo = Zet terug
redo = Opnieuw
resign = Opgeven
confirm-resign = Echt opgeven?
resign-yes = Ja, ik geef op
resign-no = Doorspelen
flip = Draai bord
library = Partijen
settings = Instellingen
help = Toetsen
stop = Stoppen
think-on = Verder denken
move-now = Nu zetten
try-again = Nog eens proberen
rematch = Revanche
rematch-as =
    .white = Revanche met wit
    .black = Revanche met zwart
go-through = Naspelen
learn-from-mistakes = Leer van je fouten
mistakes = Fouten
offer-draw = Remise aanbieden
accept-draw = Aannemen
decline-draw = Afwijzen
claim-draw = Remise claimen
insist = Slag eisen
play-on-from-here = Speel verder
back-to-game = Naar de partij
back-to-saved = Terug naar mijn partij
return-to-it = Ga ernaar terug
update = Bijwerken
the-rule = Zie de regel
rules = De regels
about-game = Over dit spel
back = Terug
forward = Verder
more = Meer

## Labels and notices (at most 100 characters)

title = Damiera: de hele damfamilie
skip-to-board = Naar het bord
choose-game = Kies een spel
opponent = Tegenstander
computer = Computer
you = Jij
two-players = Met z'n tweeën
your-color = Je speelt met
white = Wit
black = Zwart
random = Willekeurig
level = Niveau
language = Taal
sources = Bronnen
actions = Acties
moves = Zetten
no-moves-yet = Nog geen zetten.
first-move = Naar het begin
previous-move = Een zet terug
next-move = Een zet verder
last-move = Naar de laatste zet
looking-back = Een eerdere stand
your-turn = Jij bent aan zet
computers-turn = Computer is aan zet
must-capture = slaan is verplicht
stopped = De computer is stilgezet.
missed-capture = Bij de laatste zet is vergeten te slaan.
overlook = De computer ziet vergeten slagen over het hoofd
may-stop = Ga verder, of druk nog eens op het stuk om hier te stoppen.
counters = Remisetellers
draw-offered = er is remise aangeboden
choose-route = Meerdere slagen komen daar uit. Welke?
route-entered = Ga verder: de slag is nog niet klaar.
several-pieces = Meerdere stukken kunnen daarheen: kies eerst het stuk.
no-move-here = Dat stuk kan geen zet doen.
not-your-turn = De computer is aan zet.
opened-link = Deze stand komt uit een link.
opened-game = De partij die op het bord stond, blijft bewaard.
kept-game = De vorige partij staat bij je partijen.
set-aside = Wat je aan het maken was, ligt klaar.
unchecked-link = Van deze link is niet na te gaan of er onderweg iets is veranderd.
part-missing = Dit deel van Damiera kon niet worden geladen: is er een netwerk? Het wordt opnieuw geprobeerd.
storage-blocked = In deze browser kan de pagina de partij niet bewaren: na herladen is hij weg.
install = Installeren
offline-ready = Klaar om offline te spelen
update-ready = Er is een nieuwe versie.
keys-title = Toetsen op het bord

## Sides

side = { $color ->
        [white] Wit
       *[black] Zwart
    }
side-within = { side }
side-name = { side }
to-move =
    .white = Wit aan zet
    .black = Zwart aan zet

## The computer

computer-at = Computer, niveau { $level }
thinking-yet = De computer denkt na…
thinking-at-depth = De computer denkt na… diepte { $depth }
engine-failed = Het damprogramma werkt niet meer.
level-names =
    .first = Beginner
    .second = Leerling
    .third = Huisdammer
    .fourth = Gevorderd
    .fifth = Clubspeler
    .sixth = Sterk
    .seventh = Expert
    .eighth = Volle kracht

## Words between moves

result =
    .white-wins = Wit wint
    .black-wins = Zwart wint
    .draw = Remise
    .unlistable = Te veel slagen
result-yours =
    .won = Jij hebt gewonnen
    .lost = Jij hebt verloren
huff = { $square } blazen
huffed = Er is vergeten te slaan: de computer blaast { $square } en doet een zet.
draw-is-offered =
    .white = Wit biedt remise aan.
    .black = Zwart biedt remise aan.
offer-answered =
    .declined = De computer wijst remise af.
    .accepted = De computer neemt de remise aan.
huffable = bij de laatste zet is vergeten te slaan: blaas { $squares }, eis de slag of laat het zo

## The board

board-of = Bord: { $game }
board-of-to-move = Bord: { $game }, { side } aan zet
square-empty = leeg
square-roles =
    .can-move = kan zetten
    .can-capture = kan slaan
    .chosen = gekozen
    .target = hier kan het stuk heen
    .jumped = al geslagen
square-streak = { $moves } van { $limit } damzetten achter elkaar
piece =
    .white-man = witte schijf
    .white-king = witte dam
    .black-man = zwarte schijf
    .black-king = zwarte dam
king-on = dam { $square }
moved-quietly = { side }: van { $from }{ $via ->
        [yes] {" "}via { $by }
       *[no] {""}
    } naar { $to }{ $crowned ->
        [yes] , wordt dam
       *[no] {""}
    }
moved-capturing = { side } slaat { $n ->
        [one] { $taken }
       *[other] { $n } stukken, { $taken }
    }: van { $from }{ $via ->
        [yes] {" "}via { $by }
       *[no] {""}
    } naar { $to }{ $crowned ->
        [yes] , wordt dam
       *[no] {""}
    }
route = { $text }, slaat { $n ->
        [one] 1 stuk
       *[other] { $n } stukken
    }
pieces-left = Wit { $white }, Zwart { $black }
legal-moves-are = Mogelijke zetten: { $moves }
link-fault = De link kon niet helemaal worden gelezen.
board-fault = Dit bord kan niet worden getoond.

## Lists

list-and = { $first } en { $last }
list-or = { $first } of { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, spatie
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
    .arrows = over het bord gaan
    .enter = een stuk kiezen, het neerzetten
    .escape = loslaten
    .next-piece = volgend, vorig stuk dat kan zetten
    .next-target = volgend veld waar het heen kan
    .moves = de mogelijke zetten lezen
    .last-move = de laatste zet lezen
    .state = lezen hoe de partij ervoor staat
    .undo = zet terug, opnieuw
    .look = een zet terugkijken, een zet verder
    .ends = het begin, het einde bekijken
    .analysis = analyse aan of uit
    .threat = wat de tegenstander dreigt
    .evaluation = de beoordeling lezen
    .hint = hint, stap voor stap
    .flip = het bord draaien
    .routes = een slagweg kiezen
