### Games kept on the device, and files of games.

library-name = Namme fan de partij op it boerd
library-save = Dizze partij bewarje
library-kept = Bewarre
library-saved = De partij stiet by dyn partijen.
library-kept-games = Bewarre partijen
library-search = Sykje
library-nothing-kept = Der is noch gjin partij bewarre.
library-nothing-found = Gjin partij hat al dizze wurden.
library-show-more = Mear sjen litte
library-cancel = Annulearje
library-rename-short = Oare namme
library-delete-short = Fuortsmite
library-collect-short = Nei in les
library-new-name = Nije namme
library-undelete = Weromsette
library-export = Alles as ien bestân bewarje
library-open-file = Bestân iepenje
library-drop-here = PDN, of partijen dy’t hjir earder bewarre binne. Hjirhinne slepe kin ek.
library-reading = Dwaande mei lêzen…
library-more-in-file = Yn it bestân steane mear partijen as hjir.
library-back = Werom nei de partijen
library-from-file = út in bestân
library-unknown-player = Unbekend
library-unfinished = net dien
library-is-guess = It bestân seit net hokker spul it is: dit is in gok.
library-is-cut = De farianten en opmerkings binne te lang om te bewarjen: allinnich de haadfariant wurdt iepene.
library-open-anyway = Iepenje wat lêzen wurde koe
library-file-saved = It bestân is oan de browser jûn om te bewarjen.
library-collect = Nei in les: { $name }
library-rename = { $name } in oare namme jaan
library-delete = { $name } fuortsmite
library-deleted = ‘{ $name }’ is fuortsmiten.
library-n-games = { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } fan { $n } partijen
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] 1 partij is
       *[other] { $new } partijen binne
    } tafoege{ $known ->
        [0] {""}
        [one] ; 1 wie der al
       *[other] ; { $known } wiene der al
    }.
library-n-moves = { $n ->
        [one] 1 set
       *[other] { $n } setten
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Der is in opmerking by dizze partij.
        [one] Ien ding yn dizze partij is fout of twivelich.
       *[other] { $n } dingen yn dizze partij binne fout of twivelich.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Rigel { $line }, kolom { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Dizze browser lit de side gjin partijen bewarje. Do kinst de partij op it boerd as PDN-bestân bewarje, en bestannen iepenje.
library-cannot-not-kept = Dat slagge de browser net: miskien is der gjin romte mear.
# $n (number)
library-cannot-full = Der binne { $n } partijen, en der is gjin romte foar mear: smyt earst inkelden fuort.
library-cannot-game-too-long = Dizze partij hat mear farianten en opmerkings as bewarre wurde kinne.
library-cannot-bad-game = Dizze partij kin net lêzen wurde.
# $megabytes (number)
library-cannot-file-too-long = It bestân is te lang: der wurde op syn heechst { $megabytes } megabyte lêzen.
library-cannot-not-a-library = Dit is gjin bestân mei bewarre partijen dat dizze ferzje lêze kin.
# $n (number)
library-cannot-line = Op rigel { $n } stiet gjin partij dy’t lêzen wurde kin.
library-cannot-unreadable = De browser koe it bestân net lêze.
library-cannot-no-games = Yn dit bestân stiet gjin partij.
library-cannot-no-reader = Bestannen lêzen wurket op it stuit net.
