### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = можна вимагати нічиєї: { $clause }
# $times (number)
draws-repetition = та сама позиція виникла { $times ->
        [one] { $times } раз
        [few] { $times } рази
        [many] { $times } разів
       *[other] { $times } раза
    }
# $moves (text) how many, as in draws-each
draws-king-moves = протягом { $moves } ходили лише дамки й нічого не було побито
draws-no-capture = протягом { $moves } нічого не було побито
draws-ending = цей ендшпіль триває без виграшу протягом { $moves }
# $moves (number)
draws-refused-offer = від нічиєї відмовилися, і { $moves ->
        [one] { $moves } хід не приніс
        [few] { $moves } ходи не принесли
        [many] { $moves } ходів не принесли
       *[other] { $moves } ходу не принесли
    } ні виграшу, ні переваги
# $n (number)
draws-each = { $n ->
        [one] { $n } ходу кожної сторони
        [few] { $n } ходів кожної сторони
        [many] { $n } ходів кожної сторони
       *[other] { $n } ходу кожної сторони
    }
# $n (number)
draws-together = { $n ->
        [one] { $n } ходу обох сторін разом
        [few] { $n } ходів обох сторін разом
        [many] { $n } ходів обох сторін разом
       *[other] { $n } ходу обох сторін разом
    }

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = поява цієї позиції: { $count } з { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = ходи дамками без взяття: { $count } з { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = ходи без взяття: { $count } з { $limit }
# $count (number)
# $limit (number)
draws-count-ending = ходи в цьому ендшпілі: { $count } з { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } відмовилися від нічиєї, ходи на виграш: { $count } з { $limit }{ $ahead ->
        [yes] , є вирішальна перевага
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } пропонують нічию
draws-said-accept = { side } погоджуються на нічию
draws-said-decline = { side } відмовляються від нічиєї
draws-said-decline-by-moving = { side } грають далі й цим відмовляються від нічиєї
draws-said-claim = { side } вимагають нічиєї
draws-said-resign = { side } здаються
draws-said-timeout = { side } прострочили час
draws-said-huff = { side } знімають за фук шашку на { $square }
draws-said-insist = { side } наполягають на взятті
