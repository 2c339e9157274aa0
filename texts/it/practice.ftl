### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Allenamento
practice-about = Finali con pochi pezzi. L’avversario non sbaglia mai, ogni tua mossa è giudicata e puoi ritirarla.
practice-game = Gioco
practice-goals =
    .win = Vincere
    .hold = Tenere la patta
practice-men = { $n ->
    [one] { $n } pedina
   *[other] { $n } pedine
}
practice-kings = { $n ->
    [one] { $n } dama
   *[other] { $n } dame
}
practice-and = { $kings } e { $men }
practice-against = { $own } contro { $their }
practice-lengths = da { $least } a { $most } mosse
practice-done = { $done } di { $all } fatti
practice-working = Altri finali sono in preparazione.
practice-none = In questo gioco nessun finale con così pochi pezzi dura abbastanza da allenarsi.
practice-failed = In questo browser non è stato possibile preparare i finali.
practice-from-here = Continua da questa posizione
practice-from-here-about = La posizione sulla damiera, contro il motore al suo meglio.
practice-place = { $at } di { $all }
practice-win = Vinci. Contro la difesa migliore ti servono { $moves } mosse.
practice-hold = Tieni la patta per { $n } mosse.
practice-free = Gioca meglio che puoi.
practice-verdicts =
    .best = La mossa migliore.
    .good = Una buona mossa.
    .held = La patta è tenuta.
    .inaccurate = Non proprio la migliore.
    .mistake = Un errore.
    .gone = La vittoria è sfumata: ora è patta.
    .lost = Così si perde.
practice-longer = { $n ->
    [one] Ancora vinta, ma con { $n } mossa in più.
   *[other] Ancora vinta, ma con { $n } mosse in più.
}
practice-which = Che cosa era meglio?
practice-better = Era meglio { $mv }.
practice-hint = Qui la migliore è { $mv }.
practice-looking = La posizione è in esame.
practice-unknown = Di questa posizione non si sa nulla, quindi qui non si giudica.
practice-par = Vinta con il minor numero di mosse.
practice-over = { $n ->
    [one] Vinta, con { $n } mossa più del necessario.
   *[other] Vinta, con { $n } mosse più del necessario.
}
practice-was-held = La patta è tua.
practice-missed = Non stavolta. Ritira una mossa o ricomincia.
practice-helped = Con un aiuto, quindi conta come visto.
practice-moves = { $moves } di { $all } mosse
practice-counts = Buone: { $good } · imprecise: { $inaccurate } · errori: { $mistakes }
practice-take-back = Ritira
practice-next = Finale seguente
practice-previous = Finale precedente
practice-others = Tutti i finali
