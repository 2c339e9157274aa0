### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] pedra
       *[king] dama
    }

## What can be taken

refusals-men = { $n ->
        [one] { $n } pedra
       *[other] { $n } pedras
    }
refusals-kings = { $n ->
        [one] { $n } dama
       *[other] { $n } damas
    }
refusals-pieces = { $n ->
        [one] { $n } peça
       *[other] { $n } peças
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $squares }

## Reasons

refusals-nothing-entered = Escolha uma peça e a casa para onde ela vai.
refusals-game-over = A partida acabou. { $reason }
refusals-too-many-captures = Há capturas demais aqui para listar, então nenhum lance pode ser avaliado.
refusals-empty-square = Não há peça em { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = A { refusals-piece } em { $square } não é sua.
refusals-same-square = A peça já está em { $square }: escolha outra casa.
refusals-occupied = A casa { $square } está ocupada.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Você deve capturar: a { refusals-piece } em { $square } pode capturar { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = A captura deve terminar em { $stop }, logo atrás de { $last }, a última peça capturada.
# $square (text)
# $moves (number)
refusals-king-locked = A dama em { $square } já se moveu { $moves ->
        [one] { $moves } vez seguida
       *[other] { $moves } vezes seguidas
    }: outra peça deve se mover primeiro.
refusals-crowned-ends-move = A pedra é promovida em { $square }, e isso termina o lance.
refusals-passed-last-row = A pedra só passa por { $square }: não é promovida ali e continua capturando como pedra.
refusals-quiet-move-ends = Nada é capturado, então o lance termina em { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Outra captura rende mais: { $most ->
        [one] { $most } peça
       *[other] { $most } peças
    } em vez de { $takes }, com { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Outra captura vale mais: { $most } em vez de { $takes }, com { $path }.
refusals-king-must-capture = Uma dama pode capturar o mesmo, então uma dama deve capturar: a que está em { $kings }, com { $path }.
refusals-kings-first = Uma dama pode capturar, então uma dama deve capturar: a que está em { $kings }, com { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Outra captura rende o mesmo número de peças e mais damas: { $most } em vez de { $takes }, com { $path }.
refusals-another-meets-king-first = Outra captura rende o mesmo e encontra uma dama antes: { $path }.
refusals-must-go-on = A captura não terminou: de { $stopped } a peça deve continuar e capturar { $over }.
refusals-must-go-on-elsewhere = A captura não terminou: não pare em { $stopped }, continue a partir de { $turns } e capture { $over }.
refusals-men-move-forward = As pedras não andam para trás: a pedra em { $from } deve ir para a frente.
refusals-men-do-not-move-that-way = Uma pedra não anda assim: não de { $from } para { $to }.
refusals-kings-do-not-move-that-way = Uma dama não anda assim: não de { $from } para { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = De { $from } para { $to } uma { refusals-piece } só pode ir se capturar.
refusals-men-do-not-capture-that-way = Uma pedra não captura assim: não de { $from } para { $to }.
refusals-kings-do-not-capture-that-way = Uma dama não captura assim: não de { $from } para { $to }.
refusals-too-far = Uma { refusals-piece } anda uma casa por vez: de { $from } para { $to } é longe demais.
refusals-jump-too-far = Uma { refusals-piece } só salta uma peça vizinha e pousa logo atrás dela: não pode saltar de { $from } por cima de { $over }.
refusals-already-jumped = A peça em { $square } já foi saltada; ela sai do tabuleiro quando o lance termina.
refusals-own-piece-in-the-way = Sua própria peça em { $square } está no caminho.
refusals-two-in-a-row = A peça em { $first } não pode ser saltada: a casa atrás dela, { $second }, está ocupada.
refusals-men-do-not-take-kings = Uma pedra não pode capturar uma dama, e há uma dama em { $square }.
refusals-nothing-to-capture = Não há nada para capturar entre { $from } e { $to }.
refusals-no-turning-back = Uma captura não pode dar meia-volta, como daria em { $at }.
refusals-line-broken = Só uma linha contínua de pedras suas se move junta, e a casa { $gap } está vazia.
refusals-line-blocked = Só pedras suas se movem juntas em linha; a peça em { $by } está no caminho.
