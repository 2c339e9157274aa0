### The share sheet.

sheet-what = Τι θα μοιραστείς
sheet-whole-game = Ολόκληρη την παρτίδα
sheet-position = Μόνο αυτή τη θέση
sheet-whoever = Όποιος το ανοίξει
sheet-looks = το βλέπει και μπορεί να συνεχίσει
sheet-answers = απαντά με δική του κίνηση
sheet-answers-more = Παρτίδα με μηνύματα: στέλνεις τον σύνδεσμο, ο άλλος παίζει μια κίνηση και σου στέλνει τον δικό του.
sheet-no-address = Αυτό το αντίγραφο της Damiera είναι αρχείο στη συσκευή σου και δεν έχει διεύθυνση. Οι σύνδεσμοί του ανοίγουν με επικόλληση στην νταμιέρα οποιασδήποτε Damiera.
sheet-short-link = Σύντομος σύνδεσμος
sheet-short-about = για να σταλεί σε μήνυμα
sheet-readable-link = Ευανάγνωστος σύνδεσμος
sheet-readable-about = δείχνει τις κινήσεις
sheet-copy = Αντιγραφή
sheet-send = Αποστολή…
sheet-qr = Κωδικός QR του σύντομου συνδέσμου
sheet-qr-about = Σημάδεψέ τον με την κάμερα ενός τηλεφώνου για να συνεχίσεις εκεί.
sheet-qr-too-long = Αυτή η παρτίδα είναι πολύ μεγάλη για κωδικό QR.
sheet-as-text = Ως κείμενο
sheet-copy-fen = Αντιγραφή FEN
sheet-copy-pdn = Αντιγραφή PDN
sheet-save-pdn = Αποθήκευση PDN
sheet-as-picture = Ως εικόνα
sheet-save-svg = Αποθήκευση SVG
sheet-save-png = Αποθήκευση PNG
sheet-picture-about = Η εικόνα θυμάται τον σύνδεσμό της: σύρε την πάνω στην νταμιέρα και ανοίγει ξανά.
sheet-embed = Στη δική σου σελίδα
sheet-element = Νταμιέρα ως στοιχείο
sheet-frame = Νταμιέρα ως πλαίσιο
sheet-making = Μια στιγμή…
sheet-not-made = Τα υπόλοιπα δεν έγιναν: η εγγραφή αρχείων δεν λειτουργεί αυτή τη στιγμή.
sheet-copied = Αντιγράφηκε.
sheet-not-copied = Ο περιηγητής δεν επέτρεψε την αντιγραφή. Επίλεξε το κείμενο και αντίγραψέ το.
sheet-saved = Το αρχείο δόθηκε στον περιηγητή για αποθήκευση.
sheet-not-saved = Ο περιηγητής δεν μπόρεσε να το αποθηκεύσει.
sheet-not-sent = Ο περιηγητής δεν μπόρεσε να το στείλει.
# $color (color)
# $level (number)
sheet-challenge = παίζει με { side-within } εναντίον του υπολογιστή, επίπεδο { $level }
sheet-copy-what = Αντιγραφή: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: παίζουν { side-within }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: νίκησαν { side-within }.
sheet-finished = { $game }: ολοκληρωμένη παρτίδα.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: μπορείς από εδώ να νικήσεις το επίπεδο { $level } με { side-within };
# $game (text) its name
# $color (color)
sheet-answer = { $game }: εγώ έπαιξα, τώρα είναι η σειρά σου με { side-within }.

## Studies

sheet-whole = Η μελέτη με όλες τις παραλλαγές της
# $game (text) its name
sheet-sent = { $game }: μελέτη με παραλλαγές.
# $n (number)
# $most (number)
sheet-too-long = Αυτός ο σύνδεσμος έχει { $n } χαρακτήρες, και μερικές εφαρμογές μηνυμάτων δεν δέχονται πάνω από { $most } σε ένα μήνυμα. Στείλε καλύτερα το αρχείο PDN: περιέχει τα πάντα.
sheet-file = Το αρχείο PDN περιέχει τα πάντα:
