### The share sheet.

sheet-what = Was geteilt wird
sheet-whole-game = Die ganze Partie
sheet-position = Nur diese Stellung
sheet-whoever = Wer sie öffnet
sheet-looks = sieht sie sich an und kann weiterspielen
sheet-answers = antwortet mit einem eigenen Zug
sheet-answers-more = Eine Partie per Nachricht: Du schickst den Link, die andere Seite zieht und schickt dir ihren.
sheet-no-address = Diese Kopie von Damiera ist eine Datei auf deinem Gerät und hat keine Adresse. Ihre Links öffnen sich, wenn sie auf dem Brett eines beliebigen Damiera eingefügt werden.
sheet-short-link = Kurzer Link
sheet-short-about = zum Verschicken in einer Nachricht
sheet-readable-link = Lesbarer Link
sheet-readable-about = zeigt die Züge
sheet-copy = Kopieren
sheet-send = Senden …
sheet-qr = QR-Code des kurzen Links
sheet-qr-about = Richte die Kamera eines Telefons darauf, um dort weiterzumachen.
sheet-qr-too-long = Diese Partie ist zu lang für einen QR-Code.
sheet-as-text = Als Text
sheet-copy-fen = FEN kopieren
sheet-copy-pdn = PDN kopieren
sheet-save-pdn = PDN speichern
sheet-as-picture = Als Bild
sheet-save-svg = SVG speichern
sheet-save-png = PNG speichern
sheet-picture-about = Das Bild merkt sich seinen Link: Zieh es auf das Brett, und es öffnet sich wieder.
sheet-embed = Auf deiner eigenen Seite
sheet-element = Brett als Element
sheet-frame = Brett als Frame
sheet-making = Einen Moment …
sheet-not-made = Der Rest konnte nicht erstellt werden: Das Schreiben von Dateien funktioniert im Moment nicht.
sheet-copied = Kopiert.
sheet-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn.
sheet-saved = Die Datei wurde dem Browser zum Speichern übergeben.
sheet-not-saved = Der Browser konnte das nicht speichern.
sheet-not-sent = Der Browser konnte das nicht senden.
# $color (color)
# $level (number)
sheet-challenge = spielt mit { side } gegen den Computer, Stufe { $level }
sheet-copy-what = Kopieren: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: { side } ist am Zug.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } hat gewonnen.
sheet-finished = { $game }: eine beendete Partie.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: Kannst du von hier an Stufe { $level } mit { side } besiegen?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: Ich habe gezogen, jetzt bist du mit { side } am Zug.

## Studies

sheet-whole = Die Studie mit allen Varianten
# $game (text) its name
sheet-sent = { $game }: eine Studie mit Varianten.
# $n (number)
# $most (number)
sheet-too-long = Dieser Link hat { $n } Zeichen, und manche Messenger nehmen höchstens { $most } in einer Nachricht. Schick stattdessen die PDN-Datei: Sie enthält alles.
sheet-file = Die PDN-Datei enthält alles:
