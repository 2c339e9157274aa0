### What the page offers before a game has begun.

home-title = Wszystkie gry warcabowe
# $n (number) of games
home-about = { $n ->
        [one] { $n } gra
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gier
    }, za darmo, bez konta i bez reklam. Działa offline.
home-learn = Nauka
home-tactics = Taktyka
home-practice = Trening
home-name = Start
home-at-once = Zagraj od razu
# $n (number) of the next move
home-go-on = Ruch { $n }
home-make = Edytor pozycji i ćwiczeń
# $n (number) of pieces more than the other side has
home-ahead = przewaga: { $n }

## Choosing a game

home-search = Szukaj gry
home-recent = Ostatnie
home-favorites = Ulubione
home-favorite = Ulubiona
home-no-game = Żadna gra nie ma tego wszystkiego.
home-all-games = Pokaż wszystkie gry
home-options = Przeciwnik i opcje
home-other-game = Inna gra
home-advice = To dla ciebie nowa gra? Zacznij od poziomu 1 lub 2.
# $level (number)
home-against-computer = Z komputerem, poziom { $level }
home-against-each-other = Dwie osoby na tym urządzeniu
home-families =
    .international = Międzynarodowe i pokrewne
    .russian = Rosyjskie i pool
    .english = Angielskie i włoskie
    .frisian = Fryzyjskie
    .spanish = Hiszpańskie, czeskie, tajskie
    .turkish = Tureckie i greckie
    .dameo = Dameo i Croda
home-facts =
    .flying = latające damki
    .short = damki o krótkim ruchu
    .straight = ruchy po prostej
    .most = bicie większości
    .any = dowolne bicie
