### Exercises, for those who solve them, and positions in words.

exercise-title = Opgave
exercise-hint = Hint
exercise-again = Opnieuw beginnen
exercise-choices = Zetten om uit te kiezen
exercise-task-of = { side } aan zet: { $what }
exercise-found = { $found } van { $of } gevonden
exercise-hint-illegal = De zet die niet mag is { $text }.
exercise-unreadable = Deze opgave kan niet worden gelezen: { $why }.
exercise-tries = Opgelost { $tries ->
        [one] bij de eerste poging
       *[other] na { $tries } pogingen
    }, { $hints ->
        [0] zonder hint
        [one] met 1 hint
       *[other] met { $hints } hints
    }.

## What is asked

exercise-task-move = vind de juiste zet.
exercise-task-moves = vind de { $n } juiste zetten, een voor een.
exercise-task-capture-any = sla een stuk.
exercise-task-capture-all = { $n ->
        [one] vind de slag. Er is er maar één.
       *[other] vind alle { $n } slagen, een voor een.
    }
exercise-task-capture-due = sla zoveel stukken als de regels eisen.
exercise-task-capture-best = voer de slag uit die de regels eisen.
exercise-task-capture-most = sla zoveel stukken als je kunt.
exercise-task-find-illegal = een van deze { $n } zetten mag niet. Welke?
exercise-task-reach = breng een stuk naar { $square }.
exercise-task-win-in = { $n ->
        [one] win met deze zet.
       *[other] win in hoogstens { $n } zetten.
    }
exercise-task-hold = { $n ->
        [one] doe een zet die niet meteen verliest.
       *[other] verlies niet binnen { $n } zetten.
    }

## What is said to a try

exercise-solved = Opgelost.
exercise-right = Goed. Het antwoord is { $reply }: ga verder.
exercise-found-one = Goed: { $found } van { $of } gevonden.
exercise-found-already = Die had je al gevonden: zoek een andere.
exercise-takes-nothing = Zo sla je niets: zoek een slag.
exercise-takes-less = Zo sla je { $takes ->
        [one] 1 stuk
       *[other] { $takes } stukken
    }, maar je kunt er { $most } slaan.
exercise-does-not-reach = Die zet eindigt niet op { $square }.
exercise-not-accepted = Die zet mag, maar het is niet de gezochte.
exercise-lets-go = Zo win je niet op tijd.
exercise-lets-go-after = Zo win je niet op tijd: de tegenstander speelt { $reply }.
exercise-loses = Zo verlies je.
exercise-loses-after = Zo verlies je: de tegenstander speelt { $reply }.
exercise-is-legal = { $text } mag: zoek een andere.
exercise-not-a-choice = Kies een van de getoonde zetten.
exercise-too-hard = Er zijn hier te veel mogelijkheden: deze poging kon niet worden beoordeeld.
exercise-over = De opgave is al opgelost.

## Positions

exercise-position-of = Wit: { $white }. Zwart: { $black }. { side } aan zet.
exercise-no-pieces = geen stukken
exercise-men-on = { $several ->
        [no] schijf
       *[yes] schijven
    } { $squares }
exercise-kings-on = { $several ->
        [no] dam
       *[yes] dammen
    } { $squares }
exercise-row = { $from } tot en met { $to }
