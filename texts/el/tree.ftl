### The moves of a study, on the page and on other sites.

tree-promote = Παραλλαγή πιο πάνω
tree-delete = Διαγραφή από εδώ
tree-comment = Σχόλιο
tree-glyphs = Η γνώμη σου για την κίνηση
tree-glyph-names =
    .good = καλή κίνηση
    .mistake = λάθος
    .excellent = εξαιρετική κίνηση
    .blunder = σοβαρό λάθος
    .interesting = ενδιαφέρουσα κίνηση
    .dubious = αμφίβολη κίνηση
tree-draw = Σχεδίαση
tree-drawing = Πάτησε δύο τετράγωνα για βέλος, ένα τετράγωνο δύο φορές για κύκλο.
tree-moving = Τα κομμάτια κινούνται ξανά.

## On other sites

tree-game = Παρτίδα
tree-play = Αναπαραγωγή
tree-pause = Παύση
tree-ways = Τρόποι να συνεχίσεις
# $why (text)
tree-no-file = Το αρχείο με τις παρτίδες δεν μπόρεσε να ληφθεί: { $why }.
tree-no-game = Δεν διαβάστηκε καμία παρτίδα εδώ.
tree-more-games = Το αρχείο έχει κι άλλες παρτίδες εκτός από αυτές: είναι πολύ μεγάλο.
