### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = Remis kann beansprucht werden: { $clause }
# $times (number)
draws-repetition = dieselbe Stellung zum { $times }. Mal
# $moves (text) how many, as in draws-each
draws-king-moves = { $moves }, in denen nur Damen gezogen haben und nichts geschlagen wurde
draws-no-capture = { $moves }, in denen nichts geschlagen wurde
draws-ending = { $moves } in diesem Endspiel ohne Sieg
# $moves (number)
draws-refused-offer = ein Remis wurde abgelehnt, und { $moves } Züge haben weder Sieg noch Vorteil gebracht
# $n (number)
draws-each = { $n ->
        [one] { $n } Zug je Seite
       *[other] { $n } Züge je Seite
    }
# $n (number)
draws-together = { $n ->
        [one] { $n } Zug beider Seiten zusammen
       *[other] { $n } Züge beider Seiten zusammen
    }

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = Stellung erreicht: { $count } von { $limit } Malen
# $count (number)
# $limit (number)
draws-count-king-moves = Damenzüge ohne Schlag: { $count } von { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = Züge ohne Schlag: { $count } von { $limit }
# $count (number)
# $limit (number)
draws-count-ending = Züge in diesem Endspiel: { $count } von { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } hat ein Remis abgelehnt: { $count } von { $limit } Zügen zum Gewinnen{ $ahead ->
        [yes] , und hat einen deutlichen Vorteil
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } bietet Remis an
draws-said-accept = { side } nimmt das Remis an
draws-said-decline = { side } lehnt das Remis ab
draws-said-decline-by-moving = { side } spielt weiter und lehnt das Remis damit ab
draws-said-claim = { side } beansprucht Remis
draws-said-resign = { side } gibt auf
draws-said-timeout = { side } hat die Zeit überschritten
draws-said-huff = { side } pustet { $square }
draws-said-insist = { side } besteht auf dem Schlag
