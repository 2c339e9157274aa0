### Le proprie lezioni: quelle aperte e come se ne fanno.

making-title = Lezioni da fare
making-yours = Le tue lezioni
making-yours-about = Le lezioni che hai aperto o fatto. Restano su questo dispositivo.
making-none = Ancora nessuna. Apri un file di lezione, incolla una lezione o fanne una: in «Condividi» c'è «Aggiungi a una lezione».
making-new = Nuova lezione
making-untitled = La mia lezione
making-name = Titolo
making-language = Lingua
making-no-language = non detta
making-begin-words = Che cosa si dice prima del primo passo
making-step-title = Titolo di questo passo
making-step-words = Che cosa si dice a questo passo
making-add-words = Aggiungi un testo
making-steps = Passi
making-no-steps = Non ci sono ancora passi. «Condividi» sulla damiera, l'editor di esercizi e la raccolta hanno «Aggiungi a una lezione».
making-edit-lesson = Modifica la lezione
making-edit-short = Modifica
making-to-list = Tutte le lezioni
making-walk = Percorrila
making-from-here = Percorrila da qui
making-edit-exercise = Cambia l'esercizio
making-check = Controlla
making-save = Salva come file
making-as-text = Come testo
making-as-text-about = Tutta la lezione come testo, così come viene salvata.
making-take-text = Usa questo testo
making-leave-text = Lascia com'era
making-share = Passala ad altri
making-link = Link alla lezione
making-link-about = la contiene tutta
making-element = La lezione come elemento
making-element-about = per una tua pagina
making-delete = Elimina la lezione
making-delete-really = Eliminare davvero?
making-add = Aggiungi a una lezione
making-open = Apri la lezione
making-restore = Rimettilo
making-not-kept = Il browser non ha potuto conservare la lezione: forse non c'è più posto. Salvala come file.
making-full = La lezione ha già tutti i passi che può avere.
making-too-many = Ci sono già tutte le lezioni che si conservano. Prima eliminane una.
making-link-many = Questo link è lungo: alcuni programmi di messaggi lo tagliano. Un file è più sicuro.
making-no-packing = Questo browser non può fare un link così. Salva la lezione come file.
making-not-come = Non è stato possibile scaricare la lezione. Il suo sito deve essere raggiungibile e permetterlo (CORS).
making-not-unpacked = Il link a una lezione non si può leggere: non si riesce ad aprire il contenuto.
making-from-problems = Questi problemi ora sono una lezione. Percorrila o scegline uno.
making-unsound = Alcuni passi non sono corretti.
making-not-checked = Non è stato possibile controllare la lezione.
making-changed-since = Nel frattempo la lezione è cambiata.
making-kinds =
    .words = Testo
    .diagram = Posizione
    .replay = Partita
    .play = Da giocare
    .exercise = Esercizio
making-added = Aggiunto a «{ $title }» come passo { $n }.
making-up = Sposta su: { $title }
making-down = Sposta giù: { $title }
making-remove = Togli: { $title }
making-edit = Modifica: { $title }
making-removed = «{ $title }» è stato tolto.
making-put-back = Rimetti come passo { $n }
making-checking = Si controlla il passo { $n } di { $all }…
making-sound = { $n ->
        [one] Il passo è corretto.
       *[other] Tutti i { $n } passi sono corretti.
    }
making-n-steps = { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
making-unread = La lezione non si può leggere.
making-bad-link = Il link a una lezione non si può leggere: { $why }.
making-no-link = Non c'è un link: { $why }. Salva la lezione come file e mettila sul tuo sito; «?lesson=» e il suo indirizzo dietro l'indirizzo di questa pagina la aprono.
making-at-line = Riga { $line }: { $words }
