### What stands around the rules on their pages.

site-skip = Przejdź do zasad
site-play = Zagraj w tę grę
site-pages = Zasady
site-choose = Wybierz grę
# $n (number)
site-all-games = Wszystkie gry ({ $n })
# Over the games whose pages nobody wrote by hand.
site-others = Pozostałe gry
site-others-about = Ich zasady napisano na podstawie tego, według czego gra Damiera, z planszami do wypróbowania.
# Names the ways to the pages before and after.
site-neighbors = Więcej zasad
site-previous-page = Poprzednia
site-next-page = Następna
site-languages = Języki
site-contents = Na tej stronie
# The link under a board.
site-open = Otwórz na planszy
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Odpowiedź
        [few] Odpowiedzi
        [many] Odpowiedzi
       *[other] Odpowiedzi
    }
site-next = Następne ćwiczenie
# $number (number)
# $n (number)
site-exercise = Ćwiczenie { $number } z { $n }
# $color (color)
site-turn = { $color ->
        [white] Ruch białych.
       *[black] Ruch czarnych.
    }
# $page (text) a link to the page written by hand
site-more = Więcej o tej rodzinie, z debiutami, lekturami i źródłami: { $page }.
site-footer = Damiera jest darmowa, działa bez sieci i niczego nigdzie nie wysyła.

## On the page before its program is there. In English `index.html` says the same

site-old = Ta przeglądarka nie może uruchomić aplikacji Damiera: jest za stara albo nie pozwala na WebAssembly. Zaktualizuj ją lub użyj innej.
site-failed = Nie udało się wczytać aplikacji Damiera: czy jest sieć? Trwa ponowna próba.
site-what = Cała warcabowa rodzina: z komputerem albo we dwoje na jednym urządzeniu.
