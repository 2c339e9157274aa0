### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Bord en begin
    .aim = Doel
    .men = Schijven
    .kings = Dammen
    .capture = Slaan
    .priority = Welke slag
    .promotion = Dam worden
    .end = Ander einde
    .draws = Remise
    .notation = Hoe zetten worden geschreven
    .relative = De naaste verwant

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Wit mag { $moves } spelen.
       *[black] Zwart mag { $moves } spelen.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Wit heeft hier { $n } zetten.
       *[black] Zwart heeft hier { $n } zetten.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Wit kan niet zetten.
       *[black] Zwart kan niet zetten.
    }
# $moves (text) a list
rulebook-may-not = Niet { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } of { $last }
# $side (color)
rulebook-won = { $side ->
        [white] De partij is afgelopen: Wit heeft gewonnen.
       *[black] De partij is afgelopen: Zwart heeft gewonnen.
    }
rulebook-drawn = De partij is afgelopen: het is remise.
rulebook-setup = De stukken aan het begin.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Vind de slag.
        [2] Vind beide slagen.
       *[other] Vind alle { $n } slagen.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: de regels
# For lists and search engines.
# $game (text)
rulebook-description = De volledige regels van dit spel, met borden om te proberen: { $game }. Opgesteld uit wat het programma zelf toepast.
rulebook-lead = Deze regels zijn opgesteld uit wat Damiera zelf toepast als het speelt, en elke figuur is daarmee gecontroleerd.
# $game (text)
rulebook-relative = Van de bekendste spellen lijkt { $game } er het meest op.
rulebook-here = Wat hier anders is:
rulebook-not-here = Wat daar geldt en hier niet:
rulebook-index-title = De regels van het damspel
rulebook-index-short = Overzicht
rulebook-index-description = De volledige regels van alle spellen van de damfamilie, met borden en oefeningen om elke regel te proberen.
rulebook-index-lead = Dammen is niet één spel maar een familie. Elke bladzijde vertelt de regels van een ervan, met borden om te proberen.
rulebook-index-games = De spellen

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Het bord heeft { $width } bij { $height } velden. Er wordt alleen op de donkere gespeeld; elke speler heeft er een linksonder.
# $width (number)
# $height (number)
rulebook-board-mirrored = Het bord heeft { $width } bij { $height } velden. Er wordt alleen op de donkere gespeeld; elke speler heeft er een rechtsonder.
# $width (number)
# $height (number)
rulebook-board-all = Het bord heeft { $width } bij { $height } velden, en op alle wordt gespeeld.
# $men (number)
# $rows (text) a list
rulebook-start = Elke speler begint met { $men } schijven. Vanaf de eigen rand geteld: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } in rij { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } en { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Wit doet de eerste zet; daarna zetten de spelers om beurten.
       *[black] Zwart doet de eerste zet; daarna zetten de spelers om beurten.
    }

## Aim

rulebook-goal-last = Wie niet kan zetten, heeft verloren: alle stukken zijn geslagen, of geen ervan kan bewegen.
rulebook-goal-none = Wie niet kan zetten, heeft gewonnen: het doel is alle stukken kwijt te raken, of ze vast te laten zetten.

## Directions

rulebook-directions =
    .diagonal-forward = schuin vooruit
    .straight-forward = recht vooruit
    .forward = recht of schuin vooruit
    .forward-sideways = recht vooruit of opzij
    .not-backward = recht of schuin vooruit, of opzij
    .diagonal = schuin, vooruit of achteruit
    .straight = langs rijen en kolommen, vooruit, opzij of achteruit
    .all = in alle acht richtingen
    .none = nergens heen

## Men

# $way (text) directions
rulebook-man-steps = Een schijf gaat één veld { $way }, als dat veld leeg is.
rulebook-man-lines = Schijven die zonder gat achter elkaar staan, mogen ook als rij zetten: de achterste gaat over de andere heen naar het eerste veld voorbij die schijven, als dat leeg is.

## Kings

# $way (text) directions
rulebook-king-short = Een dam gaat één veld { $way }, als dat veld leeg is.
# $way (text) directions
rulebook-king-flies = Een dam gaat { $way } zo ver hij wil, over lege velden.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Zolang een speler nog een schijf heeft, mag dezelfde dam achter elkaar hoogstens één zet zonder slag doen. Daarna moet een ander stuk zetten, of de dam moet slaan.
       *[other] Zolang een speler nog een schijf heeft, mag dezelfde dam achter elkaar hoogstens { $moves } zetten zonder slag doen. Daarna moet een ander stuk zetten, of de dam moet slaan.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Een schijf slaat door { $way } over een stuk van de tegenstander te springen dat op het aangrenzende veld staat, als het veld erachter leeg is.
# $way (text) directions
rulebook-king-jumps-short = Een dam slaat door { $way } over een stuk van de tegenstander te springen dat op het aangrenzende veld staat, als het veld erachter leeg is.
# $way (text) directions
rulebook-king-jumps-flying = Een dam slaat { $way } op elke afstand: de velden voor het stuk moeten leeg zijn, en het veld erachter.
rulebook-men-take-men = Een schijf kan geen dam slaan.
rulebook-duty-enforced = Slaan is verplicht, en een slag gaat door zolang er nog een stuk geslagen kan worden.
rulebook-duty-huff = Slaan is verplicht. Speelt een speler iets anders, dan mag de tegenstander het stuk dat had moeten slaan van het bord nemen (blazen), de slag eisen, of de zet laten staan.
rulebook-duty-forfeit = Slaan is verplicht. Wie iets anders speelt, of te vroeg stopt, heeft verloren.
rulebook-landing-any = Na het laatste stuk mag een dam op elk leeg veld van die lijn stoppen.
rulebook-landing-behind-last = Aan het eind van een slag stopt een dam direct achter het laatste geslagen stuk.
rulebook-landing-behind-king = Aan het eind van een slag stopt een dam op een leeg veld naar keuze op die lijn, maar direct achter het laatste stuk als dat een dam is.
rulebook-landing-behind-each = Een dam landt direct achter elk stuk dat hij slaat.
rulebook-removal-after = Geslagen stukken gaan van het bord als de zet klaar is. Tot dan staan ze in de weg, en over geen ervan mag twee keer worden gesprongen.
rulebook-removal-at-once = Elk stuk gaat van het bord zodra erover is gesprongen, zodat de weg weer vrij is.
rulebook-u-turn-no = Tussen twee sprongen mag een dam niet op dezelfde lijn terug.
rulebook-u-turn-yes = Tussen twee sprongen mag een dam ook op dezelfde lijn terug.

## Which capture

rulebook-choice-any = Bij meerdere slagen mag elke worden gekozen.
rulebook-choice-most = De slag die de meeste stukken neemt, moet worden gekozen.
rulebook-choice-frisian = De slag met de meeste waarde moet worden gekozen. Een dam is iets minder waard dan twee schijven. Bij gelijke waarde moet met een dam worden geslagen, als dat kan.
rulebook-choice-king-first = Als een dam kan slaan, moet een dam slaan.
rulebook-choice-spanish = De slag die de meeste stukken neemt, moet worden gekozen, en daarvan die de meeste dammen neemt.
rulebook-choice-italian = De slag die de meeste stukken neemt, moet worden gekozen; daarvan een met een dam; daarvan die de meeste dammen neemt; daarvan die het eerst een dam tegenkomt.

## Crowning

rulebook-promotion-rest = Een schijf die de zet op de laatste rij beëindigt, wordt dam. Slaat hij vandaar verder, dan doet hij dat als schijf.
rulebook-promotion-passing = Een schijf die de laatste rij bereikt, wordt dam. Kan hij vandaar verder slaan, dan doet hij dat als dam.
rulebook-promotion-ends = Een schijf die de laatste rij bereikt, wordt dam, en de zet is dan voorbij.

## Other ends

rulebook-end-man-king = Heeft de ene speler alleen een dam en de andere alleen een schijf, dan heeft de speler met de dam gewonnen.
rulebook-end-king-king = Heeft elke speler alleen een dam, dan is het remise, tenzij wie aan zet is de andere dam kan slaan, of de eigen dam moet verliezen.
rulebook-end-corners = Heeft elke speler alleen een dam, in de twee hoeken van de hoofddiagonaal, dan heeft degene die aan zet is verloren.
rulebook-end-first-king = De speler die de eerste dam krijgt, heeft gewonnen.

## Draws

rulebook-draw-agreed = De spelers mogen remise afspreken.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Wie aan zet is, mag remise claimen als dit geldt: { $clause }.
       *[no] De partij is remise als dit geldt: { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = De ene speler heeft { $strong }, de andere { $weak }{ $road ->
        [yes] {" "}op de hoofddiagonaal
       *[no] {""}
    }: na { $moves } zonder winst { $claim ->
        [yes] mag remise worden geclaimd.
       *[no] is de partij remise.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Zolang elke speler een dam heeft: na { $moves } zonder winst { $claim ->
        [yes] mag remise worden geclaimd.
       *[no] is de partij remise.
    }
# $count (text)
rulebook-draw-total = Dit telt zolang er { $count } stukken op het bord staan.
rulebook-draw-restart = Een slag of een nieuwe dam laat de telling opnieuw beginnen.
# $least (number)
# $most (number)
rulebook-range = { $least } tot en met { $most }
# $least (number)
rulebook-at-least = { $least } of meer
rulebook-force-king = één dam
# $count (text)
rulebook-force-kings = { $count } dammen
# $count (text)
rulebook-force-pieces = { $count } stukken, waarvan minstens één dam
rulebook-force-some = minstens één dam
# $count (text)
rulebook-force-any = { $count } stukken

## How moves are written

rulebook-labels-numbers = De velden zijn genummerd vanaf linksboven, rij voor rij, zoals Wit het bord ziet.
rulebook-labels-upward = De velden zijn genummerd vanaf rechtsonder, rij voor rij, zoals Wit het bord ziet.
rulebook-labels-letters = Kolommen hebben letters en rijen nummers; a1 ligt bij Wit linksonder.
# $quiet (text)
# $capture (text)
rulebook-written = Een zet wordt geschreven met het veld van vertrek en dat van aankomst, zoals { $quiet }; een slag heeft een x, zoals { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Een zet wordt geschreven met het veld van vertrek en dat van aankomst, zoals { $quiet }; een slag heeft een x en elk veld waarop wordt geland, zoals { $capture }.
