### Openings by ballot, and matches.

ballots-more = Abertura, confronto, relógio
ballots-opening = Abertura
ballots-usual = Livre
ballots-from-board = A posição no tabuleiro
ballots-draw-another = Sortear outra carta
ballots-find = Procurar uma carta por número, nome ou lances
ballots-barred = Excluída: esta carta nunca é sorteada, e nenhuma partida começa com ela.
ballots-barred-mark = excluída
ballots-loading = Carregando as cartas…
ballots-nothing-found = Não existe essa carta.
ballots-pair = Confronto de duas partidas, com as cores trocadas
ballots-next-game = Segunda partida, com as cores trocadas
ballots-card-number = Carta { $number }
ballots-card-named = Carta { $number }, { $name }
ballots-both = { $first } e { $last }
ballots-without-pieces = sem { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = de { $from } para { $to }
ballots-failed = Não foi possível carregar as cartas.

## How a match stands

ballots-match-over = Fim do confronto
ballots-first-game = Confronto, partida 1 de 2
ballots-second-game = Confronto, partida 2 de 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Você { $first }, computador { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Primeiro jogador ({ side-name }) { $first }, segundo jogador ({ $color ->
        [white] Pretas
       *[black] Brancas
    }) { $second }.
ballots-drawn = O confronto terminou empatado.
ballots-you-won = Você venceu o confronto.
ballots-computer-won = O computador venceu o confronto.
ballots-first-won = O primeiro jogador venceu o confronto.
ballots-second-won = O segundo jogador venceu o confronto.
