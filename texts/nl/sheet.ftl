### The share sheet.

sheet-what = Wat je deelt
sheet-whole-game = De hele partij
sheet-position = Alleen deze stand
sheet-whoever = Wie hem opent
sheet-looks = bekijkt hem en kan verderspelen
sheet-answers = antwoordt met een eigen zet
sheet-answers-more = Een partij per bericht: jij stuurt de link, de ander doet een zet en stuurt een link terug.
sheet-no-address = Deze kopie van Damiera is een bestand op je apparaat en heeft geen adres. De links werken als je ze op het bord van een andere Damiera plakt.
sheet-short-link = Korte link
sheet-short-about = om in een bericht te sturen
sheet-readable-link = Leesbare link
sheet-readable-about = toont de zetten
sheet-copy = Kopiëren
sheet-send = Versturen…
sheet-qr = QR-code van de korte link
sheet-qr-about = Richt de camera van een telefoon erop om daar verder te gaan.
sheet-qr-too-long = Deze partij is te lang voor een QR-code.
sheet-as-text = Als tekst
sheet-copy-fen = FEN kopiëren
sheet-copy-pdn = PDN kopiëren
sheet-save-pdn = PDN opslaan
sheet-as-picture = Als afbeelding
sheet-save-svg = SVG opslaan
sheet-save-png = PNG opslaan
sheet-picture-about = De link zit in de afbeelding: sleep haar op het bord om hem te openen.
sheet-embed = Op je eigen pagina
sheet-element = Bord als element
sheet-frame = Bord als frame
sheet-making = Een ogenblik…
sheet-not-made = De rest kon niet worden gemaakt: het schrijven van bestanden werkt nu niet.
sheet-copied = Gekopieerd.
sheet-not-copied = Kopiëren mocht niet van de browser. Selecteer de tekst en kopieer die zelf.
sheet-saved = Het bestand is aan de browser gegeven om op te slaan.
sheet-not-saved = De browser kon het niet opslaan.
sheet-not-sent = De browser kon het niet versturen.
sheet-challenge = speelt met { side } tegen de computer, niveau { $level }
sheet-copy-what = Kopiëren: { $what }

## What is said of a game that is sent

sheet-to-move = { $game }: { side } aan zet.
sheet-won = { $game }: { side } heeft gewonnen.
sheet-finished = { $game }: een afgelopen partij.
sheet-challenge-sent = { $game }: kun jij vanaf hier met { side } van niveau { $level } winnen?
sheet-answer = { $game }: ik heb een zet gedaan, nu ben jij met { side } aan de beurt.

## Studies

sheet-whole = De studie met alle varianten
# $game (text) its name
sheet-sent = { $game }: een studie met varianten.
# $n (number)
# $most (number)
sheet-too-long = Deze link heeft { $n } tekens, en sommige berichtenapps nemen er niet meer dan { $most } per bericht. Stuur liever het PDN-bestand: daar staat alles in.
sheet-file = In het PDN-bestand staat alles:
