### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Δεν υπάρχουν κομμάτια στην νταμιέρα.
setup-shared-square = Και οι δύο πλευρές έχουν κομμάτι στο { $label }.
setup-counter-without-king = Μετριούνται κινήσεις ντάμας στο { $label }, αλλά εκείνη η πλευρά δεν έχει ντάμα εκεί.
# $counted (number)
# $limit (number)
setup-counter-too-high = Μετριούνται { $counted } κινήσεις ντάμας στη σειρά, ενώ το όριο είναι { $limit }.
setup-counter-without-limit = Σε αυτό το παιχνίδι οι κινήσεις ντάμας δεν μετριούνται.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = το κείμενο ξεπερνά τα { $max } byte.
setup-expected-known-turn = πρέπει να είναι γνωστό ποιος παίζει: γράψε W ή B.
setup-expected-turn = η πλευρά που παίζει πρέπει να είναι πρώτη: γράψε W ή B.
setup-expected-side = γράψε εδώ τα τετράγωνα μιας πλευράς, με W ή B μπροστά τους.
setup-expected-side-once-white = τα τετράγωνα των Λευκών έχουν ήδη δοθεί.
setup-expected-side-once-black = τα τετράγωνα των Μαύρων έχουν ήδη δοθεί.
setup-expected-square = αυτό δεν είναι τετράγωνο· τα τετράγωνα είναι { $first } έως { $last }.
setup-expected-range = το διάστημα πρέπει να ανεβαίνει και να βρίσκεται μέσα στα { $first } έως { $last }.
setup-expected-range-in-row = το διάστημα πρέπει να ακολουθεί μία γραμμή από αριστερά προς τα δεξιά και να βρίσκεται μέσα στα { $first } έως { $last }.
setup-expected-empty-square = υπάρχει ήδη κομμάτι στο { $label }.
setup-expected-counters = γράψε εδώ τις κινήσεις ντάμας των Μαύρων και των Λευκών, όπως στο +0+312.
setup-expected-counter = γράψε ένα πλήθος και τα δύο ψηφία του τετραγώνου της ντάμας, όπως στο 312, ή απλώς 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Κάτι λείπει στον χαρακτήρα { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = «{ $token }» στον χαρακτήρα { $place }: { $what }
