### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = można zgłosić remis: { $clause }
# $times (number)
draws-repetition = ta sama pozycja wystąpiła { $times } razy
# $moves (text) how many, as in draws-each
draws-king-moves = przez { $moves } grano tylko damkami i niczego nie zbito
draws-no-capture = przez { $moves } niczego nie zbito
draws-ending = ta końcówka trwa { $moves } bez wygranej
# $moves (number)
draws-refused-offer = odrzucono remis, a { $moves ->
        [one] { $moves } ruch nie przyniósł
        [few] { $moves } ruchy nie przyniosły
        [many] { $moves } ruchów nie przyniosło
       *[other] { $moves } ruchów nie przyniosło
    } ani wygranej, ani przewagi
# $n (number)
draws-each = { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchów
    } każdej ze stron
# $n (number)
draws-together = { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchów
    } obu stron łącznie

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = wystąpienia pozycji: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = ruchy damkami bez bicia: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = ruchy bez bicia: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-ending = ruchy w tej końcówce: { $count } z { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } odrzuciły remis: { $count } z { $limit } ruchów na wygraną{ $ahead ->
        [yes] , przy wyraźnej przewadze
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } proponują remis
draws-said-accept = { side } przyjmują remis
draws-said-decline = { side } odrzucają remis
draws-said-decline-by-moving = { side } grają dalej i tym samym odrzucają remis
draws-said-claim = { side } zgłaszają remis
draws-said-resign = { side } poddają się
draws-said-timeout = { $color ->
        [white] Białym
       *[black] Czarnym
    } skończył się czas
draws-said-huff = { side } biorą chucha: { $square }
draws-said-insist = { side } żądają bicia
