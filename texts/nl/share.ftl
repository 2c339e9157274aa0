### What others have sent.

share-title = Delen
share-your-turn = Jij bent aan zet.
share-played = { side } heeft { $mv } gespeeld.
share-many-played = Er zijn { $n } zetten gespeeld, de laatste was { $last }.

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
