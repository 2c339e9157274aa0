### A game gone through after it was played: what was lost, and what was better.

review-going = Stand { $at } van { $all } wordt bekeken…
review-closer = Nu nauwkeuriger, waar iets verloren ging…
review-leave = Je kunt altijd weg: wat gevonden is, blijft tot de pagina dichtgaat.
review-stuck = Het rekenprogramma is gestopt.
review-none = Geen fouten gevonden.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 fout
       *[other] { $n } fouten
    }
review-blunders = { $n ->
        [one] 1 blunder
       *[other] { $n } blunders
    }
review-mistake = fout
review-blunder = blunder
review-points = Keerpunten
review-small = Geen enkele zet verloor veel. Deze verloren het meest
review-better = Beter: { $line }
review-find = Vind iets beters
review-report = Het verslag
review-open-study = Met varianten openen
review-print = Afdrukken
review-too-long = De partij met de betere varianten is te lang om te bewaren.
review-place = Vind iets beters: { $at } van { $all }
review-asked = In de partij werd { $text } gespeeld. Wat is beter?
review-next = Volgende
review-over = Dat was de laatste.
review-found = { $found } van { $all } in één keer gevonden

## What is said to a try

review-was-played = Dat werd in de partij gespeeld. Het antwoord is { $line }. Daarna: { $verdict }.
review-is-answered = Niet goed genoeg: het antwoord is { $line }. Daarna: { $verdict }.
review-leads-to = Niet goed genoeg. Daarna: { $verdict }.
review-solved = Goed. De beste voortzetting: { $line }. Daarna: { $verdict }.

## Beside the move in a study

review-remark = Ervoor: { $before }. Erna: { $after }.
