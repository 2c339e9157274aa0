### Results against the computer, by game and level.

ladder-title = Gegen den Computer
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Stufe { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
# $level (number)
ladder-suggested = Vorschlag: Stufe { $level }
# $level (number)
ladder-play = Stufe { $level } spielen
ladder-is-suggested = Diese Stufe wird vorgeschlagen.
ladder-level = Stufe
ladder-won = Gewonnen
ladder-drawn = Remis
ladder-lost = Verloren
ladder-about = Es zählen Partien, die hier ohne Tipp, Analyse oder zurückgenommenen Zug zu Ende gespielt wurden.
# $n (number)
ladder-imported = { $n ->
    [one] { $n } Ergebnis wurde hinzugefügt.
   *[other] { $n } Ergebnisse wurden hinzugefügt.
}
