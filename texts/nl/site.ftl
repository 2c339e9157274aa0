### What stands around the rules on their pages.

site-skip = Naar de regels
site-play = Speel dit spel
site-pages = Regels
site-choose = Kies een spel
# $n (number)
site-all-games = Alle { $n } spellen
# Over the games whose pages nobody wrote by hand.
site-others = De andere spellen
site-others-about = Hun regels zijn geschreven uit wat Damiera toepast als het speelt, met borden om te proberen.
# Names the ways to the pages before and after.
site-neighbors = Meer regels
site-previous-page = Vorige
site-next-page = Volgende
site-languages = Talen
site-contents = Op deze bladzijde
# The link under a board.
site-open = Open op het bord
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Antwoord
       *[other] Antwoorden
    }
site-next = Volgende oefening
# $number (number)
# $n (number)
site-exercise = Oefening { $number } van { $n }
# $color (color)
site-turn = { $color ->
        [white] Wit aan zet.
       *[black] Zwart aan zet.
    }
# $page (text) a link to the page written by hand
site-more = Meer over deze familie, met openingen, lezingen en bronnen (in het Engels): { $page }.
site-footer = Damiera is gratis, werkt zonder netwerk en stuurt niets ergens heen.

## On the page before its program is there. In English `index.html` says the same

site-old = Deze browser kan Damiera niet uitvoeren: hij is te oud of staat WebAssembly niet toe. Werk hem bij of gebruik een andere.
site-failed = Damiera kon niet worden geladen: is er een netwerk? Het wordt opnieuw geprobeerd.
site-what = De hele damfamilie, tegen de computer of met z'n tweeën.
