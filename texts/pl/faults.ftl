### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Nie udało się odczytać całego linku: { $why }.
faults-board = Nie można pokazać tej planszy: { $why }.
faults-lesson = Nie można odczytać lekcji: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; i jeszcze { $n }

## Parts of links

faults-changed = link po utworzeniu zmieniono lub ucięto: znaki kontrolne się nie zgadzają, więc może to nie być to, o co chodziło
faults-invisible = pominięto końce wierszy lub niewidoczne znaki
faults-ending = pominięto „{ $ending }” na końcu
faults-escapes = link odczytano po zamianie kodów procentowych
faults-left-out = ruch { $number }, „{ $text }”, pominięto wraz ze wszystkimi następnymi: { $why }
faults-too-many-moves = odczytano tylko pierwsze ruchy: { $max } z { $n }
faults-too-much = ruch { $number } pominięto wraz ze wszystkimi następnymi: możliwych bić jest za dużo, by je wyliczyć
faults-ply = „ply={ $text }” nie jest liczbą od 0 do liczby ruchów
faults-orientation = „o={ $text }” to ani w, ani b
faults-value = „{ $key }={ $value }” pominięto; powinno tu być: { $expected }
faults-a-level = poziom (od 1 do 8 lub 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = liczba całkowita
faults-a-player = w, b lub both
faults-a-mode = diagram, replay, play lub exercise
faults-long-value = „{ $key }=” pominięto: ma { $n } B, a można odczytać najwyżej { $max }
faults-no-key = nie ma klucza „{ $key }”
faults-no-value = „{ $text }” nie ma postaci klucz=wartość
faults-twice = „{ $key }=” jest tu więcej niż raz, odczytano tylko pierwsze
faults-part = jednej części nie udało się odczytać do końca: { $part }
faults-parts =
    .position = pozycja
    .last = ostatnia część
    .moves = ruchy
    .ply = numer pokazanego ruchu
    .marks = znaki
    .arrows = strzałki
    .texts = teksty
faults-holds-more = pochodzi z nowszej wersji Damiera i zawiera więcej, niż widać

## Links that cannot be opened

faults-long-link = link ma { $n } B, a można odczytać najwyżej { $max }
faults-newer = pochodzi z nowszej wersji Damiera (v={ $version })
faults-version = „v={ $text }” nie jest numerem wersji
faults-damaged = link po utworzeniu zmieniono lub ucięto i nic z niego nie da się odczytać
faults-no-ruleset = nie wiadomo, jaka to gra: w linku brakuje „g=”, a na stronie „variant”
faults-unknown-ruleset = tej gry ta wersja nie zna: „{ $id }”
faults-house = nie można odczytać własnych zasad: { $why }
faults-position = nie można odczytać pozycji: { $why }
faults-escape = „{ $text }” nie jest kodem procentowym tekstu UTF-8

## House rules

faults-house-prefix = „{ $id }” nie oznacza własnych zasad: na początku powinno być „{ $expected }”
faults-house-long = kod długości { $n } B jest za długi jak na własne zasady: można odczytać najwyżej { $max }
faults-house-version = „{ $text }” nie jest znaną wersją własnych zasad: powinno tu być „{ $expected }”
faults-house-part = „{ $part }” nie należy do wyboru własnych zasad; powinno tu być jedno z tych: { $expected }
faults-house-twice = „{ $part }” nie jest pierwszą częścią z „{ $key }”: może być tylko jedna
faults-house-contrary = te własne zasady nie mają sensu: { $why }
faults-house-many = różnych własnych zasad może być naraz najwyżej { $max }
faults-house-too-many-squares = plansza 12 na 12 ma tylko ciemne pola, bo wszystkich byłoby za dużo
faults-house-rows-too-many = tyle rzędów pionków zostawia między stronami mniej niż dwa puste rzędy
faults-house-trapezoid-of-one-row = trapez ma co najmniej dwa rzędy pionków
faults-house-straight-on-dark = na ciemnych polach pionki muszą chodzić na ukos, bo inaczej połowa z nich nigdy nie zostanie damką
faults-house-diagonal-on-all = jeśli gra się na wszystkich polach, coś musi chodzić prosto, bo inaczej połowa bierek nigdy nie spotka reszty
faults-house-landing-of-short-king = tylko latające damki mają wybór, gdzie wylądować
faults-house-uturn-of-short-king = tylko latające damki mogą zawrócić w biciu
faults-house-uturn-barred = damka może zawrócić w biciu tylko tam, gdzie zbite bierki od razu znikają z planszy
faults-house-limit-of-short-king = ograniczenie ruchów jednej damki jest tylko dla latających damek
faults-house-king-gains-nothing = jeśli damki chodzą i biją nie dalej niż pionki, przemiana w damkę nic nie daje
faults-house-end-against-goal = jeśli brak ruchu wygrywa, żaden inny koniec nie ma sensu
faults-house-huff-against-goal = jeśli brak ruchu wygrywa, nikt nie będzie brał chucha drugiej stronie

## Positions

faults-token-at = „{ $token }” przy znaku { $place }: { $what }
faults-expected-shorter = tekst jest dłuższy niż { $max ->
        [one] { $max } bajt
        [few] { $max } bajty
        [many] { $max } bajtów
       *[other] { $max } bajtów
    }
faults-expected-known-turn = musi być wiadomo, kto ma ruch: wpisz W lub B
faults-expected-turn = najpierw musi być strona na ruchu: wpisz W lub B
faults-expected-side = wpisz tu pola jednej strony, poprzedzone W lub B
faults-expected-side-once-white = pola białych już podano
faults-expected-side-once-black = pola czarnych już podano
faults-expected-square = to nie jest pole; pola są od { $first } do { $last }
faults-expected-range = zakres musi rosnąć i mieścić się między { $first } a { $last }
faults-expected-range-in-row = zakres musi biec wzdłuż jednego rzędu od lewej do prawej i mieścić się między { $first } a { $last }
faults-expected-empty-square = na polu { $label } już stoi bierka
faults-expected-counters = wpisz tu ruchy damką czarnych i białych, tak jak w +0+312
faults-expected-counter = wpisz liczbę ruchów i dwie cyfry pola damki, tak jak w 312, albo samo 0
faults-no-pieces = na planszy nie ma bierek
faults-shared-square = obie strony mają bierkę na polu { $label }
faults-counter-without-king = na polu { $label } policzono ruchy damką, ale ta strona nie ma tam damki
faults-counter-too-high = liczba ruchów damką z rzędu: { $counted }, a dozwolona tylko { $limit }
faults-counter-without-limit = w tej grze nie liczy się ruchów damką

## Moves, and what is said between them

faults-long-move = ruch długości { $n } B jest za długi: można odczytać najwyżej { $max }
faults-no-move = „{ $text }” nie jest ruchem: powinny tu być co najmniej dwa pola, jak w { $example }
faults-no-square = „{ $token }” w „{ $text }” nie jest polem: pola są od { $first } do { $last }
faults-ambiguous = „{ $text }” nie jest jednoznaczne; może to być { $moves }
faults-not-crowned = „{ $text }” kończy się na K, ale przy { $mv } żaden pionek nie staje się damką
faults-illegal = „{ $text }” nie jest tu dozwolonym ruchem
faults-not-now = „{ $text }” nie jest możliwe: { $why }
faults-now-over = partia jest skończona
faults-now-not-your-turn = ruch ma druga strona
faults-now-offered = remis już zaproponowano: trzeba go przyjąć lub odrzucić
faults-now-not-offered = nie zaproponowano remisu
faults-now-by-moving = ruchem odrzuca się propozycję tylko przez sam ruch
faults-now-no-claim = żadna zasada nie pozwala tu żądać remisu
faults-now-ahead = strona, która odrzuciła remis, ma decydującą przewagę: co najmniej o pionka więcej
faults-now-own-refusal = po odrzuceniu remisu może żądać tylko strona, która go zaproponowała
faults-now-capture = trzeba bić: kto ma przewagę, okaże się potem
faults-now-not-missed = w ostatnim ruchu nie pominięto żadnego bicia
faults-now-not-huffed = bierka na tym polu nie mogła bić

## Marks and arrows

faults-brush = „{ $text }” nie jest strzałką: na początku powinno być G, R, Y lub B, jak w G{ $text }
faults-route = „{ $text }” nie jest strzałką: powinny tu być od dwóch do { $max } pól
faults-many-marks = odczytano tylko pierwsze znaki lub strzałki: { $max } z { $n }

## Variations

faults-variations = nie można odczytać wariantów: { $why }
faults-variations-changed = warianty po utworzeniu zmieniono lub ucięto: znaki kontrolne się nie zgadzają
faults-variations-node = „tn={ $path }” nie jest miejscem w wariantach
faults-variations-part = wariantów nie udało się odczytać do końca
faults-at = wiersz { $line }, kolumna { $column }: { $what }
faults-token = „{ $token }”: { $what }
faults-long-text = tekst długości { $n } B jest za długi: można odczytać najwyżej { $max }
faults-unknown = powinien tu być ruch, komentarz, wariant, ocena lub wynik
faults-too-many-captures = możliwych bić jest wcześniej za dużo, by je wyliczyć
faults-open-comment = komentarzowi brakuje zamykającej klamry
faults-glyph-without-move = ocena jest tu bez ruchu przed nią
faults-glyph = oceny są od $0 do $65535 i może ich być najwyżej { $max }
faults-variation-without-move = wariant jest tu bez ruchu, który mógłby zastąpić
faults-open-variation = wariantowi brakuje zamykającego nawiasu
faults-nested = warianty mogą być jeden w drugim najwyżej na głębokość { $max }
faults-close = zamykający nawias jest tu bez wariantu
faults-set-up = nie można ustawić pozycji: { $why }
faults-not-legal = ten ruch nie jest tu dozwolony
faults-unlistable = możliwych bić jest w tej pozycji za dużo, by je wyliczyć: ponad { $max } skoków
faults-deep = ciąg może mieć najwyżej { $max } ruchów, licząc obie strony
faults-large = partia z wariantami może mieć najwyżej { $max } ruchów
faults-long-comment = komentarz długości { $n } B jest za długi: można odczytać najwyżej { $max }
faults-glyphs = przy ruchu może być najwyżej tyle ocen: { $max }

## Files of games

faults-tag = powinien tu być znacznik, jak w [White "Nazwisko"]
faults-tag-twice = znacznik jest tu więcej niż raz i liczy się pierwszy
faults-tag-control = znacznik zawiera znaki sterujące, odczytane jako spacje
faults-many-tags = znaczników może być najwyżej { $max }
faults-no-game = nie ma tu gry „{ $id }”
faults-type-number = typ gry zaczyna się od liczby, a „{ $text }” nie
faults-type-foreign = typ gry { $number } to { $name }, a w to się tu nie gra
faults-type-unknown = typ gry { $number } nie jest tu znany
faults-type-other = typ gry „{ $text }” to inna gra niż { $expected }, w którą się tu gra
faults-type-other-number = typ gry „{ $text }” to inna gra niż { $number }, która jest tu znana
faults-game-unsaid = nic nie mówi, jaka to gra: brakuje znacznika GameType
faults-result = powinien tu być wynik: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 lub *
faults-behind-result = to stoi za wynikiem partii i zostało pominięte
faults-result-twice = partia ma już wynik i liczy się pierwszy
faults-result-differs = według znacznika wynik to { $result }
faults-result-by-rules = według zasad wynik to { $result }
faults-long-file = plik długości { $n } B jest za długi: można odczytać najwyżej { $max }

## Games that are gone through on another page

faults-moves = ruchy: { $why }
faults-node = node=„{ $text }” nie jest miejscem w wariantach
faults-no-ply = ply=„{ $text }” nie jest ruchem partii
faults-pace = autoplay=„{ $text }” ma złą wartość: możliwe jest od 0.5 do 60 sekund
faults-others = inne błędy: { $n }

## Exercises

faults-no-goal = ćwiczenie nie ma celu; możliwe jest { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:POLE, win-in:LICZBA lub hold:LICZBA
faults-goal = „{ $text }” nie jest celem; możliwe jest { $goals }
faults-n-moves = „{ $text }” nie jest liczbą ruchów: możliwe jest od 1 do { $max }
faults-square = „{ $token }” nie jest polem: pola są od { $first } do { $last }
faults-nothing-accepted = w ruchu { $turn } nic nie jest zaliczane: powinien tu być ruch lub warunek
faults-choices = „{ $text }” nie jest wyborem: w „accept” powinny być co najmniej dwa ruchy
faults-not-wanted = „{ $key }” nie pasuje do tego celu i nie powinno go tu być
faults-captures = „{ $text }” nie jest liczbą bierek: możliwe jest od 1 do { $max }
faults-accepted-position = nie można odczytać zaliczanej pozycji: { $why }
faults-reply = „{ $text }” nie jest ruchem w odpowiedzi: powinny tu być ruch, > i ruch na niego
faults-answer = „{ $text }” nie jest odpowiedzią: powinny tu być ruch, = i co powiedzieć
faults-too-many = jest tego za dużo ({ $what }: { $n }): może być najwyżej { $max }
faults-lists =
    .turns = ruchy rozwiązania
    .accepted = zaliczane ruchy
    .replies = ruchy w odpowiedzi
    .answers = odpowiedzi na błędne próby
faults-long-key = „{ $key }” ma { $n } B: można odczytać najwyżej { $max }
faults-wordy = tekst „{ $start }…” ma { $n } B: można odczytać najwyżej { $max }

## Lessons

faults-lesson-line = wiersz { $line }: { $what }
faults-long-lesson = lekcja ma { $n } B, a można odczytać najwyżej { $max }
faults-lesson-title = powinny tu być „# ” i tytuł lekcji, a nie „{ $text }”
faults-second-title = lekcja ma jeden tytuł; krok zaczyna się od „## ”
faults-empty-title = po „#” powinien być tytuł
faults-no-steps = powinien tu być krok: „## ” i jego tytuł
faults-many-steps = kroków jest więcej niż { $max }
faults-lesson-value = „{ $text }” nie ma postaci „nazwa: wartość”
faults-lesson-name = nie ma tu „{ $text }”; powinno tu być jedno z tych: { $known }
faults-lesson-head = lekcja nie ma „{ $text }”; powinno tu być jedno z tych: { $known }
faults-lesson-twice = „{ $name }” ma już wartość
faults-empty-step = krok nie ma ani tekstu, ani planszy
faults-lesson-mode = nie ma trybu „{ $text }”: możliwe jest diagram, replay, play lub exercise
faults-lesson-source = powinny tu być „src” i plik lekcji, leżący obok pliku kursu
faults-lesson-goal = ćwiczenie ma cel i ma go tylko ćwiczenie
faults-packed-long = lekcja długości { $n } znaków jest za długa na link: może ich być najwyżej { $max }
faults-packed-damaged = link po drodze zmieniono lub ucięto
faults-packed-newer = link pochodzi z nowszej wersji
faults-packed-much = zawartość jest dłuższa niż lekcja, która ma najwyżej { $max } B

## Problems

faults-problem-address = „{ $text }” nie zawiera pozycji: wskazuje partię lub zadanie w tamtej witrynie, a stamtąd nic nie jest pobierane. Potrzebny jest FEN lub PDN z tamtej witryny
faults-problem-game = w „{ $name }” tu się nie gra
faults-problem-unsolved = powinno tu być rozwiązanie
faults-problem-many = lekcja ma najwyżej { $max } kroków
faults-problem-turns = ćwiczenie ma najwyżej { $max } ruchów
faults-problem-flaw = w rozwiązaniu, półruch { $ply }: { $why }
faults-problem-in-game = partia { $number }: { $why }
