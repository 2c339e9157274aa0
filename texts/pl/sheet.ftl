### The share sheet.

sheet-what = Co udostępnić
sheet-whole-game = Całą partię
sheet-position = Tylko tę pozycję
sheet-whoever = Kto to otworzy
sheet-looks = obejrzy i może grać dalej
sheet-answers = odpowie własnym ruchem
sheet-answers-more = Partia przez wiadomości: wysyłasz link, druga osoba gra ruch i odsyła ci swój.
sheet-no-address = Ta kopia aplikacji Damiera to plik na twoim urządzeniu i nie ma adresu. Jej linki otwierają się po wklejeniu na planszę w dowolnej kopii.
sheet-short-link = Krótki link
sheet-short-about = do wysłania w wiadomości
sheet-readable-link = Czytelny link
sheet-readable-about = pokazuje ruchy
sheet-copy = Kopiuj
sheet-send = Wyślij…
sheet-qr = Kod QR krótkiego linku
sheet-qr-about = Skieruj na niego aparat telefonu, aby grać dalej tam.
sheet-qr-too-long = Ta partia jest za długa na kod QR.
sheet-as-text = Jako tekst
sheet-copy-fen = Kopiuj FEN
sheet-copy-pdn = Kopiuj PDN
sheet-save-pdn = Zapisz PDN
sheet-as-picture = Jako obrazek
sheet-save-svg = Zapisz SVG
sheet-save-png = Zapisz PNG
sheet-picture-about = Obrazek pamięta swój link: upuść go na planszę, a znów się otworzy.
sheet-embed = Na własnej stronie
sheet-element = Plansza jako element
sheet-frame = Plansza jako ramka
sheet-making = Chwileczkę…
sheet-not-made = Reszty nie udało się utworzyć: zapisywanie plików chwilowo nie działa.
sheet-copied = Skopiowano.
sheet-not-copied = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go.
sheet-saved = Plik przekazano przeglądarce do zapisania.
sheet-not-saved = Przeglądarka nie mogła tego zapisać.
sheet-not-sent = Przeglądarka nie mogła tego wysłać.
# $color (color)
# $level (number)
sheet-challenge = zagra { $color ->
        [white] białymi
       *[black] czarnymi
    } z komputerem, poziom { $level }
sheet-copy-what = Kopiuj: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: { $color ->
        [white] ruch białych
       *[black] ruch czarnych
    }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: wygrały { side-within }.
sheet-finished = { $game }: partia skończona.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: pokonasz stąd poziom { $level }, grając { $color ->
        [white] białymi
       *[black] czarnymi
    }?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: mój ruch już zagrany, teraz twoja kolej: grasz { $color ->
        [white] białymi
       *[black] czarnymi
    }.

## Studies

sheet-whole = Studium ze wszystkimi wariantami
# $game (text) its name
sheet-sent = { $game }: studium z wariantami.
# $n (number)
# $most (number)
sheet-too-long = Długość tego linku w znakach: { $n }, a niektóre komunikatory przyjmują w wiadomości najwyżej { $most }. Wyślij zamiast tego plik PDN: zawiera wszystko.
sheet-file = Plik PDN zawiera wszystko:
