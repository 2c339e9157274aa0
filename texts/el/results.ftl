### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } δεν έχουν άλλα κομμάτια.
results-no-moves = { side } δεν μπορούν να κινηθούν.
# $color (color) has won
results-rid-of-pieces = { side } δεν έχουν άλλα κομμάτια, οπότε νικούν.
# $color (color) has won
results-rid-of-moves = { side } δεν μπορούν να κινηθούν, οπότε νικούν.
results-man-against-king = Ντάμα εναντίον ενός μόνου πουλιού: νικά η ντάμα.
results-king-will-be-taken = { side } θα χάσουν την τελευταία τους ντάμα, ό,τι κι αν παίξουν.
results-kings-in-corners = Οι ντάμες στέκονται στις γωνίες της μεγάλης διαγωνίου, και παίζουν { side-within }.
# $color (color) has won
results-first-king = { side } απέκτησαν την πρώτη ντάμα.
results-missed-capture = { side } δεν έκαναν το πάρσιμο που όφειλαν.
results-resignation = { side } παραιτήθηκαν.
results-time = { side } ξέμειναν από χρόνο.
results-king-against-king = Από μία ντάμα ο καθένας, και κανείς δεν μπορεί να νικήσει.
results-agreement = Οι δύο πλευρές συμφώνησαν ισοπαλία.
results-unlistable = Αυτή η θέση έχει περισσότερα παρσίματα απ’ όσα απαριθμούνται. Κάνε αναίρεση ή άρχισε νέα παρτίδα.
