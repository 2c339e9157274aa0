### What stands around the rules on their pages.

site-skip = Přejít na pravidla
site-play = Hrát tuto hru
site-pages = Pravidla
site-choose = Vyberte hru
# $n (number)
site-all-games = { $n ->
        [one] Všechny hry ({ $n })
        [few] Všechny { $n } hry
       *[other] Všech { $n } her
    }
# Over the games whose pages nobody wrote by hand.
site-others = Ostatní hry
site-others-about = Jejich pravidla jsou sepsána podle toho, čím se řídí Damiera, s deskami k vyzkoušení.
# Names the ways to the pages before and after.
site-neighbors = Další pravidla
site-previous-page = Předchozí
site-next-page = Další
site-languages = Jazyky
site-contents = Na této stránce
# The link under a board.
site-open = Otevřít na desce
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Řešení
        [few] Řešení
       *[other] Řešení
    }
site-next = Další cvičení
# $number (number)
# $n (number)
site-exercise = Cvičení { $number } z { $n }
# $color (color)
site-turn = { $color ->
        [white] Na tahu je bílý.
       *[black] Na tahu je černý.
    }
# $page (text) a link to the page written by hand
site-more = Více o této rodině, se zahájeními, četbou a zdroji: { $page }.
site-footer = Damiera je zdarma, funguje bez připojení a nikam nic neposílá.

## On the page before its program is there. In English `index.html` says the same

site-old = Tento prohlížeč Damieru nespustí: je příliš starý, nebo nepovoluje WebAssembly. Aktualizujte ho, nebo použijte jiný.
site-failed = Damieru se nepodařilo načíst: funguje připojení? Zkouší se to znovu.
site-what = Celá rodina dámy, proti počítači nebo ve dvou na jednom zařízení.
