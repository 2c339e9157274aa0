### What stands around the rules on their pages.

site-skip = Μετάβαση στους κανόνες
site-play = Παίξε αυτό το παιχνίδι
site-pages = Κανόνες
site-choose = Διάλεξε παιχνίδι
# $n (number)
site-all-games = { $n ->
        [one] { $n } παιχνίδι
       *[other] Και τα { $n } παιχνίδια
    }
# Over the games whose pages nobody wrote by hand.
site-others = Τα άλλα παιχνίδια
site-others-about = Οι κανόνες τους είναι γραμμένοι από όσα εφαρμόζει η Damiera όταν παίζει, με νταμιέρες για να δοκιμάσεις.
# Names the ways to the pages before and after.
site-neighbors = Κι άλλοι κανόνες
site-previous-page = Προηγούμενη
site-next-page = Επόμενη
site-languages = Γλώσσες
site-contents = Σε αυτή τη σελίδα
# The link under a board.
site-open = Άνοιγμα στην νταμιέρα
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Απάντηση
       *[other] Απαντήσεις
    }
site-next = Επόμενη άσκηση
# $number (number)
# $n (number)
site-exercise = Άσκηση { $number } από { $n }
# $color (color)
site-turn = { $color ->
        [white] Παίζουν τα Λευκά.
       *[black] Παίζουν τα Μαύρα.
    }
# $page (text) a link to the page written by hand
site-more = Περισσότερα για αυτή την οικογένεια, με ανοίγματα, αναγνώσματα και πηγές: { $page }.
site-footer = Η Damiera είναι δωρεάν, λειτουργεί χωρίς δίκτυο και δεν στέλνει τίποτα πουθενά.

## On the page before its program is there. In English `index.html` says the same

site-old = Αυτός ο περιηγητής δεν μπορεί να τρέξει την Damiera: είναι πολύ παλιός ή δεν επιτρέπει WebAssembly. Ενημέρωσέ τον ή χρησιμοποίησε άλλον.
site-failed = Η Damiera δεν φορτώθηκε: υπάρχει δίκτυο; Γίνεται νέα προσπάθεια.
site-what = Όλη η οικογένεια της ντάμας, με τον υπολογιστή ή για δύο στην ίδια συσκευή.
