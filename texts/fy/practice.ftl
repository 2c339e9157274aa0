### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Oefenje
practice-about = Einspullen mei in pear stikken. De oare kant makket nea in fout, elke set fan dy wurdt beoardiele, en do kinst him weromnimme.
practice-game = Spul
practice-goals =
    .win = Winne
    .hold = Remize hâlde
# $n (number)
practice-men = { $n ->
    [one] { $n } houtsje
   *[other] { $n } houtsjes
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } daam
   *[other] { $n } dammen
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } en { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } tsjin { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } oant { $most } setten
# $done (number)
# $all (number)
practice-done = { $done } fan { $all } dien
practice-working = Der wurde noch mear einspullen útrekkene.
practice-none = Yn dit spul duorret gjin einspul mei sa’n bytsje stikken lang genôch om te oefenjen.
practice-failed = De einspullen koene yn dizze browser net útrekkene wurde.
practice-from-here = Fierder spylje fan dizze stân ôf
practice-from-here-about = De stân op it boerd, tsjin it programma op syn sterkst.
# $at (number)
# $all (number)
practice-place = { $at } fan { $all }
# $moves (number)
practice-win = Win. Tsjin de bêste ferdigening hast { $moves } setten nedich.
# $n (number)
practice-hold = Hâld { $n } setten lang remize.
practice-free = Spylje sa goed ast kinst.
practice-verdicts =
    .best = De bêste set.
    .good = In goede set.
    .held = De remize is hâlden.
    .inaccurate = Net hielendal de bêste.
    .mistake = In fout.
    .gone = De winst is fuort: it is no remize.
    .lost = Dit ferliest.
# $n (number)
practice-longer = { $n ->
    [one] Noch altyd wûn, mar { $n } set langer.
   *[other] Noch altyd wûn, mar { $n } setten langer.
}
practice-which = Wat wie better?
# $mv (text)
practice-better = Better wie { $mv }.
# $mv (text)
practice-hint = It bêste is hjir { $mv }.
practice-looking = De stân wurdt besjoen.
practice-unknown = Fan dizze stân is neat bekend, dus hjir wurdt neat beoardiele.
practice-par = Wûn yn sa min mooglik setten.
# $n (number)
practice-over = { $n ->
    [one] Wûn, mei { $n } set mear as nedich.
   *[other] Wûn, mei { $n } setten mear as nedich.
}
practice-was-held = De remize is binnen.
practice-missed = Dizze kear net. Nim in set werom of begjin op ’e nij.
practice-helped = Mei help, dus it telt as sjoen.
# $moves (number)
# $all (number)
practice-moves = { $moves } fan { $all } setten
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Goed: { $good } · ûnkrekt: { $inaccurate } · fouten: { $mistakes }
practice-take-back = Set werom
practice-next = Folgjend einspul
practice-previous = Foarich einspul
practice-others = Alle einspullen
