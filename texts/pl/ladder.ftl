### Results against the computer, by game and level.

ladder-title = Z komputerem
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Poziom { $level }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
# $level (number)
ladder-suggested = Proponowany: poziom { $level }
# $level (number)
ladder-play = Graj na poziomie { $level }
ladder-is-suggested = Ten poziom jest proponowany.
ladder-level = Poziom
ladder-won = Wygrane
ladder-drawn = Remisy
ladder-lost = Przegrane
ladder-about = Liczą się partie rozegrane tutaj do końca bez podpowiedzi, bez analizy i bez cofania ruchów.
# $n (number)
ladder-imported = { $n ->
    [one] Dodano { $n } wynik.
    [few] Dodano { $n } wyniki.
    [many] Dodano { $n } wyników.
   *[other] Dodano { $n } wyników.
}
