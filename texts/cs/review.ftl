### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Prochází se pozice { $at } z { $all }…
review-closer = Podrobněji se zkoumají místa, kde se něco ztratilo…
review-leave = Odejít můžete kdykoli; co se našlo, zůstane do zavření stránky.
review-stuck = Engine se zastavil.
review-none = Žádné chyby se nenašly.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 chyba
        [few] { $n } chyby
       *[other] { $n } chyb
    }
review-blunders = { $n ->
        [one] 1 hrubá chyba
        [few] { $n } hrubé chyby
       *[other] { $n } hrubých chyb
    }
review-mistake = chyba
review-blunder = hrubá chyba
review-points = Zlomové okamžiky
review-small = Žádný tah sám neztratil mnoho. Tyto ztratily nejvíc
# $line (text) moves
review-better = Lepší: { $line }
review-find = Najít něco lepšího
review-report = Přehled
review-open-study = Otevřít s variantami
review-print = Vytisknout
review-too-long = Partie s lepšími variantami je na uložení příliš dlouhá.
# $at (number)
# $all (number)
review-place = Najděte něco lepšího: { $at } z { $all }
# $text (text) a move
review-asked = V partii se hrálo { $text }. Co je lepší?
review-next = Další
review-over = To bylo poslední.
# $found (number)
# $all (number)
review-found = Napoprvé nalezeno { $found } z { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Tak se hrálo v partii. Odpověď je { $line }. Potom: { $verdict }.
review-is-answered = To nestačí: odpověď je { $line }. Potom: { $verdict }.
review-leads-to = To nestačí. Potom: { $verdict }.
review-solved = Dobře. Nejlepší varianta: { $line }. Potom: { $verdict }.

## Beside the move in a study

review-remark = Předtím: { $before }. Potom: { $after }.
