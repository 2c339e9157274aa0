### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Plansza i początek
    .aim = Cel
    .men = Pionki
    .kings = Damki
    .capture = Bicie
    .priority = Które bicie
    .promotion = Przemiana w damkę
    .end = Inne zakończenia
    .draws = Remis
    .notation = Jak zapisuje się ruchy
    .relative = Najbliższa krewna

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Białe mogą zagrać { $moves }.
       *[black] Czarne mogą zagrać { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Białe mają tu { $n ->
            [one] { $n } ruch.
            [few] { $n } ruchy.
            [many] { $n } ruchów.
           *[other] { $n } ruchów.
        }
       *[black] Czarne mają tu { $n ->
            [one] { $n } ruch.
            [few] { $n } ruchy.
            [many] { $n } ruchów.
           *[other] { $n } ruchów.
        }
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Białe nie mogą wykonać ruchu.
       *[black] Czarne nie mogą wykonać ruchu.
    }
# $moves (text) a list
rulebook-may-not = Nie wolno: { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } lub { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Partia jest skończona: wygrały białe.
       *[black] Partia jest skończona: wygrały czarne.
    }
rulebook-drawn = Partia jest skończona: jest remis.
rulebook-setup = Bierki na początku.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Znajdź bicie.
        [2] Znajdź oba bicia.
        [few] Znajdź wszystkie { $n } bicia.
        [many] Znajdź wszystkie { $n } bić.
       *[other] Znajdź wszystkie { $n } bić.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: zasady
# For lists and search engines.
# $game (text)
rulebook-description = Pełne zasady tej gry z planszami do wypróbowania: { $game }. Napisane na podstawie tego, według czego gra program.
rulebook-lead = Te zasady napisano na podstawie tego, według czego gra Damiera, i według tego samego sprawdzono każdy diagram.
# $game (text)
rulebook-relative = Z najbardziej znanych gier najbliższa tej jest: { $game }.
rulebook-here = Tutaj jest inaczej:
rulebook-not-here = Co obowiązuje tam, a tutaj nie:
rulebook-index-title = Zasady warcabów
rulebook-index-short = Przegląd
rulebook-index-description = Pełne zasady wszystkich gier z warcabowej rodziny, z żywymi planszami i ćwiczeniami do wypróbowania każdej zasady.
rulebook-index-lead = Warcaby to nie jedna gra, lecz cała rodzina. Każda strona opowiada zasady jednej z nich, z planszami do wypróbowania.
rulebook-index-games = Gry

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Plansza ma { $width } na { $height } pól. Gra się tylko na ciemnych; każdy gracz ma ciemne pole w bliższym rogu po lewej.
# $width (number)
# $height (number)
rulebook-board-mirrored = Plansza ma { $width } na { $height } pól. Gra się tylko na ciemnych; każdy gracz ma ciemne pole w bliższym rogu po prawej.
# $width (number)
# $height (number)
rulebook-board-all = Plansza ma { $width } na { $height } pól i gra się na wszystkich.
# $men (number)
# $rows (text) a list
rulebook-start = Każda strona zaczyna z { $men } pionkami. Licząc od jej krawędzi, stoją tak: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } w rzędzie { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } i { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Pierwszy ruch wykonują białe; potem strony grają na zmianę.
       *[black] Pierwszy ruch wykonują czarne; potem strony grają na zmianę.
    }

## Aim

rulebook-goal-last = Kto nie może wykonać ruchu, przegrywa: wszystkie bierki są zbite albo żadna nie może się ruszyć.
rulebook-goal-none = Kto nie może wykonać ruchu, wygrywa: celem jest stracić wszystkie bierki albo mieć je zablokowane.

## Directions

rulebook-directions =
    .diagonal-forward = na ukos do przodu
    .straight-forward = prosto do przodu
    .forward = prosto lub na ukos do przodu
    .forward-sideways = prosto do przodu lub w bok
    .not-backward = prosto lub na ukos do przodu albo w bok
    .diagonal = na ukos do przodu lub do tyłu
    .straight = wzdłuż rzędów i kolumn, do przodu, w bok lub do tyłu
    .all = we wszystkich ośmiu kierunkach
    .none = w żadnym kierunku

## Men

# $way (text) directions
rulebook-man-steps = Pionek przesuwa się o jedno pole { $way }, jeśli to pole jest puste.
rulebook-man-lines = Pionki stojące jeden za drugim, bez przerwy, mogą ruszyć się też jako linia: ostatni pionek przechodzi nad pozostałymi na pierwsze pole za nimi, jeśli jest ono puste.

## Kings

# $way (text) directions
rulebook-king-short = Damka przesuwa się o jedno pole { $way }, jeśli to pole jest puste.
# $way (text) directions
rulebook-king-flies = Damka przesuwa się { $way }, dowolnie daleko, po pustych polach.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Dopóki strona ma choć jednego pionka, jedna damka może wykonać z rzędu najwyżej jeden ruch, w którym nic nie zbija. Potem musi ruszyć się inna bierka albo damka musi bić.
        [few] Dopóki strona ma choć jednego pionka, jedna damka może wykonać z rzędu najwyżej { $moves } ruchy, w których nic nie zbija. Potem musi ruszyć się inna bierka albo damka musi bić.
        [many] Dopóki strona ma choć jednego pionka, jedna damka może wykonać z rzędu najwyżej { $moves } ruchów, w których nic nie zbija. Potem musi ruszyć się inna bierka albo damka musi bić.
       *[other] Dopóki strona ma choć jednego pionka, jedna damka może wykonać z rzędu najwyżej { $moves } ruchów, w których nic nie zbija. Potem musi ruszyć się inna bierka albo damka musi bić.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Pionek bije { $way }: przeskakuje bierkę drugiej strony na sąsiednim polu, jeśli pole za nią jest puste.
# $way (text) directions
rulebook-king-jumps-short = Damka bije { $way }: przeskakuje bierkę drugiej strony na sąsiednim polu, jeśli pole za nią jest puste.
# $way (text) directions
rulebook-king-jumps-flying = Damka bije { $way }, z dowolnej odległości: pola przed bierką muszą być puste, a także pole za nią.
rulebook-men-take-men = Pionek nie może zbić damki.
rulebook-duty-enforced = Bicie jest obowiązkowe i trwa tak długo, jak długo można zbić następną bierkę.
rulebook-duty-huff = Bicie jest obowiązkowe. Jeśli strona zagra co innego, druga strona może zdjąć z planszy bierkę, która powinna była bić, zażądać bicia albo uznać ruch.
rulebook-duty-forfeit = Bicie jest obowiązkowe. Strona, która zagra co innego albo zatrzyma się za wcześnie, przegrywa.
rulebook-landing-any = Za ostatnią bierką damka może zatrzymać się na dowolnym pustym polu tej linii.
rulebook-landing-behind-last = Na końcu bicia damka zatrzymuje się tuż za ostatnią zbitą bierką.
rulebook-landing-behind-king = Na końcu bicia damka zatrzymuje się za ostatnią bierką na dowolnym pustym polu tej linii, ale tuż za nią, jeśli ta bierka to damka.
rulebook-landing-behind-each = Damka ląduje tuż za każdą zbijaną bierką.
rulebook-removal-after = Zbite bierki zdejmuje się z planszy po zakończeniu ruchu. Do tego czasu zagradzają drogę i żadnej nie wolno przeskoczyć dwa razy.
rulebook-removal-at-once = Każdą bierkę zdejmuje się zaraz po przeskoczeniu, więc droga znów jest wolna.
rulebook-u-turn-no = Między dwoma skokami damka nie może zawrócić.
rulebook-u-turn-yes = Między dwoma skokami damka może też zawrócić.

## Which capture

rulebook-choice-any = Z kilku bić można wybrać dowolne.
rulebook-choice-most = Trzeba wybrać bicie, w którym zbija się najwięcej bierek.
rulebook-choice-frisian = Trzeba wybrać najcenniejsze bicie. Damka jest warta nieco mniej niż dwa pionki. Z równych bić trzeba wybrać bicie damką, jeśli takie jest.
rulebook-choice-king-first = Jeśli damka może bić, musi bić damka.
rulebook-choice-spanish = Trzeba wybrać bicie, w którym zbija się najwięcej bierek, a z takich to, w którym zbija się najwięcej damek.
rulebook-choice-italian = Trzeba wybrać bicie, w którym zbija się najwięcej bierek; z takich bicie damką; z takich to, w którym zbija się najwięcej damek; z takich to, które najwcześniej trafia na damkę.

## Crowning

rulebook-promotion-rest = Pionek, który kończy ruch w ostatnim rzędzie, zostaje damką. Jeśli bije stamtąd dalej, robi to jako pionek.
rulebook-promotion-passing = Pionek, który dojdzie do ostatniego rzędu, zostaje damką. Jeśli może bić stamtąd dalej, bije już jako damka.
rulebook-promotion-ends = Pionek, który dojdzie do ostatniego rzędu, zostaje damką i na tym jego ruch się kończy.

## Other ends

rulebook-end-man-king = Gdy jedna strona ma tylko damkę, a druga tylko pionka, wygrywa strona z damką.
rulebook-end-king-king = Gdy każda strona ma tylko damkę, jest remis, chyba że strona na ruchu może zbić drugą damkę albo musi stracić własną.
rulebook-end-corners = Gdy każda strona ma tylko damkę, a damki stoją w dwóch rogach głównej przekątnej, strona na ruchu przegrywa.
rulebook-end-first-king = Strona, która pierwsza dojdzie do damki, wygrywa.

## Draws

rulebook-draw-agreed = Gracze mogą zgodzić się na remis.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Strona na ruchu może zgłosić remis, jeśli { $clause }.
       *[no] Partia kończy się remisem, jeśli { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Jedna strona ma { $strong }, druga { $weak }{ $road ->
        [yes] {" "}na głównej przekątnej
       *[no] {""}
    }: jeśli przez { $moves } nikt nie wygra, { $claim ->
        [yes] można zgłosić remis.
       *[no] jest remis.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Dopóki każda strona ma damkę: jeśli przez { $moves } nikt nie wygra, { $claim ->
        [yes] można zgłosić remis.
       *[no] jest remis.
    }
# $count (text)
rulebook-draw-total = Obowiązuje to, dopóki liczba bierek na planszy wynosi { $count }.
rulebook-draw-restart = Po biciu lub przemianie w damkę liczy się od nowa.
# $least (number)
# $most (number)
rulebook-range = od { $least } do { $most }
# $least (number)
rulebook-at-least = { $least } lub więcej
rulebook-force-king = jedną damkę
# $count (text)
rulebook-force-kings = damki w liczbie { $count }
# $count (text)
rulebook-force-pieces = bierki w liczbie { $count }, w tym co najmniej jedną damkę
rulebook-force-some = co najmniej jedną damkę
# $count (text)
rulebook-force-any = bierki w liczbie { $count }

## How moves are written

rulebook-labels-numbers = Pola numeruje się od lewego górnego rogu, rząd po rzędzie, tak jak planszę widzą białe.
rulebook-labels-upward = Pola numeruje się od prawego dolnego rogu, rząd po rzędzie, tak jak planszę widzą białe.
rulebook-labels-letters = Kolumny mają litery, a rzędy numery; a1 leży w bliższym rogu po lewej stronie białych.
# $quiet (text)
# $capture (text)
rulebook-written = W zapisie ruchu podaje się pole, z którego bierka wychodzi, i pole, na którym kończy, na przykład { $quiet }; bicie ma znak x, na przykład { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = W zapisie ruchu podaje się pole, z którego bierka wychodzi, i pole, na którym kończy, na przykład { $quiet }; bicie ma znak x i każde pole, na którym bierka ląduje, na przykład { $capture }.
