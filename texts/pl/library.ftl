### Games kept on the device, and files of games.

library-name = Nazwa partii na planszy
library-save = Zapisz tę partię
library-kept = Zapisano
library-saved = Partia jest w bibliotece.
library-kept-games = Zapisane partie
library-search = Szukaj
library-nothing-kept = Nie zapisano jeszcze żadnej partii.
library-nothing-found = Żadna partia nie zawiera wszystkich tych słów.
library-show-more = Pokaż więcej
library-cancel = Anuluj
library-rename-short = Zmień nazwę
library-delete-short = Usuń
library-collect-short = Do lekcji
library-new-name = Nowa nazwa
library-undelete = Przywróć
library-export = Zapisz wszystkie w jednym pliku
library-open-file = Otwórz plik
library-drop-here = PDN albo partie zapisane tu wcześniej. Plik można też tu upuścić.
library-reading = Odczytywanie…
library-more-in-file = W pliku jest więcej partii, niż pokazuje lista.
library-back = Wróć do biblioteki
library-from-file = z pliku
library-unknown-player = Nieznany
library-unfinished = nieukończona
library-is-guess = Plik nie podaje, jaka to gra: to tylko domysł.
library-is-cut = Warianty i komentarze są za długie, aby je zachować: otwierany jest tylko wariant główny.
library-open-anyway = Otwórz to, co udało się odczytać
library-file-saved = Plik przekazano przeglądarce do zapisania.
library-collect = Do lekcji: { $name }
library-rename = Zmień nazwę: { $name }
library-delete = Usuń: { $name }
library-deleted = Usunięto „{ $name }”.
library-n-games = { $n ->
        [one] 1 partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = Partie: { $found } z { $n }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Dodano 1 partię
        [few] Dodano { $new } partie
        [many] Dodano { $new } partii
       *[other] Dodano { $new } partii
    }{ $known ->
        [0] {""}
        [one] ; 1 już tu była
        [few] ; { $known } już tu były
        [many] ; { $known } już tu było
       *[other] ; { $known } już tu było
    }.
library-n-moves = { $n ->
        [one] 1 ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchów
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Do tej partii jest uwaga.
        [one] Jedna rzecz w tej partii jest błędna lub wątpliwa.
        [few] { $n } rzeczy w tej partii są błędne lub wątpliwe.
        [many] { $n } rzeczy w tej partii jest błędnych lub wątpliwych.
       *[other] { $n } rzeczy w tej partii jest błędnych lub wątpliwych.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Wiersz { $line }, kolumna { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Ta przeglądarka nie pozwala stronie przechowywać partii. Możesz zapisać partię z planszy jako plik PDN i otwierać pliki.
library-cannot-not-kept = Przeglądarka nie mogła tego zrobić: być może zabrakło miejsca.
# $n (number)
library-cannot-full = Liczba partii: { $n }. Na więcej nie ma miejsca: najpierw coś usuń.
library-cannot-game-too-long = Ta partia ma więcej wariantów i komentarzy, niż można zachować.
library-cannot-bad-game = Nie można odczytać tej partii.
# $megabytes (number)
library-cannot-file-too-long = Plik jest za długi: można odczytać najwyżej { $megabytes } MB.
library-cannot-not-a-library = To nie jest plik z zapisanymi partiami, który ta wersja potrafi odczytać.
# $n (number)
library-cannot-line = Wiersz { $n } nie zawiera partii, którą da się odczytać.
library-cannot-unreadable = Przeglądarka nie mogła odczytać pliku.
library-cannot-no-games = W tym pliku nie ma żadnej partii.
library-cannot-no-reader = Odczytywanie plików chwilowo nie działa.
