### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] πούλι
       *[king] ντάμα
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 πούλι
       *[other] { $n } πούλια
    }
refusals-kings = { $n ->
        [one] 1 ντάμα
       *[other] { $n } ντάμες
    }
refusals-pieces = { $n ->
        [one] 1 κομμάτι
       *[other] { $n } κομμάτια
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }

## Reasons

refusals-nothing-entered = Διάλεξε ένα κομμάτι και το τετράγωνο όπου θα πάει.
refusals-game-over = Η παρτίδα τελείωσε. { $reason }
refusals-too-many-captures = Εδώ τα παρσίματα είναι τόσα που δεν απαριθμούνται, οπότε καμία κίνηση δεν μπορεί να κριθεί.
refusals-empty-square = Δεν υπάρχει κομμάτι στο { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Το πούλι στο { $square } δεν είναι δικό σου.
       *[king] Η ντάμα στο { $square } δεν είναι δική σου.
    }
refusals-same-square = Το κομμάτι είναι ήδη στο { $square }: διάλεξε άλλο τετράγωνο.
refusals-occupied = Το τετράγωνο { $square } είναι κατειλημμένο.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Πρέπει να πάρεις: { $kind ->
        [man] το πούλι
       *[king] η ντάμα
    } στο { $square } μπορεί να πάρει { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = Το πάρσιμο πρέπει να τελειώσει στο { $stop }, ακριβώς πίσω από το τελευταίο παρμένο κομμάτι, εκείνο στο { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = Η ντάμα στο { $square } έχει κινηθεί { $moves ->
        [one] 1 φορά
       *[other] { $moves } φορές
    } στη σειρά: πρώτα πρέπει να κινηθεί άλλο κομμάτι.
refusals-crowned-ends-move = Το πούλι γίνεται ντάμα στο { $square }, και εκεί τελειώνει η κίνηση.
refusals-passed-last-row = Το πούλι περνά απλώς από το { $square }: δεν γίνεται ντάμα εκεί και συνεχίζει να παίρνει ως πούλι.
refusals-quiet-move-ends = Δεν παίρνεται τίποτα, οπότε η κίνηση τελειώνει στο { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Ένα άλλο πάρσιμο παίρνει περισσότερα: { $most ->
        [one] 1 κομμάτι
       *[other] { $most } κομμάτια
    } αντί για { $takes }, με { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Ένα άλλο πάρσιμο αξίζει περισσότερο: { $most } αντί για { $takes }, με { $path }.
refusals-king-must-capture = Μια ντάμα μπορεί να πάρει εξίσου πολλά, οπότε το πάρσιμο πρέπει να γίνει με ντάμα: με εκείνη στο { $kings }, παίζοντας { $path }.
refusals-kings-first = Μια ντάμα μπορεί να πάρει, οπότε το πάρσιμο πρέπει να γίνει με ντάμα: με εκείνη στο { $kings }, παίζοντας { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Ένα άλλο πάρσιμο παίρνει ισάριθμα κομμάτια και περισσότερες ντάμες: { $most } αντί για { $takes }, με { $path }.
refusals-another-meets-king-first = Ένα άλλο πάρσιμο παίρνει εξίσου πολλά και συναντά ντάμα νωρίτερα: { $path }.
refusals-must-go-on = Το πάρσιμο δεν τελείωσε: από το { $stopped } το κομμάτι πρέπει να συνεχίσει και να πάρει το κομμάτι στο { $over }.
refusals-must-go-on-elsewhere = Το πάρσιμο δεν τελείωσε: μη σταματάς στο { $stopped }, συνέχισε από το { $turns } και πάρε το κομμάτι στο { $over }.
refusals-men-move-forward = Τα πούλια δεν κινούνται προς τα πίσω: το πούλι στο { $from } πρέπει να πάει προς τα εμπρός.
refusals-men-do-not-move-that-way = Το πούλι δεν κινείται έτσι: όχι από το { $from } στο { $to }.
refusals-kings-do-not-move-that-way = Η ντάμα δεν κινείται έτσι: όχι από το { $from } στο { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Από το { $from } στο { $to } { $kind ->
        [man] το πούλι
       *[king] η ντάμα
    } πάει μόνο όταν παίρνει.
refusals-men-do-not-capture-that-way = Το πούλι δεν παίρνει έτσι: όχι από το { $from } στο { $to }.
refusals-kings-do-not-capture-that-way = Η ντάμα δεν παίρνει έτσι: όχι από το { $from } στο { $to }.
refusals-too-far = { $kind ->
        [man] Το πούλι
       *[king] Η ντάμα
    } κινείται ένα τετράγωνο τη φορά: από το { $from } στο { $to } είναι πολύ μακριά.
refusals-jump-too-far = { $kind ->
        [man] Το πούλι πηδά μόνο πάνω από διπλανό του κομμάτι και προσγειώνεται ακριβώς πίσω από αυτό
       *[king] Η ντάμα πηδά μόνο πάνω από διπλανό της κομμάτι και προσγειώνεται ακριβώς πίσω από αυτό
    }: από το { $from } δεν μπορεί να πηδήξει πάνω από το κομμάτι στο { $over }.
refusals-already-jumped = Το άλμα πάνω από το κομμάτι στο { $square } έχει ήδη γίνει· το κομμάτι θα βγει από την νταμιέρα όταν τελειώσει η κίνηση.
refusals-own-piece-in-the-way = Το δικό σου κομμάτι στο { $square } κλείνει τον δρόμο.
refusals-two-in-a-row = Άλμα πάνω από το κομμάτι στο { $first } δεν γίνεται: το τετράγωνο πίσω του, το { $second }, είναι κατειλημμένο.
refusals-men-do-not-take-kings = Το πούλι δεν μπορεί να πάρει ντάμα, και στο { $square } στέκεται ντάμα.
refusals-nothing-to-capture = Δεν υπάρχει τίποτα να πάρεις ανάμεσα στο { $from } και στο { $to }.
refusals-no-turning-back = Το πάρσιμο δεν επιτρέπεται να γυρίσει κατευθείαν πίσω, όπως θα γύριζε στο { $at }.
refusals-line-broken = Μόνο μια αδιάκοπη σειρά από δικά σου πούλια κινείται μαζί, και το { $gap } είναι άδειο.
refusals-line-blocked = Μόνο δικά σου πούλια κινούνται μαζί σε σειρά· το κομμάτι στο { $by } κλείνει τον δρόμο.
