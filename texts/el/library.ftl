### Games kept on the device, and files of games.

library-name = Όνομα της παρτίδας στην νταμιέρα
library-save = Αποθήκευση της παρτίδας
library-kept = Αποθηκεύτηκε
library-saved = Η παρτίδα είναι στη βιβλιοθήκη.
library-kept-games = Αποθηκευμένες παρτίδες
library-search = Αναζήτηση
library-nothing-kept = Καμία αποθηκευμένη παρτίδα ακόμη.
library-nothing-found = Καμία παρτίδα δεν έχει όλες αυτές τις λέξεις.
library-show-more = Περισσότερα
library-cancel = Ακύρωση
library-rename-short = Μετονομασία
library-delete-short = Διαγραφή
library-collect-short = Σε μάθημα
library-new-name = Νέο όνομα
library-undelete = Επαναφορά
library-export = Αποθήκευση όλων σε ένα αρχείο
library-open-file = Άνοιγμα αρχείου
library-drop-here = PDN ή παρτίδες που έχεις αποθηκεύσει εδώ. Μπορείς και να το σύρεις εδώ.
library-reading = Ανάγνωση…
library-more-in-file = Το αρχείο έχει κι άλλες παρτίδες εκτός από αυτές της λίστας.
library-back = Πίσω στη βιβλιοθήκη
library-from-file = από αρχείο
library-unknown-player = Άγνωστος
library-unfinished = ημιτελής
library-is-guess = Το αρχείο δεν λέει ποιο παιχνίδι είναι: αυτό είναι εικασία.
library-is-cut = Οι παραλλαγές και τα σχόλιά της είναι πολύ μεγάλα για να φυλαχτούν: ανοίγει μόνο η κύρια γραμμή.
library-open-anyway = Άνοιγμα όσων διαβάστηκαν
library-file-saved = Το αρχείο δόθηκε στον περιηγητή για αποθήκευση.
library-collect = Σε μάθημα: { $name }
library-rename = Μετονομασία: { $name }
library-delete = Διαγραφή: { $name }
library-deleted = Διαγράφηκε: «{ $name }».
library-n-games = { $n ->
        [one] 1 παρτίδα
       *[other] { $n } παρτίδες
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } από { $n } παρτίδες
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Προστέθηκε 1 παρτίδα
       *[other] Προστέθηκαν { $new } παρτίδες
    }{ $known ->
        [0] {""}
        [one] · 1 υπήρχε ήδη
       *[other] · { $known } υπήρχαν ήδη
    }.
library-n-moves = { $n ->
        [one] 1 κίνηση
       *[other] { $n } κινήσεις
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Υπάρχει μια σημείωση για αυτή την παρτίδα.
        [one] Ένα σημείο σε αυτή την παρτίδα είναι λάθος ή αμφίβολο.
       *[other] { $n } σημεία σε αυτή την παρτίδα είναι λάθος ή αμφίβολα.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Γραμμή { $line }, στήλη { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Αυτός ο περιηγητής δεν αφήνει τη σελίδα να φυλάσσει παρτίδες. Μπορείς να αποθηκεύσεις την παρτίδα της νταμιέρας ως αρχείο PDN και να ανοίξεις αρχεία.
library-cannot-not-kept = Ο περιηγητής δεν μπόρεσε να το κάνει: ίσως δεν υπάρχει άλλος χώρος.
# $n (number)
library-cannot-full = Υπάρχουν { $n } παρτίδες και δεν χωράνε άλλες: διάγραψε πρώτα μερικές.
library-cannot-game-too-long = Αυτή η παρτίδα έχει περισσότερες παραλλαγές και σχόλια απ’ όσα μπορούν να φυλαχτούν.
library-cannot-bad-game = Αυτή η παρτίδα δεν διαβάζεται.
# $megabytes (number)
library-cannot-file-too-long = Το αρχείο είναι πολύ μεγάλο: διαβάζονται το πολύ { $megabytes } megabyte.
library-cannot-not-a-library = Αυτό δεν είναι αρχείο αποθηκευμένων παρτίδων που μπορεί να διαβάσει αυτή η έκδοση.
# $n (number)
library-cannot-line = Η γραμμή { $n } δεν περιέχει παρτίδα που διαβάζεται.
library-cannot-unreadable = Ο περιηγητής δεν μπόρεσε να διαβάσει το αρχείο.
library-cannot-no-games = Δεν υπάρχει καμία παρτίδα σε αυτό το αρχείο.
library-cannot-no-reader = Η ανάγνωση αρχείων δεν λειτουργεί αυτή τη στιγμή.
