### Analysis and hints.

analysis = Análise
analysis-on = A análise está ligada
analysis-off = A análise está desligada
analysis-waits = O computador espera enquanto você analisa.
n-lines = Linhas
evaluation = Avaliação
no-evaluation = Ainda desconhecida
decimal = ,
whole-game = A partida num relance
threat = Ameaça
hint = Dica
show-piece = Qual peça?
show-move = Qual lance?
hide-hint = Esconder dica
hint-waits = O computador está procurando um lance…
depth-begun = Analisando…
depth-nothing = Nada para analisar
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Profundidade { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Olhe para a peça em { $square }.
hint-move = Um bom lance. { $words }.

## How good a position is

verdict-even = Igualdade
verdict-drawn = Empate
verdict-certain-draw = Empate certo
verdict-slightly-better = { side } estão um pouco melhor
verdict-better = { side } estão melhor
verdict-much-better = { side } estão muito melhor
verdict-has-won = { side } venceram
verdict-wins = { side } vencem em { $n ->
        [one] { $n } lance
       *[other] { $n } lances
    }
verdict-wins-exactly = { side } vencem em exatamente { $n ->
        [one] { $n } lance
       *[other] { $n } lances
    }

## A position of the game, and the move that changed most

ply-start = Início
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Lance { $n }, { $text }
turning-point = Ponto de virada: { $text }. Antes: { $before }. Depois: { $after }.

## Beside the value

note-only-legal-move = { $text } é o único lance.
note-only-good-move = { $text } é o único lance bom. Com { $next }: { $verdict }.
note-looking-for-threat = E se fosse a vez { $color ->
        [white] das brancas
       *[black] das pretas
    }? Procurando…
note-threat = { side } ameaçam { $text }. Depois disso: { $verdict }.
note-no-threat = { side } não ameaçam nada.
note-must-capture = { side } precisam capturar primeiro, então ameaças não contam.

## The rule that decides

hint-only-move = Há um só lance.
hint-only-capture = A captura é obrigatória, e só há uma: de { $n ->
        [one] { $n } peça
       *[other] { $n } peças
    }.
# $n (number)
hint-no-capture = Não há nada para capturar: qualquer um dos { $n } lances pode ser jogado.
hint-any-capture = A captura é obrigatória. A que você escolher deve ser concluída.
hint-king-capture = A captura é obrigatória e, se uma dama pode capturar, uma dama deve capturar.
# $n (number) of pieces that must be taken
hint-most-pieces = A captura é obrigatória{ $n ->
        [one] {""}
       *[other] {" "}e deve ser de { $n } peças
    }.
hint-best-capture = A captura é obrigatória e deve ser uma das mais valiosas.
