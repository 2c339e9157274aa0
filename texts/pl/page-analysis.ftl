### Analysis and hints.

analysis = Analiza
analysis-on = Analiza jest włączona
analysis-off = Analiza jest wyłączona
analysis-waits = Komputer czeka, gdy analizujesz.
n-lines = Warianty
evaluation = Ocena
no-evaluation = Jeszcze nieznana
decimal = ,
whole-game = Przebieg partii
threat = Groźba
hint = Podpowiedź
show-piece = Która bierka?
show-move = Jaki ruch?
hide-hint = Ukryj podpowiedź
hint-waits = Komputer szuka ruchu…
depth-begun = Analizowanie…
depth-nothing = Nie ma czego analizować
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Głębokość { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Przyjrzyj się bierce na polu { $square }.
hint-move = Dobry ruch. { $words }.

## How good a position is

verdict-even = Równa pozycja
verdict-drawn = Remis
verdict-certain-draw = Pewny remis
verdict-slightly-better = { side } stoją nieco lepiej
verdict-better = { side } stoją lepiej
verdict-much-better = { side } stoją znacznie lepiej
verdict-has-won = { side } wygrały
verdict-wins = { side } wygrywają w { $n ->
        [one] 1 ruchu
        [few] { $n } ruchach
        [many] { $n } ruchach
       *[other] { $n } ruchach
    }
verdict-wins-exactly = { side } wygrywają dokładnie w { $n ->
        [one] 1 ruchu
        [few] { $n } ruchach
        [many] { $n } ruchach
       *[other] { $n } ruchach
    }

## A position of the game, and the move that changed most

ply-start = Początek
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Ruch { $n }, { $text }
turning-point = Punkt zwrotny: { $text }. Przed: { $before }. Po: { $after }.

## Beside the value

note-only-legal-move = { $text } to jedyny ruch.
note-only-good-move = { $text } to jedyny dobry ruch. Po { $next }: { $verdict }.
note-looking-for-threat = A gdyby ruch { $color ->
        [white] miały białe
       *[black] miały czarne
    }? Sprawdzanie…
note-threat = { side } grożą ruchem { $text }. Potem: { $verdict }.
note-no-threat = { side } niczym nie grożą.
note-must-capture = { side } muszą najpierw bić, więc groźby się nie liczą.

## The rule that decides

hint-only-move = Jest tylko jeden ruch.
hint-only-capture = Bicie jest obowiązkowe, a możliwe jest tylko jedno. Zbija { $n ->
        [one] 1 bierkę
        [few] { $n } bierki
        [many] { $n } bierek
       *[other] { $n } bierek
    }.
# $n (number)
hint-no-capture = Nie ma nic do bicia: można zagrać dowolny z { $n } ruchów.
hint-any-capture = Bicie jest obowiązkowe. Które wybierzesz, to trzeba dokończyć.
hint-king-capture = Bicie jest obowiązkowe, a jeśli damka może bić, musi bić damka.
# $n (number) of pieces that must be taken
hint-most-pieces = Bicie jest obowiązkowe{ $n ->
        [one] {""}
        [few] {" "}i musi zbić { $n } bierki
        [many] {" "}i musi zbić { $n } bierek
       *[other] {" "}i musi zbić { $n } bierek
    }.
hint-best-capture = Bicie jest obowiązkowe i musi być jednym z najcenniejszych.
