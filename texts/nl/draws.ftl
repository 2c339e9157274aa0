### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = remise kan worden geclaimd: { $clause }
draws-repetition = dezelfde stand is { $times } keer voorgekomen
draws-king-moves = in { $moves } is alleen met dammen gespeeld en niets geslagen
draws-no-capture = in { $moves } is niets geslagen
draws-ending = dit eindspel heeft { $moves } geduurd zonder winst
draws-refused-offer = remise is afgewezen, en { $moves } zetten hebben daarna geen winst en geen voordeel gebracht
draws-each = { $n } zetten per speler
draws-together = { $n } zetten van beide spelers samen

## Counts toward a draw

draws-count-repetition = stand { $count } van { $limit } keer voorgekomen
draws-count-king-moves = damzetten zonder slag: { $count } van { $limit }
draws-count-no-capture = zetten zonder slag: { $count } van { $limit }
draws-count-ending = zetten in dit eindspel: { $count } van { $limit }
draws-count-refused-offer = { side } heeft remise afgewezen: { $count } van { $limit } zetten om te winnen{ $ahead ->
        [yes] , en heeft beslissend voordeel
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } biedt remise aan
draws-said-accept = { side } neemt de remise aan
draws-said-decline = { side } wijst remise af
draws-said-decline-by-moving = { side } speelt door en wijst zo remise af
draws-said-claim = { side } claimt remise
draws-said-resign = { side } geeft op
draws-said-timeout = { side } heeft de tijd overschreden
draws-said-huff = { side } blaast { $square }
draws-said-insist = { side } eist de slag
