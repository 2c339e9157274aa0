### Tactics: positions with one good move, gone through one after the other.

tactics-title = Taktika
tactics-about = Pozice s jediným dobrým tahem, nalezené v partiích enginu a enginem dokázané.
tactics-game = Hra
# $n (number) a hundred for each grade of difficulty
tactics-strength = Vaše síla: { $n }
# $found (number)
# $tried (number)
tactics-found = Napoprvé nalezeno { $found } z { $tried }
tactics-ways =
    .strength = Podle vaší síly
    .missed = Dříve nenalezené
    .day = Dnešní pětice
    .streak = Série
    .storm = Na čas
    .friend = S přáteli
tactics-ways-about =
    .strength = Tak těžké, jak silně hrajete.
    .missed = Vracejí se za den, za týden a za měsíc.
    .day = Stejných pět pro všechny.
    .streak = Čím dál těžší, dokud vám nějaká neunikne.
    .storm = Kolik stihnete za tři minuty.
    .friend = Deset, a pak odkaz na stejných deset.
# $n (number)
tactics-best = Vaše maximum: { $n }
# $n (number)
tactics-due = Čeká { $n }
# $found (number)
# $all (number)
tactics-day-done = Dnes: { $found } z { $all }
# $at (number)
# $all (number)
tactics-place = { $at } z { $all }
# $n (number)
tactics-score = Nalezeno { $n }
# $grade (number)
tactics-grade = Obtížnost { $grade } z 10
tactics-next = Další
tactics-again = Ještě jednou
tactics-others = Jiná taktika
tactics-over = To byla poslední.
tactics-time-over = Čas vypršel.
tactics-streak-over = Tady série končí.
tactics-missing = Taktiku k této hře se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
tactics-fetching = Taktika se načítá.
# $found (number)
# $all (number)
tactics-friends = Váš protějšek našel { $found } z { $all }.
tactics-sent = Od přátel
tactics-pass-on = Kopírovat odkaz pro přátele
tactics-set-damaged = Odkaz na tuto taktiku se cestou zkrátil nebo změnil, nebo už tu není. Požádejte o něj znovu.
tactics-squares = Pole
tactics-squares-about = Jejich názvy zpaměti: půl minuty na desce bez popisků.
tactics-squares-find = Najít pole
tactics-squares-name = Pojmenovat pole
# $square (text)
tactics-find-square = Najděte { $square }
tactics-which-square = Které pole je označené?
# $square (text)
tactics-square-missed = Ne: pole { $square } teď ukazuje svůj název.
# $right (number)
# $wrong (number)
tactics-squares-score = Správně { $right }, špatně { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Řada { $row }, sloupec { $column }
tactics-themes =
    .win = Končí tím partie.
    .king = Byla vzata dáma.
    .promotion = Kámen se proměnil v dámu.
    .shot = Několik figur se obětovalo za víc figur.
    .choice = Záleželo na tom, které braní zvolit.
    .ending = S tak málo figurami se počítá každý tah.
    .quiet = Tichý tah získal figuru.
