### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = De keppeling koe net hielendal lêzen wurde: { $why }.
faults-board = Dit boerd kin net sjen litten wurde: { $why }.
faults-lesson = De les kin net lêzen wurde: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; en noch { $n }

## Parts of links

faults-changed = hy is letter feroare of ôfkape: de kontrôletekens kloppe net, dus miskien is dit net wat der bedoeld wie
faults-invisible = rigeleinen of ûnsichtbere tekens binne weilitten
faults-ending = ‘{ $ending }’ oan ’e ein is weilitten
faults-escapes = hy is lêzen nei’t de persintkoades dêryn omset wiene
faults-left-out = set { $number }, ‘{ $text }’, is weilitten mei alles wat folget: { $why }
faults-too-many-moves = allinnich de earste { $max } setten binne lêzen, fan { $n }
faults-too-much = set { $number } is weilitten mei alles wat folget: der binne te folle slaggen om op te neamen
faults-ply = ‘ply={ $text }’ is gjin getal fan 0 oant it tal setten
faults-orientation = ‘o={ $text }’ is w noch b
faults-value = ‘{ $key }={ $value }’ is weilitten; hjir kin stean: { $expected }
faults-a-level = in nivo (1 oant en mei 8, of 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = in hiel getal
faults-a-player = w, b of both
faults-a-mode = diagram, replay, play of exercise
faults-long-value = ‘{ $key }=’ is weilitten: it hat { $n } bytes, en dêrfan wurde op syn heechst { $max } lêzen
faults-no-key = de kaai ‘{ $key }’ bestiet net
faults-no-value = ‘{ $text }’ hat net de foarm kaai=wearde
faults-twice = ‘{ $key }=’ stiet der mear as ien kear, en allinnich de earste is lêzen
faults-part = in diel koe net oan ’e ein ta lêzen wurde: { $part }
faults-parts =
    .position = stân
    .last = lêste diel
    .moves = setten
    .ply = nûmer fan de toande set
    .marks = merken
    .arrows = pylken
    .texts = teksten
faults-holds-more = hy komt út in nijere ferzje fan Damiera en befettet mear as hjir te sjen is

## Links that cannot be opened

faults-long-link = hy is { $n } bytes lang, en dêrfan wurde op syn heechst { $max } lêzen
faults-newer = hy komt út in nijere ferzje fan Damiera (v={ $version })
faults-version = ‘v={ $text }’ is gjin ferzjenûmer
faults-damaged = hy is letter feroare of ôfkape, en der is neat mear fan te lêzen
faults-no-ruleset = der stiet net hokker spul it is: ‘g=’ yn in keppeling of ‘variant’ op in side mist
faults-unknown-ruleset = dit spul ken dizze ferzje net: ‘{ $id }’
faults-house = de húsregels kinne net lêzen wurde: { $why }
faults-position = de stân kin net lêzen wurde: { $why }
faults-escape = ‘{ $text }’ is gjin persintkoade fan UTF-8-tekst

## House rules

faults-house-prefix = ‘{ $id }’ stiet net foar húsregels: it heart te begjinnen mei ‘{ $expected }’
faults-house-long = in koade fan { $n } bytes is te lang foar húsregels: op syn heechst wurde { $max } lêzen
faults-house-version = ‘{ $text }’ is gjin bekende ferzje fan de húsregels: hjir heart ‘{ $expected }’ te stean
faults-house-part = ‘{ $part }’ is gjin kar fan de húsregels; mooglik is ien fan dizze: { $expected }
faults-house-twice = ‘{ $part }’ is net it earste diel mei ‘{ $key }’: der kin mar ien wêze
faults-house-contrary = dizze húsregels binne sûnder sin: { $why }
faults-house-many = der kinne op syn heechst { $max } ferskillende húsregels tagelyk wêze
faults-house-too-many-squares = in boerd fan 12 by 12 hat allinnich donkere fjilden, want allegear soene te folle wêze
faults-house-rows-too-many = safolle rigen houtsjes litte minder as twa lege rigen tusken de kanten oer
faults-house-trapezoid-of-one-row = in trapezium hat op syn minst twa rigen houtsjes
faults-house-straight-on-dark = op donkere fjilden moatte houtsjes skean gean, oars kin de helte nea daam wurde
faults-house-diagonal-on-all = as alle fjilden brûkt wurde, moat der eat rjocht gean, oars komt de helte de oaren nea tsjin
faults-house-landing-of-short-king = allinnich fleanende dammen kinne kieze wêr’t se delkomme
faults-house-uturn-of-short-king = allinnich fleanende dammen kinne op deselde line werom
faults-house-uturn-barred = in daam kin allinnich op deselde line werom as sleine stikken daliks fan it boerd geane
faults-house-limit-of-short-king = in grins oan de setten fan ien daam is foar fleanende dammen
faults-house-king-gains-nothing = as dammen net fierder geane en slane as houtsjes, leveret daam wurden neat op
faults-house-end-against-goal = wint wa’t net sette kin, dan hat gjin oare ein sin
faults-house-huff-against-goal = wint wa’t net sette kin, dan soe nimmen in stik fan de oare kant blaze

## Positions

faults-token-at = ‘{ $token }’ by teken { $place }: { $what }
faults-expected-shorter = de tekst is langer as { $max } bytes
faults-expected-known-turn = it moat bekend wêze wa’t oan set is: skriuw W of B
faults-expected-turn = earst komt wa’t oan set is: skriuw W of B
faults-expected-side = skriuw hjir de fjilden fan in kant, mei W of B derfoar
faults-expected-side-once-white = de fjilden fan Wyt binne al jûn
faults-expected-side-once-black = de fjilden fan Swart binne al jûn
faults-expected-square = dit is gjin fjild; de fjilden binne { $first } oant en mei { $last }
faults-expected-range = in rige fjilden moat oprinne en tusken { $first } en { $last } lizze
faults-expected-range-in-row = in rige fjilden moat lâns ien rige fan lofts nei rjochts rinne en tusken { $first } en { $last } lizze
faults-expected-empty-square = op { $label } stiet al in stik
faults-expected-counters = skriuw hjir de daamsetten fan Swart en fan Wyt, lykas yn +0+312
faults-expected-counter = skriuw in tal en de twa sifers fan it fjild fan de daam, lykas yn 312, of allinnich 0
faults-no-pieces = der steane gjin stikken op it boerd
faults-shared-square = beide kanten hawwe in stik op { $label }
faults-counter-without-king = op { $label } wurde daamsetten teld, mar dy kant hat dêr gjin daam
faults-counter-too-high = der binne { $counted } daamsetten efterinoar teld, en der meie mar { $limit } wêze
faults-counter-without-limit = yn dit spul wurde daamsetten net teld

## Moves, and what is said between them

faults-long-move = in set fan { $n } bytes is te lang: op syn heechst wurde { $max } lêzen
faults-no-move = ‘{ $text }’ is gjin set: der hearre op syn minst twa fjilden te stean, lykas yn { $example }
faults-no-square = ‘{ $token }’ yn ‘{ $text }’ is gjin fjild: de fjilden binne { $first } oant en mei { $last }
faults-ambiguous = ‘{ $text }’ kin mear betsjutte; it kin { $moves } wêze
faults-not-crowned = ‘{ $text }’ einiget op K, mar by { $mv } wurdt gjin houtsje kening
faults-illegal = ‘{ $text }’ mei hjir net
faults-not-now = ‘{ $text }’ kin net: { $why }
faults-now-over = de partij is dien
faults-now-not-your-turn = de oare kant is oan set
faults-now-offered = der is al remise oanbean: dat moat oannommen of wegere wurde
faults-now-not-offered = der is gjin remise oanbean
faults-now-by-moving = in oanbod wegerest troch te setten allinnich mei de set sels
faults-now-no-claim = neffens de regels kin hjir gjin remise opeaske wurde
faults-now-ahead = de kant dy’t remise wegere, hat in beslissend foardiel: op syn minst in houtsje mear
faults-now-own-refusal = nei in wegering kin allinnich de kant dy’t remise oanbea, dy opeaskje
faults-now-capture = der moat slein wurde: wa’t foarstiet, docht dêrnei bliken
faults-now-not-missed = yn de lêste set is gjin slach mist
faults-now-not-huffed = it stik op dat fjild koe net slaan

## Marks and arrows

faults-brush = ‘{ $text }’ is gjin pylk: foaroan heart G, R, Y of B te stean, lykas yn G{ $text }
faults-route = ‘{ $text }’ is gjin pylk: der hearre twa oant { $max } fjilden te stean
faults-many-marks = allinnich de earste { $max } fan { $n } merken of pylken binne lêzen

## Variations

faults-variations = de farianten kinne net lêzen wurde: { $why }
faults-variations-changed = de farianten binne letter feroare of ôfkape: de kontrôletekens kloppe net
faults-variations-node = ‘tn={ $path }’ is gjin plak yn de farianten
faults-variations-part = de farianten koene net oan ’e ein ta lêzen wurde
faults-at = rigel { $line }, kolom { $column }: { $what }
faults-token = ‘{ $token }’: { $what }
faults-long-text = in tekst fan { $n } bytes is te lang: op syn heechst wurde { $max } lêzen
faults-unknown = hjir heart in set, in opmerking, in fariant, in oardiel of in útslach te stean
faults-too-many-captures = dêrfoar binne te folle slaggen om op te neamen
faults-open-comment = de opmerking hat gjin slútkrul
faults-glyph-without-move = der stiet in oardiel sûnder set derfoar
faults-glyph = in oardiel giet fan $0 oant $65535, en mear as { $max } kinne der net wêze
faults-variation-without-move = der stiet in fariant sûnder set dy’t er ferfange kin
faults-open-variation = de fariant hat gjin slútheakje
faults-nested = farianten kinne op syn heechst { $max } djip yn elkoar stean
faults-close = der stiet in slútheakje sûnder fariant
faults-set-up = de stân kin net opset wurde: { $why }
faults-not-legal = dy set mei hjir net
faults-unlistable = yn dizze stân binne te folle slaggen om op te neamen: mear as { $max } sprongen
faults-deep = in rige kin op syn heechst { $max } setten fan beide kanten hawwe
faults-large = in partij mei har farianten kin op syn heechst { $max } setten hawwe
faults-long-comment = in opmerking fan { $n } bytes is te lang: op syn heechst wurde { $max } lêzen
faults-glyphs = by in set kinne op syn heechst { $max } oardielen stean

## Files of games

faults-tag = hjir heart in gegeven te stean, lykas yn [White "Namme"]
faults-tag-twice = it gegeven stiet der mear as ien kear, en it earste jildt
faults-tag-control = it gegeven hat stjoertekens, dy’t as spaasjes lêzen wurde
faults-many-tags = der kinne op syn heechst { $max } gegevens wêze
faults-no-game = der is hjir gjin spul ‘{ $id }’
faults-type-number = in spultype begjint mei in getal, en ‘{ $text }’ net
faults-type-foreign = spultype { $number } is { $name }, en dat wurdt hjir net spile
faults-type-unknown = spultype { $number } is hjir net bekend
faults-type-other = spultype ‘{ $text }’ is in oar spul as { $expected }, dat hjir spile wurdt
faults-type-other-number = spultype ‘{ $text }’ is in oar spul as de { $number } dy’t hjir bekend is
faults-game-unsaid = nearne stiet hokker spul it is: it gegeven GameType mist
faults-result = hjir heart in útslach te stean: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 of *
faults-behind-result = it stiet efter de útslach fan de partij en is weilitten
faults-result-twice = de partij hat al in útslach, en de earste jildt
faults-result-differs = neffens it gegeven is de útslach { $result }
faults-result-by-rules = neffens de regels is de útslach { $result }
faults-long-file = in bestân fan { $n } bytes is te lang: op syn heechst wurde { $max } lêzen

## Games that are gone through on another page

faults-moves = setten: { $why }
faults-node = node=‘{ $text }’ is gjin plak yn de farianten
faults-no-ply = ply=‘{ $text }’ is gjin set fan de partij
faults-pace = autoplay=‘{ $text }’ hat in ferkearde wearde: mooglik is 0.5 oant 60 sekonden
faults-others = oare flaters: { $n }

## Exercises

faults-no-goal = de opjefte hat gjin doel; mooglik is { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:FJILD, win-in:GETAL of hold:GETAL
faults-goal = ‘{ $text }’ is gjin doel; mooglik is { $goals }
faults-n-moves = ‘{ $text }’ is gjin tal setten: mooglik is 1 oant en mei { $max }
faults-square = ‘{ $token }’ is gjin fjild: de fjilden binne { $first } oant en mei { $last }
faults-nothing-accepted = yn beurt { $turn } is neat goed: hjir heart in set of in betingst te stean
faults-choices = ‘{ $text }’ is gjin kar: yn ‘accept’ hearre op syn minst twa setten te stean
faults-not-wanted = ‘{ $key }’ past net by dit doel en heart der net te stean
faults-captures = ‘{ $text }’ is gjin tal stikken: mooglik is 1 oant en mei { $max }
faults-accepted-position = de stân dy’t goed is, kin net lêzen wurde: { $why }
faults-reply = ‘{ $text }’ is gjin antwurdset: der hearre in set, > en de set dêrop te stean
faults-answer = ‘{ $text }’ is gjin antwurd: der hearre in set, = en it antwurd te stean
faults-too-many = it binne der te folle ({ $what }: { $n }): op syn heechst { $max } binne mooglik
faults-lists =
    .turns = beurten
    .accepted = goede setten
    .replies = antwurdsetten
    .answers = antwurden op ferkearde besykjen
faults-long-key = ‘{ $key }’ is { $n } bytes lang: op syn heechst wurde { $max } lêzen
faults-wordy = de tekst ‘{ $start }…’ is { $n } bytes lang: op syn heechst wurde { $max } lêzen

## Lessons

faults-lesson-line = rigel { $line }: { $what }
faults-long-lesson = de les is { $n } bytes lang, en dêrfan wurde op syn heechst { $max } lêzen
faults-lesson-title = hjir hearre ‘# ’ en de titel fan de les te stean, net ‘{ $text }’
faults-second-title = in les hat ien titel; in stap begjint mei ‘## ’
faults-empty-title = nei ‘#’ heart in titel te stean
faults-no-steps = hjir heart in stap te stean: ‘## ’ en de titel dêrfan
faults-many-steps = der binne mear as { $max } stappen
faults-lesson-value = ‘{ $text }’ hat net de foarm ‘namme: wearde’
faults-lesson-name = der is hjir gjin ‘{ $text }’; mooglik is ien fan dizze: { $known }
faults-lesson-head = in les hat gjin ‘{ $text }’; mooglik is ien fan dizze: { $known }
faults-lesson-twice = ‘{ $name }’ hat al in wearde
faults-empty-step = de stap hat gjin tekst en gjin boerd
faults-lesson-mode = de soarte ‘{ $text }’ bestiet net: mooglik is diagram, replay, play of exercise
faults-lesson-source = hjir hearre ‘src’ en it bestân fan de les te stean, dat neist dat fan de kursus leit
faults-lesson-goal = in opjefte hat in doel, en allinnich in opjefte hat ien
faults-packed-long = in les fan { $n } tekens is te lang foar in keppeling: op syn heechst { $max } binne mooglik
faults-packed-damaged = de keppeling is ûnderweis feroare of ôfkape
faults-packed-newer = de keppeling komt út in nijere ferzje
faults-packed-much = de ynhâld is langer as in les, dy’t op syn heechst { $max } bytes hat

## Problems

faults-problem-address = ‘{ $text }’ hat gjin stân: it ferwiist nei in partij of probleem op dy side, en dêr wurdt neat ophelle. Nim dêr de FEN of PDN
faults-problem-game = ‘{ $name }’ wurdt hjir net spile
faults-problem-unsolved = der heart in oplossing by
faults-problem-many = in les hat op syn heechst { $max } stappen
faults-problem-turns = in opjefte hat op syn heechst { $max } beurten
faults-problem-flaw = yn de oplossing, heale set { $ply }: { $why }
faults-problem-in-game = partij { $number }: { $why }
