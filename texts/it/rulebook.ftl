### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Damiera e inizio
    .aim = Scopo
    .men = Pedine
    .kings = Dame
    .capture = Prese
    .priority = Quale presa
    .promotion = Promozione
    .end = Altri modi di finire
    .draws = Patta
    .notation = Come si scrivono le mosse
    .relative = Il parente più vicino

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Il Bianco può giocare { $moves }.
       *[black] Il Nero può giocare { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Qui il Bianco ha { $n } mosse.
       *[black] Qui il Nero ha { $n } mosse.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Il Bianco non può muovere.
       *[black] Il Nero non può muovere.
    }
# $moves (text) a list
rulebook-may-not = Non { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } o { $last }
# $side (color)
rulebook-won = { $side ->
        [white] La partita è finita: ha vinto il Bianco.
       *[black] La partita è finita: ha vinto il Nero.
    }
rulebook-drawn = La partita è finita: è patta.
rulebook-setup = I pezzi all'inizio.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Trova la presa.
        [2] Trova tutte e due le prese.
       *[other] Trova tutte le { $n } prese.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: le regole
# For lists and search engines.
# $game (text)
rulebook-description = Le regole complete di questo gioco, con damiere da provare: { $game }. Scritte da ciò che il programma applica.
rulebook-lead = Queste regole sono scritte da ciò che Damiera applica quando gioca, e ogni figura è verificata con esso.
# $game (text)
rulebook-relative = Tra i giochi più noti, il più simile è { $game }.
rulebook-here = Che cosa qui è diverso:
rulebook-not-here = Che cosa vale là e non qui:
rulebook-index-title = Le regole della dama
rulebook-index-short = Panoramica
rulebook-index-description = Le regole complete di tutti i giochi della famiglia della dama, con damiere ed esercizi per provare ogni regola.
rulebook-index-lead = La dama non è un gioco solo, è una famiglia. Ogni pagina dice le regole di uno dei suoi giochi, con damiere da provare.
rulebook-index-games = I giochi

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = La damiera ha { $width } caselle per { $height }. Si gioca solo su quelle scure; ogni giocatore ne ha una nell'angolo vicino a sinistra.
# $width (number)
# $height (number)
rulebook-board-mirrored = La damiera ha { $width } caselle per { $height }. Si gioca solo su quelle scure; ogni giocatore ne ha una nell'angolo vicino a destra.
# $width (number)
# $height (number)
rulebook-board-all = La damiera ha { $width } caselle per { $height }, e si gioca su tutte.
# $men (number)
# $rows (text) a list
rulebook-start = Ciascuna parte comincia con { $men } pedine. Contando dal proprio bordo: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } nella riga { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } e { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Muove per primo il Bianco; poi si muove a turno.
       *[black] Muove per primo il Nero; poi si muove a turno.
    }

## Aim

rulebook-goal-last = Perde chi non può muovere: tutti i suoi pezzi sono stati presi, oppure nessuno può muoversi.
rulebook-goal-none = Vince chi non può muovere: lo scopo è perdere tutti i pezzi, o averli bloccati.

## Directions

rulebook-directions =
    .diagonal-forward = in diagonale in avanti
    .straight-forward = diritto in avanti
    .forward = diritto o in diagonale in avanti
    .forward-sideways = diritto in avanti o di lato
    .not-backward = diritto o in diagonale in avanti, o di lato
    .diagonal = in diagonale, in avanti o indietro
    .straight = lungo righe e colonne, in avanti, di lato o indietro
    .all = in tutte le otto direzioni
    .none = in nessuna direzione

## Men

# $way (text) directions
rulebook-man-steps = Una pedina muove di una casella { $way }, se quella casella è vuota.
rulebook-man-lines = Le pedine che stanno una dietro l'altra senza intervalli possono muovere anche in linea: l'ultima passa sopra le altre fino alla prima casella dopo di loro, se è vuota.

## Kings

# $way (text) directions
rulebook-king-short = Una dama muove di una casella { $way }, se quella casella è vuota.
# $way (text) directions
rulebook-king-flies = Una dama muove { $way } di quante caselle vuole, purché siano vuote.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Finché una parte ha pedine, una stessa dama può fare di seguito al massimo una mossa senza presa. Poi deve muovere un altro pezzo, o la dama deve prendere.
       *[other] Finché una parte ha pedine, una stessa dama può fare di seguito al massimo { $moves } mosse senza presa. Poi deve muovere un altro pezzo, o la dama deve prendere.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Una pedina prende saltando { $way } un pezzo avversario sulla casella accanto, se la casella subito dietro è vuota.
# $way (text) directions
rulebook-king-jumps-short = Una dama prende saltando { $way } un pezzo avversario sulla casella accanto, se la casella subito dietro è vuota.
# $way (text) directions
rulebook-king-jumps-flying = Una dama prende { $way } a qualsiasi distanza: devono essere vuote le caselle prima del pezzo e la casella subito dietro.
rulebook-men-take-men = Una pedina non può prendere una dama.
rulebook-duty-enforced = La presa è obbligatoria, e continua finché si può prendere un altro pezzo.
rulebook-duty-huff = La presa è obbligatoria. Se una parte gioca altro, l'avversario può soffiare (togliere dalla damiera) il pezzo che doveva prendere, esigere la presa, o lasciare la mossa com'è.
rulebook-duty-forfeit = La presa è obbligatoria. Chi gioca altro, o si ferma troppo presto, ha perso.
rulebook-landing-any = Dopo l'ultimo pezzo la dama può fermarsi su qualsiasi casella vuota di quella linea.
rulebook-landing-behind-last = Alla fine della presa la dama si ferma subito dietro l'ultimo pezzo preso.
rulebook-landing-behind-king = Alla fine della presa la dama si ferma su qualsiasi casella vuota di quella linea, ma subito dietro l'ultimo pezzo se è una dama.
rulebook-landing-behind-each = La dama si ferma subito dietro ogni pezzo che prende.
rulebook-removal-after = I pezzi presi si tolgono a mossa finita. Fino ad allora restano d'ostacolo, e nessuno può essere saltato due volte.
rulebook-removal-at-once = Ogni pezzo si toglie appena è saltato, e così la via torna libera.
rulebook-u-turn-no = Tra due salti la dama non può tornare indietro sulla stessa linea.
rulebook-u-turn-yes = Tra due salti la dama può anche tornare indietro sulla stessa linea.

## Which capture

rulebook-choice-any = Tra più prese se ne può scegliere una qualsiasi.
rulebook-choice-most = Si deve scegliere la presa che prende più pezzi.
rulebook-choice-frisian = Si deve scegliere la presa di maggior valore. Una dama vale poco meno di due pedine. A parità di valore si deve prendere con una dama, se possibile.
rulebook-choice-king-first = Se una dama può prendere, deve prendere una dama.
rulebook-choice-spanish = Si deve scegliere la presa che prende più pezzi, e tra queste quella che prende più dame.
rulebook-choice-italian = Si deve scegliere la presa che prende più pezzi; tra queste una fatta con la dama; tra queste quella che prende più dame; tra queste quella che incontra prima una dama.

## Crowning

rulebook-promotion-rest = Una pedina che finisce la mossa sull'ultima riga diventa dama. Se da lì continua a prendere, lo fa come pedina.
rulebook-promotion-passing = Una pedina che raggiunge l'ultima riga diventa dama. Se da lì può continuare a prendere, lo fa come dama.
rulebook-promotion-ends = Una pedina che raggiunge l'ultima riga diventa dama, e la mossa finisce lì.

## Other ends

rulebook-end-man-king = Quando una parte ha solo una dama e l'altra solo una pedina, vince chi ha la dama.
rulebook-end-king-king = Quando ciascuna parte ha solo una dama la partita è patta, a meno che chi muove possa prendere l'altra dama, o debba perdere la propria.
rulebook-end-corners = Quando ciascuna parte ha solo una dama, ai due capi della diagonale maggiore, perde chi deve muovere.
rulebook-end-first-king = Vince chi ottiene la prima dama.

## Draws

rulebook-draw-agreed = I giocatori possono accordarsi per la patta.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Chi muove può chiedere la patta se { $clause }.
       *[no] La partita è patta se { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Una parte ha { $strong }, l'altra { $weak }{ $road ->
        [yes] {" "}sulla diagonale maggiore
       *[no] {""}
    }: dopo { $moves } senza vittoria { $claim ->
        [yes] si può chiedere la patta.
       *[no] la partita è patta.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Finché ciascuna parte ha una dama: dopo { $moves } senza una vittoria { $claim ->
        [yes] si può chiedere la patta.
       *[no] la partita è patta.
    }
# $count (text)
rulebook-draw-total = Questo conta finché sulla damiera ci sono { $count } pezzi.
rulebook-draw-restart = Una presa o una promozione fa ricominciare il conto.
# $least (number)
# $most (number)
rulebook-range = da { $least } a { $most }
# $least (number)
rulebook-at-least = { $least } o più
rulebook-force-king = una sola dama
# $count (text)
rulebook-force-kings = { $count } dame
# $count (text)
rulebook-force-pieces = { $count } pezzi, tra cui almeno una dama
rulebook-force-some = almeno una dama
# $count (text)
rulebook-force-any = { $count } pezzi

## How moves are written

rulebook-labels-numbers = Le caselle sono numerate dall'alto a sinistra, riga per riga, come le vede il Bianco.
rulebook-labels-upward = Le caselle sono numerate dal basso a destra, riga per riga, come le vede il Bianco.
rulebook-labels-letters = Le colonne hanno lettere e le righe numeri; a1 è l'angolo vicino al Bianco, a sinistra.
# $quiet (text)
# $capture (text)
rulebook-written = Una mossa si scrive con la casella di partenza e quella d'arrivo, come { $quiet }; una presa ha una x, come { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Una mossa si scrive con la casella di partenza e quella d'arrivo, come { $quiet }; una presa ha una x e tutte le caselle su cui ci si ferma, come { $capture }.
