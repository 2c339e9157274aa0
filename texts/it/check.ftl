### The check of an exercise.

check-is-sound =
    .no = L'esercizio non è corretto.
    .yes = L'esercizio è corretto.
check-works = L'esercizio funziona. Quanto sia buona la soluzione non è stato controllato.
check-game-drawn = In questa posizione la partita è patta: non c'è nulla da trovare.
check-game-over = In questa posizione la partita è finita: non c'è nulla da trovare.
check-too-many-captures = Qui ci sono più prese di quante se ne possano elencare.
check-too-hard = Le possibilità sono troppe per giudicare l'esercizio: chiedi meno mosse, o usa meno pezzi.
check-too-many-lines = Le varianti da seguire sono troppe: accetta meno mosse.
check-no-solution = Nessuna mossa permessa risolve l'esercizio.
check-not-legal = { $text } è tra le mosse accettate, ma non è permessa. { $why }
check-never-fits = Nessuna mossa permessa fa quello che chiede «{ $text }».
check-no-reply = Dopo { $mv } le risposte possibili sono più d'una: indica quale si gioca.
check-reply-not-legal = La risposta { $reply } a { $mv } non è permessa. { $why }
check-reply-unused = È indicata una risposta a { $mv }, ma quella mossa non si gioca mai.
check-answer-to-right = { $mv } è indicata come tentativo sbagliato, ma la mossa è giusta.
check-no-illegal = Le mosse tra cui scegliere sono tutte permesse.
check-several-illegal = Più d'una delle mosse tra cui scegliere non è permessa: { $moves }.
check-unique = La soluzione è unica: { $mv }.
check-accepted = È accettata una sola mossa: { $mv }. Che nessun'altra valga altrettanto non è dimostrato.
check-several = Le mosse giuste sono { $n }: { $moves }.
check-all-of = { $n ->
        [one] C'è una sola presa da trovare: { $moves }.
       *[other] Le prese da trovare sono { $n }: { $moves }.
    }
check-also-win = La mossa giusta vince in modo forzato, ma vincono anche mosse non accettate: { $moves }.
check-refuted = { $mv } è confutata da { $reply }.
check-every-move = Ogni mossa permessa è giusta: c'è ben poco da trovare.
check-same-result = Anche { $text } è giusta: lascia sulla damiera la stessa posizione di { $named }.
