### What the page offers before a game has begun.

home-title = Všechny druhy dámy
# $n (number) of games
home-about = { $n ->
        [one] { $n } hra zdarma, bez účtu, bez reklam. Funguje i offline.
        [few] { $n } hry zdarma, bez účtu, bez reklam. Funguje i offline.
       *[other] { $n } her zdarma, bez účtu, bez reklam. Funguje i offline.
    }
home-learn = Učit se
home-tactics = Taktika
home-practice = Trénink
home-name = Domů
home-at-once = Hrát hned
# $n (number) of the next move
home-go-on = { $n }. tah
home-make = Editor desky a cvičení
# $n (number) of pieces more than the other side has
home-ahead = o { $n } víc

## Choosing a game

home-search = Hledat mezi hrami
home-recent = Nedávné
home-favorites = Oblíbené
home-favorite = Oblíbená
home-no-game = Žádná hra nesplňuje všechno.
home-all-games = Zobrazit všechny hry
home-options = Soupeř a možnosti
home-other-game = Jiná hra
home-advice = Je pro vás hra nová? Začněte na úrovni 1 nebo 2.
# $level (number)
home-against-computer = Proti počítači, úroveň { $level }
home-against-each-other = Dva hráči na tomto zařízení
home-families =
    .international = Mezinárodní a příbuzné
    .russian = Ruská a Pool
    .english = Anglická a italská
    .frisian = Fríská
    .spanish = Španělská, česká, thajská
    .turkish = Turecká a řecká
    .dameo = Dameo a Croda
home-facts =
    .flying = létající dámy
    .short = nelétající dámy
    .straight = rovné tahy
    .most = povinně největší braní
    .any = libovolné braní
