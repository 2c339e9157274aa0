### What a person misses most, over all games that were gone through.

missed-title = Τι σου ξεφεύγει πιο συχνά
# $n (number)
missed-in-games = μετά από { $n ->
        [one] 1 παρτίδα που ξαναείδες
       *[other] { $n } παρτίδες που ξαναείδες
    }
missed-nothing = Δεν σου ξέφυγε κάτι σημαντικό.
missed-train = Πάτησε ένα για ασκήσεις τακτικής αυτού του είδους.

missed-shot = Ένας συνδυασμός που δεν είδες
missed-allowed = Ένας συνδυασμός που επέτρεψες στον αντίπαλο
missed-choice = Το λάθος πάρσιμο
missed-ending = Μια κίνηση σε φινάλε
missed-quiet = Μια καλύτερη κίνηση χωρίς πάρσιμο
