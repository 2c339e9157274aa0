### Exercises, for those who solve them, and positions in words.

exercise-title = Άσκηση
exercise-hint = Υπόδειξη
exercise-again = Από την αρχή
exercise-choices = Κινήσεις για να διαλέξεις
exercise-task-of = Παίζουν { side-within }: { $what }
# $found (number)
# $of (number)
exercise-found = { $found ->
        [one] Βρέθηκε { $found }
       *[other] Βρέθηκαν { $found }
    } από { $of }
exercise-hint-illegal = Η κίνηση που δεν επιτρέπεται είναι { $text }.
exercise-unreadable = Αυτή η άσκηση δεν διαβάζεται: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Λύθηκε { $tries ->
        [one] με την πρώτη προσπάθεια
       *[other] μετά από { $tries } προσπάθειες
    }, { $hints ->
        [0] χωρίς υπόδειξη
        [one] με 1 υπόδειξη
       *[other] με { $hints } υποδείξεις
    }.

## What is asked

exercise-task-move = βρες τη σωστή κίνηση.
# $n (number) at least two
exercise-task-moves = βρες τις { $n } σωστές κινήσεις, τη μία μετά την άλλη.
exercise-task-capture-any = κάνε ένα πάρσιμο.
exercise-task-capture-all = { $n ->
        [one] βρες το πάρσιμο. Υπάρχει μόνο ένα.
       *[other] βρες και τα { $n } παρσίματα, το ένα μετά το άλλο.
    }
exercise-task-capture-due = πάρε όσα κομμάτια απαιτούν οι κανόνες.
exercise-task-capture-best = κάνε το πάρσιμο που απαιτούν οι κανόνες.
exercise-task-capture-most = πάρε όσο περισσότερα κομμάτια μπορείς.
# $n (number)
exercise-task-find-illegal = μία από αυτές τις { $n } κινήσεις δεν επιτρέπεται. Ποια;
exercise-task-reach = φέρε ένα κομμάτι στο { $square }.
exercise-task-win-in = { $n ->
        [one] νίκησε με αυτή την κίνηση.
       *[other] νίκησε σε { $n } κινήσεις το πολύ.
    }
exercise-task-hold = { $n ->
        [one] κάνε μια κίνηση που δεν χάνει αμέσως.
       *[other] μη χάσεις μέσα σε { $n } κινήσεις.
    }

## What is said to a try

exercise-solved = Λύθηκε.
exercise-right = Σωστά. Ο αντίπαλος απαντά { $reply }: συνέχισε.
# $found (number)
# $of (number)
exercise-found-one = Σωστά: { $found ->
        [one] βρέθηκε { $found }
       *[other] βρέθηκαν { $found }
    } από { $of }.
exercise-found-already = Αυτό το έχεις ήδη βρει: ψάξε κάτι άλλο.
exercise-takes-nothing = Έτσι δεν παίρνεις τίποτα: ψάξε για πάρσιμο.
# $takes (number)
# $most (number)
exercise-takes-less = Έτσι παίρνεις { $takes ->
        [one] 1 κομμάτι
       *[other] { $takes } κομμάτια
    }, αλλά μπορούν να παρθούν { $most }.
exercise-does-not-reach = Αυτή η κίνηση δεν τελειώνει στο { $square }.
exercise-not-accepted = Δεν είναι η σωστή κίνηση. Δοκίμασε ξανά.
exercise-lets-go = Έτσι δεν νικάς εγκαίρως.
exercise-lets-go-after = Έτσι δεν νικάς εγκαίρως: ο αντίπαλος παίζει { $reply }.
exercise-loses = Έτσι χάνεις.
exercise-loses-after = Έτσι χάνεις: ο αντίπαλος παίζει { $reply }.
exercise-is-legal = Αυτή επιτρέπεται: { $text }. Ψάξε για άλλη.
exercise-not-a-choice = Διάλεξε μία από τις κινήσεις που βλέπεις.
exercise-too-hard = Εδώ οι δυνατότητες είναι πάρα πολλές: αυτή η προσπάθεια δεν μπόρεσε να κριθεί.
exercise-over = Η άσκηση έχει ήδη λυθεί.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Λευκά: { $white }. Μαύρα: { $black }. Παίζουν { side-within }.
exercise-no-pieces = κανένα κομμάτι
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] πούλι
       *[yes] πούλια
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] ντάμα
       *[yes] ντάμες
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } έως { $to }
