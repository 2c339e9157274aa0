### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Oefenen
practice-about = Eindspelen met weinig stukken. De tegenstander maakt geen fouten, elke zet van jou wordt beoordeeld en je kunt hem terugnemen.
practice-game = Spel
practice-goals =
    .win = Winnen
    .hold = Remise houden
practice-men = { $n ->
    [one] { $n } schijf
   *[other] { $n } schijven
}
practice-kings = { $n ->
    [one] { $n } dam
   *[other] { $n } dammen
}
practice-and = { $kings } en { $men }
practice-against = { $own } tegen { $their }
practice-lengths = { $least } tot { $most } zetten
practice-done = { $done } van { $all } gedaan
practice-working = Er worden nog eindspelen uitgerekend.
practice-none = In dit spel duurt geen eindspel met zo weinig stukken lang genoeg om te oefenen.
practice-failed = In deze browser konden de eindspelen niet worden uitgerekend.
practice-from-here = Verder spelen vanuit deze stand
practice-from-here-about = De stand op het bord, tegen het programma op zijn best.
practice-place = { $at } van { $all }
practice-win = Win. Tegen de beste verdediging heb je { $moves } zetten nodig.
practice-hold = Houd { $n } zetten lang remise.
practice-free = Speel zo goed als je kunt.
practice-verdicts =
    .best = De beste zet.
    .good = Een goede zet.
    .held = De remise is gehouden.
    .inaccurate = Niet helemaal de beste.
    .mistake = Een fout.
    .gone = De winst is weg: nu is het remise.
    .lost = Dit verliest.
practice-longer = { $n ->
    [one] Nog gewonnen, maar { $n } zet langer.
   *[other] Nog gewonnen, maar { $n } zetten langer.
}
practice-which = Wat was beter?
practice-better = Beter was { $mv }.
practice-hint = Het beste is hier { $mv }.
practice-looking = De stand wordt bekeken.
practice-unknown = Van deze stand is niets bekend, dus hier wordt niets beoordeeld.
practice-par = Gewonnen in zo min mogelijk zetten.
practice-over = { $n ->
    [one] Gewonnen, met { $n } zet meer dan nodig.
   *[other] Gewonnen, met { $n } zetten meer dan nodig.
}
practice-was-held = De remise is binnen.
practice-missed = Deze keer niet. Neem een zet terug of begin opnieuw.
practice-helped = Met hulp, dus het telt als gezien.
practice-moves = { $moves } van { $all } zetten
practice-counts = Goed: { $good } · onnauwkeurig: { $inaccurate } · fouten: { $mistakes }
practice-take-back = Zet terug
practice-next = Volgend eindspel
practice-previous = Vorig eindspel
practice-others = Alle eindspelen
