### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Training
practice-about = Endspiele mit wenigen Figuren. Die Gegenseite irrt sich nie, jeder deiner Züge wird beurteilt, und du kannst ihn zurücknehmen.
practice-game = Spiel
practice-goals =
    .win = Gewinnen
    .hold = Remis halten
# $n (number)
practice-men = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } Dame
   *[other] { $n } Damen
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } und { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } gegen { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } bis { $most } Züge
# $done (number)
# $all (number)
practice-done = { $done } von { $all } geschafft
practice-working = Weitere Endspiele werden berechnet.
practice-none = Kein Endspiel mit so wenigen Figuren dauert in diesem Spiel lang genug, um es zu üben.
practice-failed = Die Endspiele konnten in diesem Browser nicht berechnet werden.
practice-from-here = Von dieser Stellung an weiterspielen
practice-from-here-about = Die Stellung auf dem Brett, gegen die Engine in Höchstform.
# $at (number)
# $all (number)
practice-place = { $at } von { $all }
# $moves (number)
practice-win = { $moves ->
    [one] Gewinne. Gegen die beste Verteidigung brauchst du { $moves } Zug.
   *[other] Gewinne. Gegen die beste Verteidigung brauchst du { $moves } Züge.
}
# $n (number)
practice-hold = { $n ->
    [one] Halte { $n } Zug lang das Remis.
   *[other] Halte { $n } Züge lang das Remis.
}
practice-free = Spiel so gut, wie du kannst.
practice-verdicts =
    .best = Der beste Zug.
    .good = Ein guter Zug.
    .held = Das Remis ist gehalten.
    .inaccurate = Nicht ganz der beste Zug.
    .mistake = Ein Fehler.
    .gone = Der Sieg ist dahin: Jetzt ist es remis.
    .lost = Damit verlierst du.
# $n (number)
practice-longer = { $n ->
    [one] Noch gewonnen, aber { $n } Zug länger.
   *[other] Noch gewonnen, aber { $n } Züge länger.
}
practice-which = Was war besser?
# $mv (text)
practice-better = Besser war { $mv }.
# $mv (text)
practice-hint = Am besten ist hier { $mv }.
practice-looking = Die Stellung wird untersucht.
practice-unknown = Über diese Stellung ist nichts bekannt, hier wird also nichts beurteilt.
practice-par = Gewonnen in so wenigen Zügen wie möglich.
# $n (number)
practice-over = { $n ->
    [one] Gewonnen, { $n } Zug mehr als nötig.
   *[other] Gewonnen, { $n } Züge mehr als nötig.
}
practice-was-held = Das Remis gehört dir.
practice-missed = Diesmal nicht. Nimm einen Zug zurück oder fang noch einmal an.
practice-helped = Mit Hilfe, zählt also nur als gesehen.
# $moves (number)
# $all (number)
practice-moves = { $moves } von { $all } Zügen
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Gut: { $good } · ungenau: { $inaccurate } · Fehler: { $mistakes }
practice-take-back = Zurücknehmen
practice-next = Nächstes Endspiel
practice-previous = Voriges Endspiel
practice-others = Alle Endspiele
