### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Νέα παρτίδα
start = Έναρξη
close = Κλείσιμο
undo = Αναίρεση
redo = Επανάληψη
resign = Παραίτηση
confirm-resign = Σίγουρα παραιτείσαι;
resign-yes = Ναι, παραιτούμαι
resign-no = Συνεχίζω
flip = Γύρισμα νταμιέρας
library = Βιβλιοθήκη
settings = Ρυθμίσεις
help = Πλήκτρα
stop = Στοπ
think-on = Συνέχιση σκέψης
move-now = Παίξε τώρα
try-again = Δοκίμασε ξανά
rematch = Ρεβάνς
rematch-as =
    .white = Ρεβάνς με τα Λευκά
    .black = Ρεβάνς με τα Μαύρα
go-through = Ξαναδές την παρτίδα
learn-from-mistakes = Μάθε από τα λάθη σου
mistakes = Λάθη
offer-draw = Πρόταση ισοπαλίας
accept-draw = Αποδοχή
decline-draw = Απόρριψη
claim-draw = Απαίτηση ισοπαλίας
insist = Επιμονή στο πάρσιμο
play-on-from-here = Παίξε από εδώ
back-to-game = Πίσω στην παρτίδα
back-to-saved = Πίσω στην παρτίδα μου
return-to-it = Επιστροφή εκεί
update = Ενημέρωση
the-rule = Δες τον κανόνα
rules = Οι κανόνες
about-game = Για το παιχνίδι
back = Πίσω
forward = Μπροστά
more = Άλλα

## Labels and notices (at most 100 characters)

title = Damiera: όλη η οικογένεια της ντάμας
skip-to-board = Μετάβαση στην νταμιέρα
choose-game = Διάλεξε παιχνίδι
opponent = Αντίπαλος
computer = Υπολογιστής
you = Εσύ
two-players = Δύο παίκτες
your-color = Παίζεις με
white = Λευκά
black = Μαύρα
random = Τυχαία
level = Επίπεδο
language = Γλώσσα
sources = Πηγές
actions = Ενέργειες
moves = Κινήσεις
no-moves-yet = Καμία κίνηση ακόμη.
first-move = Στην αρχή
previous-move = Μία κίνηση πίσω
next-move = Μία κίνηση μπροστά
last-move = Στην τελευταία κίνηση
looking-back = Μια προηγούμενη θέση
your-turn = Σειρά σου
computers-turn = Σειρά του υπολογιστή
must-capture = το πάρσιμο είναι υποχρεωτικό
stopped = Ο υπολογιστής σταμάτησε.
missed-capture = Στην τελευταία κίνηση παραλείφθηκε ένα πάρσιμο.
overlook = Ο υπολογιστής δεν προσέχει τα παρσίματα που παραλείπονται
may-stop = Συνέχισε, ή πάτησε ξανά το κομμάτι για να σταματήσεις εδώ.
counters = Μετρήσεις για ισοπαλία
draw-offered = προτείνεται ισοπαλία
choose-route = Περισσότερα από ένα παρσίματα φτάνουν εκεί. Ποιο;
route-entered = Συνέχισε: το πάρσιμο δεν τελείωσε.
several-pieces = Περισσότερα από ένα κομμάτια μπορούν να πάνε εκεί: διάλεξε πρώτα το κομμάτι.
no-move-here = Αυτό το κομμάτι δεν μπορεί να κινηθεί.
not-your-turn = Είναι η σειρά του υπολογιστή.
opened-link = Αυτή η θέση ήρθε από σύνδεσμο.
opened-game = Η παρτίδα που ήταν στην νταμιέρα φυλάσσεται για σένα.
kept-game = Η προηγούμενη παρτίδα φυλάσσεται στη βιβλιοθήκη.
set-aside = Αυτό που έφτιαχνες μπήκε στην άκρη.
unchecked-link = Δεν μπορεί να ελεγχθεί αν αυτός ο σύνδεσμος άλλαξε στη διαδρομή.
part-missing = Ένα μέρος της Damiera δεν φορτώθηκε: υπάρχει δίκτυο; Γίνεται νέα προσπάθεια.
storage-blocked = Ο περιηγητής δεν αφήνει τη σελίδα να φυλάξει την παρτίδα· με νέα φόρτωση θα χαθεί.
install = Εγκατάσταση
offline-ready = Έτοιμο για παιχνίδι εκτός σύνδεσης
update-ready = Μια νέα έκδοση είναι έτοιμη.
keys-title = Πλήκτρα στην νταμιέρα

## Sides

side = { $color ->
        [white] Τα Λευκά
       *[black] Τα Μαύρα
    }
# The same within a sentence.
side-within = { $color ->
        [white] τα Λευκά
       *[black] τα Μαύρα
    }
# The same as a name alone.
side-name = { $color ->
        [white] Λευκά
       *[black] Μαύρα
    }
to-move =
    .white = Παίζουν τα Λευκά
    .black = Παίζουν τα Μαύρα

## The computer

# $level (number) at which it plays
computer-at = Υπολογιστής, επίπεδο { $level }
thinking-yet = Ο υπολογιστής σκέφτεται…
# $depth (number)
thinking-at-depth = Ο υπολογιστής σκέφτεται… βάθος { $depth }
engine-failed = Η μηχανή σταμάτησε να λειτουργεί.
# The levels, weakest first.
level-names =
    .first = Αρχάριος
    .second = Μαθητευόμενος
    .third = Περιστασιακός
    .fourth = Μέτριος
    .fifth = Παίκτης συλλόγου
    .sixth = Δυνατός
    .seventh = Έμπειρος
    .eighth = Μέγιστη δύναμη

## Words between moves

result =
    .white-wins = Νικούν τα Λευκά
    .black-wins = Νικούν τα Μαύρα
    .draw = Ισοπαλία
    .unlistable = Πάρα πολλά παρσίματα
result-yours =
    .won = Νίκησες
    .lost = Έχασες
huff = Φύσημα: { $square }
huffed = Παραλείφθηκε ένα πάρσιμο: ο υπολογιστής φυσάει το κομμάτι στο { $square } και παίζει.
draw-is-offered =
    .white = Τα Λευκά προτείνουν ισοπαλία.
    .black = Τα Μαύρα προτείνουν ισοπαλία.
offer-answered =
    .declined = Ο υπολογιστής απορρίπτει την ισοπαλία.
    .accepted = Ο υπολογιστής δέχεται την ισοπαλία.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = στην τελευταία κίνηση παραλείφθηκε ένα πάρσιμο: φύσησε { $squares }, επίμεινε στο πάρσιμο ή άφησε την κίνηση να ισχύσει

## The board

board-of = Νταμιέρα: { $game }
board-of-to-move = Νταμιέρα: { $game }, παίζουν { side-within }
square-empty = άδειο
# What may be done with a square.
square-roles =
    .can-move = μπορεί να κινηθεί
    .can-capture = μπορεί να πάρει
    .chosen = επιλεγμένο
    .target = εδώ μπορεί να προσγειωθεί
    .jumped = παρμένο
# $moves (number)
# $limit (number)
square-streak = { $moves } από { $limit } κινήσεις ντάμας στη σειρά
piece =
    .white-man = λευκό πούλι
    .white-king = λευκή ντάμα
    .black-man = μαύρο πούλι
    .black-king = μαύρη ντάμα
# A king with its square.
king-on = ντάμα { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: { $from } προς { $to }{ $crowned ->
        [yes] , γίνεται ντάμα
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } παίρνουν { $n }: από { $from }{ $via ->
        [yes] {" "}μέσω { $by }
       *[no] {""}
    } προς { $to }, παρμένα: { $taken }{ $crowned ->
        [yes] , γίνεται ντάμα
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, παίρνει { $n }
# $white (number)
# $black (number)
pieces-left = Λευκά { $white }, Μαύρα { $black }
legal-moves-are = Δυνατές κινήσεις: { $moves }
link-fault = Ο σύνδεσμος δεν διαβάστηκε ολόκληρος.
board-fault = Αυτή η νταμιέρα δεν μπορεί να εμφανιστεί.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } και { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } ή { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, Διάστημα
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = κίνηση πάνω στην νταμιέρα
    .enter = σηκώνει ένα κομμάτι, το αφήνει κάτω
    .escape = ακυρώνει την επιλογή του
    .next-piece = επόμενο, προηγούμενο κομμάτι που μπορεί να κινηθεί
    .next-target = επόμενο τετράγωνο όπου μπορεί να πάει
    .moves = διαβάζει τις δυνατές κινήσεις
    .last-move = διαβάζει την τελευταία κίνηση
    .state = διαβάζει πώς πάει η παρτίδα
    .undo = αναίρεση, επανάληψη
    .look = μία κίνηση πίσω, μία μπροστά
    .ends = στην αρχή, στο τέλος
    .analysis = ανάλυση ναι ή όχι
    .threat = τι απειλεί ο αντίπαλος
    .evaluation = διαβάζει την αξιολόγηση
    .hint = υπόδειξη, βήμα βήμα
    .flip = γυρίζει την νταμιέρα
    .routes = επιλέγει διαδρομή
