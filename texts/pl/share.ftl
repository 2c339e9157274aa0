### What others have sent.

share-title = Udostępnij
share-your-turn = Twój ruch.
share-played = { side } zagrały { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n ->
        [one] Zagrano { $n } ruch: { $last }.
        [few] Zagrano { $n } ruchy, ostatni to { $last }.
        [many] Zagrano { $n } ruchów, ostatni to { $last }.
       *[other] Zagrano { $n } ruchów, ostatni to { $last }.
    }

## Why something cannot be opened

share-cannot-no-link = W tym obrazku nie ma linku: nie zapisano go tutaj albo inny program usunął link.
share-cannot-bad-picture = Ten obrazek jest uszkodzony: nie można odczytać zawartego w nim linku.
# $megabytes (number)
share-cannot-too-long = To jest za długie: można odczytać najwyżej { $megabytes } MB.
# $n (number)
share-cannot-many-games = { $n ->
        [one] Jest w tym { $n } partia.
        [few] Są w tym { $n } partie.
        [many] Jest w tym { $n } partii.
       *[other] Jest w tym { $n } partii.
    } Otwórz to w bibliotece i wybierz jedną.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Jedna rzecz jest w tym błędna lub wątpliwa.
        [few] Kilka rzeczy jest w tym błędnych lub wątpliwych.
        [many] Kilka rzeczy jest w tym błędnych lub wątpliwych.
       *[other] Kilka rzeczy jest w tym błędnych lub wątpliwych.
    } Otwórz to w bibliotece, aby zobaczyć, o co chodzi.
share-cannot-nothing = Nie ma w tym linku, pozycji ani partii, którą można tu otworzyć. FEN odczytuje się jako pozycję gry na planszy.
# $why (text)
share-cannot-because = Nie można tego otworzyć: { $why }.
share-cannot-unreadable = Przeglądarka nie mogła tego odczytać.
share-cannot-no-reader = Odczytywanie plików chwilowo nie działa.
