### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Trening
practice-about = Końcówki z niewielką liczbą bierek. Druga strona nigdy się nie myli, każdy twój ruch jest oceniany i możesz go cofnąć.
practice-game = Gra
practice-goals =
    .win = Wygraj
    .hold = Utrzymaj remis
# $n (number)
practice-men = { $n ->
    [one] { $n } pionek
    [few] { $n } pionki
    [many] { $n } pionków
   *[other] { $n } pionków
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } damka
    [few] { $n } damki
    [many] { $n } damek
   *[other] { $n } damek
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } i { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } kontra { $their }
# $least (number)
# $most (number)
practice-lengths = od { $least } do { $most } ruchów
# $done (number)
# $all (number)
practice-done = Zrobione: { $done } z { $all }
practice-working = Trwa obliczanie kolejnych końcówek.
practice-none = W tej grze żadna końcówka z tak małą liczbą bierek nie trwa dość długo, aby ją ćwiczyć.
practice-failed = Nie udało się obliczyć końcówek w tej przeglądarce.
practice-from-here = Graj dalej od tej pozycji
practice-from-here-about = Pozycja na planszy, przeciw silnikowi grającemu najlepiej, jak umie.
# $at (number)
# $all (number)
practice-place = { $at } z { $all }
# $moves (number)
practice-win = Wygraj. Przy najlepszej obronie zajmie ci to { $moves ->
    [one] { $moves } ruch.
    [few] { $moves } ruchy.
    [many] { $moves } ruchów.
   *[other] { $moves } ruchów.
}
# $n (number)
practice-hold = Utrzymaj remis przez { $n ->
    [one] { $n } ruch.
    [few] { $n } ruchy.
    [many] { $n } ruchów.
   *[other] { $n } ruchów.
}
practice-free = Graj najlepiej, jak potrafisz.
practice-verdicts =
    .best = Najlepszy ruch.
    .good = Dobry ruch.
    .held = Remis utrzymany.
    .inaccurate = Nie całkiem najlepszy.
    .mistake = Błąd.
    .gone = Wygrana przepadła: teraz jest remis.
    .lost = To przegrywa.
# $n (number)
practice-longer = { $n ->
    [one] Nadal wygrane, ale o { $n } ruch dłużej.
    [few] Nadal wygrane, ale o { $n } ruchy dłużej.
    [many] Nadal wygrane, ale o { $n } ruchów dłużej.
   *[other] Nadal wygrane, ale o { $n } ruchów dłużej.
}
practice-which = Co było lepsze?
# $mv (text)
practice-better = Lepsze było { $mv }.
# $mv (text)
practice-hint = Najlepsze jest tu { $mv }.
practice-looking = Trwa badanie pozycji.
practice-unknown = O tej pozycji nic nie wiadomo, więc nic nie jest tu oceniane.
practice-par = Wygrana w najmniejszej możliwej liczbie ruchów.
# $n (number)
practice-over = { $n ->
    [one] Wygrana, o { $n } ruch dłużej, niż trzeba.
    [few] Wygrana, o { $n } ruchy dłużej, niż trzeba.
    [many] Wygrana, o { $n } ruchów dłużej, niż trzeba.
   *[other] Wygrana, o { $n } ruchów dłużej, niż trzeba.
}
practice-was-held = Remis jest twój.
practice-missed = Tym razem się nie udało. Cofnij ruch albo zacznij od nowa.
practice-helped = Z pomocą, więc liczy się jako obejrzane.
# $moves (number)
# $all (number)
practice-moves = Ruchy: { $moves } z { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Dobre: { $good } · niedokładne: { $inaccurate } · błędy: { $mistakes }
practice-take-back = Cofnij ruch
practice-next = Następna końcówka
practice-previous = Poprzednia końcówka
practice-others = Wszystkie końcówki
