### Analysis and hints.

analysis = Analyse
analysis-on = De analyse staat aan
analysis-off = De analyse staat uit
analysis-waits = De computer wacht terwijl je analyseert.
n-lines = Varianten
evaluation = Beoordeling
no-evaluation = Nog niet bekend
decimal = ,
whole-game = De partij in één oogopslag
threat = Dreiging
hint = Hint
show-piece = Welk stuk?
show-move = Welke zet?
hide-hint = Verberg
hint-waits = De computer zoekt een zet…
depth-begun = Bezig…
depth-nothing = Niets te analyseren
depth-reached = Diepte { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Kijk naar het stuk op { $square }.
hint-move = Een goede zet. { $words }.

## How good a position is

verdict-even = Gelijk
verdict-drawn = Remise
verdict-certain-draw = Zeker remise
verdict-slightly-better = { side } staat iets beter
verdict-better = { side } staat beter
verdict-much-better = { side } staat veel beter
verdict-has-won = { side } heeft gewonnen
verdict-wins = { side } wint in { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
verdict-wins-exactly = { side } wint in precies { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }

## A position of the game, and the move that changed most

ply-start = Begin
ply-after = Zet { $n }, { $text }
turning-point = Keerpunt: { $text }. Ervoor: { $before }. Erna: { $after }.

## Beside the value

note-only-legal-move = { $text } is de enige zet.
note-only-good-move = { $text } is de enige goede zet. Met { $next }: { $verdict }.
note-looking-for-threat = Wat als { side } nu aan zet was? Bezig…
note-threat = { side } dreigt met { $text }. Daarna: { $verdict }.
note-no-threat = { side } dreigt nergens mee.
note-must-capture = { side } moet eerst slaan: dreigingen tellen niet.

## The rule that decides

hint-only-move = Er is maar één zet.
hint-only-capture = Slaan is verplicht, en er is maar één slag. Die slaat { $n ->
        [one] 1 stuk
       *[other] { $n } stukken
    }.
hint-no-capture = Er valt niets te slaan: elk van de { $n } zetten mag.
hint-any-capture = Slaan is verplicht. Welke slag je ook kiest, maak hem af.
hint-king-capture = Slaan is verplicht, en een dam die kan slaan gaat voor.
hint-most-pieces = Slaan is verplicht{ $n ->
        [one] {""}
       *[other] , en meerslag gaat voor: je moet { $n } stukken slaan
    }.
hint-best-capture = Slaan is verplicht, en wel een van de slagen die het meest waard zijn.
