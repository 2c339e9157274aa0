### Lessons of one's own: those that were opened, and the maker.

making-title = Δημιουργία μαθημάτων
making-yours = Τα μαθήματά σου
making-yours-about = Μαθήματα που άνοιξες ή έφτιαξες. Μένουν σε αυτή τη συσκευή.
making-none = Κανένα ακόμη. Άνοιξε ένα αρχείο μαθήματος, επικόλλησε ένα μάθημα ή φτιάξε ένα: η «Κοινοποίηση» έχει την επιλογή «Προσθήκη σε μάθημα».
making-new = Νέο μάθημα
making-untitled = Το μάθημά μου
making-name = Τίτλος
making-language = Γλώσσα
making-no-language = δεν ορίστηκε
making-begin-words = Τι λέγεται πριν από το πρώτο βήμα
making-step-title = Τίτλος αυτού του βήματος
making-step-words = Τι λέγεται σε αυτό το βήμα
making-add-words = Προσθήκη κειμένου
making-steps = Βήματα
making-no-steps = Δεν υπάρχουν βήματα ακόμη. Η «Κοινοποίηση» στην νταμιέρα, η επεξεργασία ασκήσεων και η βιβλιοθήκη έχουν την επιλογή «Προσθήκη σε μάθημα».
making-edit-lesson = Επεξεργασία μαθήματος
making-edit-short = Επεξεργασία
making-to-list = Όλα τα μαθήματα
making-walk = Κάνε το μάθημα
making-from-here = Κάνε το από εδώ
making-edit-exercise = Αλλαγή της άσκησης
making-check = Έλεγχος
making-save = Αποθήκευση ως αρχείο
making-as-text = Ως κείμενο
making-as-text-about = Όλο το μάθημα ως κείμενο, όπως αποθηκεύεται.
making-take-text = Χρήση αυτού του κειμένου
making-leave-text = Να μείνει όπως ήταν
making-share = Μοιράσου το
making-link = Σύνδεσμος για το μάθημα
making-link-about = το περιέχει ολόκληρο
making-element = Το μάθημα ως στοιχείο
making-element-about = για δική σου σελίδα
making-delete = Διαγραφή μαθήματος
making-delete-really = Σίγουρα να διαγραφεί;
making-add = Προσθήκη σε μάθημα
making-open = Άνοιγμα του μαθήματος
making-restore = Επαναφορά
making-not-kept = Ο περιηγητής δεν μπόρεσε να φυλάξει το μάθημα: ίσως δεν υπάρχει άλλος χώρος. Αποθήκευσέ το ως αρχείο.
making-full = Το μάθημα έχει όσα βήματα μπορεί να έχει.
making-too-many = Υπάρχουν όσα μαθήματα μπορούν να φυλαχτούν. Διάγραψε πρώτα ένα.
making-link-many = Αυτός ο σύνδεσμος είναι μακρύς: μερικές εφαρμογές μηνυμάτων τον κόβουν. Ένα αρχείο είναι πιο ασφαλές.
making-no-packing = Αυτός ο περιηγητής δεν μπορεί να φτιάξει τέτοιο σύνδεσμο. Αποθήκευσε το μάθημα ως αρχείο.
making-not-come = Το μάθημα δεν μπόρεσε να ληφθεί. Ο ιστότοπός του πρέπει να είναι προσβάσιμος και να το επιτρέπει (CORS).
making-not-unpacked = Ο σύνδεσμος μαθήματος δεν διαβάζεται: το περιεχόμενό του δεν αποσυμπιέζεται.
making-from-problems = Αυτά τα προβλήματα είναι τώρα ένα μάθημα. Κάνε το ή διάλεξε ένα.
making-unsound = Μερικά βήματα δεν στέκουν.
making-not-checked = Το μάθημα δεν μπόρεσε να ελεγχθεί.
making-changed-since = Το μάθημα έχει αλλάξει από τότε.
making-kinds =
    .words = Κείμενο
    .diagram = Θέση
    .replay = Παρτίδα
    .play = Παίξε από εδώ
    .exercise = Άσκηση
# $title (text)
# $n (number)
making-added = Προστέθηκε στο «{ $title }» ως βήμα { $n }.
# $title (text)
making-up = Πιο πάνω: { $title }
making-down = Πιο κάτω: { $title }
making-remove = Αφαίρεση: { $title }
making-edit = Επεξεργασία: { $title }
making-removed = Αφαιρέθηκε: «{ $title }».
# $n (number) of the step
making-put-back = Επαναφορά ως βήμα { $n }
# $n (number)
# $all (number)
making-checking = Ελέγχεται το βήμα { $n } από { $all }…
making-sound = { $n ->
        [one] Το μοναδικό του βήμα στέκει.
       *[other] Και τα { $n } βήματα στέκουν.
    }
making-n-steps = { $n ->
        [one] 1 βήμα
       *[other] { $n } βήματα
    }
making-unread = Το μάθημα δεν διαβάζεται.
# $why (text)
making-bad-link = Ο σύνδεσμος μαθήματος δεν διαβάζεται: { $why }.
# $why (text)
making-no-link = Δεν υπάρχει σύνδεσμος: { $why }. Αποθήκευσε το μάθημα ως αρχείο και βάλε το στον ιστότοπό σου· το ανοίγεις με «?lesson=» και τη διεύθυνσή του μετά τη διεύθυνση αυτής της σελίδας.
# $line (number)
# $words (text)
making-at-line = Γραμμή { $line }: { $words }
