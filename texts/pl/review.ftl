### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Badanie pozycji { $at } z { $all }…
review-closer = Dokładniejsze badanie tam, gdzie coś stracono…
review-leave = Możesz przerwać w każdej chwili; to, co znaleziono, zostaje do zamknięcia strony.
review-stuck = Silnik się zatrzymał.
review-none = Nie znaleziono błędów.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 błąd
        [few] { $n } błędy
        [many] { $n } błędów
       *[other] { $n } błędów
    }
review-blunders = { $n ->
        [one] 1 gruby błąd
        [few] { $n } grube błędy
        [many] { $n } grubych błędów
       *[other] { $n } grubych błędów
    }
review-mistake = błąd
review-blunder = gruby błąd
review-points = Punkty zwrotne
review-small = Żaden ruch sam nie stracił wiele. Te straciły najwięcej
# $line (text) moves
review-better = Lepiej: { $line }
review-find = Znajdź coś lepszego
review-report = Raport
review-open-study = Otwórz z wariantami
review-print = Drukuj
review-too-long = Partia z lepszymi wariantami jest za długa, aby ją zachować.
# $at (number)
# $all (number)
review-place = Znajdź coś lepszego: { $at } z { $all }
# $text (text) a move
review-asked = W partii zagrano { $text }. Co jest lepsze?
review-next = Dalej
review-over = To była ostatnia pozycja.
# $found (number)
# $all (number)
review-found = Znalezione za pierwszym razem: { $found } z { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = To zagrano w partii. Odpowiedź to { $line }. Potem: { $verdict }.
review-is-answered = Za słabo: odpowiedź to { $line }. Potem: { $verdict }.
review-leads-to = Za słabo. Potem: { $verdict }.
review-solved = Dobrze. Najlepszy wariant: { $line }. Potem: { $verdict }.

## Beside the move in a study

review-remark = Przed: { $before }. Po: { $after }.
