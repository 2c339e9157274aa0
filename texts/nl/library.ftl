### Games kept on the device, and files of games.

library-name = Naam van de partij op het bord
library-save = Deze partij bewaren
library-kept = Bewaard
library-saved = De partij is bewaard.
library-kept-games = Bewaarde partijen
library-search = Zoeken
library-nothing-kept = Er is nog geen partij bewaard.
library-nothing-found = Geen partij bevat al deze woorden.
library-show-more = Meer tonen
library-cancel = Annuleren
library-rename-short = Naam wijzigen
library-delete-short = Verwijderen
library-collect-short = Naar een les
library-new-name = Nieuwe naam
library-undelete = Herstellen
library-export = Alles als één bestand opslaan
library-open-file = Bestand openen
library-drop-here = PDN of eerder hier bewaarde partijen. Slepen kan ook.
library-reading = Bezig met lezen…
library-more-in-file = Het bestand bevat meer partijen dan hier staan.
library-back = Terug naar de partijen
library-from-file = uit een bestand
library-unknown-player = Onbekend
library-unfinished = nog bezig
library-is-guess = Het bestand zegt niet welk spel het is: dit is een gok.
library-is-cut = De varianten en het commentaar zijn te lang om te bewaren: alleen de hoofdvariant wordt geopend.
library-open-anyway = Openen wat gelezen kon worden
library-file-saved = Het bestand is aan de browser gegeven om op te slaan.
library-collect = Naar een les: { $name }
library-rename = { $name } een andere naam geven
library-delete = { $name } verwijderen
library-deleted = ‘{ $name }’ is verwijderd.
library-n-games = { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    }
library-n-found-of = { $found } van { $n } partijen
library-imported = { $new ->
        [one] 1 partij is
       *[other] { $new } partijen zijn
    } toegevoegd{ $known ->
        [0] {""}
        [one] ; 1 was er al
       *[other] ; { $known } waren er al
    }.
library-n-moves = { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
library-n-faults = { $n ->
        [0] Er is een opmerking bij deze partij.
        [one] Eén ding in deze partij is fout of twijfelachtig.
       *[other] { $n } dingen in deze partij zijn fout of twijfelachtig.
    }
library-fault-at = Regel { $line }, kolom { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = In deze browser kan de pagina geen partijen bewaren. Je kunt de partij op het bord als PDN-bestand opslaan, en bestanden openen.
library-cannot-not-kept = Dat lukte de browser niet: misschien is er geen ruimte meer.
library-cannot-full = Er zijn { $n } partijen, en voor meer is geen plaats: verwijder er eerst een paar.
library-cannot-game-too-long = Deze partij heeft meer varianten en commentaar dan bewaard kan worden.
library-cannot-bad-game = Deze partij kan niet worden gelezen.
library-cannot-file-too-long = Het bestand is te lang: er worden hoogstens { $megabytes } megabyte gelezen.
library-cannot-not-a-library = Dit is geen bestand met bewaarde partijen dat deze versie kan lezen.
library-cannot-line = Regel { $n } bevat geen partij die gelezen kan worden.
library-cannot-unreadable = De browser kon het bestand niet lezen.
library-cannot-no-games = In dit bestand staat geen partij.
library-cannot-no-reader = Het inlezen van bestanden werkt nu niet.
