### Making exercises.

author-title = Editor cvičení
author-make = Vytvořit cvičení
author-edit = Upravit cvičení
author-back-to-exercise = Použít tuto pozici
author-set-up = Změnit pozici
author-try-it = Vyzkoušet
author-end-try = Zpět do editoru
author-trying = Takhle to uvidí ostatní.
author-finish = Dokončit a otevřít
author-discard = Zahodit
author-confirm-discard = Opravdu zahodit?
author-leave = Hrát odtud
author-goal = Cíl
author-n-moves = Kolik tahů
author-target = Které pole
author-on-board = Na desce
author-next-choice = Zahrajte tahy, ze kterých se bude vybírat: dovolené a jeden nedovolený.
author-next-judged = Které tahy jsou správné, určuje cíl. Zahrajte je a zaznamenáte odpovědi.
author-next-over = Tady partie končí. Chcete-li zaznamenat víc, vraťte se o tah.
author-next-wrong = Zahrajte chybný pokus, dovolený či nedovolený. Co k němu říct, se píše v části Texty.
author-next-mark = Vyberte pole, která se mají označit. Dalším výběrem se značka odstraní.
author-next-arrow = Vyberte, kde šipka začíná, a pak kde končí. Pokračujte odtud a šipka se zalomí.
author-undo = Vrátit zpět
author-redo = Opakovat
author-to-start = Začátek
author-step-back = O tah zpět
author-step-on = O tah dál
author-known = To už je zaznamenané.
author-full = Na víc tu není místo.
author-removed = Odstraněno.
author-undone = Vráceno zpět.
author-redone = Zopakováno.
author-promotes = promění kámen v dámu
author-leaves = vede k určité pozici
author-recorded = Zaznamenáno
author-nothing = Zatím nic.
author-choices = Tahy na výběr
author-replies = Odpovědi
author-wrong = Chybné pokusy
author-drawings = Značky a šipky
author-remove = Odstranit
author-also-accept = Uznat každý tah, který
author-add = Přidat
author-hint = Nápověda
author-ok = Co říct na konci
author-caption = Text pod deskou
author-check = Zkontrolovat
author-checking = Kontroluje se…
author-not-checked = Cvičení se nepodařilo zkontrolovat.
author-changed-since = Cvičení se mezitím změnilo.
author-too-few-choices = Na výběr musí být aspoň dva tahy.
author-too-long = Texty jsou na odkaz příliš dlouhé.
author-keys = Klávesy na desce: 1 až 9 a 0 vybírají nástroj, Enter ho použije, Delete smaže, co je na poli nakresleno, U vrací zpět, R opakuje, K a J krokují zpět a dál, F otáčí desku, Esc výběr zruší.
author-back = Zpět
author-missing = něco chybí
author-optional = Všechno tady může zůstat prázdné.
author-wordless = Chybný pokus, ke kterému není co říct, se vynechá.
author-problems = Problémy
author-goals =
    .move = Najít správný tah
    .capture-any = Provést braní
    .capture-all = Najít všechna braní
    .capture-max = Provést největší braní
    .find-illegal = Najít tah, který není dovolený
    .reach = Dostat se na pole
    .win-in = Vyhrát do určitého počtu tahů
    .hold = Neprohrát do určitého počtu tahů
author-tool-names =
    .answer = Správný tah
    .wrong = Chybný pokus
    .ring = Kroužek
    .attention = Pozor
    .cross = Křížek
    .dot = Tečka
    .green = Zelená šipka
    .red = Červená šipka
    .yellow = Žlutá šipka
    .blue = Modrá šipka
# $color (color)
# $turn (number)
author-next-answer = Kolo { $turn }: zahrajte na desce správný tah { $color ->
        [white] bílého
       *[black] černého
    }.
# $color (color)
# $mv (text) has been played
author-next-reply = Zahrán byl tah { $mv }. Zahrajte odpověď { $color ->
        [white] bílého
       *[black] černého
    }, nebo se vraťte o tah.
# $what (text)
# $turn (number)
author-accepted = Správný tah v kole { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Odpověď na { $mv }: { $reply }.
author-tried = Chybný pokus: { $mv }. Co k němu říct, napište v části Texty.
author-try-from = Výchozí pole { $label }: teď vyberte, kde pokus končí.
author-arrow-from = Šipka z pole { $label }: teď vyberte, kde končí.
author-lands = končí na poli { $label }
# $turn (number)
author-answers-of = Správné tahy, kolo { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } na { $mv }
author-words-to = Co říct k tahu { $mv }
author-remove-what = Odstranit: { $what }
# $turn (number)
author-no-answer = Pro kolo { $turn } není zaznamenán žádný správný tah.
# $game (text) its name
# $task (text)
author-shared = { $game }, cvičení. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Nakresleno: { $what }.
       *[no] Odstraněno: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Řešení se zastaví u { $ply }. tahu, počítáno za obě strany: { $why }.
author-captures = { $n ->
        [one] něco bere
        [few] bere nejméně { $n } figury
       *[other] bere nejméně { $n } figur
    }
# $step (text) its name
author-to-step = Dál: { $step }
author-steps =
    .task = Zadání
    .solution = Řešení
    .drawings = Kresby
    .words = Texty
    .end = Dokončení
author-headings =
    .task = Co je úkolem
    .solution = Tahy řešení
    .drawings = Značky a šipky
    .words = Co se říká
    .end = Kontrola a sdílení
