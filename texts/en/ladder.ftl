### Results against the computer, by game and level.

ladder-title = Against the computer
# $level (text)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Level { $level }: { $won } won, { $drawn } drawn, { $lost } lost.
# $level (text)
ladder-suggested = Suggested: level { $level }
# $level (text)
ladder-play = Play level { $level }
ladder-is-suggested = This level is suggested.
ladder-level = Level
ladder-won = Won
ladder-drawn = Drawn
ladder-lost = Lost
ladder-about = Games count that were played here to their end without a hint, an analysis or a move taken back.
# $n (number)
ladder-imported = { $n ->
    [one] { $n } result was added.
   *[other] { $n } results were added.
}
