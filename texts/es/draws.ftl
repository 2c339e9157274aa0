### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = se pueden reclamar tablas: { $clause }
# $times (number)
draws-repetition = la misma posición se ha dado { $times } veces
# $moves (text) how many, as in draws-each
draws-king-moves = durante { $moves } solo han movido las damas y no se ha capturado nada
draws-no-capture = durante { $moves } no se ha capturado nada
draws-ending = este final ha durado { $moves } sin victoria
# $moves (number)
draws-refused-offer = se rechazaron las tablas, y { $moves } jugadas no han traído ni victoria ni ventaja
# $n (number)
draws-each = { $n } jugadas por bando
# $n (number)
draws-together = { $n } jugadas entre los dos bandos

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = posición repetida: { $count } de { $limit } veces
# $count (number)
# $limit (number)
draws-count-king-moves = jugadas de dama sin captura: { $count } de { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = jugadas sin captura: { $count } de { $limit }
# $count (number)
# $limit (number)
draws-count-ending = jugadas en este final: { $count } de { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } rechazaron las tablas: { $count } de { $limit } jugadas para ganar{ $ahead ->
        [yes] , y tienen ventaja decisiva
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } ofrecen tablas
draws-said-accept = { side } aceptan las tablas
draws-said-decline = { side } rechazan las tablas
draws-said-decline-by-moving = { side } siguen jugando y con ello rechazan las tablas
draws-said-claim = { side } reclaman tablas
draws-said-resign = { side } se rinden
draws-said-timeout = { side } han agotado su tiempo
draws-said-huff = { side } soplan la pieza de { $square }
draws-said-insist = { side } exigen la captura
