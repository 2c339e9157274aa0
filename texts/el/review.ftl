### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Εξετάζεται η θέση { $at } από { $all }…
review-closer = Πιο προσεκτική ματιά εκεί όπου κάτι χάθηκε…
review-leave = Μπορείς να φύγεις όποτε θέλεις· ό,τι βρέθηκε κρατιέται ώσπου να κλείσει η σελίδα.
review-stuck = Η μηχανή σταμάτησε.
review-none = Δεν βρέθηκαν λάθη.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 λάθος
       *[other] { $n } λάθη
    }
review-blunders = { $n ->
        [one] 1 σοβαρό λάθος
       *[other] { $n } σοβαρά λάθη
    }
review-mistake = λάθος
review-blunder = σοβαρό λάθος
review-points = Σημεία καμπής
review-small = Καμία κίνηση δεν έχασε πολλά από μόνη της. Αυτές έχασαν τα περισσότερα
# $line (text) moves
review-better = Καλύτερα: { $line }
review-find = Βρες κάτι καλύτερο
review-report = Η αναφορά
review-open-study = Άνοιγμα με παραλλαγές
review-print = Εκτύπωση
review-too-long = Η παρτίδα μαζί με τις καλύτερες συνέχειες είναι πολύ μεγάλη για να φυλαχτεί.
# $at (number)
# $all (number)
review-place = Βρες κάτι καλύτερο: { $at } από { $all }
# $text (text) a move
review-asked = Στην παρτίδα παίχτηκε { $text }. Τι είναι καλύτερο;
review-next = Επόμενο
review-over = Αυτό ήταν το τελευταίο.
# $found (number)
# $all (number)
review-found = { $found ->
        [one] Βρέθηκε { $found }
       *[other] Βρέθηκαν { $found }
    } από { $all } με την πρώτη προσπάθεια

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Αυτό παίχτηκε στην παρτίδα. Η απάντηση είναι { $line }. Μετά: { $verdict }.
review-is-answered = Δεν αρκεί: η απάντηση είναι { $line }. Μετά: { $verdict }.
review-leads-to = Δεν αρκεί. Μετά: { $verdict }.
review-solved = Ωραία. Η καλύτερη συνέχεια: { $line }. Μετά: { $verdict }.

## Beside the move in a study

review-remark = Πριν: { $before }. Μετά: { $after }.
