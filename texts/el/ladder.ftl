### Results against the computer, by game and level.

ladder-title = Με τον υπολογιστή
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Επίπεδο { $level }: νίκες { $won }, ισοπαλίες { $drawn }, ήττες { $lost }.
# $level (number)
ladder-suggested = Προτείνεται: επίπεδο { $level }
# $level (number)
ladder-play = Παίξε στο επίπεδο { $level }
ladder-is-suggested = Προτείνεται αυτό το επίπεδο.
ladder-level = Επίπεδο
ladder-won = Νίκες
ladder-drawn = Ισοπαλίες
ladder-lost = Ήττες
ladder-about = Μετρούν οι παρτίδες που παίχτηκαν εδώ ως το τέλος χωρίς υπόδειξη, ανάλυση ή αναίρεση κίνησης.
# $n (number)
ladder-imported = { $n ->
    [one] Προστέθηκε { $n } αποτέλεσμα.
   *[other] Προστέθηκαν { $n } αποτελέσματα.
}
