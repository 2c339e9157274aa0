### Analysis and hints.

analysis = Analyze
analysis-on = De analyze stiet oan
analysis-off = De analyze stiet út
analysis-waits = De kompjûter wachtet ûnder de analyze.
n-lines = Farianten
evaluation = Wurdearring
no-evaluation = Noch net bekend
decimal = ,
whole-game = De partij yn ien eachopslach
threat = Driging
hint = Tip
show-piece = Hokker stik?
show-move = Hokker set?
hide-hint = Tip ferbergje
hint-waits = De kompjûter siket in set…
depth-begun = Dwaande mei analyze…
depth-nothing = Neat te analysearjen
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Djipte { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Sjoch nei it stik op { $square }.
hint-move = In goede set. { $words }.

## How good a position is

verdict-even = Lyk
verdict-drawn = Remize
verdict-certain-draw = Wis remize
verdict-slightly-better = { side } stiet wat better
verdict-better = { side } stiet better
verdict-much-better = { side } stiet folle better
verdict-has-won = { side } hat wûn
verdict-wins = { side } wint yn { $n ->
        [one] 1 set
       *[other] { $n } setten
    }
verdict-wins-exactly = { side } wint yn krekt { $n ->
        [one] 1 set
       *[other] { $n } setten
    }

## A position of the game, and the move that changed most

ply-start = Begjin
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Set { $n }, { $text }
turning-point = Kearpunt: { $text }. Foarôf: { $before }. Dêrnei: { $after }.

## Beside the value

note-only-legal-move = { $text } is de iennichste set.
note-only-good-move = { $text } is de iennichste goede set. Mei { $next }: { $verdict }.
note-looking-for-threat = Wat as { side } no oan set wie? Dwaande…
note-threat = { side } driget mei { $text }. Dêrnei: { $verdict }.
note-no-threat = { side } driget nearne mei.
note-must-capture = { side } moat earst slaan, dus drigings telle net.

## The rule that decides

hint-only-move = Der is mar ien set.
hint-only-capture = Slaan is ferplichte, en der is mar ien slach. Dy slacht { $n ->
        [one] 1 stik
       *[other] { $n } stikken
    }.
# $n (number)
hint-no-capture = Der falt neat te slaan: elk fan de { $n } setten mei spile wurde.
hint-any-capture = Slaan is ferplichte. Hokker slach ast ek kiest, meitsje him ôf.
hint-king-capture = Slaan is ferplichte, en as in daam slaan kin, moat in daam slaan.
# $n (number) of pieces that must be taken
hint-most-pieces = Slaan is ferplichte{ $n ->
        [one] {""}
       *[other] , en it moatte { $n } stikken wêze
    }.
hint-best-capture = Slaan is ferplichte, en it moat ien fan de slaggen mei de measte wearde wêze.
