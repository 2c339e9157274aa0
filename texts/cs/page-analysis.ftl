### Analysis and hints.

analysis = Analýza
analysis-on = Analýza je zapnutá
analysis-off = Analýza je vypnutá
analysis-waits = Během analýzy počítač čeká.
n-lines = Varianty
evaluation = Hodnocení
no-evaluation = Zatím neznámé
decimal = ,
whole-game = Celá partie v kostce
threat = Hrozba
hint = Nápověda
show-piece = Která figura?
show-move = Který tah?
hide-hint = Skrýt nápovědu
hint-waits = Počítač hledá tah…
depth-begun = Analyzuje se…
depth-nothing = Není co analyzovat
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Hloubka { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Podívejte se na figuru na poli { $square }.
hint-move = Dobrý tah. { $words }.

## How good a position is

verdict-even = Rovná hra
verdict-drawn = Remíza
verdict-certain-draw = Jistá remíza
verdict-slightly-better = { side } stojí o trochu lépe
verdict-better = { side } stojí lépe
verdict-much-better = { side } stojí mnohem lépe
verdict-has-won = { side } vyhrál
verdict-wins = { side } vyhraje za { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
verdict-wins-exactly = { side } vyhraje přesně za { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }

## A position of the game, and the move that changed most

ply-start = Začátek
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = { $n }. tah, { $text }
turning-point = Zlomový okamžik: { $text }. Předtím: { $before }. Potom: { $after }.

## Beside the value

note-only-legal-move = Jediný možný tah je { $text }.
note-only-good-move = Jediný dobrý tah je { $text }. Po { $next }: { $verdict }.
note-looking-for-threat = Co kdyby byl na tahu { side-within }? Hledá se…
note-threat = { side } hrozí tahem { $text }. Potom: { $verdict }.
note-no-threat = { side } ničím nehrozí.
note-must-capture = { side } musí nejdřív brát, takže hrozby neplatí.

## The rule that decides

hint-only-move = Je jen jeden možný tah.
hint-only-capture = Braní je povinné a je jen jedno. { $n ->
        [one] Vezme 1 figuru
        [few] Vezme { $n } figury
       *[other] Vezme { $n } figur
    }.
# $n (number)
hint-no-capture = { $n ->
        [one] Není co brát: zahrát lze { $n } tah.
        [few] Není co brát: zahrát lze kterýkoli ze { $n } tahů.
       *[other] Není co brát: zahrát lze kterýkoli z { $n } tahů.
    }
hint-any-capture = Braní je povinné. Ať zvolíte kterékoli, musí se dokončit.
hint-king-capture = Braní je povinné, a může-li brát dáma, musí brát dáma.
# $n (number) of pieces that must be taken
hint-most-pieces = Braní je povinné{ $n ->
        [one] {""}
        [few] {" "}a musí vzít { $n } figury
       *[other] {" "}a musí vzít { $n } figur
    }.
hint-best-capture = Braní je povinné a musí to být jedno z nejcennějších.
