### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = De link kon niet helemaal worden gelezen: { $why }.
faults-board = Dit bord kan niet worden getoond: { $why }.
faults-lesson = De les kan niet worden gelezen: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; en nog { $n }

## Parts of links

faults-changed = hij is later veranderd of afgekapt: de controletekens kloppen niet, dus misschien is dit niet wat er bedoeld was
faults-invisible = regeleinden of onzichtbare tekens zijn weggelaten
faults-ending = ‘{ $ending }’ aan het eind is weggelaten
faults-escapes = hij is gelezen nadat de procentcodes erin waren omgezet
faults-left-out = zet { $number }, ‘{ $text }’, is weggelaten met alles wat volgt: { $why }
faults-too-many-moves = alleen de eerste { $max } zetten zijn gelezen, van { $n }
faults-too-much = zet { $number } is weggelaten met alles wat volgt: er zijn te veel slagen om op te sommen
faults-ply = ‘ply={ $text }’ is geen getal van 0 tot het aantal zetten
faults-orientation = ‘o={ $text }’ is w noch b
faults-value = ‘{ $key }={ $value }’ is weggelaten; hier kan staan: { $expected }
faults-a-level = een niveau (1 tot en met 8, of 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = een geheel getal
faults-a-player = w, b of both
faults-a-mode = diagram, replay, play of exercise
faults-long-value = ‘{ $key }=’ is weggelaten: het heeft { $n } bytes, en er worden er hoogstens { $max } gelezen
faults-no-key = de sleutel ‘{ $key }’ bestaat niet
faults-no-value = ‘{ $text }’ heeft niet de vorm sleutel=waarde
faults-twice = ‘{ $key }=’ staat er meer dan eens, en alleen de eerste is gelezen
faults-part = een deel kon niet tot het eind worden gelezen: { $part }
faults-parts =
    .position = stand
    .last = laatste deel
    .moves = zetten
    .ply = nummer van de getoonde zet
    .marks = markeringen
    .arrows = pijlen
    .texts = teksten
faults-holds-more = hij komt uit een nieuwere versie van Damiera en bevat meer dan hier te zien is

## Links that cannot be opened

faults-long-link = hij is { $n } bytes lang, en er worden er hoogstens { $max } gelezen
faults-newer = hij komt uit een nieuwere versie van Damiera (v={ $version })
faults-version = ‘v={ $text }’ is geen versienummer
faults-damaged = hij is later veranderd of afgekapt, en er is niets meer van te lezen
faults-no-ruleset = er staat niet welk spel het is: ‘g=’ in een link of ‘variant’ op een pagina ontbreekt
faults-unknown-ruleset = dit spel kent deze versie niet: ‘{ $id }’
faults-house = de huisregels kunnen niet worden gelezen: { $why }
faults-position = de stand kan niet worden gelezen: { $why }
faults-escape = ‘{ $text }’ is geen procentcode van UTF-8-tekst

## House rules

faults-house-prefix = ‘{ $id }’ staat niet voor huisregels: het hoort te beginnen met ‘{ $expected }’
faults-house-long = een code van { $n } bytes is te lang voor huisregels: er worden er hoogstens { $max } gelezen
faults-house-version = ‘{ $text }’ is geen bekende versie van de huisregels: hier hoort ‘{ $expected }’ te staan
faults-house-part = ‘{ $part }’ is geen keuze van de huisregels; mogelijk is een van deze: { $expected }
faults-house-twice = ‘{ $part }’ is niet het eerste deel met ‘{ $key }’: er kan er maar een zijn
faults-house-contrary = deze huisregels slaan nergens op: { $why }
faults-house-many = er kunnen hoogstens { $max } verschillende huisregels tegelijk zijn
faults-house-too-many-squares = een bord van 12 bij 12 heeft alleen donkere velden: alle velden zouden te veel zijn
faults-house-rows-too-many = zoveel rijen schijven laten op dit bord geen twee lege rijen over tussen Wit en Zwart
faults-house-trapezoid-of-one-row = een trapezium heeft minstens twee rijen schijven
faults-house-straight-on-dark = op donkere velden moeten schijven schuin gaan, anders kan de helft nooit dam worden
faults-house-diagonal-on-all = als alle velden meedoen, moet er iets recht gaan, anders komt de ene helft van de stukken de andere nooit tegen
faults-house-landing-of-short-king = alleen vliegende dammen kunnen kiezen waar ze landen
faults-house-uturn-of-short-king = alleen vliegende dammen kunnen op dezelfde lijn terug
faults-house-uturn-barred = een dam kan alleen op dezelfde lijn terug als geslagen stukken meteen van het bord gaan
faults-house-limit-of-short-king = een grens aan de zetten van één dam geldt alleen voor vliegende dammen
faults-house-king-gains-nothing = als dammen niet verder gaan en slaan dan schijven, levert promotie niets op
faults-house-end-against-goal = wint wie geen zet kan doen, dan is een ander einde zinloos
faults-house-huff-against-goal = wint wie geen zet kan doen, dan zou niemand een stuk van de ander blazen

## Positions

faults-token-at = ‘{ $token }’ bij teken { $place }: { $what }
faults-expected-shorter = de tekst is langer dan { $max } bytes
faults-expected-known-turn = het moet bekend zijn wie aan zet is: schrijf W of B
faults-expected-turn = geef eerst aan wie aan zet is: schrijf W of B
faults-expected-side = schrijf hier de velden van een kant, met W of B ervoor
faults-expected-side-once-white = de velden van Wit zijn al gegeven
faults-expected-side-once-black = de velden van Zwart zijn al gegeven
faults-expected-square = dit is geen veld; de velden zijn { $first } tot en met { $last }
faults-expected-range = een reeks moet oplopen en tussen { $first } en { $last } liggen
faults-expected-range-in-row = een reeks moet langs één rij van links naar rechts lopen en tussen { $first } en { $last } liggen
faults-expected-empty-square = op { $label } staat al een stuk
faults-expected-counters = schrijf hier de damzetten van Zwart en van Wit, zoals in +0+312
faults-expected-counter = schrijf een aantal en de twee cijfers van het veld van de dam, zoals in 312, of alleen 0
faults-no-pieces = er staat geen stuk op het bord
faults-shared-square = beide kanten hebben een stuk op { $label }
faults-counter-without-king = op { $label } worden damzetten geteld, maar die kant heeft daar geen dam
faults-counter-too-high = er zijn { $counted } damzetten achter elkaar geteld, en er mogen er maar { $limit }
faults-counter-without-limit = in dit spel worden damzetten niet geteld

## Moves, and what is said between them

faults-long-move = een zet van { $n } bytes is te lang: er worden er hoogstens { $max } gelezen
faults-no-move = ‘{ $text }’ is geen zet: er horen minstens twee velden te staan, zoals in { $example }
faults-no-square = ‘{ $token }’ in ‘{ $text }’ is geen veld: de velden zijn { $first } tot en met { $last }
faults-ambiguous = ‘{ $text }’ is niet eenduidig; het kan { $moves } zijn
faults-not-crowned = ‘{ $text }’ eindigt op K, maar bij { $mv } wordt geen schijf dam
faults-illegal = ‘{ $text }’ mag hier niet
faults-not-now = ‘{ $text }’ kan niet: { $why }
faults-now-over = de partij is afgelopen
faults-now-not-your-turn = de andere kant is aan zet
faults-now-offered = er is al remise aangeboden: dat moet worden aangenomen of geweigerd
faults-now-not-offered = er is geen remise aangeboden
faults-now-by-moving = een aanbod weiger je door te zetten alleen met de zet zelf
faults-now-no-claim = volgens de regels kan hier geen remise worden geëist
faults-now-ahead = de kant die remise weigerde, heeft een beslissend voordeel: minstens een schijf meer
faults-now-own-refusal = na een weigering kan alleen de kant die remise aanbood, die eisen
faults-now-capture = er moet worden geslagen: wie voorstaat, blijkt daarna
faults-now-not-missed = in de laatste zet is geen slag gemist
faults-now-not-huffed = het stuk op dat veld kon niet slaan

## Marks and arrows

faults-brush = ‘{ $text }’ is geen pijl: vooraan hoort G, R, Y of B te staan, zoals in G{ $text }
faults-route = ‘{ $text }’ is geen pijl: er horen twee tot { $max } velden te staan
faults-many-marks = alleen de eerste { $max } van { $n } markeringen of pijlen zijn gelezen

## Variations

faults-variations = de varianten kunnen niet worden gelezen: { $why }
faults-variations-changed = de varianten zijn later veranderd of afgekapt: de controletekens kloppen niet
faults-variations-node = ‘tn={ $path }’ is geen plaats in de varianten
faults-variations-part = de varianten konden niet tot het eind worden gelezen
faults-at = regel { $line }, kolom { $column }: { $what }
faults-token = ‘{ $token }’: { $what }
faults-long-text = een tekst van { $n } bytes is te lang: er worden er hoogstens { $max } gelezen
faults-unknown = hier hoort een zet, een opmerking, een variant, een oordeel of een uitslag te staan
faults-too-many-captures = ervoor zijn te veel slagen om op te sommen
faults-open-comment = de opmerking heeft geen sluitaccolade
faults-glyph-without-move = er staat een oordeel zonder zet ervoor
faults-glyph = een oordeel gaat van $0 tot $65535, en meer dan { $max } kunnen er niet zijn
faults-variation-without-move = er staat een variant zonder zet die ze kan vervangen
faults-open-variation = de variant heeft geen sluithaakje
faults-nested = varianten kunnen hoogstens { $max } diep in elkaar staan
faults-close = er staat een sluithaakje zonder variant
faults-set-up = de stand kan niet worden opgezet: { $why }
faults-not-legal = die zet mag hier niet
faults-unlistable = in deze stand zijn te veel slagen om op te sommen: meer dan { $max } sprongen
faults-deep = een zettenreeks kan hoogstens { $max } zetten van beide kanten hebben
faults-large = een partij met haar varianten kan hoogstens { $max } zetten hebben
faults-long-comment = een opmerking van { $n } bytes is te lang: er worden er hoogstens { $max } gelezen
faults-glyphs = bij een zet kunnen hoogstens { $max } oordelen staan

## Files of games

faults-tag = hier hoort een gegeven te staan, zoals in [White "Naam"]
faults-tag-twice = het gegeven staat er meer dan eens, en het eerste geldt
faults-tag-control = het gegeven bevat besturingstekens, die als spaties worden gelezen
faults-many-tags = er kunnen hoogstens { $max } gegevens zijn
faults-no-game = er is hier geen spel ‘{ $id }’
faults-type-number = een speltype begint met een getal, en ‘{ $text }’ niet
faults-type-foreign = speltype { $number } is { $name }, en dat wordt hier niet gespeeld
faults-type-unknown = speltype { $number } is hier niet bekend
faults-type-other = speltype ‘{ $text }’ is een ander spel dan { $expected }, dat hier wordt gespeeld
faults-type-other-number = speltype ‘{ $text }’ is een ander spel dan de { $number } die hier bekend is
faults-game-unsaid = nergens staat welk spel het is: het gegeven GameType ontbreekt
faults-result = hier hoort een uitslag te staan: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 of *
faults-behind-result = het staat achter de uitslag van de partij en is weggelaten
faults-result-twice = de partij heeft al een uitslag, en de eerste geldt
faults-result-differs = volgens het gegeven is de uitslag { $result }
faults-result-by-rules = volgens de regels is de uitslag { $result }
faults-long-file = een bestand van { $n } bytes is te lang: er worden er hoogstens { $max } gelezen

## Games that are gone through on another page

faults-moves = zetten: { $why }
faults-node = node=‘{ $text }’ is geen plaats in de varianten
faults-no-ply = ply=‘{ $text }’ is geen zet van de partij
faults-pace = autoplay=‘{ $text }’ heeft een verkeerde waarde: mogelijk is 0.5 tot 60 seconden
faults-others = andere fouten: { $n }

## Exercises

faults-no-goal = de opgave heeft geen doel; mogelijk is { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:VELD, win-in:GETAL of hold:GETAL
faults-goal = ‘{ $text }’ is geen doel; mogelijk is { $goals }
faults-n-moves = ‘{ $text }’ is geen aantal zetten: mogelijk is 1 tot en met { $max }
faults-square = ‘{ $token }’ is geen veld: de velden zijn { $first } tot en met { $last }
faults-nothing-accepted = in beurt { $turn } is niets goed: hier hoort een zet of een voorwaarde te staan
faults-choices = ‘{ $text }’ is geen keuze: in ‘accept’ horen minstens twee zetten te staan
faults-not-wanted = ‘{ $key }’ past niet bij dit doel en hoort er niet te staan
faults-captures = ‘{ $text }’ is geen aantal stukken: mogelijk is 1 tot en met { $max }
faults-accepted-position = de stand die goed is, kan niet worden gelezen: { $why }
faults-reply = ‘{ $text }’ is geen antwoordzet: er horen een zet, > en de zet daarop te staan
faults-answer = ‘{ $text }’ is geen antwoord: er horen een zet, = en het antwoord te staan
faults-too-many = het zijn er te veel ({ $what }: { $n }): hoogstens { $max } zijn mogelijk
faults-lists =
    .turns = beurten
    .accepted = goede zetten
    .replies = antwoordzetten
    .answers = antwoorden op foute pogingen
faults-long-key = ‘{ $key }’ is { $n } bytes lang: er worden er hoogstens { $max } gelezen
faults-wordy = de tekst ‘{ $start }…’ is { $n } bytes lang: er worden er hoogstens { $max } gelezen

## Lessons

faults-lesson-line = regel { $line }: { $what }
faults-long-lesson = de les is { $n } bytes lang, en er worden er hoogstens { $max } gelezen
faults-lesson-title = hier horen ‘# ’ en de titel van de les te staan, niet ‘{ $text }’
faults-second-title = een les heeft één titel; een stap begint met ‘## ’
faults-empty-title = na ‘#’ hoort een titel te staan
faults-no-steps = hier hoort een stap te staan: ‘## ’ en de titel ervan
faults-many-steps = er zijn meer dan { $max } stappen
faults-lesson-value = ‘{ $text }’ heeft niet de vorm ‘naam: waarde’
faults-lesson-name = er is hier geen ‘{ $text }’; mogelijk is een van deze: { $known }
faults-lesson-head = een les heeft geen ‘{ $text }’; mogelijk is een van deze: { $known }
faults-lesson-twice = ‘{ $name }’ heeft al een waarde
faults-empty-step = de stap heeft geen tekst en geen bord
faults-lesson-mode = de soort ‘{ $text }’ bestaat niet: mogelijk is diagram, replay, play of exercise
faults-lesson-source = hier horen ‘src’ en het bestand van de les te staan, dat naast dat van de cursus ligt
faults-lesson-goal = een opgave heeft een doel, en alleen een opgave heeft er een
faults-packed-long = een les van { $n } tekens is te lang voor een link: hoogstens { $max } zijn mogelijk
faults-packed-damaged = de link is onderweg veranderd of afgekapt
faults-packed-newer = de link komt uit een nieuwere versie
faults-packed-much = de inhoud is langer dan een les, die hoogstens { $max } bytes heeft

## Problems

faults-problem-address = ‘{ $text }’ bevat geen stand: het verwijst naar een partij of probleem op die site, en daar wordt niets opgehaald. Neem daar de FEN of PDN
faults-problem-game = ‘{ $name }’ wordt hier niet gespeeld
faults-problem-unsolved = er hoort een oplossing bij
faults-problem-many = een les heeft hoogstens { $max } stappen
faults-problem-turns = een opgave heeft hoogstens { $max } beurten
faults-problem-flaw = in de oplossing, halve zet { $ply }: { $why }
faults-problem-in-game = partij { $number }: { $why }
