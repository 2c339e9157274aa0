### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Odkaz se nepodařilo přečíst celý: { $why }.
faults-board = Tuto desku nelze zobrazit: { $why }.
faults-lesson = Lekci nelze přečíst: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; a další ({ $n })

## Parts of links

faults-changed = odkaz byl po vytvoření změněn nebo zkrácen: kontrolní znaky nesouhlasí, takže to možná není to, co se myslelo
faults-invisible = byly vynechány konce řádků nebo neviditelné znaky
faults-ending = na konci bylo vynecháno „{ $ending }“
faults-escapes = odkaz byl přečten po převedení procentových kódů
faults-left-out = { $number }. tah „{ $text }“ byl vynechán se všemi dalšími: { $why }
faults-too-many-moves = přečteny byly jen první tahy: { $max } z { $n }
faults-too-much = { $number }. tah byl vynechán se všemi dalšími: možných braní je příliš mnoho, než aby se dala vypsat
faults-ply = „ply={ $text }“ není číslo od 0 do počtu tahů
faults-orientation = „o={ $text }“ není w ani b
faults-value = „{ $key }={ $value }“ bylo vynecháno; patří sem: { $expected }
faults-a-level = úroveň (1 až 8 nebo 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = celé číslo
faults-a-player = w, b nebo both
faults-a-mode = diagram, replay, play nebo exercise
faults-long-value = „{ $key }=“ bylo vynecháno: má { $n } B, čte se nejvýše { $max }
faults-no-key = klíč „{ $key }“ neexistuje
faults-no-value = „{ $text }“ nemá tvar klíč=hodnota
faults-twice = „{ $key }=“ je tu víckrát, přečteno bylo jen první
faults-part = jednu část se nepodařilo přečíst do konce: { $part }
faults-parts =
    .position = pozice
    .last = poslední část
    .moves = tahy
    .ply = číslo zobrazeného tahu
    .marks = značky
    .arrows = šipky
    .texts = texty
faults-holds-more = pochází z novější verze Damiera a obsahuje víc, než se zobrazuje

## Links that cannot be opened

faults-long-link = odkaz má { $n } B, čte se nejvýše { $max }
faults-newer = pochází z novější verze Damiera (v={ $version })
faults-version = „v={ $text }“ není číslo verze
faults-damaged = odkaz byl po vytvoření změněn nebo zkrácen a nic z něj nelze přečíst
faults-no-ruleset = neříká, o kterou hru jde: v odkazu chybí „g=“ nebo na stránce „variant“
faults-unknown-ruleset = tuto hru tato verze nezná: „{ $id }“
faults-house = vlastní pravidla nelze přečíst: { $why }
faults-position = pozici nelze přečíst: { $why }
faults-escape = „{ $text }“ není procentový kód textu v UTF-8

## House rules

faults-house-prefix = „{ $id }“ neoznačuje vlastní pravidla: na začátku má být „{ $expected }“
faults-house-long = kód o délce { $n } B je pro vlastní pravidla příliš dlouhý: čte se nejvýše { $max }
faults-house-version = „{ $text }“ není známá verze vlastních pravidel: má tu být „{ $expected }“
faults-house-part = „{ $part }“ není volba vlastních pravidel; má tu být jedna z těchto: { $expected }
faults-house-twice = „{ $part }“ není první část s „{ $key }“: může být jen jedna
faults-house-contrary = tato vlastní pravidla nedávají smysl: { $why }
faults-house-many = různých vlastních pravidel může být najednou nejvýše { $max }
faults-house-too-many-squares = deska 12 krát 12 má jen tmavá pole, všech polí by bylo příliš mnoho
faults-house-rows-too-many = při tolika řadách kamenů zbývá mezi stranami méně než dvě prázdné řady
faults-house-trapezoid-of-one-row = lichoběžník má nejméně dvě řady kamenů
faults-house-straight-on-dark = na tmavých polích musí kameny táhnout diagonálně, jinak se polovina z nich nikdy nemůže proměnit v dámu
faults-house-diagonal-on-all = hraje-li se na všech polích, musí něco chodit rovně, jinak se polovina se zbytkem nikdy nepotká
faults-house-landing-of-short-king = jen létající dámy si mohou vybrat, kam dopadnou
faults-house-uturn-of-short-king = jen létající dámy se mohou otočit rovnou zpět
faults-house-uturn-barred = dáma se může otočit rovnou zpět jen tam, kde vzaté figury mizí z desky hned
faults-house-limit-of-short-king = omezení počtu tahů jedné dámy je jen pro létající dámy
faults-house-king-gains-nothing = když dámy netáhnou ani neberou dál než kameny, proměna v dámu nic nepřináší
faults-house-end-against-goal = když vyhrává ten, kdo nemůže táhnout, žádný jiný konec nedává smysl
faults-house-huff-against-goal = když vyhrává ten, kdo nemůže táhnout, nikdo by soupeřovu figuru neodfoukl

## Positions

faults-token-at = „{ $token }“ u { $place }. znaku: { $what }
faults-expected-shorter = text je delší než { $max } bajtů
faults-expected-known-turn = musí být známo, kdo je na tahu: napište W nebo B
faults-expected-turn = jako první musí být strana na tahu: napište W nebo B
faults-expected-side = sem napište pole jedné strany a před ně W nebo B
faults-expected-side-once-white = pole bílého už byla uvedena
faults-expected-side-once-black = pole černého už byla uvedena
faults-expected-square = toto není pole; pole jsou { $first } až { $last }
faults-expected-range = rozsah musí stoupat a ležet v rozmezí { $first } až { $last }
faults-expected-range-in-row = rozsah musí vést jednou řadou zleva doprava a ležet v rozmezí { $first } až { $last }
faults-expected-empty-square = na poli { $label } už figura je
faults-expected-counters = sem napište tahy dámou černého a bílého, například +0+312
faults-expected-counter = napište počet a dvě číslice pole dámy, například 312, nebo jen 0
faults-no-pieces = na desce nejsou žádné figury
faults-shared-square = na poli { $label } mají figuru obě strany
faults-counter-without-king = na poli { $label } se počítají tahy dámou, ale tato strana tam žádnou dámu nemá
faults-counter-too-high = napočítané tahy dámou za sebou: { $counted }, dovoleno jen { $limit }
faults-counter-without-limit = v této hře se tahy dámou nepočítají

## Moves, and what is said between them

faults-long-move = tah o délce { $n } B je příliš dlouhý: čte se nejvýše { $max }
faults-no-move = „{ $text }“ není tah: mají tu být aspoň dvě pole, jako v { $example }
faults-no-square = „{ $token }“ v „{ $text }“ není pole: pole jsou { $first } až { $last }
faults-ambiguous = „{ $text }“ není jednoznačné; může to být { $moves }
faults-not-crowned = „{ $text }“ končí na K, ale při { $mv } se z kamene nestane dáma
faults-illegal = „{ $text }“ tu není dovolený tah
faults-not-now = „{ $text }“ není možné: { $why }
faults-now-over = partie skončila
faults-now-not-your-turn = na tahu je druhá strana
faults-now-offered = remíza už byla nabídnuta: je třeba ji přijmout, nebo odmítnout
faults-now-not-offered = remíza nebyla nabídnuta
faults-now-by-moving = tahem se nabídka odmítá jen tím tahem samým
faults-now-no-claim = žádné pravidlo tu nedovoluje žádat remízu
faults-now-ahead = strana, která remízu odmítla, má rozhodující výhodu: aspoň o kámen víc
faults-now-own-refusal = po odmítnutí může remízu žádat jen strana, která ji nabídla
faults-now-capture = musí se brát: kdo má víc, ukáže se potom
faults-now-not-missed = v posledním tahu nebylo opomenuto žádné braní
faults-now-not-huffed = figura na tom poli nemohla brát

## Marks and arrows

faults-brush = „{ $text }“ není šipka: na začátku má být G, R, Y nebo B, jako v G{ $text }
faults-route = „{ $text }“ není šipka: polí má být dvě až { $max }
faults-many-marks = přečteny byly jen první značky nebo šipky: { $max } z { $n }

## Variations

faults-variations = varianty nelze přečíst: { $why }
faults-variations-changed = varianty byly po vytvoření změněny nebo zkráceny: kontrolní znaky nesouhlasí
faults-variations-node = „tn={ $path }“ není místo ve variantách
faults-variations-part = varianty se nepodařilo přečíst do konce
faults-at = řádek { $line }, sloupec { $column }: { $what }
faults-token = „{ $token }“: { $what }
faults-long-text = text o délce { $n } B je příliš dlouhý: čte se nejvýše { $max }
faults-unknown = má tu být tah, komentář, varianta, hodnocení nebo výsledek
faults-too-many-captures = možných braní je předtím příliš mnoho, než aby se dala vypsat
faults-open-comment = komentáři chybí uzavírací složená závorka
faults-glyph-without-move = hodnocení je tu bez tahu před ním
faults-glyph = hodnocení jsou od $0 do $65535 a může jich být nejvýše { $max }
faults-variation-without-move = varianta je tu bez tahu, který by mohla nahradit
faults-open-variation = variantě chybí uzavírací závorka
faults-nested = varianty mohou být v sobě nejvýše do hloubky { $max }
faults-close = uzavírací závorka je tu bez varianty
faults-set-up = pozici nelze postavit: { $why }
faults-not-legal = ten tah tu není dovolený
faults-unlistable = možných braní je v této pozici příliš mnoho, než aby se dala vypsat: víc než { $max } skoků
faults-deep = sled tahů může mít nejvýše { $max } tahů obou stran dohromady
faults-large = partie s variantami může mít nejvýše { $max } tahů
faults-long-comment = komentář o délce { $n } B je příliš dlouhý: čte se nejvýše { $max }
faults-glyphs = u tahu může být nejvýše tolik hodnocení: { $max }

## Files of games

faults-tag = má tu být údaj jako [White "Jméno"]
faults-tag-twice = údaj je tu víckrát a platí první
faults-tag-control = údaj obsahuje řídicí znaky, které se čtou jako mezery
faults-many-tags = údajů může být nejvýše { $max }
faults-no-game = hra „{ $id }“ tu není
faults-type-number = typ hry začíná číslem, „{ $text }“ ne
faults-type-foreign = typ hry { $number } je { $name }, a to se tu nehraje
faults-type-unknown = typ hry { $number } tu není znám
faults-type-other = typ hry „{ $text }“ je jiná hra než { $expected }, která se tu hraje
faults-type-other-number = typ hry „{ $text }“ je jiná hra než { $number }, která je tu známa
faults-game-unsaid = nic neříká, o kterou hru jde: chybí údaj GameType
faults-result = má tu být výsledek: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 nebo *
faults-behind-result = je to až za výsledkem partie a bylo to vynecháno
faults-result-twice = partie už výsledek má a platí první
faults-result-differs = podle údaje je výsledek { $result }
faults-result-by-rules = podle pravidel je výsledek { $result }
faults-long-file = soubor o délce { $n } B je příliš dlouhý: čte se nejvýše { $max }

## Games that are gone through on another page

faults-moves = tahy: { $why }
faults-node = node=„{ $text }“ není místo ve variantách
faults-no-ply = ply=„{ $text }“ není tah partie
faults-pace = autoplay=„{ $text }“ má špatnou hodnotu: možné je 0.5 až 60 sekund
faults-others = další chyby: { $n }

## Exercises

faults-no-goal = cvičení nemá cíl; možné je { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:POLE, win-in:ČÍSLO nebo hold:ČÍSLO
faults-goal = „{ $text }“ není cíl; možné je { $goals }
faults-n-moves = „{ $text }“ není počet tahů: možné je 1 až { $max }
faults-square = „{ $token }“ není pole: pole jsou { $first } až { $last }
faults-nothing-accepted = v tahu { $turn } se nic neuznává: má tu být tah nebo podmínka
faults-choices = „{ $text }“ není výběr: v „accept“ mají být aspoň dva tahy
faults-not-wanted = „{ $key }“ k tomuto cíli nepatří a nemá tu být
faults-captures = „{ $text }“ není počet figur: možné je 1 až { $max }
faults-accepted-position = uznávanou pozici nelze přečíst: { $why }
faults-reply = „{ $text }“ není odpovídající tah: má tu být tah, > a tah na něj
faults-answer = „{ $text }“ není odpověď: má tu být tah, = a co říct
faults-too-many = je toho příliš ({ $what }: { $n }): možné je nejvýše { $max }
faults-lists =
    .turns = tahy řešení
    .accepted = uznávané tahy
    .replies = odpovídající tahy
    .answers = odpovědi na chybné pokusy
faults-long-key = „{ $key }“ má { $n } B: čte se nejvýše { $max }
faults-wordy = text „{ $start }…“ má { $n } B: čte se nejvýše { $max }

## Lessons

faults-lesson-line = řádek { $line }: { $what }
faults-long-lesson = lekce má { $n } B, čte se nejvýše { $max }
faults-lesson-title = má tu být „# “ a název lekce, ne „{ $text }“
faults-second-title = lekce má jen jeden název; krok začíná „## “
faults-empty-title = za „#“ má být název
faults-no-steps = má tu být krok: „## “ a jeho název
faults-many-steps = kroků je víc než { $max }
faults-lesson-value = „{ $text }“ nemá tvar „jméno: hodnota“
faults-lesson-name = „{ $text }“ tu není; má tu být jedno z těchto: { $known }
faults-lesson-head = „{ $text }“ lekce nemá; má tu být jedno z těchto: { $known }
faults-lesson-twice = „{ $name }“ už hodnotu má
faults-empty-step = krok nemá ani text, ani desku
faults-lesson-mode = režim „{ $text }“ neexistuje: možné je diagram, replay, play nebo exercise
faults-lesson-source = má tu být „src“ a soubor lekce, který leží vedle souboru kurzu
faults-lesson-goal = cvičení má cíl a má ho jen cvičení
faults-packed-long = lekce o délce { $n } znaků je na odkaz příliš dlouhá: může jich být nejvýše { $max }
faults-packed-damaged = odkaz byl cestou změněn nebo zkrácen
faults-packed-newer = odkaz pochází z novější verze
faults-packed-much = obsah je delší než lekce, která má nejvýše { $max } B

## Problems

faults-problem-address = „{ $text }“ neobsahuje pozici: odkazuje na partii nebo úlohu na oné stránce a odtamtud se nic nestahuje. Je třeba FEN nebo PDN, které stránka nabízí
faults-problem-game = hra „{ $name }“ se tu nehraje
faults-problem-unsolved = má tu být řešení
faults-problem-many = lekce má nejvýše { $max } kroků
faults-problem-turns = cvičení má nejvýše { $max } tahů řešení
faults-problem-flaw = v řešení, { $ply }. půltah: { $why }
faults-problem-in-game = partie { $number }: { $why }
