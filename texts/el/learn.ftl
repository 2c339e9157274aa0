### Lessons, and how far one has come with them.

learn-about = Πεντάλεπτα μαθήματα, από την πρώτη κίνηση ως τη νίκη. Δεν χρειάζεται να ξέρεις κανέναν κανόνα.
learn-course = Παιχνίδι
# $title (text)
learn-next-lesson = Επόμενο: { $title }
learn-lessons = Όλα τα μαθήματα
learn-done = Ολοκληρώθηκε
# $n (number)
# $all (number)
learn-begun = { $n } από { $all } βήματα
# $n (number)
# $all (number)
learn-lessons-done = { $n ->
        [one] Ολοκληρώθηκε { $n }
       *[other] Ολοκληρώθηκαν { $n }
    } από { $all } μαθήματα
# $at (number)
learn-stopped = σταμάτησες στο βήμα { $at }
# $title (text)
learn-go-on = Συνέχισε: { $title }
learn-minutes = Περίπου 5 λεπτά
learn-rules = Όλοι οι κανόνες
learn-rules-page = Οι ίδιοι κανόνες σε σελίδα, με νταμιέρες για δοκιμή
learn-missing = Δεν ήταν δυνατή η λήψη. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
learn-fetching = Τα μαθήματα έρχονται.
learn-other-language = Αυτά τα μαθήματα είναι στα αγγλικά.
