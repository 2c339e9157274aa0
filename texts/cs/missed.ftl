### What a person misses most, over all games that were gone through.

missed-title = Co vám uniká nejčastěji
# $n (number)
missed-in-games = po projití { $n ->
        [one] 1 partie
        [few] { $n } partií
       *[other] { $n } partií
    }
missed-nothing = Nic podstatného vám neuniklo.
missed-train = Vyberte položku a trénujte taktiku toho druhu.

missed-shot = Kombinace, která vám unikla
missed-allowed = Kombinace, kterou mohl zahrát soupeř
missed-choice = Nesprávné braní
missed-ending = Tah v koncovce
missed-quiet = Lepší tah bez braní
