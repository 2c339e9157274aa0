### Lessons of one's own: those that were opened, and the maker.

making-title = Éditeur de leçons
making-yours = Tes leçons
making-yours-about = Les leçons que tu as ouvertes ou créées. Elles restent sur cet appareil.
making-none = Aucune pour l’instant. Ouvre un fichier de leçon, colle une leçon, ou crées-en une : « Partager » propose « Ajouter à une leçon ».
making-new = Nouvelle leçon
making-untitled = Ma leçon
making-name = Titre
making-language = Langue
making-no-language = non précisée
making-begin-words = Ce qui est dit avant la première étape
making-step-title = Titre de cette étape
making-step-words = Ce qui est dit à cette étape
making-add-words = Ajouter un texte
making-steps = Étapes
making-no-steps = Il n’y a pas encore d’étapes. « Partager » sur le damier, l’éditeur d’exercices et la bibliothèque proposent « Ajouter à une leçon ».
making-edit-lesson = Modifier la leçon
making-edit-short = Modifier
making-to-list = Toutes les leçons
making-walk = La parcourir
making-from-here = La parcourir à partir d’ici
making-edit-exercise = Changer l’exercice
making-check = Vérifier
making-save = Enregistrer dans un fichier
making-as-text = En texte
making-as-text-about = Toute la leçon en texte, telle qu’elle est enregistrée.
making-take-text = Utiliser ce texte
making-leave-text = Laisser tel quel
making-share = La partager
making-link = Lien vers la leçon
making-link-about = la contient tout entière
making-element = La leçon en élément
making-element-about = pour une page à toi
making-delete = Supprimer la leçon
making-delete-really = Vraiment supprimer ?
making-add = Ajouter à une leçon
making-open = Ouvrir la leçon
making-restore = La rétablir
making-not-kept = Le navigateur n’a pas pu conserver la leçon : peut-être n’y a-t-il plus de place. Enregistre-la dans un fichier.
making-full = La leçon a autant d’étapes qu’il peut y en avoir.
making-too-many = Il y a autant de leçons qu’on peut en conserver. Supprimes-en d’abord une.
making-link-many = Ce lien est long : certaines messageries le coupent. Un fichier est plus sûr.
making-no-packing = Ce navigateur ne peut pas créer un tel lien. Enregistre la leçon dans un fichier.
making-not-come = La leçon n’a pas pu être récupérée. Son site doit être accessible et l’autoriser (CORS).
making-not-unpacked = Le lien vers une leçon est illisible : son contenu ne peut pas être décompressé.
making-from-problems = Ces problèmes forment maintenant une leçon. Parcours-la, ou choisis-en un.
making-unsound = Certaines étapes ne sont pas correctes.
making-not-checked = La leçon n’a pas pu être vérifiée.
making-changed-since = La leçon a changé depuis.
making-kinds =
    .words = Texte
    .diagram = Position
    .replay = Partie
    .play = Jouer à partir d’ici
    .exercise = Exercice
# $title (text)
# $n (number)
making-added = Ajouté à « { $title } » comme étape { $n }.
# $title (text)
making-up = Monter : { $title }
making-down = Descendre : { $title }
making-remove = Retirer : { $title }
making-edit = Modifier : { $title }
making-removed = Retiré : « { $title } ».
# $n (number) of the step
making-put-back = Remettre comme étape { $n }
# $n (number)
# $all (number)
making-checking = Vérification de l’étape { $n } sur { $all }…
making-sound = { $n ->
        [one] Son étape est correcte.
       *[other] Les { $n } étapes sont toutes correctes.
    }
making-n-steps = { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
making-unread = La leçon ne peut pas être lue .
# $why (text)
making-bad-link = Le lien vers une leçon est illisible : { $why }.
# $why (text)
making-no-link = Il n’y a pas de lien : { $why }. Enregistre la leçon dans un fichier et mets-le sur ton site ; « ?lesson= » suivi de son adresse, à la fin de l’adresse de cette page, l’ouvre.
# $line (number)
# $words (text)
making-at-line = Ligne { $line } : { $words }
