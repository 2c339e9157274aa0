### Making exercises.

author-title = Crea un esercizio
author-make = Fanne un esercizio
author-edit = Modifica l'esercizio
author-back-to-exercise = Usa questa posizione
author-set-up = Cambia posizione
author-try-it = Provalo
author-end-try = Torna alla modifica
author-trying = Gli altri lo vedranno così.
author-finish = Concludi e apri
author-discard = Elimina
author-confirm-discard = Eliminare davvero?
author-leave = Gioca da qui
author-goal = Obiettivo
author-n-moves = Quante mosse
author-target = Quale casella
author-on-board = Sulla damiera
author-next-choice = Gioca le mosse tra cui scegliere: quelle permesse e una che non lo è.
author-next-judged = Le mosse giuste dipendono dall'obiettivo. Giocale per registrare le risposte.
author-next-over = Qui la partita è finita. Torna indietro per registrare altro.
author-next-wrong = Gioca un tentativo sbagliato, permesso o no. Che cosa dirne si scrive in Testi.
author-next-mark = Scegli le caselle da segnare. Scegliendole di nuovo si toglie il segno.
author-next-arrow = Scegli dove comincia la freccia e poi dove finisce. Prosegui dalla sua punta per piegarla.
author-undo = Annulla
author-redo = Rifai
author-to-start = Inizio
author-step-back = Mossa indietro
author-step-on = Mossa avanti
author-known = È già registrato.
author-full = Non c'è posto per altro.
author-removed = Tolto.
author-undone = Annullato.
author-redone = Rifatto.
author-promotes = va a dama
author-leaves = lascia una certa posizione
author-recorded = Registrato
author-nothing = Ancora nulla.
author-choices = Mosse tra cui scegliere
author-replies = Risposte
author-wrong = Tentativi sbagliati
author-drawings = Segni e frecce
author-remove = Togli
author-also-accept = Accetta ogni mossa che
author-add = Aggiungi
author-hint = Suggeri­mento
author-ok = Che cosa dire alla fine
author-caption = Testo sotto la damiera
author-check = Controlla
author-checking = Controllo in corso…
author-not-checked = Il controllo non è riuscito.
author-changed-since = Da allora l'esercizio è cambiato.
author-too-few-choices = Servono almeno due mosse tra cui scegliere.
author-too-long = I testi sono troppo lunghi per un link.
author-keys = Tasti sulla damiera: da 1 a 9 e 0 si sceglie lo strumento, Invio lo usa, Canc toglie i segni da una casella, U annulla, R ripristina, K e J vanno un passo indietro e avanti, F gira la damiera, Esc lascia.
author-back = Indietro
author-missing = manca qualcosa
author-optional = Possono restare tutti vuoti.
author-wordless = Un tentativo sbagliato di cui non si dice nulla viene tralasciato.
author-problems = Problemi
author-goals =
    .move = Trovare la mossa giusta
    .capture-any = Fare una presa
    .capture-all = Trovare tutte le prese
    .capture-max = Fare la presa più grande
    .find-illegal = Trovare la mossa non permessa
    .reach = Arrivare in una casella
    .win-in = Vincere entro un certo numero di mosse
    .hold = Non perdere per un certo numero di mosse
author-tool-names =
    .answer = Mossa giusta
    .wrong = Tentativo sbagliato
    .ring = Cerchio
    .attention = Attenzione
    .cross = Croce
    .dot = Punto
    .green = Freccia verde
    .red = Freccia rossa
    .yellow = Freccia gialla
    .blue = Freccia blu
author-next-answer = Turno { $turn }: gioca sulla damiera una mossa giusta { $color ->
        [white] del Bianco
       *[black] del Nero
    }.
author-next-reply = È stata giocata { $mv }. Gioca la risposta { $color ->
        [white] del Bianco
       *[black] del Nero
    }, o torna indietro.
author-accepted = Mossa giusta del turno { $turn }: { $what }.
author-replied = Risposta a { $mv }: { $reply }.
author-tried = Tentativo sbagliato: { $mv }. Scrivi in Testi che cosa dirne.
author-try-from = Scelta { $label }: ora la casella dove finisce il tentativo.
author-arrow-from = Freccia da { $label }: ora la casella dove finisce.
author-lands = finisce in { $label }
author-answers-of = Mosse giuste, turno { $turn }
author-reply = { $reply } a { $mv }
author-words-to = Che cosa dire di { $mv }
author-remove-what = Togli: { $what }
author-no-answer = Per il turno { $turn } non è registrata nessuna mossa giusta.
author-shared = { $game }, un esercizio. { $task }
author-drawn = { $there ->
        [yes] Segnato: { $what }.
       *[no] { $what }: segno tolto.
    }
author-flaw = La soluzione si ferma alla mossa { $ply }, contando le due parti: { $why }.
author-captures = { $n ->
        [one] fa una presa
       *[other] prende almeno { $n } pezzi
    }
author-to-step = Avanti: { $step }
author-steps =
    .task = Compito
    .solution = Soluzione
    .drawings = Segni
    .words = Testi
    .end = Fine
author-headings =
    .task = Che cosa si chiede
    .solution = Le mosse della soluzione
    .drawings = Segni e frecce
    .words = Che cosa si dice
    .end = Controllo e condivisione
