### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = o empate pode ser reivindicado: { $clause }
# $times (number)
draws-repetition = a mesma posição ocorreu { $times } vezes
# $moves (text) how many, as in draws-each
draws-king-moves = durante { $moves } só damas se moveram e nada foi capturado
draws-no-capture = durante { $moves } nada foi capturado
draws-ending = este final durou { $moves } sem vitória
# $moves (number)
draws-refused-offer = um empate foi recusado, e { $moves } lances não trouxeram nem vitória nem vantagem
# $n (number)
draws-each = { $n } lances de cada lado
# $n (number)
draws-together = { $n } lances dos dois lados juntos

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = posição vista { $count } de { $limit } vezes
# $count (number)
# $limit (number)
draws-count-king-moves = lances de dama sem captura: { $count } de { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = lances sem captura: { $count } de { $limit }
# $count (number)
# $limit (number)
draws-count-ending = lances neste final: { $count } de { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } recusaram o empate: { $count } de { $limit } lances para vencer{ $ahead ->
        [yes] , e têm vantagem decisiva
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } oferecem empate
draws-said-accept = { side } aceitam o empate
draws-said-decline = { side } recusam o empate
draws-said-decline-by-moving = { side } continuam jogando, e assim recusam o empate
draws-said-claim = { side } reivindicam o empate
draws-said-resign = { side } desistem
draws-said-timeout = { side } ficaram sem tempo
draws-said-huff = { side } sopram a peça em { $square }
draws-said-insist = { side } exigem a captura
