### What others have sent.

share-title = Diele
share-your-turn = Do bist oan set.
share-played = { side } hat { $mv } spile.
# $n (number)
# $last (text)
share-many-played = Der binne { $n } setten spile, de lêste dêrfan { $last }.

## Why something cannot be opened

share-cannot-no-link = Yn dizze ôfbylding sit gjin keppeling: hy is net hjir bewarre, of in oar programma hat de keppeling derút helle.
share-cannot-bad-picture = Dizze ôfbylding is skansearre: de keppeling deryn kin net lêzen wurde.
# $megabytes (number)
share-cannot-too-long = Dit is te lang: der wurde op syn heechst { $megabytes } megabyte lêzen.
# $n (number)
share-cannot-many-games = Der sitte { $n } partijen yn. Iepenje it by Partijen en kies ien.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Ien ding deryn is
       *[other] Ferskate dingen deryn binne
    } fout of twivelich. Iepenje it by Partijen om te sjen wat.
share-cannot-nothing = Der sit gjin keppeling, stân of partij yn dy’t hjir iepene wurde kin. FEN wurdt lêzen as in stân fan it spul op it boerd.
# $why (text)
share-cannot-because = Dit kin net iepene wurde: { $why }.
share-cannot-unreadable = De browser koe it net lêze.
share-cannot-no-reader = Bestannen lêzen wurket op it stuit net.
