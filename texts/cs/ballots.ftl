### Openings by ballot, and matches.

ballots-more = Zahájení, zápas, hodiny
ballots-opening = Zahájení
ballots-usual = Volné
ballots-from-board = Pozice na desce
ballots-draw-another = Vylosovat jinou kartu
ballots-find = Hledat kartu podle čísla, názvu nebo tahů
ballots-barred = Vyřazená: tato karta se nikdy nelosuje a žádná partie jí nezačíná.
ballots-barred-mark = vyřazená
ballots-loading = Karty se načítají…
ballots-nothing-found = Taková karta tu není.
ballots-pair = Zápas na dvě partie s výměnou barev
ballots-next-game = Druhá partie s výměnou barev
ballots-card-number = Karta { $number }
ballots-card-named = Karta { $number }, { $name }
ballots-both = { $first } a { $last }
ballots-without-pieces = bez figur: { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } přemístěno na { $to }
ballots-failed = Karty se nepodařilo načíst.

## How a match stands

ballots-match-over = Konec zápasu
ballots-first-game = Zápas, 1. partie ze 2
ballots-second-game = Zápas, 2. partie ze 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Vy { $first }, počítač { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. První hráč ({ side-name }) { $first }, druhý hráč ({ $color ->
        [white] černý
       *[black] bílý
    }) { $second }.
ballots-drawn = Zápas skončil remízou.
ballots-you-won = Zápas skončil vaší výhrou.
ballots-computer-won = Zápas skončil výhrou počítače.
ballots-first-won = Zápas skončil výhrou prvního hráče.
ballots-second-won = Zápas skončil výhrou druhého hráče.
