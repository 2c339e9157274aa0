### Making exercises.

author-title = Edytor ćwiczeń
author-make = Utwórz ćwiczenie
author-edit = Edytuj to ćwiczenie
author-back-to-exercise = Użyj tej pozycji
author-set-up = Zmień pozycję
author-try-it = Wypróbuj
author-end-try = Wróć do edytora
author-trying = Tak zobaczą to inni.
author-finish = Zakończ i otwórz
author-discard = Odrzuć
author-confirm-discard = Na pewno odrzucić?
author-leave = Graj od tego miejsca
author-goal = Cel
author-n-moves = Ile ruchów
author-target = Które pole
author-on-board = Na planszy
author-next-choice = Zagraj ruchy do wyboru: dozwolone i jeden niedozwolony.
author-next-judged = O tym, które ruchy są dobre, decyduje cel. Zagraj je, aby zapisać odpowiedzi.
author-next-over = Partia jest tu skończona. Cofnij się, aby zapisać więcej.
author-next-wrong = Zagraj błędną próbę, dozwoloną lub nie. Komentarz do niej wpiszesz w części „Teksty”.
author-next-mark = Wskaż pola, aby je oznaczyć. Wskaż pole jeszcze raz, aby usunąć oznaczenie.
author-next-arrow = Wskaż, gdzie strzałka się zaczyna, a potem gdzie się kończy. Prowadź ją dalej, aby ją zgiąć.
author-undo = Cofnij
author-redo = Ponów
author-to-start = Początek
author-step-back = Ruch wstecz
author-step-on = Ruch naprzód
author-known = To już jest zapisane.
author-full = Nie ma już miejsca.
author-removed = Usunięto.
author-undone = Cofnięto.
author-redone = Ponowiono.
author-promotes = zamienia pionka w damkę
author-leaves = prowadzi do określonej pozycji
author-recorded = Zapisane
author-nothing = Jeszcze nic.
author-choices = Ruchy do wyboru
author-replies = Odpowiedzi
author-wrong = Błędne próby
author-drawings = Oznaczenia i strzałki
author-remove = Usuń
author-also-accept = Zaliczaj każdy ruch, który
author-add = Dodaj
author-hint = Podpowiedź
author-ok = Tekst na zakończenie
author-caption = Tekst pod planszą
author-check = Sprawdź
author-checking = Sprawdzanie…
author-not-checked = Nie udało się sprawdzić ćwiczenia.
author-changed-since = Od tego czasu ćwiczenie się zmieniło.
author-too-few-choices = Potrzebne są co najmniej dwa ruchy do wyboru.
author-too-long = Teksty są za długie, aby zmieścić je w linku.
author-keys = Klawisze na planszy: od 1 do 9 i 0 wybierają narzędzie, Enter go używa, Delete usuwa rysunki z pola, U cofa, R ponawia, K i J przechodzą wstecz i naprzód, F obraca planszę, Escape przerywa.
author-back = Wstecz
author-missing = czegoś brakuje
author-optional = Każde z tych miejsc może zostać puste.
author-wordless = Błędna próba bez komentarza zostanie pominięta.
author-problems = Problemy
author-goals =
    .move = Znajdź właściwy ruch
    .capture-any = Wykonaj bicie
    .capture-all = Znajdź wszystkie bicia
    .capture-max = Wykonaj największe bicie
    .find-illegal = Znajdź niedozwolony ruch
    .reach = Dojdź do pola
    .win-in = Wygraj w określonej liczbie ruchów
    .hold = Nie przegraj przez określoną liczbę ruchów
author-tool-names =
    .answer = Dobra odpowiedź
    .wrong = Błędna próba
    .ring = Kółko
    .attention = Uwaga
    .cross = Krzyżyk
    .dot = Kropka
    .green = Zielona strzałka
    .red = Czerwona strzałka
    .yellow = Żółta strzałka
    .blue = Niebieska strzałka
# $color (color)
# $turn (number)
author-next-answer = Ruch { $turn }: zagraj na planszy dobrą odpowiedź za { side-within }.
# $color (color)
# $mv (text) has been played
author-next-reply = Zagrano { $mv }. Zagraj odpowiedź za { side-within } albo cofnij się.
# $what (text)
# $turn (number)
author-accepted = Dobra odpowiedź, ruch { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Odpowiedź na { $mv }: { $reply }.
author-tried = Błędna próba: { $mv }. Komentarz do niej wpisz w części „Teksty”.
author-try-from = Z pola { $label }: teraz wskaż, gdzie próba się kończy.
author-arrow-from = Strzałka z pola { $label }: teraz wskaż, gdzie się kończy.
author-lands = kończy się na polu { $label }
# $turn (number)
author-answers-of = Dobre odpowiedzi, ruch { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } na { $mv }
author-words-to = Komentarz do { $mv }
author-remove-what = Usuń: { $what }
# $turn (number)
author-no-answer = Ruch { $turn }: nie zapisano żadnej dobrej odpowiedzi.
# $game (text) its name
# $task (text)
author-shared = { $game }, ćwiczenie. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Narysowano: { $what }.
       *[no] Usunięto: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Rozwiązanie urywa się na ruchu { $ply }, licząc ruchy obu stron: { $why }.
author-captures = { $n ->
        [one] cokolwiek bije
        [few] bije co najmniej { $n } bierki
        [many] bije co najmniej { $n } bierek
       *[other] bije co najmniej { $n } bierek
    }
# $step (text) its name
author-to-step = Dalej: { $step }
author-steps =
    .task = Zadanie
    .solution = Rozwiązanie
    .drawings = Rysunki
    .words = Teksty
    .end = Koniec
author-headings =
    .task = Co trzeba zrobić
    .solution = Ruchy rozwiązania
    .drawings = Oznaczenia i strzałki
    .words = Komentarze
    .end = Sprawdź i przekaż dalej
