### What a person misses most, over all games that were gone through.

missed-title = O que você mais deixa escapar
# $n (number)
missed-in-games = após { $n ->
        [one] { $n } partida revista
       *[other] { $n } partidas revistas
    }
missed-nothing = Quase nada escapou.
missed-train = Toque em um item para praticar esse tipo de tática.

missed-shot = Um golpe que você não viu
missed-allowed = Um golpe que você permitiu ao adversário
missed-choice = A captura errada
missed-ending = Um lance em um final
missed-quiet = Um lance melhor, sem captura
