### What the page offers before a game has begun.

home-title = Alle damspellen
home-about = { $n } spellen, gratis, zonder account of reclame. Ook offline.
home-learn = Leren
home-tactics = Tactiek
home-practice = Oefenen
home-name = Begin
home-at-once = Meteen spelen
# $n (number) of the next move
home-go-on = Zet { $n }
home-make = Stelling of oefening maken
# $n (number) of pieces more than the other side has
home-ahead = { $n } meer

## Choosing a game

home-search = Zoek een spel
home-recent = Laatst gespeeld
home-favorites = Favorieten
home-favorite = Favoriet
home-no-game = Geen spel heeft dat allemaal.
home-all-games = Toon alle spellen
home-options = Tegenstander en opties
home-other-game = Ander spel
home-advice = Is het spel nieuw voor je? Begin met niveau 1 of 2.
home-against-computer = Tegen de computer, niveau { $level }
home-against-each-other = Met z'n tweeën op dit apparaat
home-families =
    .international = Internationaal en verwanten
    .russian = Russisch en Pool
    .english = Engels en Italiaans
    .frisian = Fries
    .spanish = Spaans, Tsjechisch, Thais
    .turkish = Turks en Grieks
    .dameo = Dameo en Croda
home-facts =
    .flying = vliegende dam
    .short = korte dam
    .straight = rechte zetten
    .most = meerslag verplicht
    .any = vrije slag
