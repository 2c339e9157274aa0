### Games kept on the device, and files of games.

library-name = Nom de la partie sur le damier
library-save = Enregistrer cette partie
library-kept = Enregistrée
library-saved = La partie est dans la bibliothèque.
library-kept-games = Parties enregistrées
library-search = Chercher
library-nothing-kept = Aucune partie n’est encore enregistrée.
library-nothing-found = Aucune partie ne contient tous ces mots.
library-show-more = Afficher plus
library-cancel = Annuler
library-rename-short = Renommer
library-delete-short = Supprimer
library-collect-short = Vers une leçon
library-new-name = Nouveau nom
library-undelete = La rétablir
library-export = Tout enregistrer dans un fichier
library-open-file = Ouvrir un fichier
library-drop-here = PDN, ou parties enregistrées ici auparavant. Tu peux aussi déposer un fichier ici.
library-reading = Lecture…
library-more-in-file = Le fichier contient plus de parties que la liste n’en montre.
library-back = Retour à la bibliothèque
library-from-file = d’un fichier
library-unknown-player = Inconnu
library-unfinished = inachevée
library-is-guess = Le fichier ne dit pas de quel jeu il s’agit : c’est une supposition.
library-is-cut = Ses variantes et commentaires sont trop longs pour être conservés : seule la ligne principale est ouverte.
library-open-anyway = Ouvrir ce qui a pu être lu
library-file-saved = Le fichier a été confié au navigateur pour l’enregistrer.
library-collect = Vers une leçon : { $name }
library-rename = Renommer { $name }
library-delete = Supprimer { $name }
library-deleted = « { $name } » a été supprimée.
library-n-games = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $n ->
        [one] { $found } sur { $n } partie
       *[other] { $found } sur { $n } parties
    }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] { $new } partie a été ajoutée
       *[other] { $new } parties ont été ajoutées
    }{ $known ->
        [0] {""}
        [one]  ; { $known } y était déjà
       *[other]  ; { $known } y étaient déjà
    }.
library-n-moves = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Il y a une remarque sur cette partie.
        [one] Une chose dans cette partie est fausse ou douteuse.
       *[other] { $n } choses dans cette partie sont fausses ou douteuses.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Ligne { $line }, colonne { $column } : { $reason }.

## Why something cannot be done

library-cannot-blocked = Ce navigateur ne laisse pas la page conserver de parties. Tu peux enregistrer la partie sur le damier dans un fichier PDN, et ouvrir des fichiers.
library-cannot-not-kept = Le navigateur n’a pas pu le faire : peut-être n’y a-t-il plus de place.
# $n (number)
library-cannot-full = Il y a { $n } parties, et il n’y a plus de place : supprimes-en d’abord quelques-unes.
library-cannot-game-too-long = Cette partie a plus de variantes et de commentaires qu’on ne peut en conserver.
library-cannot-bad-game = Cette partie est illisible.
# $megabytes (number)
library-cannot-file-too-long = Le fichier est trop long : la limite est de { $megabytes } mégaoctets.
library-cannot-not-a-library = Ce n’est pas un fichier de parties enregistrées que cette version sache lire.
# $n (number)
library-cannot-line = La ligne { $n } ne contient pas de partie lisible.
library-cannot-unreadable = Le navigateur n’a pas pu lire le fichier.
library-cannot-no-games = Il n’y a aucune partie dans ce fichier.
library-cannot-no-reader = La lecture des fichiers ne fonctionne pas pour le moment.
