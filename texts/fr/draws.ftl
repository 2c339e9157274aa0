### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = la nulle peut être réclamée : { $clause }
# $times (number)
draws-repetition = la même position s’est présentée { $times } fois
# $moves (text) how many, as in draws-each
draws-king-moves = pendant { $moves } seules des dames ont joué et rien n’a été pris
draws-no-capture = pendant { $moves } rien n’a été pris
draws-ending = cette finale a duré { $moves } sans victoire
# $moves (number)
draws-refused-offer = une nulle a été refusée, et { $moves } coups n’ont apporté ni victoire ni avantage
# $n (number)
draws-each = { $n } coups par camp
# $n (number)
draws-together = { $n } coups des deux camps réunis

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = position vue { $count } fois sur { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = coups de dame sans prise : { $count } sur { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = coups sans prise : { $count } sur { $limit }
# $count (number)
# $limit (number)
draws-count-ending = coups dans cette finale : { $count } sur { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } ont refusé la nulle : coup { $count } sur { $limit } pour gagner{ $ahead ->
        [yes] , avec un net avantage
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } proposent la nulle
draws-said-accept = { side } acceptent la nulle
draws-said-decline = { side } refusent la nulle
draws-said-decline-by-moving = { side } continuent à jouer et refusent ainsi la nulle
draws-said-claim = { side } réclament la nulle
draws-said-resign = { side } abandonnent
draws-said-timeout = { side } ont épuisé leur temps
draws-said-huff = { side } soufflent { $square }
draws-said-insist = { side } exigent la prise
