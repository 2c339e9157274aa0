### The board editor.

edit-board = Stellung bearbeiten
editor = Stellungseditor
tools = Figuren und Werkzeuge
eraser = Radierer
hand = Figur versetzen
editor-keys = Auf dem Brett: Eingabe setzt die Figur, Entf entfernt sie, 1 bis 6 wählen ein Werkzeug, T wechselt die Seite am Zug, U und R machen rückgängig und wiederholen.
side-to-move = Seite am Zug
no-king-moves = keine
game = Spiel
set-up = Fertige Stellungen
start-position = Anfangsstellung
empty-board = Leeres Brett
few-men = Je drei Steine
two-kings = Zwei Damen gegen eine
three-kings = Drei Damen gegen eine
line-of-men = Eine Linie aus Steinen
tired-king = Eine Dame, die ihre Züge aufgebraucht hat
position-as-text = Stellung als Text (FEN)
setup-is-fine = Diese Stellung ist spielbar.
play-this = Von hier an spielen
play-white = Mit Weiß gegen den Computer
play-black = Mit Schwarz gegen den Computer
only-look = Nur ansehen
discard = Zurück ohne Änderungen
king-moves =
    .white = Damenzüge von Weiß hintereinander
    .black = Damenzüge von Schwarz hintereinander
over-at-once-because = Die Partie wäre sofort zu Ende: { $reason }
men-stand-on-last-row = { side } hat Steine, wo sie zu Damen geworden wären: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } hat { $count } Figuren und am Anfang einer Partie nur { $start }.
pieces-dropped = { $n ->
        [one] Eine Figur hatte auf diesem Brett kein Feld und wurde weggelassen.
       *[other] { $n } Figuren hatten auf diesem Brett kein Feld und wurden weggelassen.
    }
