### Why a move is refused, as whole sentences. Squares are given as they are called.

refusals-piece = { $kind ->
        [man] schijf
       *[king] dam
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 schijf
       *[other] { $n } schijven
    }
refusals-kings = { $n ->
        [one] 1 dam
       *[other] { $n } dammen
    }
refusals-pieces = { $n ->
        [one] 1 stuk
       *[other] { $n } stukken
    }
refusals-victims = { $n ->
        [one] het stuk op { $squares }
       *[other] de stukken op { $squares }
    }

## Reasons

refusals-nothing-entered = Kies een stuk en het veld waar het heen gaat.
refusals-game-over = De partij is afgelopen. { $reason }
refusals-too-many-captures = Er zijn hier te veel slagen om op te sommen: geen zet kan worden beoordeeld.
refusals-empty-square = Op { $square } staat geen stuk.
refusals-not-your-piece = De { refusals-piece } op { $square } is niet van jou.
refusals-same-square = Het stuk staat al op { $square }: kies een ander veld.
refusals-occupied = Veld { $square } is bezet.
refusals-must-capture = Slaan is verplicht: de { refusals-piece } op { $square } kan { $victims } slaan.
refusals-stop-behind = De slag moet eindigen op { $stop }, direct achter het laatst geslagen stuk op { $last }.
refusals-king-locked = Met de dam op { $square } is al { $moves } keer achter elkaar gezet: speel eerst een ander stuk.
refusals-crowned-ends-move = Op { $square } wordt de schijf dam, en daarmee is de zet klaar.
refusals-passed-last-row = De schijf komt alleen langs { $square }: hij wordt daar geen dam en slaat verder als schijf.
refusals-quiet-move-ends = Er wordt niets geslagen, dus de zet eindigt op { $square }.
refusals-another-takes-more = Meerslag gaat voor: sla { $most ->
        [one] 1 stuk
       *[other] { $most } stukken
    } in plaats van { $takes }, met { $path }.
refusals-more-valuable = Een andere slag is meer waard: { $most } in plaats van { $takes }, met { $path }.
refusals-king-must-capture = Een dam kan evenveel slaan, dus een dam moet slaan: die op { $kings }, met { $path }.
refusals-kings-first = Een dam kan slaan, dus een dam moet slaan: die op { $kings }, met { $path }.
refusals-another-takes-more-kings = Een andere slag slaat evenveel stukken en meer dammen: { $most } in plaats van { $takes }, met { $path }.
refusals-another-meets-king-first = Een andere slag slaat evenveel en komt eerder een dam tegen: { $path }.
refusals-must-go-on = De slag is nog niet klaar: sla vanaf { $stopped } door over { $over }.
refusals-must-go-on-elsewhere = De slag is nog niet klaar: stop niet op { $stopped }, maar sla vanaf { $turns } door over { $over }.
refusals-men-move-forward = Schijven gaan niet achteruit: de schijf op { $from } moet vooruit.
refusals-men-do-not-move-that-way = Zo gaat een schijf niet: niet van { $from } naar { $to }.
refusals-kings-do-not-move-that-way = Zo gaat een dam niet: niet van { $from } naar { $to }.
refusals-only-captures-that-way = Van { $from } naar { $to } gaat een { refusals-piece } alleen om te slaan.
refusals-men-do-not-capture-that-way = Zo slaat een schijf niet: niet van { $from } naar { $to }.
refusals-kings-do-not-capture-that-way = Zo slaat een dam niet: niet van { $from } naar { $to }.
refusals-too-far = Een { refusals-piece } gaat één veld per zet: van { $from } naar { $to } is te ver.
refusals-jump-too-far = Een { refusals-piece } springt alleen over een stuk ernaast en landt er direct achter: zo kan het niet van { $from } over { $over }.
refusals-already-jumped = Over het stuk op { $square } is al gesprongen; het gaat van het bord als de zet klaar is.
refusals-own-piece-in-the-way = Je eigen stuk op { $square } staat in de weg.
refusals-two-in-a-row = Over het stuk op { $first } kun je niet springen: het veld erachter, { $second }, is bezet.
refusals-men-do-not-take-kings = Een schijf mag geen dam slaan, en op { $square } staat een dam.
refusals-nothing-to-capture = Tussen { $from } en { $to } valt niets te slaan.
refusals-no-turning-back = Tijdens een slag mag je niet op dezelfde lijn terug, zoals hier op { $at }.
refusals-line-broken = Alleen een aaneengesloten rij eigen schijven beweegt samen, en { $gap } is leeg.
refusals-line-blocked = Alleen eigen schijven bewegen samen in een rij; het stuk op { $by } staat in de weg.
