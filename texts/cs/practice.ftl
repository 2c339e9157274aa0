### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Trénink
practice-about = Koncovky s několika figurami. Soupeř se nikdy nemýlí, každý váš tah se hodnotí a můžete ho vrátit.
practice-game = Hra
practice-goals =
    .win = Vyhrát
    .hold = Udržet remízu
# $n (number)
practice-men = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } dáma
    [few] { $n } dámy
   *[other] { $n } dam
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } a { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } kontra { $their }
# $least (number)
# $most (number)
practice-lengths = { $most ->
    [one] { $least } až { $most } tah
    [few] { $least } až { $most } tahy
   *[other] { $least } až { $most } tahů
}
# $done (number)
# $all (number)
practice-done = Hotovo { $done } z { $all }
practice-working = Další koncovky se počítají.
practice-none = Žádná koncovka s tak málo figurami netrvá v této hře dost dlouho, aby se dala trénovat.
practice-failed = Koncovky se v tomto prohlížeči nepodařilo spočítat.
practice-from-here = Pokračovat z této pozice
practice-from-here-about = Pozice na desce proti enginu v plné síle.
# $at (number)
# $all (number)
practice-place = { $at } z { $all }
# $moves (number)
practice-win = { $moves ->
    [one] Vyhrajte. Proti nejlepší obraně vám to zabere { $moves } tah.
    [few] Vyhrajte. Proti nejlepší obraně vám to zabere { $moves } tahy.
   *[other] Vyhrajte. Proti nejlepší obraně vám to zabere { $moves } tahů.
}
# $n (number)
practice-hold = { $n ->
    [one] Udržte remízu { $n } tah.
    [few] Udržte remízu { $n } tahy.
   *[other] Udržte remízu { $n } tahů.
}
practice-free = Hrajte, jak nejlépe umíte.
practice-verdicts =
    .best = Nejlepší tah.
    .good = Dobrý tah.
    .held = Remíza udržena.
    .inaccurate = Ne úplně nejlepší.
    .mistake = Chyba.
    .gone = Výhra je pryč: teď je to remíza.
    .lost = To prohrává.
# $n (number)
practice-longer = { $n ->
    [one] Stále vyhráno, ale o { $n } tah později.
    [few] Stále vyhráno, ale o { $n } tahy později.
   *[other] Stále vyhráno, ale o { $n } tahů později.
}
practice-which = Co bylo lepší?
# $mv (text)
practice-better = Lepší bylo { $mv }.
# $mv (text)
practice-hint = Nejlepší je tu { $mv }.
practice-looking = Pozice se zkoumá.
practice-unknown = O této pozici není nic známo, takže se tu nic nehodnotí.
practice-par = Vyhráno v nejmenším možném počtu tahů.
# $n (number)
practice-over = { $n ->
    [one] Vyhráno, o { $n } tah déle, než je třeba.
    [few] Vyhráno, o { $n } tahy déle, než je třeba.
   *[other] Vyhráno, o { $n } tahů déle, než je třeba.
}
practice-was-held = Remíza je vaše.
practice-missed = Tentokrát to nevyšlo. Vraťte tah, nebo začněte znovu.
practice-helped = S pomocí, takže se počítá jen jako viděná.
# $moves (number)
# $all (number)
practice-moves = Tahy: { $moves } z { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Dobré: { $good } · nepřesné: { $inaccurate } · chyby: { $mistakes }
practice-take-back = Vrátit tah
practice-next = Další koncovka
practice-previous = Předchozí koncovka
practice-others = Všechny koncovky
