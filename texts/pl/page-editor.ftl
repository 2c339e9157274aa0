### The board editor.

edit-board = Edytuj pozycję
editor = Edytor pozycji
tools = Bierki i narzędzia
eraser = Gumka
hand = Przesuń bierkę
editor-keys = Na planszy: Enter stawia bierkę, Delete ją usuwa, od 1 do 6 wybierają narzędzie, T zmienia stronę na ruchu, U i R cofają i ponawiają.
side-to-move = Strona na ruchu
no-king-moves = brak
game = Gra
set-up = Gotowe pozycje
start-position = Początek gry
empty-board = Pusta plansza
few-men = Po trzy pionki
two-kings = Dwie damki przeciw jednej
three-kings = Trzy damki przeciw jednej
line-of-men = Linia pionków
tired-king = Damka, która zużyła swoje ruchy
position-as-text = Pozycja jako tekst (FEN)
setup-is-fine = Tę pozycję można rozegrać.
play-this = Graj od tego miejsca
play-white = Białymi z komputerem
play-black = Czarnymi z komputerem
only-look = Tylko oglądaj
discard = Wróć bez zmian
king-moves =
    .white = Ruchy damką białych z rzędu
    .black = Ruchy damką czarnych z rzędu
over-at-once-because = Partia skończyłaby się od razu: { $reason }
men-stand-on-last-row = { side } mają pionki tam, gdzie zostałyby damkami: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = Liczba bierek ({ side-within }): { $count }, a na początku partii tylko { $start }.
pieces-dropped = { $n ->
        [one] Jedna bierka nie miała pola na tej planszy i została pominięta.
        [few] { $n } bierki nie miały pól na tej planszy i zostały pominięte.
        [many] { $n } bierek nie miało pól na tej planszy i zostało pominiętych.
       *[other] { $n } bierek nie miało pól na tej planszy i zostało pominiętych.
    }
