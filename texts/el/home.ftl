### What the page offers before a game has begun.

home-title = Όλα τα παιχνίδια της ντάμας
# $n (number) of games
home-about = { $n ->
        [one] { $n } παιχνίδι
       *[other] { $n } παιχνίδια
    }, δωρεάν, χωρίς λογαριασμό, χωρίς διαφημίσεις. Και εκτός σύνδεσης.
home-learn = Μαθήματα
home-tactics = Τακτική
home-practice = Εξάσκηση
home-name = Αρχική
home-at-once = Παίξε αμέσως
# $n (number) of the next move
home-go-on = Κίνηση { $n }
home-make = Επεξεργασία νταμιέρας και ασκήσεις
# $n (number) of pieces more than the other side has
home-ahead = { $n } παραπάνω

## Choosing a game

home-search = Αναζήτηση παιχνιδιών
home-recent = Πρόσφατα
home-favorites = Αγαπημένα
home-favorite = Αγαπημένο
home-no-game = Κανένα παιχνίδι δεν τα έχει όλα αυτά.
home-all-games = Όλα τα παιχνίδια
home-options = Αντίπαλος και επιλογές
home-other-game = Άλλο παιχνίδι
home-advice = Πρώτη φορά; Ξεκίνα με το επίπεδο 1 ή 2.
# $level (number)
home-against-computer = Με τον υπολογιστή, επίπεδο { $level }
home-against-each-other = Δύο παίκτες σε αυτή τη συσκευή
home-families =
    .international = Διεθνής και συγγενείς
    .russian = Ρωσική και Pool
    .english = Αγγλική και ιταλική
    .frisian = Φριζική
    .spanish = Ισπανική, τσεχική, ταϊλανδική
    .turkish = Τουρκική και ελληνική
    .dameo = Dameo και Croda
home-facts =
    .flying = ιπτάμενες ντάμες
    .short = ντάμες ενός βήματος
    .straight = ίσιες κινήσεις
    .most = υποχρεωτικά τα περισσότερα
    .any = ελεύθερο πάρσιμο
