### Analysis and hints.

analysis = Analyse
analysis-on = Analyse ist an
analysis-off = Analyse ist aus
analysis-waits = Der Computer wartet, während du analysierst.
n-lines = Varianten
evaluation = Bewertung
no-evaluation = Noch unbekannt
decimal = ,
whole-game = Die Partie auf einen Blick
threat = Drohung
hint = Tipp
show-piece = Welche Figur?
show-move = Welcher Zug?
hide-hint = Tipp ausblenden
hint-waits = Der Computer sucht einen Zug …
depth-begun = Analyse läuft …
depth-nothing = Nichts zu analysieren
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Tiefe { $depth }{ $going ->
        [yes] {" "}…
       *[no] {""}
    }
hint-piece = Sieh dir die Figur auf { $square } an.
hint-move = Ein guter Zug. { $words }.

## How good a position is

verdict-even = Ausgeglichen
verdict-drawn = Remis
verdict-certain-draw = Ein sicheres Remis
verdict-slightly-better = { side } steht etwas besser
verdict-better = { side } steht besser
verdict-much-better = { side } steht viel besser
verdict-has-won = { side } hat gewonnen
verdict-wins = { side } gewinnt in { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    }
verdict-wins-exactly = { side } gewinnt in genau { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    }

## A position of the game, and the move that changed most

ply-start = Anfang
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Zug { $n }, { $text }
turning-point = Wendepunkt: { $text }. Vorher: { $before }. Nachher: { $after }.

## Beside the value

note-only-legal-move = { $text } ist der einzige Zug.
note-only-good-move = { $text } ist der einzige gute Zug. Mit { $next }: { $verdict }.
note-looking-for-threat = Und wenn { side } am Zug wäre? Suche läuft …
note-threat = { side } droht { $text }. Danach: { $verdict }.
note-no-threat = { side } droht nichts.
note-must-capture = { side } muss erst schlagen, Drohungen zählen also nicht.

## The rule that decides

hint-only-move = Es gibt nur einen Zug.
hint-only-capture = Es herrscht Schlagzwang, und es gibt nur einen Schlag. Dabei { $n ->
        [one] wird 1 Figur
       *[other] werden { $n } Figuren
    } geschlagen.
# $n (number)
hint-no-capture = Es gibt nichts zu schlagen: Jeder der { $n } Züge ist spielbar.
hint-any-capture = Es herrscht Schlagzwang. Welchen Schlag du auch wählst, er muss zu Ende geführt werden.
hint-king-capture = Es herrscht Schlagzwang, und wenn eine Dame schlagen kann, muss eine Dame schlagen.
# $n (number) of pieces that must be taken
hint-most-pieces = Es herrscht Schlagzwang{ $n ->
        [one] {""}
       *[other] , und es müssen { $n } Figuren geschlagen werden
    }.
hint-best-capture = Es herrscht Schlagzwang, und es muss einer der wertvollsten Schläge sein.
