### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Auf dem Brett sind keine Figuren.
setup-shared-square = Auf { $label } haben beide Seiten eine Figur.
setup-counter-without-king = Auf { $label } werden Damenzüge gezählt, aber diese Seite hat dort keine Dame.
# $counted (number)
# $limit (number)
setup-counter-too-high = Es sind { $counted } Damenzüge hintereinander gezählt, und nur { $limit } sind erlaubt.
setup-counter-without-limit = In diesem Spiel werden Damenzüge nicht gezählt.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = Der Text ist länger als { $max } Bytes.
setup-expected-known-turn = Es muss bekannt sein, wer am Zug ist: Schreib W oder B.
setup-expected-turn = Die Seite am Zug muss zuerst stehen: Schreib W oder B.
setup-expected-side = Schreib hier die Felder einer Seite, davor W oder B.
setup-expected-side-once-white = Die Felder von Weiß sind schon angegeben.
setup-expected-side-once-black = Die Felder von Schwarz sind schon angegeben.
setup-expected-square = Das ist kein Feld; die Felder gehen von { $first } bis { $last }.
setup-expected-range = Ein Bereich muss aufsteigen und zwischen { $first } und { $last } liegen.
setup-expected-range-in-row = Ein Bereich muss in einer Reihe von links nach rechts laufen und zwischen { $first } und { $last } liegen.
setup-expected-empty-square = Auf { $label } steht schon eine Figur.
setup-expected-counters = Schreib hier die Damenzüge von Schwarz und von Weiß, wie in +0+312.
setup-expected-counter = Schreib eine Anzahl und die zwei Ziffern des Feldes der Dame, wie in 312, oder nur 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Bei Zeichen { $place } fehlt etwas: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = „{ $token }“ bei Zeichen { $place }: { $what }
