### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Não há peças no tabuleiro.
setup-shared-square = Os dois lados têm uma peça em { $label }.
setup-counter-without-king = Há lances de dama contados em { $label }, mas esse lado não tem dama ali.
# $counted (number)
# $limit (number)
setup-counter-too-high = Estão contados { $counted } lances de dama seguidos, e só { $limit } são permitidos.
setup-counter-without-limit = Neste jogo não se contam lances de dama.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = o texto tem mais de { $max } bytes.
setup-expected-known-turn = é preciso saber de quem é a vez: escreva W (brancas) ou B (pretas).
setup-expected-turn = o lado que joga deve vir primeiro: escreva W (brancas) ou B (pretas).
setup-expected-side = escreva aqui as casas de um lado, com W ou B na frente.
setup-expected-side-once-white = as casas das brancas já foram indicadas.
setup-expected-side-once-black = as casas das pretas já foram indicadas.
setup-expected-square = isto não é uma casa; as casas vão de { $first } a { $last }.
setup-expected-range = um intervalo deve ser crescente e ficar entre { $first } e { $last }.
setup-expected-range-in-row = um intervalo deve seguir uma só fileira, da esquerda para a direita, e ficar entre { $first } e { $last }.
setup-expected-empty-square = já há uma peça em { $label }.
setup-expected-counters = escreva aqui os lances de dama das pretas e das brancas, como em +0+312.
setup-expected-counter = escreva uma contagem e os dois algarismos da casa da dama, como em 312, ou só 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Falta algo no caractere { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = “{ $token }” no caractere { $place }: { $what }
