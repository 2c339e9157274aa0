### What others have sent.

share-title = Teilen
share-your-turn = Du bist am Zug.
share-played = { side } hat { $mv } gespielt.
# $n (number)
# $last (text)
share-many-played = { $n } Züge wurden gespielt, zuletzt { $last }.

## Why something cannot be opened

share-cannot-no-link = In diesem Bild ist kein Link: Es wurde nicht hier gespeichert, oder ein anderes Programm hat den Link entfernt.
share-cannot-bad-picture = Dieses Bild ist beschädigt: Der Link darin lässt sich nicht lesen.
# $megabytes (number)
share-cannot-too-long = Das ist zu lang: Höchstens { $megabytes } Megabyte werden gelesen.
# $n (number)
share-cannot-many-games = Darin sind { $n } Partien. Öffne es in der Bibliothek und wähle eine aus.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Eine Sache darin ist
       *[other] Mehrere Dinge darin sind
    } falsch oder zweifelhaft. Öffne es in der Bibliothek, um zu sehen, was.
share-cannot-nothing = Darin ist kein Link, keine Stellung und keine Partie, die sich hier öffnen lässt. FEN wird als Stellung des Spiels auf dem Brett gelesen.
# $why (text)
share-cannot-because = Das lässt sich nicht öffnen: { $why }.
share-cannot-unreadable = Der Browser konnte es nicht lesen.
share-cannot-no-reader = Das Lesen von Dateien funktioniert im Moment nicht.
