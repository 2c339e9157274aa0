### Exercises, for those who solve them, and positions in words.

exercise-title = Opjefte
exercise-hint = Tip
exercise-again = Op ’e nij begjinne
exercise-choices = Setten om út te kiezen
exercise-task-of = { side } oan set: { $what }
# $found (number)
# $of (number)
exercise-found = { $found } fan { $of } fûn
exercise-hint-illegal = De set dy’t net mei is { $text }.
exercise-unreadable = Dizze opjefte kin net lêzen wurde: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Oplost { $tries ->
        [one] yn ien kear
       *[other] yn { $tries } kear
    }, { $hints ->
        [0] sûnder tip
        [one] mei 1 tip
       *[other] mei { $hints } tips
    }.

## What is asked

exercise-task-move = fyn de goede set.
# $n (number) at least two
exercise-task-moves = fyn de { $n } goede setten, ien foar ien.
exercise-task-capture-any = doch in slach.
exercise-task-capture-all = { $n ->
        [one] fyn de slach. Der is mar ien.
       *[other] fyn alle { $n } slaggen, ien foar ien.
    }
exercise-task-capture-due = slach safolle stikken as de regels easkje.
exercise-task-capture-best = doch de slach dy’t de regels easkje.
exercise-task-capture-most = slach safolle stikken ast kinst.
# $n (number)
exercise-task-find-illegal = ien fan dizze { $n } setten mei net. Hokkerien?
exercise-task-reach = bring in stik nei { $square }.
exercise-task-win-in = { $n ->
        [one] win mei dizze set.
       *[other] win yn op syn heechst { $n } setten.
    }
exercise-task-hold = { $n ->
        [one] doch in set dy’t net daliks ferliest.
       *[other] ferlies net binnen { $n } setten.
    }

## What is said to a try

exercise-solved = Oplost.
exercise-right = Goed. It antwurd is { $reply }: gean fierder.
# $found (number)
# $of (number)
exercise-found-one = Goed: { $found } fan { $of } fûn.
exercise-found-already = Dy hiest al fûn: sykje in oarenien.
exercise-takes-nothing = Sa slachst neat: sykje in slach.
# $takes (number)
# $most (number)
exercise-takes-less = Sa slachst { $takes ->
        [one] 1 stik
       *[other] { $takes } stikken
    }, mar it kinne der { $most } wêze.
exercise-does-not-reach = Dy set einiget net op { $square }.
exercise-not-accepted = Net de goede set. Besykje it nochris.
exercise-lets-go = Sa winst net op ’e tiid.
exercise-lets-go-after = Sa winst net op ’e tiid: de oare kant spilet { $reply }.
exercise-loses = Sa ferliesto.
exercise-loses-after = Sa ferliesto: de oare kant spilet { $reply }.
exercise-is-legal = { $text } mei: sykje in oarenien.
exercise-not-a-choice = Kies ien fan de setten dy’t der steane.
exercise-too-hard = Der binne hjir te folle mooglikheden: dizze set koe net beoardiele wurde.
exercise-over = De opjefte is al oplost.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Wyt: { $white }. Swart: { $black }. { side } oan set.
exercise-no-pieces = gjin stikken
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] houtsje
       *[yes] houtsjes
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] daam
       *[yes] dammen
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } oant en mei { $to }
