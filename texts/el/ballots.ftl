### Openings by ballot, and matches.

ballots-more = Άνοιγμα, αγώνας, ρολόι
ballots-opening = Άνοιγμα
ballots-usual = Ελεύθερο
ballots-from-board = Η θέση στην νταμιέρα
ballots-draw-another = Τράβηξε άλλη κάρτα
ballots-find = Βρες κάρτα με αριθμό, όνομα ή κινήσεις
ballots-barred = Αποκλεισμένη: αυτή η κάρτα δεν κληρώνεται ποτέ, και καμία παρτίδα δεν αρχίζει με αυτήν.
ballots-barred-mark = αποκλεισμένη
ballots-loading = Φόρτωση των καρτών…
ballots-nothing-found = Δεν υπάρχει τέτοια κάρτα.
ballots-pair = Αγώνας δύο παρτίδων με αλλαγή χρωμάτων
ballots-next-game = Δεύτερη παρτίδα, με αλλαγή χρωμάτων
ballots-card-number = Κάρτα { $number }
ballots-card-named = Κάρτα { $number }, { $name }
ballots-both = { $first } και { $last }
ballots-without-pieces = χωρίς { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } στο { $to }
ballots-failed = Οι κάρτες δεν φορτώθηκαν.

## How a match stands

ballots-match-over = Τέλος αγώνα
ballots-first-game = Αγώνας, παρτίδα 1 από 2
ballots-second-game = Αγώνας, παρτίδα 2 από 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Εσύ { $first }, υπολογιστής { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Πρώτος παίκτης ({ side-name }) { $first }, δεύτερος παίκτης ({ $color ->
        [white] Μαύρα
       *[black] Λευκά
    }) { $second }.
ballots-drawn = Ο αγώνας έληξε ισόπαλος.
ballots-you-won = Νίκησες στον αγώνα.
ballots-computer-won = Ο υπολογιστής νίκησε στον αγώνα.
ballots-first-won = Ο πρώτος παίκτης νίκησε στον αγώνα.
ballots-second-won = Ο δεύτερος παίκτης νίκησε στον αγώνα.
