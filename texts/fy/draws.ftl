### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = remize kin opeaske wurde: { $clause }
# $times (number)
draws-repetition = deselde stân is { $times } kear foarkommen
# $moves (text) how many, as in draws-each
draws-king-moves = yn { $moves } is allinnich mei dammen set en neat slein
draws-no-capture = yn { $moves } is neat slein
draws-ending = dit einspul hat { $moves } duorre sûnder winst
# $moves (number)
draws-refused-offer = remize is ôfwiisd, en { $moves } setten hawwe gjin winst en gjin foardiel brocht
# $n (number)
draws-each = { $n } setten de spiler
# $n (number)
draws-together = { $n } setten fan beide kanten tegearre

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = stân { $count } fan { $limit } kear foarkommen
# $count (number)
# $limit (number)
draws-count-king-moves = daamsetten sûnder slach: { $count } fan { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = setten sûnder slach: { $count } fan { $limit }
# $count (number)
# $limit (number)
draws-count-ending = setten yn dit einspul: { $count } fan { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } hat remize ôfwiisd: { $count } fan { $limit } setten om te winnen{ $ahead ->
        [yes] , en hat in beslissend foardiel
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } biedt remize oan
draws-said-accept = { side } nimt de remize oan
draws-said-decline = { side } wiist de remize ôf
draws-said-decline-by-moving = { side } spilet troch en wiist sa de remize ôf
draws-said-claim = { side } easket remize op
draws-said-resign = { side } jout op
draws-said-timeout = { side } is troch de tiid hinne
draws-said-huff = { side } blaast { $square }
draws-said-insist = { side } easket de slach
