### Exercises, for those who solve them, and positions in words.

exercise-title = Esercizio
exercise-hint = Suggeri­mento
exercise-again = Rico­mincia
exercise-choices = Mosse tra cui scegliere
exercise-task-of = Muove { side-within }: { $what }
exercise-found = { $found ->
        [one] 1 trovata su { $of }
       *[other] { $found } trovate su { $of }
    }
exercise-hint-illegal = La mossa non permessa è { $text }.
exercise-unreadable = Questo esercizio non si può leggere: { $why }.
exercise-tries = Risolto { $tries ->
        [one] al primo tentativo
       *[other] in { $tries } tentativi
    }, { $hints ->
        [0] senza suggerimenti
        [one] con un suggerimento
       *[other] con { $hints } suggerimenti
    }.

## What is asked

exercise-task-move = trova la mossa giusta.
exercise-task-moves = trova le { $n } mosse giuste, una dopo l'altra.
exercise-task-capture-any = fai una presa.
exercise-task-capture-all = { $n ->
        [one] trova la presa. Ce n'è una sola.
       *[other] trova tutte e { $n } le prese, una dopo l'altra.
    }
exercise-task-capture-due = prendi tutti i pezzi che le regole impongono.
exercise-task-capture-best = fai la presa che le regole impongono.
exercise-task-capture-most = prendi più pezzi che puoi.
exercise-task-find-illegal = una di queste { $n } mosse non è permessa. Quale?
exercise-task-reach = porta un pezzo in { $square }.
exercise-task-win-in = { $n ->
        [one] vinci con questa mossa.
       *[other] vinci in { $n } mosse al massimo.
    }
exercise-task-hold = { $n ->
        [one] fai una mossa che non perda subito.
       *[other] non perdere per { $n } mosse.
    }

## What is said to a try

exercise-solved = Risolto.
exercise-right = Giusto. La risposta è { $reply }: continua.
exercise-found-one = Giusto: { $found ->
        [one] 1 trovata su { $of }
       *[other] { $found } trovate su { $of }
    }.
exercise-found-already = Questa l'hai già trovata: cercane un'altra.
exercise-takes-nothing = Così non si prende nulla: cerca una presa.
exercise-takes-less = Così si prende { $takes ->
        [one] un pezzo
       *[other] { $takes } pezzi
    }, ma se ne possono prendere { $most }.
exercise-does-not-reach = Questa mossa non finisce in { $square }.
exercise-not-accepted = La mossa è permessa, ma non è quella che si cerca.
exercise-lets-go = Così non si vince in tempo.
exercise-lets-go-after = Così non si vince in tempo: l'avversario gioca { $reply }.
exercise-loses = Così si perde.
exercise-loses-after = Così si perde: l'avversario gioca { $reply }.
exercise-is-legal = { $text } è permessa: cercane un'altra.
exercise-not-a-choice = Scegli una delle mosse indicate.
exercise-too-hard = Qui le possibilità sono troppe: questo tentativo non si è potuto giudicare.
exercise-over = L'esercizio è già risolto.

## Positions

exercise-position-of = Bianco: { $white }. Nero: { $black }. Muove { side-within }.
exercise-no-pieces = nessun pezzo
exercise-men-on = { $several ->
        [no] pedina
       *[yes] pedine
    } { $squares }
exercise-kings-on = { $several ->
        [no] dama
       *[yes] dame
    } { $squares }
exercise-row = da { $from } a { $to }
