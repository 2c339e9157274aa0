### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] Stein
       *[king] Dame
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
refusals-kings = { $n ->
        [one] 1 Dame
       *[other] { $n } Damen
    }
refusals-pieces = { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $squares }

## Reasons

refusals-nothing-entered = Wähle eine Figur und das Feld, auf das sie zieht.
refusals-game-over = Die Partie ist zu Ende. { $reason }
refusals-too-many-captures = Hier gibt es zu viele Schläge, um sie aufzulisten, daher lässt sich kein Zug beurteilen.
refusals-empty-square = Auf { $square } steht keine Figur.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Der Stein
       *[king] Die Dame
    } auf { $square } gehört nicht dir.
refusals-same-square = Die Figur steht schon auf { $square }: Wähle ein anderes Feld.
refusals-occupied = Das Feld { $square } ist besetzt.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Du musst schlagen: { $kind ->
        [man] Der Stein
       *[king] Die Dame
    } auf { $square } kann { $victims } schlagen.
# $last (text)
# $stop (text)
refusals-stop-behind = Der Schlag muss auf { $stop } enden, direkt hinter { $last }, der zuletzt geschlagenen Figur.
# $square (text)
# $moves (number)
refusals-king-locked = Die Dame auf { $square } hat { $moves ->
        [one] 1-mal
       *[other] { $moves }-mal
    } hintereinander gezogen: Erst muss eine andere Figur ziehen.
refusals-crowned-ends-move = Der Stein wird auf { $square } zur Dame, und damit endet der Zug.
refusals-passed-last-row = Der Stein kommt an { $square } nur vorbei: Er wird dort nicht zur Dame und schlägt als Stein weiter.
refusals-quiet-move-ends = Es wird nichts geschlagen, der Zug endet also auf { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Ein anderer Schlag bringt mehr: { $most ->
        [one] 1 Figur
       *[other] { $most } Figuren
    } statt { $takes }, mit { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Ein anderer Schlag ist mehr wert: { $most } statt { $takes }, mit { $path }.
refusals-king-must-capture = Eine Dame kann ebenso viel schlagen, also muss eine Dame schlagen: die auf { $kings }, mit { $path }.
refusals-kings-first = Eine Dame kann schlagen, also muss eine Dame schlagen: die auf { $kings }, mit { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Ein anderer Schlag bringt ebenso viele Figuren und mehr Damen: { $most } statt { $takes }, mit { $path }.
refusals-another-meets-king-first = Ein anderer Schlag bringt ebenso viel und trifft früher auf eine Dame: { $path }.
refusals-must-go-on = Der Schlag ist nicht zu Ende: Von { $stopped } muss die Figur weiterziehen und { $over } schlagen.
refusals-must-go-on-elsewhere = Der Schlag ist nicht zu Ende: Halte nicht auf { $stopped } an, sondern zieh von { $turns } weiter und schlage { $over }.
refusals-men-move-forward = Steine ziehen nicht rückwärts: Der Stein auf { $from } muss vorwärts ziehen.
refusals-men-do-not-move-that-way = Ein Stein zieht nicht so: nicht von { $from } nach { $to }.
refusals-kings-do-not-move-that-way = Eine Dame zieht nicht so: nicht von { $from } nach { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Von { $from } nach { $to } zieht { $kind ->
        [man] ein Stein
       *[king] eine Dame
    } nur beim Schlagen.
refusals-men-do-not-capture-that-way = Ein Stein schlägt nicht so: nicht von { $from } nach { $to }.
refusals-kings-do-not-capture-that-way = Eine Dame schlägt nicht so: nicht von { $from } nach { $to }.
refusals-too-far = { $kind ->
        [man] Ein Stein
       *[king] Eine Dame
    } zieht immer nur ein Feld weit: Von { $from } nach { $to } ist es zu weit.
refusals-jump-too-far = { $kind ->
        [man] Ein Stein
       *[king] Eine Dame
    } überspringt nur eine Figur direkt daneben und landet direkt dahinter: Von { $from } über { $over } geht es nicht.
refusals-already-jumped = Die Figur auf { $square } wurde schon übersprungen; sie verlässt das Brett, wenn der Zug zu Ende ist.
refusals-own-piece-in-the-way = Deine eigene Figur auf { $square } ist im Weg.
refusals-two-in-a-row = Die Figur auf { $first } kann nicht übersprungen werden: Das Feld dahinter, { $second }, ist besetzt.
refusals-men-do-not-take-kings = Ein Stein kann keine Dame schlagen, und auf { $square } steht eine Dame.
refusals-nothing-to-capture = Zwischen { $from } und { $to } gibt es nichts zu schlagen.
refusals-no-turning-back = Ein Schlag darf nicht direkt umkehren, wie er es auf { $at } täte.
refusals-line-broken = Nur eine lückenlose Linie eigener Steine zieht gemeinsam, und { $gap } ist leer.
refusals-line-blocked = Nur eigene Steine ziehen gemeinsam als Linie; die Figur auf { $by } ist im Weg.
