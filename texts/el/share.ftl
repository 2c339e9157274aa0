### What others have sent.

share-title = Κοινοποίηση
share-your-turn = Σειρά σου.
share-played = { side } έπαιξαν { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n ->
        [one] Παίχτηκε { $n } κίνηση
       *[other] Παίχτηκαν { $n } κινήσεις
    }, η τελευταία: { $last }.

## Why something cannot be opened

share-cannot-no-link = Δεν υπάρχει σύνδεσμος σε αυτή την εικόνα: δεν αποθηκεύτηκε εδώ, ή άλλο πρόγραμμα αφαίρεσε τον σύνδεσμο.
share-cannot-bad-picture = Αυτή η εικόνα είναι κατεστραμμένη: ο σύνδεσμος μέσα της δεν διαβάζεται.
# $megabytes (number)
share-cannot-too-long = Αυτό είναι πολύ μεγάλο: διαβάζονται το πολύ { $megabytes } megabyte.
# $n (number)
share-cannot-many-games = Περιέχει { $n ->
        [one] { $n } παρτίδα
       *[other] { $n } παρτίδες
    }. Άνοιξέ το στη βιβλιοθήκη και διάλεξε μία.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Ένα σημείο του είναι λάθος ή αμφίβολο
       *[other] Μερικά σημεία του είναι λάθος ή αμφίβολα
    }. Άνοιξέ το στη βιβλιοθήκη για να δεις τι.
share-cannot-nothing = Δεν περιέχει σύνδεσμο, θέση ή παρτίδα που να ανοίγει εδώ. Το FEN διαβάζεται ως θέση του παιχνιδιού που είναι στην νταμιέρα.
# $why (text)
share-cannot-because = Αυτό δεν ανοίγει: { $why }.
share-cannot-unreadable = Ο περιηγητής δεν μπόρεσε να το διαβάσει.
share-cannot-no-reader = Η ανάγνωση αρχείων δεν λειτουργεί αυτή τη στιγμή.
