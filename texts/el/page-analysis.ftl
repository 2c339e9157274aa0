### Analysis and hints.

analysis = Ανάλυση
analysis-on = Η ανάλυση είναι ενεργή
analysis-off = Η ανάλυση είναι ανενεργή
analysis-waits = Ο υπολογιστής περιμένει όσο αναλύεις.
n-lines = Γραμμές
evaluation = Αξιολόγηση
no-evaluation = Άγνωστη ακόμη
decimal = ,
whole-game = Η παρτίδα με μια ματιά
threat = Απειλή
hint = Υπόδειξη
show-piece = Ποιο κομμάτι;
show-move = Ποια κίνηση;
hide-hint = Απόκρυψη υπόδειξης
hint-waits = Ο υπολογιστής ψάχνει μια κίνηση…
depth-begun = Ανάλυση…
depth-nothing = Τίποτα για ανάλυση
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Βάθος { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Κοίτα το κομμάτι στο { $square }.
hint-move = Μια καλή κίνηση. { $words }.

## How good a position is

verdict-even = Ισορροπία
verdict-drawn = Ισοπαλία
verdict-certain-draw = Σίγουρη ισοπαλία
verdict-slightly-better = { side } είναι λίγο καλύτερα
verdict-better = { side } είναι καλύτερα
verdict-much-better = { side } είναι πολύ καλύτερα
verdict-has-won = { side } έχουν νικήσει
verdict-wins = { side } νικούν σε { $n ->
        [one] 1 κίνηση
       *[other] { $n } κινήσεις
    }
verdict-wins-exactly = { side } νικούν σε ακριβώς { $n ->
        [one] 1 κίνηση
       *[other] { $n } κινήσεις
    }

## A position of the game, and the move that changed most

ply-start = Αρχή
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Κίνηση { $n }, { $text }
turning-point = Σημείο καμπής: { $text }. Πριν: { $before }. Μετά: { $after }.

## Beside the value

note-only-legal-move = Η μόνη κίνηση είναι { $text }.
note-only-good-move = Η μόνη καλή κίνηση είναι { $text }. Με { $next }: { $verdict }.
note-looking-for-threat = Κι αν έπαιζαν { side-within }; Αναζήτηση…
note-threat = { side } απειλούν { $text }. Μετά: { $verdict }.
note-no-threat = { side } δεν απειλούν τίποτα.
note-must-capture = { side } πρέπει πρώτα να πάρουν, οπότε οι απειλές δεν μετρούν.

## The rule that decides

hint-only-move = Υπάρχει μόνο μία κίνηση.
hint-only-capture = Το πάρσιμο είναι υποχρεωτικό, και υπάρχει μόνο ένα. Παίρνει { $n ->
        [one] 1 κομμάτι
       *[other] { $n } κομμάτια
    }.
# $n (number)
hint-no-capture = Δεν υπάρχει τίποτα να πάρεις: μπορείς να παίξεις { $n ->
        [one] την { $n } κίνηση
       *[other] οποιαδήποτε από τις { $n } κινήσεις
    }.
hint-any-capture = Το πάρσιμο είναι υποχρεωτικό. Όποιο κι αν διαλέξεις, πρέπει να ολοκληρωθεί.
hint-king-capture = Το πάρσιμο είναι υποχρεωτικό, και αν μπορεί να γίνει με ντάμα, πρέπει να γίνει με ντάμα.
# $n (number) of pieces that must be taken
hint-most-pieces = Το πάρσιμο είναι υποχρεωτικό{ $n ->
        [one] {""}
       *[other] , και πρέπει να πάρει { $n } κομμάτια
    }.
hint-best-capture = Το πάρσιμο είναι υποχρεωτικό, και πρέπει να είναι από εκείνα με τη μεγαλύτερη αξία.
