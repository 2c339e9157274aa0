### What the page offers before a game has begun.

home-title = Tutti i giochi di dama
home-about = { $n } giochi, gratis, senza account né pubblicità. Anche offline.
home-learn = Impara
home-tactics = Tattica
home-practice = Allenamento
home-name = Inizio
home-at-once = Gioca subito
# $n (number) of the next move
home-go-on = Mossa { $n }
home-make = Prepara una posizione o un esercizio
# $n (number) of pieces more than the other side has
home-ahead = { $n } in più

## Choosing a game

home-search = Cerca tra i giochi
home-recent = Giocati da poco
home-favorites = Preferiti
home-favorite = Preferito
home-no-game = Nessun gioco ha tutto questo.
home-all-games = Mostra tutti i giochi
home-options = Avversario e opzioni
home-other-game = Altro gioco
home-advice = È un gioco nuovo per te? Comincia dal livello 1 o 2.
home-against-computer = Contro il computer, livello { $level }
home-against-each-other = Due giocatori su questo dispositivo
home-families =
    .international = Internazionale e affini
    .russian = Russa e Pool
    .english = Inglese e italiana
    .frisian = Frisone
    .spanish = Spagnola, ceca, thailandese
    .turkish = Turca e greca
    .dameo = Dameo e Croda
home-facts =
    .flying = dama volante
    .short = dama corta
    .straight = mosse dritte
    .most = presa massima
    .any = presa libera
