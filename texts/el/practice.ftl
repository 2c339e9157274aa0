### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Εξάσκηση
practice-about = Φινάλε με λίγα κομμάτια. Ο αντίπαλος δεν κάνει ποτέ λάθος, κάθε κίνησή σου κρίνεται, και μπορείς να την πάρεις πίσω.
practice-game = Παιχνίδι
practice-goals =
    .win = Νίκησε
    .hold = Κράτα την ισοπαλία
# $n (number)
practice-men = { $n ->
    [one] { $n } πούλι
   *[other] { $n } πούλια
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } ντάμα
   *[other] { $n } ντάμες
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } και { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } απέναντι σε { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } έως { $most } κινήσεις
# $done (number)
# $all (number)
practice-done = { $done ->
    [one] Έγινε { $done }
   *[other] Έγιναν { $done }
} από { $all }
practice-working = Υπολογίζονται κι άλλα φινάλε.
practice-none = Σε αυτό το παιχνίδι κανένα φινάλε με τόσο λίγα κομμάτια δεν κρατά αρκετά για εξάσκηση.
practice-failed = Τα φινάλε δεν μπόρεσαν να υπολογιστούν σε αυτόν τον περιηγητή.
practice-from-here = Συνέχισε από αυτή τη θέση
practice-from-here-about = Η θέση στην νταμιέρα, με αντίπαλο τη μηχανή στα καλύτερά της.
# $at (number)
# $all (number)
practice-place = { $at } από { $all }
# $moves (number)
practice-win = Νίκησε. Απέναντι στην καλύτερη άμυνα χρειάζεσαι { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}.
# $n (number)
practice-hold = Κράτα την ισοπαλία για { $n ->
    [one] { $n } κίνηση
   *[other] { $n } κινήσεις
}.
practice-free = Παίξε όσο καλύτερα μπορείς.
practice-verdicts =
    .best = Η καλύτερη κίνηση.
    .good = Μια καλή κίνηση.
    .held = Η ισοπαλία κρατιέται.
    .inaccurate = Όχι ακριβώς η καλύτερη.
    .mistake = Λάθος.
    .gone = Η νίκη χάθηκε: τώρα είναι ισοπαλία.
    .lost = Έτσι χάνεις.
# $n (number)
practice-longer = { $n ->
    [one] Νικάς ακόμη, αλλά με { $n } κίνηση παραπάνω.
   *[other] Νικάς ακόμη, αλλά με { $n } κινήσεις παραπάνω.
}
practice-which = Τι ήταν καλύτερο;
# $mv (text)
practice-better = Καλύτερο ήταν { $mv }.
# $mv (text)
practice-hint = Το καλύτερο εδώ είναι { $mv }.
practice-looking = Η θέση εξετάζεται.
practice-unknown = Δεν είναι τίποτα γνωστό για αυτή τη θέση, οπότε εδώ δεν κρίνεται τίποτα.
practice-par = Νίκη με τις λιγότερες δυνατές κινήσεις.
# $n (number)
practice-over = { $n ->
    [one] Νίκη, με { $n } κίνηση πάνω από όσες χρειάζονται.
   *[other] Νίκη, με { $n } κινήσεις πάνω από όσες χρειάζονται.
}
practice-was-held = Η ισοπαλία είναι δική σου.
practice-missed = Όχι αυτή τη φορά. Πάρε μια κίνηση πίσω ή άρχισε ξανά.
practice-helped = Με βοήθεια, οπότε μετρά απλώς ως ιδωμένο.
# $moves (number)
# $all (number)
practice-moves = { $moves } από { $all } κινήσεις
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Καλές: { $good } · ανακριβείς: { $inaccurate } · λάθη: { $mistakes }
practice-take-back = Πάρε πίσω
practice-next = Επόμενο φινάλε
practice-previous = Προηγούμενο φινάλε
practice-others = Όλα τα φινάλε
