### Results against the computer, by game and level.

ladder-title = Contro il computer
ladder-tally = Livello { $level }: { $won } vinte, { $drawn } patte, { $lost } perse.
ladder-suggested = Consigliato: livello { $level }
ladder-play = Gioca al livello { $level }
ladder-is-suggested = È il livello consigliato.
ladder-level = Livello
ladder-won = Vinte
ladder-drawn = Patte
ladder-lost = Perse
ladder-about = Contano le partite giocate qui fino alla fine, senza aiuti, analisi o mosse ritirate.
ladder-imported = { $n ->
    [one] { $n } risultato aggiunto.
   *[other] { $n } risultati aggiunti.
}
