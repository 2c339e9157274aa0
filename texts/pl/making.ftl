### Lessons of one's own: those that were opened, and the maker.

making-title = Kreator lekcji
making-yours = Twoje lekcje
making-yours-about = Lekcje otwarte lub utworzone przez ciebie. Zostają na tym urządzeniu.
making-none = Jeszcze żadnych. Otwórz plik lekcji, wklej lekcję albo utwórz własną: w menu „Udostępnij” jest „Dodaj do lekcji”.
making-new = Nowa lekcja
making-untitled = Moja lekcja
making-name = Tytuł
making-language = Język
making-no-language = nie podano
making-begin-words = Tekst przed pierwszym krokiem
making-step-title = Tytuł tego kroku
making-step-words = Tekst tego kroku
making-add-words = Dodaj tekst
making-steps = Kroki
making-no-steps = Nie ma jeszcze kroków. „Dodaj do lekcji” znajdziesz w menu „Udostępnij” na planszy, w edytorze ćwiczeń i w bibliotece.
making-edit-lesson = Edytuj lekcję
making-edit-short = Edytuj
making-to-list = Wszystkie lekcje
making-walk = Przejdź lekcję
making-from-here = Przejdź lekcję od tego miejsca
making-edit-exercise = Zmień ćwiczenie
making-check = Sprawdź
making-save = Zapisz jako plik
making-as-text = Jako tekst
making-as-text-about = Cała lekcja jako tekst, tak jak jest zapisana.
making-take-text = Użyj tego tekstu
making-leave-text = Zostaw, jak było
making-share = Przekaż dalej
making-link = Link do lekcji
making-link-about = zawiera całość
making-element = Lekcja jako element
making-element-about = na własną stronę
making-delete = Usuń lekcję
making-delete-really = Na pewno usunąć?
making-add = Dodaj do lekcji
making-open = Otwórz lekcję
making-restore = Przywróć
making-not-kept = Przeglądarka nie mogła zachować lekcji: być może zabrakło miejsca. Zapisz ją jako plik.
making-full = Lekcja ma już tyle kroków, ile może mieć.
making-too-many = Lekcji jest już tyle, ile można przechować. Najpierw jakąś usuń.
making-link-many = Ten link jest długi: niektóre komunikatory go ucinają. Plik jest pewniejszy.
making-no-packing = Ta przeglądarka nie potrafi utworzyć takiego linku. Zapisz lekcję jako plik.
making-not-come = Nie udało się pobrać lekcji. Jej strona musi być dostępna i na to pozwalać (CORS).
making-not-unpacked = Nie można odczytać linku do lekcji: nie da się rozpakować jego zawartości.
making-from-problems = Te zadania są teraz lekcją. Przejdź ją albo wybierz jedno.
making-unsound = Niektóre kroki nie są poprawne.
making-not-checked = Nie udało się sprawdzić lekcji.
making-changed-since = Od tego czasu lekcja się zmieniła.
making-kinds =
    .words = Tekst
    .diagram = Pozycja
    .replay = Partia
    .play = Graj od tego miejsca
    .exercise = Ćwiczenie
# $title (text)
# $n (number)
making-added = Dodano do „{ $title }” jako krok { $n }.
# $title (text)
making-up = Przesuń w górę: { $title }
making-down = Przesuń w dół: { $title }
making-remove = Usuń: { $title }
making-edit = Edytuj: { $title }
making-removed = Usunięto „{ $title }”.
# $n (number) of the step
making-put-back = Przywróć jako krok { $n }
# $n (number)
# $all (number)
making-checking = Sprawdzanie kroku { $n } z { $all }…
making-sound = { $n ->
        [one] Jedyny krok jest poprawny.
        [few] Wszystkie { $n } kroki są poprawne.
        [many] Wszystkie kroki ({ $n }) są poprawne.
       *[other] Wszystkie kroki ({ $n }) są poprawne.
    }
making-n-steps = { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroków
    }
making-unread = Nie można odczytać lekcji.
# $why (text)
making-bad-link = Nie można odczytać linku do lekcji: { $why }.
# $why (text)
making-no-link = Nie ma linku: { $why }. Zapisz lekcję jako plik i umieść go na swojej stronie; otworzy ją „?lesson=” z adresem pliku, dopisane do adresu tej strony.
# $line (number)
# $words (text)
making-at-line = Wiersz { $line }: { $words }
