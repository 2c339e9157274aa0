### Tactics: positions with one good move, gone through one after the other.

tactics-title = Τακτική
tactics-about = Θέσεις με μία καλή κίνηση, από παρτίδες της μηχανής και αποδεδειγμένες από αυτήν.
tactics-game = Παιχνίδι
# $n (number) a hundred for each grade of difficulty
tactics-strength = Η δύναμή σου: { $n }
# $found (number)
# $tried (number)
tactics-found = { $found ->
        [one] Βρέθηκε { $found }
       *[other] Βρέθηκαν { $found }
    } από { $tried } με την πρώτη προσπάθεια
tactics-ways =
    .strength = Στα μέτρα σου
    .missed = Όσες σου ξέφυγαν
    .day = Οι πέντε της ημέρας
    .streak = Σερί
    .storm = Με το ρολόι
    .friend = Με έναν φίλο
tactics-ways-about =
    .strength = Τόσο δύσκολες όσο δυνατός παίκτης είσαι.
    .missed = Επιστρέφουν μετά από μία ημέρα, μία εβδομάδα και έναν μήνα.
    .day = Οι ίδιες πέντε για όλους.
    .streak = Όλο και πιο δύσκολες, ώσπου να σου ξεφύγει μία.
    .storm = Όσες περισσότερες μπορείς σε τρία λεπτά.
    .friend = Δέκα, και μετά ένας σύνδεσμος για τις ίδιες δέκα.
# $n (number)
tactics-best = Το ρεκόρ σου: { $n }
# $n (number)
tactics-due = { $n ->
        [one] { $n } περιμένει
       *[other] { $n } περιμένουν
    }
# $found (number)
# $all (number)
tactics-day-done = Σήμερα: { $found } από { $all }
# $at (number)
# $all (number)
tactics-place = { $at } από { $all }
# $n (number)
tactics-score = { $n ->
        [one] Βρέθηκε { $n }
       *[other] Βρέθηκαν { $n }
    }
# $grade (number)
tactics-grade = Δυσκολία { $grade } από 10
tactics-next = Επόμενη
tactics-again = Άλλη μία φορά
tactics-others = Άλλες ασκήσεις τακτικής
tactics-over = Αυτή ήταν η τελευταία.
tactics-time-over = Τέλος χρόνου.
tactics-streak-over = Το σερί τελειώνει εδώ.
tactics-missing = Οι ασκήσεις τακτικής αυτού του παιχνιδιού δεν μπόρεσαν να ληφθούν. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
tactics-fetching = Οι ασκήσεις τακτικής έρχονται.
# $found (number)
# $all (number)
tactics-friends = Ο φίλος σου βρήκε { $found } από { $all }.
tactics-sent = Από έναν φίλο
tactics-pass-on = Αντιγραφή συνδέσμου για έναν φίλο
tactics-set-damaged = Ο σύνδεσμος για αυτές τις ασκήσεις κόπηκε ή άλλαξε στη διαδρομή, ή οι ασκήσεις δεν υπάρχουν πια. Ζήτησέ τον ξανά.
tactics-squares = Τετράγωνα
tactics-squares-about = Τα ονόματά τους απ’ έξω: μισό λεπτό σε νταμιέρα χωρίς συντεταγμένες.
tactics-squares-find = Βρες το τετράγωνο
tactics-squares-name = Πες το τετράγωνο
# $square (text)
tactics-find-square = Βρες το { $square }
tactics-which-square = Ποιο τετράγωνο είναι σημειωμένο;
# $square (text)
tactics-square-missed = Όχι: το { $square } δείχνει τώρα το όνομά του.
# $right (number)
# $wrong (number)
tactics-squares-score = Σωστά { $right }, λάθος { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Γραμμή { $row }, στήλη { $column }
tactics-themes =
    .win = Τελειώνει την παρτίδα.
    .king = Πάρθηκε μια ντάμα.
    .promotion = Ένα πούλι έγινε ντάμα.
    .shot = Δόθηκαν μερικά κομμάτια για να παρθούν περισσότερα.
    .choice = Είχε σημασία ποιο πάρσιμο θα διαλέξεις.
    .ending = Με τόσο λίγα κομμάτια κάθε κίνηση μετράει.
    .quiet = Μια ήσυχη κίνηση κέρδισε ένα κομμάτι.
