### The board editor.

edit-board = Opzetten
editor = Een stand opzetten
tools = Stukken en gereedschap
eraser = Gum
hand = Stuk verplaatsen
editor-keys = Op het bord: Enter zet het stuk neer, Delete haalt het weg, 1 tot 6 kiezen een gereedschap, T wisselt wie aan zet is, U maakt ongedaan, R doet opnieuw.
side-to-move = Aan zet
no-king-moves = geen
game = Spel
set-up = Kant-en-klare standen
start-position = Begin van de partij
empty-board = Leeg bord
few-men = Drie schijven per speler
two-kings = Twee dammen tegen één
three-kings = Drie dammen tegen één
line-of-men = Een rij schijven
tired-king = Een dam die niet meer mag zetten
position-as-text = Stand als tekst (FEN)
setup-is-fine = Deze stand kan worden gespeeld.
play-this = Vanaf hier spelen
play-white = Wit tegen de computer
play-black = Zwart tegen de computer
only-look = Alleen kijken
discard = Terug zonder wijzigingen
king-moves =
    .white = Damzetten van Wit achter elkaar
    .black = Damzetten van Zwart achter elkaar
over-at-once-because = De partij zou meteen voorbij zijn: { $reason }
men-stand-on-last-row = { side } heeft schijven waar ze dam zouden zijn geworden: { $squares }.
more-than-at-start = { side } heeft { $count } stukken, en maar { $start } aan het begin van een partij.
pieces-dropped = { $n ->
        [one] Eén stuk had geen veld op dit bord en is weggelaten.
       *[other] { $n } stukken hadden geen veld op dit bord en zijn weggelaten.
    }
