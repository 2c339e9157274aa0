### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Ο σύνδεσμος δεν διαβάστηκε ολόκληρος: { $why }.
faults-board = Αυτή η νταμιέρα δεν μπορεί να εμφανιστεί: { $why }.
faults-lesson = Το μάθημα δεν διαβάζεται: { $why }.
faults-both = { $one }, { $other }
faults-more = { $what }, και άλλα { $n }

## Parts of links

faults-changed = άλλαξε ή κόπηκε αφού δημιουργήθηκε: οι χαρακτήρες ελέγχου δεν ταιριάζουν, οπότε ίσως δεν είναι αυτό που εννοούσαν
faults-invisible = παραλείφθηκαν αλλαγές γραμμής ή αόρατοι χαρακτήρες
faults-ending = παραλείφθηκε το «{ $ending }» στο τέλος
faults-escapes = διαβάστηκε αφού αναλύθηκαν οι κωδικοί του με σύμβολο ποσοστού
faults-left-out = η κίνηση { $number }, «{ $text }», παραλείφθηκε μαζί με όλες τις επόμενες: { $why }
faults-too-many-moves = διαβάστηκαν μόνο οι πρώτες { $max } κινήσεις από τις { $n }
faults-too-much = η κίνηση { $number } παραλείφθηκε μαζί με όλες τις επόμενες: τα παρσίματα είναι πάρα πολλά για να απαριθμηθούν
faults-ply = το «ply={ $text }» δεν είναι αριθμός από το 0 έως το πλήθος των κινήσεων
faults-orientation = το «o={ $text }» δεν είναι ούτε w ούτε b
faults-value = το «{ $key }={ $value }» παραλείφθηκε· εδώ χρειάζεται: { $expected }
faults-a-level = ένα επίπεδο (1 έως 8, ή 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = ένας ακέραιος αριθμός
faults-a-player = w, b ή both
faults-a-mode = diagram, replay, play ή exercise
faults-long-value = το «{ $key }=» παραλείφθηκε: έχει { $n } byte, και διαβάζονται το πολύ { $max }
faults-no-key = δεν υπάρχει κλειδί «{ $key }»
faults-no-value = το «{ $text }» δεν έχει τη μορφή κλειδί=τιμή
faults-twice = το «{ $key }=» υπάρχει πάνω από μία φορά, και διαβάστηκε μόνο η πρώτη
faults-part = ένα μέρος δεν διαβάστηκε ως το τέλος: { $part }
faults-parts =
    .position = θέση
    .last = τελευταίο μέρος
    .moves = κινήσεις
    .ply = αριθμός της κίνησης που φαίνεται
    .marks = σημάδια
    .arrows = βέλη
    .texts = κείμενα
faults-holds-more = προέρχεται από νεότερη έκδοση του Damiera και περιέχει περισσότερα από όσα φαίνονται

## Links that cannot be opened

faults-long-link = έχει { $n } byte, και διαβάζονται το πολύ { $max }
faults-newer = προέρχεται από νεότερη έκδοση του Damiera (v={ $version })
faults-version = το «v={ $text }» δεν είναι αριθμός έκδοσης
faults-damaged = άλλαξε ή κόπηκε αφού δημιουργήθηκε, και τίποτα δεν μπορεί να διαβαστεί
faults-no-ruleset = δεν λέει ποιο παιχνίδι είναι: λείπει το «g=» σε σύνδεσμο ή το «variant» σε σελίδα
faults-unknown-ruleset = αυτή η έκδοση δεν γνωρίζει αυτό το παιχνίδι: «{ $id }»
faults-house = οι σπιτικοί κανόνες δεν διαβάζονται: { $why }
faults-position = η θέση δεν διαβάζεται: { $why }
faults-escape = το «{ $text }» δεν είναι κωδικός με σύμβολο ποσοστού κειμένου UTF-8

## House rules

faults-house-prefix = το «{ $id }» δεν δηλώνει σπιτικούς κανόνες: στην αρχή χρειάζεται «{ $expected }»
faults-house-long = ένας κωδικός { $n } byte είναι πολύ μεγάλος για σπιτικούς κανόνες: διαβάζονται το πολύ { $max }
faults-house-version = το «{ $text }» δεν είναι γνωστή έκδοση των σπιτικών κανόνων: χρειάζεται «{ $expected }»
faults-house-part = το «{ $part }» δεν είναι επιλογή των σπιτικών κανόνων· χρειάζεται ένα από αυτά: { $expected }
faults-house-twice = το «{ $part }» δεν είναι το πρώτο μέρος με «{ $key }»: μόνο ένα μπορεί να υπάρχει
faults-house-contrary = αυτοί οι σπιτικοί κανόνες δεν έχουν νόημα: { $why }
faults-house-many = μπορούν να υπάρχουν μαζί το πολύ { $max } διαφορετικοί σπιτικοί κανόνες
faults-house-too-many-squares = η νταμιέρα 12 επί 12 έχει μόνο σκούρα τετράγωνα, γιατί όλα μαζί θα ήταν πάρα πολλά
faults-house-rows-too-many = τόσες γραμμές με πούλια αφήνουν λιγότερες από δύο άδειες γραμμές ανάμεσα στις δύο πλευρές
faults-house-trapezoid-of-one-row = το τραπέζιο έχει τουλάχιστον δύο γραμμές με πούλια
faults-house-straight-on-dark = στα σκούρα τετράγωνα τα πούλια πρέπει να κινούνται διαγώνια, αλλιώς τα μισά δεν μπορούν ποτέ να γίνουν ντάμες
faults-house-diagonal-on-all = αν χρησιμοποιούνται όλα τα τετράγωνα, κάτι πρέπει να κινείται ίσια, αλλιώς τα μισά κομμάτια δεν συναντούν ποτέ τα υπόλοιπα
faults-house-landing-of-short-king = μόνο οι ιπτάμενες ντάμες μπορούν να διαλέξουν πού θα προσγειωθούν
faults-house-uturn-of-short-king = μόνο οι ιπτάμενες ντάμες μπορούν να γυρίσουν κατευθείαν πίσω
faults-house-uturn-barred = μια ντάμα μπορεί να γυρίσει κατευθείαν πίσω μόνο όπου τα παρμένα κομμάτια φεύγουν αμέσως από την νταμιέρα
faults-house-limit-of-short-king = το όριο στις κινήσεις της ίδιας ντάμας αφορά ιπτάμενες ντάμες
faults-house-king-gains-nothing = αν οι ντάμες δεν κινούνται και δεν παίρνουν πιο μακριά από τα πούλια, η προαγωγή δεν προσφέρει τίποτα
faults-house-end-against-goal = αν νικά όποιος δεν έχει κίνηση, κανένα άλλο τέλος δεν έχει νόημα
faults-house-huff-against-goal = αν νικά όποιος δεν έχει κίνηση, κανείς δεν θα φυσούσε κομμάτι του αντιπάλου

## Positions

faults-token-at = «{ $token }» στον χαρακτήρα { $place }: { $what }
faults-expected-shorter = το κείμενο ξεπερνά τα { $max } byte
faults-expected-known-turn = πρέπει να είναι γνωστό ποιος παίζει: γράψε W ή B
faults-expected-turn = η πλευρά που παίζει πρέπει να είναι πρώτη: γράψε W ή B
faults-expected-side = γράψε εδώ τα τετράγωνα μιας πλευράς, με W ή B μπροστά τους
faults-expected-side-once-white = τα τετράγωνα των Λευκών έχουν ήδη δοθεί
faults-expected-side-once-black = τα τετράγωνα των Μαύρων έχουν ήδη δοθεί
faults-expected-square = αυτό δεν είναι τετράγωνο· τα τετράγωνα είναι { $first } έως { $last }
faults-expected-range = το διάστημα πρέπει να ανεβαίνει και να βρίσκεται μέσα στα { $first } έως { $last }
faults-expected-range-in-row = το διάστημα πρέπει να ακολουθεί μία γραμμή από αριστερά προς τα δεξιά και να βρίσκεται μέσα στα { $first } έως { $last }
faults-expected-empty-square = υπάρχει ήδη κομμάτι στο { $label }
faults-expected-counters = γράψε εδώ τις κινήσεις ντάμας των Μαύρων και των Λευκών, όπως στο +0+312
faults-expected-counter = γράψε ένα πλήθος και τα δύο ψηφία του τετραγώνου της ντάμας, όπως στο 312, ή απλώς 0
faults-no-pieces = δεν υπάρχουν κομμάτια στην νταμιέρα
faults-shared-square = και οι δύο πλευρές έχουν κομμάτι στο { $label }
faults-counter-without-king = μετριούνται κινήσεις ντάμας στο { $label }, αλλά εκείνη η πλευρά δεν έχει ντάμα εκεί
faults-counter-too-high = μετριούνται { $counted } κινήσεις ντάμας στη σειρά, ενώ το όριο είναι { $limit }
faults-counter-without-limit = σε αυτό το παιχνίδι οι κινήσεις ντάμας δεν μετριούνται

## Moves, and what is said between them

faults-long-move = μια κίνηση { $n } byte είναι πολύ μεγάλη: διαβάζονται το πολύ { $max }
faults-no-move = το «{ $text }» δεν είναι κίνηση: χρειάζονται τουλάχιστον δύο τετράγωνα, όπως στο { $example }
faults-no-square = το «{ $token }» στο «{ $text }» δεν είναι τετράγωνο: τα τετράγωνα είναι { $first } έως { $last }
faults-ambiguous = το «{ $text }» είναι διφορούμενο· μπορεί να είναι { $moves }
faults-not-crowned = το «{ $text }» τελειώνει σε K, αλλά με το { $mv } κανένα πούλι δεν γίνεται ντάμα
faults-illegal = το «{ $text }» δεν είναι επιτρεπτή κίνηση εδώ
faults-not-now = το «{ $text }» δεν γίνεται: { $why }
faults-now-over = η παρτίδα τελείωσε
faults-now-not-your-turn = παίζει η άλλη πλευρά
faults-now-offered = έχει ήδη προταθεί ισοπαλία: πρέπει να γίνει δεκτή ή να απορριφθεί
faults-now-not-offered = δεν έχει προταθεί ισοπαλία
faults-now-by-moving = μια πρόταση απορρίπτεται με κίνηση μόνο με την ίδια την κίνηση
faults-now-no-claim = κανένα άρθρο των κανόνων δεν επιτρέπει εδώ να απαιτηθεί ισοπαλία
faults-now-ahead = η πλευρά που απέρριψε την ισοπαλία έχει αποφασιστικό πλεονέκτημα: τουλάχιστον ένα πούλι παραπάνω
faults-now-own-refusal = μετά από απόρριψη μόνο η πλευρά που πρότεινε την ισοπαλία μπορεί να την απαιτήσει
faults-now-capture = πρέπει να γίνει πάρσιμο: ποιος προηγείται φαίνεται μετά
faults-now-not-missed = στην τελευταία κίνηση δεν παραλείφθηκε πάρσιμο
faults-now-not-huffed = το κομμάτι σε εκείνο το τετράγωνο δεν μπορούσε να πάρει

## Marks and arrows

faults-brush = το «{ $text }» δεν είναι βέλος: στην αρχή χρειάζεται G, R, Y ή B, όπως στο G{ $text }
faults-route = το «{ $text }» δεν είναι βέλος: χρειάζονται από δύο έως { $max } τετράγωνα
faults-many-marks = διαβάστηκαν μόνο τα πρώτα { $max } σημάδια ή βέλη από τα { $n }

## Variations

faults-variations = οι παραλλαγές δεν διαβάζονται: { $why }
faults-variations-changed = οι παραλλαγές άλλαξαν ή κόπηκαν αφού δημιουργήθηκαν: οι χαρακτήρες ελέγχου δεν ταιριάζουν
faults-variations-node = το «tn={ $path }» δεν είναι σημείο των παραλλαγών
faults-variations-part = οι παραλλαγές δεν διαβάστηκαν ως το τέλος
faults-at = γραμμή { $line }, στήλη { $column }: { $what }
faults-token = «{ $token }»: { $what }
faults-long-text = ένα κείμενο { $n } byte είναι πολύ μεγάλο: διαβάζονται το πολύ { $max }
faults-unknown = εδώ χρειάζεται κίνηση, σχόλιο, παραλλαγή, αξιολόγηση ή αποτέλεσμα
faults-too-many-captures = πριν από αυτό τα παρσίματα είναι πάρα πολλά για να απαριθμηθούν
faults-open-comment = από το σχόλιο λείπει το άγκιστρο που κλείνει
faults-glyph-without-move = υπάρχει αξιολόγηση χωρίς κίνηση πριν από αυτήν
faults-glyph = μια αξιολόγηση είναι από $0 έως $65535, και μπορούν να υπάρχουν το πολύ { $max }
faults-variation-without-move = υπάρχει παραλλαγή χωρίς κίνηση που να μπορεί να αντικαταστήσει
faults-open-variation = από την παραλλαγή λείπει η παρένθεση που κλείνει
faults-nested = οι παραλλαγές μπορούν να είναι η μία μέσα στην άλλη ως { $max } επίπεδα
faults-close = υπάρχει παρένθεση που κλείνει χωρίς παραλλαγή
faults-set-up = η θέση δεν στήνεται: { $why }
faults-not-legal = αυτή η κίνηση δεν επιτρέπεται εδώ
faults-unlistable = σε αυτή τη θέση τα παρσίματα είναι πάρα πολλά για να απαριθμηθούν: πάνω από { $max } άλματα
faults-deep = μια συνέχεια μπορεί να έχει το πολύ { $max } κινήσεις και των δύο πλευρών
faults-large = μια παρτίδα με τις παραλλαγές της μπορεί να έχει το πολύ { $max } κινήσεις
faults-long-comment = ένα σχόλιο { $n } byte είναι πολύ μεγάλο: διαβάζονται το πολύ { $max }
faults-glyphs = δίπλα σε μια κίνηση μπορούν να υπάρχουν το πολύ { $max } αξιολογήσεις

## Files of games

faults-tag = εδώ χρειάζεται ετικέτα, όπως στο [White "Όνομα"]
faults-tag-twice = η ετικέτα υπάρχει πάνω από μία φορά, και μετράει η πρώτη
faults-tag-control = η ετικέτα περιέχει χαρακτήρες ελέγχου, που διαβάζονται ως κενά
faults-many-tags = μπορούν να υπάρχουν το πολύ { $max } ετικέτες
faults-no-game = δεν υπάρχει εδώ παιχνίδι «{ $id }»
faults-type-number = ένας τύπος παιχνιδιού αρχίζει με αριθμό, και το «{ $text }» όχι
faults-type-foreign = ο τύπος παιχνιδιού { $number } είναι { $name }, που δεν παίζεται εδώ
faults-type-unknown = ο τύπος παιχνιδιού { $number } δεν είναι γνωστός εδώ
faults-type-other = ο τύπος παιχνιδιού «{ $text }» είναι άλλο παιχνίδι από το { $expected }, που παίζεται εδώ
faults-type-other-number = ο τύπος παιχνιδιού «{ $text }» είναι άλλο παιχνίδι από το { $number } που είναι γνωστό εδώ
faults-game-unsaid = τίποτα δεν λέει ποιο παιχνίδι είναι: λείπει η ετικέτα GameType
faults-result = εδώ χρειάζεται αποτέλεσμα: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 ή *
faults-behind-result = βρίσκεται μετά το αποτέλεσμα της παρτίδας και παραλείφθηκε
faults-result-twice = η παρτίδα έχει ήδη αποτέλεσμα, και μετράει το πρώτο
faults-result-differs = σύμφωνα με την ετικέτα το αποτέλεσμα είναι { $result }
faults-result-by-rules = σύμφωνα με τους κανόνες το αποτέλεσμα είναι { $result }
faults-long-file = ένα αρχείο { $n } byte είναι πολύ μεγάλο: διαβάζονται το πολύ { $max }

## Games that are gone through on another page

faults-moves = κινήσεις: { $why }
faults-node = το node=«{ $text }» δεν είναι σημείο των παραλλαγών
faults-no-ply = το ply=«{ $text }» δεν είναι κίνηση της παρτίδας
faults-pace = το autoplay=«{ $text }» έχει λάθος τιμή: χρειάζονται από 0.5 έως 60 δευτερόλεπτα
faults-others = άλλα λάθη: { $n }

## Exercises

faults-no-goal = η άσκηση δεν έχει στόχο· χρειάζεται { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:ΤΕΤΡΑΓΩΝΟ, win-in:ΑΡΙΘΜΟΣ ή hold:ΑΡΙΘΜΟΣ
faults-goal = το «{ $text }» δεν είναι στόχος· χρειάζεται { $goals }
faults-n-moves = το «{ $text }» δεν είναι πλήθος κινήσεων: χρειάζεται από 1 έως { $max }
faults-square = το «{ $token }» δεν είναι τετράγωνο: τα τετράγωνα είναι { $first } έως { $last }
faults-nothing-accepted = στον γύρο { $turn } δεν γίνεται δεκτό τίποτα: χρειάζεται κίνηση ή συνθήκη
faults-choices = το «{ $text }» δεν είναι επιλογή: στο «accept» χρειάζονται τουλάχιστον δύο κινήσεις
faults-not-wanted = το «{ $key }» δεν ταιριάζει με αυτόν τον στόχο: δεν πρέπει να υπάρχει
faults-captures = το «{ $text }» δεν είναι πλήθος κομματιών: χρειάζεται από 1 έως { $max }
faults-accepted-position = η θέση που γίνεται δεκτή δεν διαβάζεται: { $why }
faults-reply = το «{ $text }» δεν είναι ανταπάντηση: χρειάζονται μια κίνηση, > και η ανταπάντηση
faults-answer = το «{ $text }» δεν είναι απάντηση: χρειάζονται μια κίνηση, = και τι θα ειπωθεί
faults-too-many = είναι πάρα πολλά ({ $what }: { $n }): διαβάζονται το πολύ { $max }
faults-lists =
    .turns = γύροι
    .accepted = δεκτές κινήσεις
    .replies = ανταπαντήσεις
    .answers = απαντήσεις σε λάθος προσπάθειες
faults-long-key = το «{ $key }» έχει { $n } byte: διαβάζονται το πολύ { $max }
faults-wordy = το κείμενο «{ $start }…» έχει { $n } byte: διαβάζονται το πολύ { $max }

## Lessons

faults-lesson-line = γραμμή { $line }: { $what }
faults-long-lesson = το μάθημα έχει { $n } byte, και διαβάζονται το πολύ { $max }
faults-lesson-title = χρειάζονται «# » και ο τίτλος του μαθήματος, όχι «{ $text }»
faults-second-title = ένα μάθημα έχει έναν τίτλο· ένα βήμα αρχίζει με «## »
faults-empty-title = μετά το «#» χρειάζεται τίτλος
faults-no-steps = χρειάζεται ένα βήμα: «## » και ο τίτλος του
faults-many-steps = τα βήματα είναι πάνω από { $max }
faults-lesson-value = το «{ $text }» δεν έχει τη μορφή «όνομα: τιμή»
faults-lesson-name = δεν υπάρχει εδώ «{ $text }»· χρειάζεται ένα από αυτά: { $known }
faults-lesson-head = ένα μάθημα δεν έχει «{ $text }»· χρειάζεται ένα από αυτά: { $known }
faults-lesson-twice = το «{ $name }» έχει ήδη τιμή
faults-empty-step = το βήμα δεν έχει ούτε κείμενο ούτε νταμιέρα
faults-lesson-mode = δεν υπάρχει τρόπος «{ $text }»: χρειάζεται diagram, replay, play ή exercise
faults-lesson-source = χρειάζονται «src» και το αρχείο του μαθήματος, δίπλα σε αυτό της σειράς μαθημάτων
faults-lesson-goal = μια άσκηση έχει στόχο, και μόνο μια άσκηση έχει
faults-packed-long = ένα μάθημα { $n } χαρακτήρων είναι πολύ μεγάλο για σύνδεσμο: χωρούν το πολύ { $max }
faults-packed-damaged = ο σύνδεσμος άλλαξε ή κόπηκε στον δρόμο
faults-packed-newer = ο σύνδεσμος προέρχεται από νεότερη έκδοση
faults-packed-much = το περιεχόμενο είναι μεγαλύτερο από ένα μάθημα, που έχει το πολύ { $max } byte

## Problems

faults-problem-address = το «{ $text }» δεν περιέχει θέση: δείχνει μια παρτίδα ή ένα πρόβλημα εκείνου του ιστότοπου, και από εκεί δεν λαμβάνεται τίποτα. Χρειάζεται το FEN ή το PDN που δίνει
faults-problem-game = το «{ $name }» δεν παίζεται εδώ
faults-problem-unsolved = χρειάζεται λύση
faults-problem-many = ένα μάθημα έχει το πολύ { $max } βήματα
faults-problem-turns = μια άσκηση έχει το πολύ { $max } γύρους
faults-problem-flaw = στη λύση, ημικίνηση { $ply }: { $why }
faults-problem-in-game = παρτίδα { $number }: { $why }
