### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nowa partia
start = Zacznij
close = Zamknij
undo = Cofnij
redo = Ponów
resign = Poddaj się
confirm-resign = Na pewno się poddajesz?
resign-yes = Tak, poddaję się
resign-no = Gram dalej
flip = Obróć planszę
library = Biblioteka
settings = Ustawienia
help = Klawisze
stop = Zatrzymaj
think-on = Wznów myślenie
move-now = Ruszaj już teraz
try-again = Spróbuj ponownie
rematch = Rewanż
rematch-as =
    .white = Rewanż białymi
    .black = Rewanż czarnymi
go-through = Przejrzyj
learn-from-mistakes = Ucz się na swoich błędach
mistakes = Błędy
offer-draw = Zaproponuj remis
accept-draw = Przyjmij
decline-draw = Odrzuć
claim-draw = Zgłoś remis
insist = Zażądaj bicia
play-on-from-here = Graj od tego miejsca
back-to-game = Wróć do partii
back-to-saved = Wróć do mojej partii
return-to-it = Wróć tam
update = Zaktualizuj
the-rule = Zobacz zasadę
rules = Zasady
about-game = O tej grze
back = Wstecz
forward = Naprzód
more = Więcej

## Labels and notices (at most 100 characters)

title = Damiera: cała warcabowa rodzina
skip-to-board = Przejdź do planszy
choose-game = Wybierz grę
opponent = Przeciwnik
computer = Komputer
you = Ty
two-players = Dwie osoby
your-color = Twój kolor
white = Białe
black = Czarne
random = Losowo
level = Poziom
language = Język
sources = Źródła
actions = Działania
moves = Ruchy
no-moves-yet = Nie ma jeszcze ruchów.
first-move = Na początek
previous-move = Ruch wstecz
next-move = Ruch naprzód
last-move = Do ostatniego ruchu
looking-back = Wcześniejsza pozycja
your-turn = Twój ruch
computers-turn = Ruch komputera
must-capture = bicie jest obowiązkowe
stopped = Komputer został zatrzymany.
missed-capture = W ostatnim ruchu pominięto bicie.
overlook = Komputer przymyka oko na pominięte bicia
may-stop = Bij dalej albo naciśnij bierkę jeszcze raz, aby tu się zatrzymać.
counters = Liczenie do remisu
draw-offered = zaproponowano remis
choose-route = Prowadzi tam kilka bić. Które?
route-entered = Graj dalej: bicie nie jest skończone.
several-pieces = Może tam pójść kilka bierek: najpierw wybierz bierkę.
no-move-here = Ta bierka nie może się ruszyć.
not-your-turn = Teraz ruch komputera.
opened-link = Ta pozycja pochodzi z linku.
opened-game = Partia, która była na planszy, czeka na ciebie.
kept-game = Poprzednia partia jest w bibliotece.
set-aside = To, co było tworzone, zostało odłożone na bok.
unchecked-link = Nie da się sprawdzić, czy ten link nie zmienił się po drodze.
part-missing = Ta część aplikacji Damiera się nie wczytała: czy jest sieć? Trwa ponowna próba.
storage-blocked = Ta przeglądarka nie pozwala zachować partii; ponowne wczytanie strony ją usunie.
install = Zainstaluj
offline-ready = Gotowe do gry offline
update-ready = Nowa wersja jest gotowa.
keys-title = Klawisze na planszy

## Sides

side = { $color ->
        [white] Białe
       *[black] Czarne
    }
# The same within a sentence.
side-within = { $color ->
        [white] białe
       *[black] czarne
    }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Ruch białych
    .black = Ruch czarnych

## The computer

# $level (number) at which it plays
computer-at = Komputer, poziom { $level }
thinking-yet = Komputer myśli…
# $depth (number)
thinking-at-depth = Komputer myśli… głębokość { $depth }
engine-failed = Silnik przestał działać.
# The levels, weakest first.
level-names =
    .first = Początkujący
    .second = Uczeń
    .third = Amator
    .fourth = Średni
    .fifth = Klubowy
    .sixth = Mocny
    .seventh = Ekspert
    .eighth = Maksymalny

## Words between moves

result =
    .white-wins = Białe wygrywają
    .black-wins = Czarne wygrywają
    .draw = Remis
    .unlistable = Za dużo bić
result-yours =
    .won = Wygrywasz
    .lost = Przegrywasz
huff = Weź chucha: { $square }
huffed = Pominięto bicie: komputer bierze chucha z pola { $square } i wykonuje ruch.
draw-is-offered =
    .white = Białe proponują remis.
    .black = Czarne proponują remis.
offer-answered =
    .declined = Komputer odrzuca remis.
    .accepted = Komputer przyjmuje remis.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = w ostatnim ruchu pominięto bicie: weź chucha z pola { $squares }, zażądaj bicia albo zostaw tak, jak jest

## The board

board-of = Plansza: { $game }
board-of-to-move = Plansza: { $game }, { $color ->
        [white] ruch białych
       *[black] ruch czarnych
    }
square-empty = puste
# What may be done with a square.
square-roles =
    .can-move = może się ruszyć
    .can-capture = może bić
    .chosen = wybrane
    .target = można tu stanąć
    .jumped = przeskoczone
# $moves (number)
# $limit (number)
square-streak = ruchy damką z rzędu: { $moves } z { $limit }
piece =
    .white-man = biały pionek
    .white-king = biała damka
    .black-man = czarny pionek
    .black-king = czarna damka
# A king with its square.
king-on = damka { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: z { $from }{ $via ->
        [yes] {" "}przez { $by }
       *[no] {""}
    } na { $to }{ $crowned ->
        [yes] , przemiana w damkę
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
moved-capturing = { side } biją { $n ->
        [one] 1 bierkę
        [few] { $n } bierki
        [many] { $n } bierek
       *[other] { $n } bierek
    }: z { $from }{ $via ->
        [yes] {" "}przez { $by }
       *[no] {""}
    } na { $to }, zbite: { $taken }{ $crowned ->
        [yes] , przemiana w damkę
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, bije { $n ->
        [one] 1 bierkę
        [few] { $n } bierki
        [many] { $n } bierek
       *[other] { $n } bierek
    }
# $white (number)
# $black (number)
pieces-left = Białe { $white }, czarne { $black }
legal-moves-are = Dozwolone ruchy: { $moves }
link-fault = Nie udało się odczytać całego linku.
board-fault = Nie można pokazać tej planszy.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } i { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } lub { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, Spacja
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
    .arrows = poruszaj się po planszy
    .enter = podnieś bierkę, postaw ją
    .escape = puść bierkę
    .next-piece = następna, poprzednia bierka, która może się ruszyć
    .next-target = następne pole, na które może pójść
    .moves = odczytaj dozwolone ruchy
    .last-move = odczytaj ostatni ruch
    .state = odczytaj stan partii
    .undo = cofnij, ponów
    .look = zobacz jeden ruch wstecz, jeden naprzód
    .ends = zobacz początek, koniec
    .analysis = włącz lub wyłącz analizę
    .threat = czym grozi druga strona
    .evaluation = odczytaj ocenę
    .hint = podpowiedź, krok po kroku
    .flip = obróć planszę
    .routes = wybierz drogę
