### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = lze si nárokovat remízu: { $clause }
# $times (number)
draws-repetition = stejná pozice nastala { $times }krát
# $moves (text) how many, as in draws-each
draws-king-moves = během { $moves } táhly jen dámy a nic nebylo vzato
draws-no-capture = během { $moves } nebylo nic vzato
draws-ending = tato koncovka během { $moves } nepřinesla výhru
# $moves (number)
draws-refused-offer = { $moves ->
        [one] remíza byla odmítnuta a { $moves } tah nepřinesl výhru ani převahu
        [few] remíza byla odmítnuta a { $moves } tahy nepřinesly výhru ani převahu
       *[other] remíza byla odmítnuta a { $moves } tahů nepřineslo výhru ani převahu
    }
# $n (number)
draws-each = { $n ->
        [one] { $n } tahu každé strany
        [few] { $n } tahů každé strany
       *[other] { $n } tahů každé strany
    }
# $n (number)
draws-together = { $n ->
        [one] { $n } tahu obou stran dohromady
        [few] { $n } tahů obou stran dohromady
       *[other] { $n } tahů obou stran dohromady
    }

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = výskyt téže pozice: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = tahy dámou bez braní: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = tahy bez braní: { $count } z { $limit }
# $count (number)
# $limit (number)
draws-count-ending = tahy v této koncovce: { $count } z { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } odmítl remízu: { $count } z { $limit } tahů na výhru{ $ahead ->
        [yes] , a má rozhodující převahu
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } nabízí remízu
draws-said-accept = { side } přijímá remízu
draws-said-decline = { side } odmítá remízu
draws-said-decline-by-moving = { side } hraje dál, a tím remízu odmítá
draws-said-claim = { side } si nárokuje remízu
draws-said-resign = { side } se vzdává
draws-said-timeout = { side } překročil čas
draws-said-huff = { side } odfukuje { $square }
draws-said-insist = { side } trvá na braní
