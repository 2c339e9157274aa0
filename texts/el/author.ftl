### Making exercises.

author-title = Επεξεργασία ασκήσεων
author-make = Φτιάξε άσκηση
author-edit = Επεξεργασία της άσκησης
author-back-to-exercise = Χρήση αυτής της θέσης
author-set-up = Αλλαγή θέσης
author-try-it = Δοκίμασέ την
author-end-try = Πίσω στην επεξεργασία
author-trying = Έτσι θα τη βλέπουν οι άλλοι.
author-finish = Τέλος και άνοιγμα
author-discard = Απόρριψη
author-confirm-discard = Σίγουρα να απορριφθεί;
author-leave = Παίξε από εδώ
author-goal = Στόχος
author-n-moves = Πόσες κινήσεις
author-target = Ποιο τετράγωνο
author-on-board = Στην νταμιέρα
author-next-choice = Παίξε τις κινήσεις για επιλογή: επιτρεπτές, και μία που δεν επιτρέπεται.
author-next-judged = Ο στόχος ορίζει ποιες κινήσεις είναι σωστές. Παίξε τις για να καταγράψεις απαντήσεις.
author-next-over = Εδώ η παρτίδα έχει τελειώσει. Πήγαινε πίσω για να καταγράψεις κι άλλα.
author-next-wrong = Παίξε μια λάθος προσπάθεια, επιτρεπτή ή όχι. Τι θα ειπωθεί γι’ αυτήν το γράφεις στα Κείμενα.
author-next-mark = Διάλεξε τετράγωνα για να τα σημειώσεις. Διάλεξε ξανά ένα για να σβήσεις το σημάδι του.
author-next-arrow = Διάλεξε πού αρχίζει το βέλος και μετά πού τελειώνει. Συνέχισε από εκεί για να το λυγίσεις.
author-undo = Αναίρεση
author-redo = Επανάληψη
author-to-start = Αρχή
author-step-back = Κίνηση πίσω
author-step-on = Κίνηση μπροστά
author-known = Αυτό έχει ήδη καταγραφεί.
author-full = Δεν χωράνε άλλα.
author-removed = Αφαιρέθηκε.
author-undone = Αναιρέθηκε.
author-redone = Επαναλήφθηκε.
author-promotes = κάνει ντάμα
author-leaves = καταλήγει σε ορισμένη θέση
author-recorded = Καταγραφές
author-nothing = Τίποτα ακόμη.
author-choices = Κινήσεις για επιλογή
author-replies = Απαντήσεις
author-wrong = Λάθος προσπάθειες
author-drawings = Σημάδια και βέλη
author-remove = Αφαίρεση
author-also-accept = Δεκτή και κάθε κίνηση που
author-add = Προσθήκη
author-hint = Υπόδειξη
author-ok = Τι θα ειπωθεί στο τέλος
author-caption = Κείμενο κάτω από την νταμιέρα
author-check = Έλεγχος
author-checking = Έλεγχος…
author-not-checked = Η άσκηση δεν μπόρεσε να ελεγχθεί.
author-changed-since = Η άσκηση έχει αλλάξει από τότε.
author-too-few-choices = Χρειάζονται τουλάχιστον δύο κινήσεις για επιλογή.
author-too-long = Τα κείμενα είναι πολύ μεγάλα για σύνδεσμο.
author-keys = Πλήκτρα στην νταμιέρα: 1 έως 9 και 0 επιλέγουν εργαλείο, Enter το χρησιμοποιεί, Delete καθαρίζει ό,τι είναι σχεδιασμένο σε ένα τετράγωνο, U κάνει αναίρεση, R επανάληψη, K και J πάνε πίσω και μπροστά, F γυρίζει την νταμιέρα, Esc ακυρώνει την επιλογή.
author-back = Πίσω
author-missing = κάτι λείπει
author-optional = Όλα αυτά μπορούν να μείνουν κενά.
author-wordless = Μια λάθος προσπάθεια για την οποία δεν λέγεται τίποτα παραλείπεται.
author-problems = Προβλήματα
author-goals =
    .move = Βρες τη σωστή κίνηση
    .capture-any = Κάνε ένα πάρσιμο
    .capture-all = Βρες όλα τα παρσίματα
    .capture-max = Κάνε το μεγαλύτερο πάρσιμο
    .find-illegal = Βρες την κίνηση που δεν επιτρέπεται
    .reach = Φτάσε σε ένα τετράγωνο
    .win-in = Νίκησε μέσα σε ορισμένες κινήσεις
    .hold = Μη χάσεις μέσα σε ορισμένες κινήσεις
author-tool-names =
    .answer = Σωστή κίνηση
    .wrong = Λάθος προσπάθεια
    .ring = Κύκλος
    .attention = Προσοχή
    .cross = Σταυρός
    .dot = Κουκκίδα
    .green = Πράσινο βέλος
    .red = Κόκκινο βέλος
    .yellow = Κίτρινο βέλος
    .blue = Μπλε βέλος
# $color (color)
# $turn (number)
author-next-answer = Γύρος { $turn }: παίξε στην νταμιέρα μια σωστή κίνηση για { side-within }.
# $color (color)
# $mv (text) has been played
author-next-reply = Παίχτηκε { $mv }. Παίξε την απάντηση για { side-within } ή πήγαινε πίσω.
# $what (text)
# $turn (number)
author-accepted = Σωστή κίνηση του γύρου { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Απάντηση στο { $mv }: { $reply }.
author-tried = Λάθος προσπάθεια: { $mv }. Γράψε στα Κείμενα τι θα ειπωθεί γι’ αυτήν.
author-try-from = Από { $label }: διάλεξε τώρα πού τελειώνει η προσπάθεια.
author-arrow-from = Βέλος από { $label }: διάλεξε τώρα πού τελειώνει.
author-lands = τελειώνει στο { $label }
# $turn (number)
author-answers-of = Σωστές κινήσεις, γύρος { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } ως απάντηση στο { $mv }
author-words-to = Τι θα ειπωθεί για { $mv }
author-remove-what = Αφαίρεση: { $what }
# $turn (number)
author-no-answer = Δεν έχει καταγραφεί σωστή κίνηση για τον γύρο { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, άσκηση. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Σχεδιάστηκε: { $what }.
       *[no] Αφαιρέθηκε: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Η λύση σταματά στην κίνηση { $ply }, μετρώντας και τις δύο πλευρές: { $why }.
author-captures = { $n ->
        [one] κάνει οποιοδήποτε πάρσιμο
       *[other] παίρνει τουλάχιστον { $n }
    }
# $step (text) its name
author-to-step = Επόμενο: { $step }
author-steps =
    .task = Ζητούμενο
    .solution = Λύση
    .drawings = Σχέδια
    .words = Κείμενα
    .end = Τέλος
author-headings =
    .task = Τι ζητείται
    .solution = Οι κινήσεις της λύσης
    .drawings = Σημάδια και βέλη
    .words = Τι λέγεται
    .end = Έλεγξέ την και μοιράσου την
