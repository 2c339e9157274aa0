### Games kept on the device, and files of games.

library-name = Název partie na desce
library-save = Uložit tuto partii
library-kept = Uloženo
library-saved = Partie je v knihovně.
library-kept-games = Uložené partie
library-search = Hledat
library-nothing-kept = Zatím tu není uložená žádná partie.
library-nothing-found = Všechna tato slova neobsahuje žádná partie.
library-show-more = Zobrazit další
library-cancel = Zrušit
library-rename-short = Přejmenovat
library-delete-short = Smazat
library-collect-short = Do lekce
library-new-name = Nový název
library-undelete = Obnovit
library-export = Uložit vše do jednoho souboru
library-open-file = Otevřít soubor
library-drop-here = PDN nebo dříve tady uložené partie. Soubor sem můžete i přetáhnout.
library-reading = Načítá se…
library-more-in-file = V souboru je víc partií, než je v seznamu.
library-back = Zpět do knihovny
library-from-file = ze souboru
library-unknown-player = Neznámý
library-unfinished = nedohráno
library-is-guess = V souboru není uvedeno, o kterou hru jde: toto je odhad.
library-is-cut = Varianty a komentáře jsou na uložení příliš dlouhé: otevře se jen hlavní varianta.
library-open-anyway = Otevřít, co se podařilo přečíst
library-file-saved = Soubor byl předán prohlížeči k uložení.
library-collect = Do lekce: { $name }
library-rename = Přejmenovat: { $name }
library-delete = Smazat: { $name }
library-deleted = Smazáno: „{ $name }“.
library-n-games = { $n ->
        [one] 1 partie
        [few] { $n } partie
       *[other] { $n } partií
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $n ->
        [one] { $found } z { $n } partie
        [few] { $found } z { $n } partií
       *[other] { $found } z { $n } partií
    }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Přidána 1 partie
        [few] Přidány { $new } partie
       *[other] Přidáno { $new } partií
    }{ $known ->
        [0] {""}
        [one] ; 1 už tu byla
        [few] ; { $known } už tu byly
       *[other] ; { $known } už tu bylo
    }.
library-n-moves = { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] K této partii je poznámka.
        [one] Jedna věc je v této partii chybná nebo nejistá.
        [few] V této partii jsou { $n } věci chybné nebo nejisté.
       *[other] V této partii je { $n } věcí chybných nebo nejistých.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Řádek { $line }, sloupec { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Tento prohlížeč stránce nedovolí ukládat partie. Partii na desce si můžete uložit do souboru PDN a soubory můžete otevírat.
library-cannot-not-kept = Prohlížeči se to nepodařilo: možná už nemá místo.
# $n (number)
library-cannot-full = { $n ->
        [one] Je tu { $n } partie a na další není místo: nejdřív nějakou smažte.
        [few] Jsou tu { $n } partie a na další není místo: nejdřív některé smažte.
       *[other] Je tu { $n } partií a na další není místo: nejdřív některé smažte.
    }
library-cannot-game-too-long = Tato partie má víc variant a komentářů, než lze uložit.
library-cannot-bad-game = Tuto partii nelze přečíst.
# $megabytes (number)
library-cannot-file-too-long = Soubor je příliš dlouhý: čtou se nejvýše { $megabytes } MB.
library-cannot-not-a-library = Toto není soubor uložených partií, který by tato verze dokázala přečíst.
# $n (number)
library-cannot-line = Řádek { $n } neobsahuje partii, kterou by šlo přečíst.
library-cannot-unreadable = Prohlížeč nedokázal soubor přečíst.
library-cannot-no-games = V tomto souboru není žádná partie.
library-cannot-no-reader = Čtení souborů teď nefunguje.
