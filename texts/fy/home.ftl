### What the page offers before a game has begun.

home-title = Alle damspullen
# $n (number) of games
home-about = { $n } spullen, fergees, sûnder account of reklame. Wurket ek offline.
home-learn = Leare
home-tactics = Taktyk
home-practice = Oefenje
home-name = Begjinside
home-at-once = Daliks spylje
# $n (number) of the next move
home-go-on = Set { $n }
home-make = Stân opsette en opjeften
# $n (number) of pieces more than the other side has
home-ahead = { $n } foar

## Choosing a game

home-search = Sykje in spul
home-recent = Lêst spile
home-favorites = Favoriten
home-favorite = Favoryt
home-no-game = Gjin spul hat dat allegear.
home-all-games = Alle spullen sjen litte
home-options = Tsjinstanner en opsjes
home-other-game = Oar spul
home-advice = Is it spul nij foar dy? Begjin mei nivo 1 of 2.
# $level (number)
home-against-computer = Tsjin de kompjûter, nivo { $level }
home-against-each-other = Twa spilers op dit apparaat
home-families =
    .international = Ynternasjonaal en besibbe spullen
    .russian = Russysk en Pool
    .english = Ingelsk en Italjaansk
    .frisian = Frysk
    .spanish = Spaansk, Tsjechysk, Taisk
    .turkish = Turksk en Gryksk
    .dameo = Dameo en Croda
home-facts =
    .flying = fleanende dammen
    .short = koarte dammen
    .straight = rjochte setten
    .most = mearslach giet foar
    .any = frije slach
