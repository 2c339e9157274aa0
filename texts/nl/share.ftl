### The share sheet, and what others have sent.

share-title = Delen
share-what = Wat je deelt
share-whole-game = De hele partij
share-position = Alleen deze stand
share-whoever = Wie hem opent
share-looks = bekijkt hem en kan verderspelen
share-answers = antwoordt met een eigen zet
share-answers-more = Een partij per bericht: jij stuurt de link, de ander doet een zet en stuurt een link terug.
share-no-address = Deze kopie van Damiera is een bestand op je apparaat en heeft geen adres. De links werken als je ze op het bord van een andere Damiera plakt.
share-short-link = Korte link
share-short-about = om in een bericht te sturen
share-readable-link = Leesbare link
share-readable-about = toont de zetten
share-copy = Kopiëren
share-send = Versturen…
share-qr = QR-code van de korte link
share-qr-about = Richt de camera van een telefoon erop om daar verder te gaan.
share-qr-too-long = Deze partij is te lang voor een QR-code.
share-as-text = Als tekst
share-copy-fen = FEN kopiëren
share-copy-pdn = PDN kopiëren
share-save-pdn = PDN opslaan
share-as-picture = Als afbeelding
share-save-svg = SVG opslaan
share-save-png = PNG opslaan
share-picture-about = De link zit in de afbeelding: sleep haar op het bord om hem te openen.
share-embed = Op je eigen pagina
share-element = Bord als element
share-frame = Bord als frame
share-making = Een ogenblik…
share-not-made = De rest kon niet worden gemaakt: het schrijven van bestanden werkt nu niet.
share-copied = Gekopieerd.
share-not-copied = Kopiëren mocht niet van de browser. Selecteer de tekst en kopieer die zelf.
share-saved = Het bestand is aan de browser gegeven om op te slaan.
share-not-saved = De browser kon het niet opslaan.
share-not-sent = De browser kon het niet versturen.
share-your-turn = Jij bent aan zet.
share-challenge = speelt met { side } tegen de computer, niveau { $level }
share-copy-what = Kopiëren: { $what }
share-played = { side } heeft { $mv } gespeeld.
share-many-played = Er zijn { $n } zetten gespeeld, de laatste was { $last }.

## What is said of a game that is sent

share-to-move = { $game }: { side } aan zet.
share-won = { $game }: { side } heeft gewonnen.
share-finished = { $game }: een afgelopen partij.
share-challenge-sent = { $game }: kun jij vanaf hier met { side } van niveau { $level } winnen?
share-answer = { $game }: ik heb een zet gedaan, nu ben jij met { side } aan de beurt.

## Why something cannot be opened

share-cannot-no-link = In deze afbeelding zit geen link: ze is niet hier opgeslagen, of een ander programma heeft de link eruit gehaald.
share-cannot-bad-picture = Deze afbeelding is beschadigd: de link erin kan niet worden gelezen.
share-cannot-too-long = Dit is te lang: er worden hoogstens { $megabytes } megabyte gelezen.
share-cannot-many-games = Er staan { $n } partijen in. Open het onder Partijen en kies er een.
share-cannot-faulty = { $n ->
        [one] Eén ding erin is
       *[other] Meerdere dingen erin zijn
    } fout of twijfelachtig. Open het onder Partijen om te zien wat.
share-cannot-nothing = Hier staat geen link, stand of partij in die geopend kan worden. FEN wordt gelezen als stand van het spel op het bord.
share-cannot-because = Dit kan niet worden geopend: { $why }.
share-cannot-unreadable = De browser kon het niet lezen.
share-cannot-no-reader = Het inlezen van bestanden werkt nu niet.
