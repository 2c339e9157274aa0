### Lessons of one's own: those that were opened, and the maker.

making-title = Editor lekcí
making-yours = Vaše lekce
making-yours-about = Lekce, které si otevřete nebo vytvoříte. Zůstávají v tomto zařízení.
making-none = Zatím žádné. Otevřete soubor s lekcí, vložte lekci nebo ji vytvořte: v nabídce „Sdílet“ najdete „Přidat do lekce“.
making-new = Nová lekce
making-untitled = Moje lekce
making-name = Název
making-language = Jazyk
making-no-language = neuveden
making-begin-words = Co se řekne před prvním krokem
making-step-title = Název tohoto kroku
making-step-words = Co se řekne v tomto kroku
making-add-words = Přidat text
making-steps = Kroky
making-no-steps = Zatím žádné kroky. „Přidat do lekce“ najdete u desky v nabídce „Sdílet“, v editoru cvičení a v knihovně.
making-edit-lesson = Upravit lekci
making-edit-short = Upravit
making-to-list = Všechny lekce
making-walk = Projít lekci
making-from-here = Projít lekci odtud
making-edit-exercise = Změnit cvičení
making-check = Zkontrolovat
making-save = Uložit jako soubor
making-as-text = Jako text
making-as-text-about = Celá lekce jako text, tak jak se ukládá.
making-take-text = Použít tento text
making-leave-text = Nechat, jak to bylo
making-share = Předat dál
making-link = Odkaz na lekci
making-link-about = obsahuje ji celou
making-element = Lekce jako prvek
making-element-about = na vlastní stránku
making-delete = Smazat lekci
making-delete-really = Opravdu smazat?
making-add = Přidat do lekce
making-open = Otevřít lekci
making-restore = Obnovit
making-not-kept = Prohlížeči se nepodařilo lekci uložit: možná už nemá místo. Uložte ji jako soubor.
making-full = Lekce už má tolik kroků, kolik jich může mít.
making-too-many = Víc lekcí už se neuloží. Nejdřív nějakou smažte.
making-link-many = Tento odkaz je dlouhý: některé komunikátory ho zkrátí. Soubor je jistější.
making-no-packing = Tento prohlížeč takový odkaz vytvořit neumí. Uložte lekci jako soubor.
making-not-come = Lekci se nepodařilo načíst. Její web musí být dostupný a musí to dovolit (CORS).
making-not-unpacked = Odkaz na lekci nelze přečíst: jeho obsah nelze rozbalit.
making-from-problems = Z těchto úloh je teď lekce. Projděte ji, nebo si jednu vyberte.
making-unsound = Některé kroky nejsou v pořádku.
making-not-checked = Lekci se nepodařilo zkontrolovat.
making-changed-since = Lekce se mezitím změnila.
making-kinds =
    .words = Text
    .diagram = Pozice
    .replay = Partie
    .play = Hra odtud
    .exercise = Cvičení
# $title (text)
# $n (number)
making-added = Přidáno do lekce „{ $title }“ jako krok { $n }.
# $title (text)
making-up = Posunout nahoru: { $title }
making-down = Posunout dolů: { $title }
making-remove = Odstranit: { $title }
making-edit = Upravit: { $title }
making-removed = Odstraněno: „{ $title }“.
# $n (number) of the step
making-put-back = Vrátit jako krok { $n }
# $n (number)
# $all (number)
making-checking = Kontroluje se krok { $n } z { $all }…
making-sound = { $n ->
        [one] Její krok je v pořádku.
        [few] Všechny { $n } kroky jsou v pořádku.
       *[other] Všech { $n } kroků je v pořádku.
    }
making-n-steps = { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
making-unread = Lekci nelze přečíst.
# $why (text)
making-bad-link = Odkaz na lekci nelze přečíst: { $why }.
# $why (text)
making-no-link = Odkaz není k dispozici: { $why }. Uložte lekci jako soubor a dejte ji na svůj web; otevře ji „?lesson=“ a její adresa připojené za adresu této stránky.
# $line (number)
# $words (text)
making-at-line = Řádek { $line }: { $words }
