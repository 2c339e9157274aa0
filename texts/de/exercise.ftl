### Exercises, for those who solve them, and positions in words.

exercise-title = Übung
exercise-hint = Tipp
exercise-again = Von vorn
exercise-choices = Züge zur Wahl
exercise-task-of = { side } am Zug: { $what }
# $found (number)
# $of (number)
exercise-found = { $found } von { $of } gefunden
exercise-hint-illegal = Der unerlaubte Zug ist { $text }.
exercise-unreadable = Diese Übung lässt sich nicht lesen: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Gelöst { $tries ->
        [one] beim ersten Versuch
       *[other] nach { $tries } Versuchen
    }, { $hints ->
        [0] ohne Tipp
        [one] mit 1 Tipp
       *[other] mit { $hints } Tipps
    }.

## What is asked

exercise-task-move = Finde den richtigen Zug.
# $n (number) at least two
exercise-task-moves = Finde nacheinander die { $n } richtigen Züge.
exercise-task-capture-any = Mach einen Schlag.
exercise-task-capture-all = { $n ->
        [one] Finde den Schlag. Es gibt nur einen.
       *[other] Finde nacheinander alle { $n } Schläge.
    }
exercise-task-capture-due = Schlage so viele Figuren, wie die Regeln verlangen.
exercise-task-capture-best = Mach den Schlag, den die Regeln verlangen.
exercise-task-capture-most = Schlage so viele Figuren, wie du kannst.
# $n (number)
exercise-task-find-illegal = Einer dieser { $n } Züge ist nicht erlaubt. Welcher?
exercise-task-reach = Bring eine Figur auf { $square }.
exercise-task-win-in = { $n ->
        [one] Gewinne mit diesem Zug.
       *[other] Gewinne in höchstens { $n } Zügen.
    }
exercise-task-hold = { $n ->
        [one] Mach einen Zug, der nicht sofort verliert.
       *[other] Verliere { $n } Züge lang nicht.
    }

## What is said to a try

exercise-solved = Gelöst.
exercise-right = Richtig. Die Antwort ist { $reply }: Spiel weiter.
# $found (number)
# $of (number)
exercise-found-one = Richtig: { $found } von { $of } gefunden.
exercise-found-already = Den hast du schon gefunden: Such einen anderen.
exercise-takes-nothing = Damit schlägst du nichts: Such einen Schlag.
# $takes (number)
# $most (number)
exercise-takes-less = Damit schlägst du { $takes ->
        [one] 1 Figur
       *[other] { $takes } Figuren
    }, aber { $most } sind möglich.
exercise-does-not-reach = Dieser Zug endet nicht auf { $square }.
exercise-not-accepted = Nicht der richtige Zug. Versuch es noch einmal.
exercise-lets-go = Damit gewinnst du nicht rechtzeitig.
exercise-lets-go-after = Damit gewinnst du nicht rechtzeitig: Die Gegenseite spielt { $reply }.
exercise-loses = Damit verlierst du.
exercise-loses-after = Damit verlierst du: Die Gegenseite spielt { $reply }.
exercise-is-legal = { $text } ist erlaubt: Such einen anderen.
exercise-not-a-choice = Wähle einen der gezeigten Züge.
exercise-too-hard = Hier gibt es zu viele Möglichkeiten: Dieser Versuch konnte nicht beurteilt werden.
exercise-over = Die Übung ist schon gelöst.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Weiß: { $white }. Schwarz: { $black }. { side } am Zug.
exercise-no-pieces = keine Figuren
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] Stein
       *[yes] Steine
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] Dame
       *[yes] Damen
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } bis { $to }
