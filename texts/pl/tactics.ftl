### Tactics: positions with one good move, gone through one after the other.

tactics-title = Taktyka
tactics-about = Pozycje z jednym dobrym ruchem, znalezione w partiach silnika i przez niego dowiedzione.
tactics-game = Gra
# $n (number) a hundred for each grade of difficulty
tactics-strength = Twoja siła gry: { $n }
# $found (number)
# $tried (number)
tactics-found = Znalezione za pierwszym razem: { $found } z { $tried }
tactics-ways =
    .strength = Na twoim poziomie
    .missed = Do poprawki
    .day = Piątka na dziś
    .streak = Seria
    .storm = Na czas
    .friend = Ze znajomym
tactics-ways-about =
    .strength = Tak trudne, jak mocna jest twoja gra.
    .missed = Wracają po dniu, tygodniu i miesiącu.
    .day = Ta sama piątka dla wszystkich.
    .streak = Coraz trudniejsze, aż do pierwszego pudła.
    .storm = Ile zdążysz w trzy minuty.
    .friend = Dziesięć, a potem link do tych samych dziesięciu.
# $n (number)
tactics-best = Twój rekord: { $n }
# $n (number)
tactics-due = Czekają: { $n }
# $found (number)
# $all (number)
tactics-day-done = Dziś: { $found } z { $all }
# $at (number)
# $all (number)
tactics-place = { $at } z { $all }
# $n (number)
tactics-score = Znalezione: { $n }
# $grade (number)
tactics-grade = Trudność { $grade } z 10
tactics-next = Dalej
tactics-again = Jeszcze raz
tactics-others = Inne zadania
tactics-over = To było ostatnie zadanie.
tactics-time-over = Koniec czasu.
tactics-streak-over = Tu seria się kończy.
tactics-missing = Nie udało się pobrać zadań z tej gry. Sprawdź połączenie i spróbuj ponownie.
tactics-fetching = Zadania są już w drodze.
# $found (number)
# $all (number)
tactics-friends = Wynik znajomego: { $found } z { $all }.
tactics-sent = Od znajomego
tactics-pass-on = Kopiuj link dla znajomego
tactics-set-damaged = Link do tych zadań został po drodze ucięty lub zmieniony albo już ich tam nie ma. Poproś o niego jeszcze raz.
tactics-squares = Pola
tactics-squares-about = Ich nazwy na pamięć: pół minuty na planszy bez oznaczeń.
tactics-squares-find = Znajdź pole
tactics-squares-name = Nazwij pole
# $square (text)
tactics-find-square = Znajdź { $square }
tactics-which-square = Które pole jest zaznaczone?
# $square (text)
tactics-square-missed = Nie: pole { $square } pokazuje teraz swoją nazwę.
# $right (number)
# $wrong (number)
tactics-squares-score = Dobrze: { $right }, źle: { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Rząd { $row }, kolumna { $column }
tactics-themes =
    .win = To kończy partię.
    .king = Zbito damkę.
    .promotion = Pionek został damką.
    .shot = Oddano kilka bierek, aby zbić ich więcej.
    .choice = Ważne było, które bicie wybrać.
    .ending = Przy tak małej liczbie bierek liczy się każdy ruch.
    .quiet = Cichy ruch zdobył bierkę.
