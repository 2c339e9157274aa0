### Exercises, for those who solve them, and positions in words.

exercise-title = Ćwiczenie
exercise-hint = Podpowiedź
exercise-again = Od nowa
exercise-choices = Ruchy do wyboru
exercise-task-of = { $color ->
        [white] Ruch białych
       *[black] Ruch czarnych
    }: { $what }
# $found (number)
# $of (number)
exercise-found = Znaleziono { $found } z { $of }
exercise-hint-illegal = Niedozwolony ruch to { $text }.
exercise-unreadable = Nie można odczytać tego ćwiczenia: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Rozwiązane { $tries ->
        [one] za pierwszym razem
        [few] po { $tries } próbach
        [many] po { $tries } próbach
       *[other] po { $tries } próbach
    }, { $hints ->
        [0] bez podpowiedzi
        [one] z 1 podpowiedzią
        [few] z { $hints } podpowiedziami
        [many] z { $hints } podpowiedziami
       *[other] z { $hints } podpowiedziami
    }.

## What is asked

exercise-task-move = znajdź właściwy ruch.
# $n (number) at least two
exercise-task-moves = { $n ->
        [one] znajdź właściwy ruch.
        [few] znajdź po kolei { $n } właściwe ruchy.
        [many] znajdź po kolei { $n } właściwych ruchów.
       *[other] znajdź po kolei { $n } właściwych ruchów.
    }
exercise-task-capture-any = wykonaj bicie.
exercise-task-capture-all = { $n ->
        [one] znajdź bicie. Jest tylko jedno.
        [few] znajdź po kolei wszystkie { $n } bicia.
        [many] znajdź po kolei wszystkie { $n } bić.
       *[other] znajdź po kolei wszystkie { $n } bić.
    }
exercise-task-capture-due = zbij tyle bierek, ile każą zasady.
exercise-task-capture-best = wykonaj bicie, którego wymagają zasady.
exercise-task-capture-most = zbij jak najwięcej bierek.
# $n (number)
exercise-task-find-illegal = jeden z tych { $n } ruchów jest niedozwolony. Który?
exercise-task-reach = doprowadź bierkę na pole { $square }.
exercise-task-win-in = { $n ->
        [one] wygraj tym ruchem.
        [few] wygraj najwyżej w { $n } ruchach.
        [many] wygraj najwyżej w { $n } ruchach.
       *[other] wygraj najwyżej w { $n } ruchach.
    }
exercise-task-hold = { $n ->
        [one] zagraj ruch, który nie przegrywa od razu.
        [few] nie przegraj przez { $n } ruchy.
        [many] nie przegraj przez { $n } ruchów.
       *[other] nie przegraj przez { $n } ruchów.
    }

## What is said to a try

exercise-solved = Rozwiązane.
exercise-right = Dobrze. Odpowiedź to { $reply }: graj dalej.
# $found (number)
# $of (number)
exercise-found-one = Dobrze: znaleziono { $found } z { $of }.
exercise-found-already = To już masz: szukaj następnego.
exercise-takes-nothing = To niczego nie bije: poszukaj bicia.
# $takes (number)
# $most (number)
exercise-takes-less = To bije { $takes ->
        [one] 1 bierkę
        [few] { $takes } bierki
        [many] { $takes } bierek
       *[other] { $takes } bierek
    }, a można zbić { $most }.
exercise-does-not-reach = Ten ruch nie kończy się na polu { $square }.
exercise-not-accepted = To nie ten ruch. Spróbuj jeszcze raz.
exercise-lets-go = To nie wygrywa dość szybko.
exercise-lets-go-after = To nie wygrywa dość szybko: druga strona gra { $reply }.
exercise-loses = To przegrywa.
exercise-loses-after = To przegrywa: druga strona gra { $reply }.
exercise-is-legal = Ruch { $text } jest dozwolony: poszukaj innego.
exercise-not-a-choice = Wybierz jeden z podanych ruchów.
exercise-too-hard = Możliwości jest tu za dużo: nie udało się ocenić tej próby.
exercise-over = Ćwiczenie jest już rozwiązane.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Białe: { $white }. Czarne: { $black }. { $color ->
        [white] Ruch białych.
       *[black] Ruch czarnych.
    }
exercise-no-pieces = brak bierek
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] pionek
       *[yes] pionki
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] damka
       *[yes] damki
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = od { $from } do { $to }
