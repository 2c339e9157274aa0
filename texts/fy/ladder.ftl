### Results against the computer, by game and level.

ladder-title = Tsjin de kompjûter
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Nivo { $level }: { $won } wûn, { $drawn } remize, { $lost } ferlern.
# $level (number)
ladder-suggested = Ried: nivo { $level }
# $level (number)
ladder-play = Spylje op nivo { $level }
ladder-is-suggested = Dit nivo wurdt oanret.
ladder-level = Nivo
ladder-won = Wûn
ladder-drawn = Remize
ladder-lost = Ferlern
ladder-about = Partijen dy’t hjir útspile binne sûnder tip, analyze of weromnommen set, telle mei.
# $n (number)
ladder-imported = { $n ->
    [one] { $n } útslach tafoege.
   *[other] { $n } útslaggen tafoege.
}
