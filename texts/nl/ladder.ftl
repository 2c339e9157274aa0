### Results against the computer, by game and level.

ladder-title = Tegen de computer
ladder-tally = Niveau { $level }: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
ladder-suggested = Voorstel: niveau { $level }
ladder-play = Speel op niveau { $level }
ladder-is-suggested = Dit is het voorgestelde niveau.
ladder-level = Niveau
ladder-won = Gewonnen
ladder-drawn = Remise
ladder-lost = Verloren
ladder-about = Partijen tellen die hier zijn uitgespeeld, zonder hint, analyse of teruggenomen zet.
ladder-imported = { $n ->
    [one] { $n } uitslag toegevoegd.
   *[other] { $n } uitslagen toegevoegd.
}
