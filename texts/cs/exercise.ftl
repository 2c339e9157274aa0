### Exercises, for those who solve them, and positions in words.

exercise-title = Cvičení
exercise-hint = Nápověda
exercise-again = Začít znovu
exercise-choices = Tahy na výběr
exercise-task-of = { side } na tahu: { $what }
# $found (number)
# $of (number)
exercise-found = Nalezeno { $found } z { $of }
exercise-hint-illegal = Nedovolený tah je { $text }.
exercise-unreadable = Toto cvičení nelze přečíst: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Vyřešeno { $tries ->
        [one] napoprvé
        [few] na { $tries } pokusy
       *[other] na { $tries } pokusů
    }, { $hints ->
        [0] bez nápovědy
        [one] s 1 nápovědou
        [few] se { $hints } nápovědami
       *[other] s { $hints } nápovědami
    }.

## What is asked

exercise-task-move = najděte správný tah.
# $n (number) at least two
exercise-task-moves = { $n ->
        [one] najděte { $n } správný tah.
        [few] najděte { $n } správné tahy, jeden po druhém.
       *[other] najděte { $n } správných tahů, jeden po druhém.
    }
exercise-task-capture-any = proveďte braní.
exercise-task-capture-all = { $n ->
        [one] najděte braní. Je jen jedno.
        [few] najděte všechna { $n } braní, jedno po druhém.
       *[other] najděte všech { $n } braní, jedno po druhém.
    }
exercise-task-capture-due = vezměte tolik figur, kolik pravidla vyžadují.
exercise-task-capture-best = proveďte braní, které pravidla vyžadují.
exercise-task-capture-most = vezměte co nejvíc figur.
# $n (number)
exercise-task-find-illegal = { $n ->
        [one] z těchto tahů ({ $n }) jeden není dovolený. Který?
        [few] jeden z těchto { $n } tahů není dovolený. Který?
       *[other] jeden z těchto { $n } tahů není dovolený. Který?
    }
exercise-task-reach = dostaňte figuru na pole { $square }.
exercise-task-win-in = { $n ->
        [one] vyhrajte tímto tahem.
        [few] vyhrajte nejvýše za { $n } tahy.
       *[other] vyhrajte nejvýše za { $n } tahů.
    }
exercise-task-hold = { $n ->
        [one] zahrajte tah, který hned neprohraje.
        [few] neprohrajte během { $n } tahů.
       *[other] neprohrajte během { $n } tahů.
    }

## What is said to a try

exercise-solved = Vyřešeno.
exercise-right = Správně. Odpověď je { $reply }: pokračujte.
# $found (number)
# $of (number)
exercise-found-one = Správně: nalezeno { $found } z { $of }.
exercise-found-already = To už máte: hledejte dál.
exercise-takes-nothing = Tím se nic nevezme: hledejte braní.
# $takes (number)
# $most (number)
exercise-takes-less = Tím se { $takes ->
        [one] vezme 1 figura
        [few] vezmou { $takes } figury
       *[other] vezme { $takes } figur
    }, ale lze jich vzít { $most }.
exercise-does-not-reach = To nekončí na poli { $square }.
exercise-not-accepted = To není správný tah. Zkuste to znovu.
exercise-lets-go = Tím se včas nevyhraje.
exercise-lets-go-after = Tím se včas nevyhraje: soupeř zahraje { $reply }.
exercise-loses = To prohrává.
exercise-loses-after = To prohrává: soupeř zahraje { $reply }.
exercise-is-legal = Tah { $text } je dovolený: hledejte jiný.
exercise-not-a-choice = Vyberte jeden z uvedených tahů.
exercise-too-hard = Možností je tu příliš mnoho: tento pokus nebylo možné posoudit.
exercise-over = Cvičení už je vyřešené.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Bílý: { $white }. Černý: { $black }. Na tahu je { side-within }.
exercise-no-pieces = žádné figury
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] kámen
       *[yes] kameny
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] dáma
       *[yes] dámy
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } až { $to }
