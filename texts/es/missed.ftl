### What a person misses most, over all games that were gone through.

missed-title = Lo que más se te escapa
# $n (number)
missed-in-games = tras { $n ->
        [one] 1 partida repasada
       *[other] { $n } partidas repasadas
    }
missed-nothing = No se te ha escapado gran cosa.
missed-train = Toca una para practicar táctica de ese tipo.

missed-shot = Un golpe que no viste
missed-allowed = Un golpe que dejaste jugar al rival
missed-choice = La captura equivocada
missed-ending = Una jugada en un final
missed-quiet = Una jugada mejor sin captura
