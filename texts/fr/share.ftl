### What others have sent.

share-title = Partager
share-your-turn = À toi de jouer.
share-played = { side } ont joué { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n } coups ont été joués, le dernier étant { $last }.

## Why something cannot be opened

share-cannot-no-link = Il n’y a pas de lien dans cette image : elle n’a pas été enregistrée ici, ou un autre programme en a retiré le lien.
share-cannot-bad-picture = Cette image est abîmée : le lien qu’elle contient est illisible.
# $megabytes (number)
share-cannot-too-long = C’est trop long : la limite est de { $megabytes } mégaoctets.
# $n (number)
share-cannot-many-games = Il y a { $n } parties dedans. Ouvre-le dans la bibliothèque et choisis-en une.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Une chose y est fausse ou douteuse
       *[other] Plusieurs choses y sont fausses ou douteuses
    }. Ouvre-le dans la bibliothèque pour voir de quoi il s’agit.
share-cannot-nothing = Il n’y a là ni lien, ni position, ni partie qui puisse s’ouvrir ici. Un FEN est lu comme une position du jeu affiché sur le damier.
# $why (text)
share-cannot-because = Impossible d’ouvrir ceci : { $why }.
share-cannot-unreadable = Le navigateur n’a pas pu le lire.
share-cannot-no-reader = La lecture des fichiers ne fonctionne pas pour le moment.
