### The share sheet.

sheet-what = Que partager
sheet-whole-game = Toute la partie
sheet-position = Seulement cette position
sheet-whoever = La personne qui l’ouvre
sheet-looks = regarde et peut continuer à jouer
sheet-answers = répond par son propre coup
sheet-answers-more = Une partie par messages : tu envoies le lien, l’autre joue un coup et t’envoie le sien.
sheet-no-address = Cette copie de Damiera est un fichier sur ton appareil et n’a pas d’adresse. Ses liens s’ouvrent quand on les colle sur le damier de n’importe quelle copie de Damiera.
sheet-short-link = Lien court
sheet-short-about = à envoyer dans un message
sheet-readable-link = Lien lisible
sheet-readable-about = montre les coups
sheet-copy = Copier
sheet-send = Envoyer…
sheet-qr = QR code du lien court
sheet-qr-about = Vise-le avec l’appareil photo d’un téléphone pour continuer là.
sheet-qr-too-long = Cette partie est trop longue pour un QR code.
sheet-as-text = En texte
sheet-copy-fen = Copier le FEN
sheet-copy-pdn = Copier le PDN
sheet-save-pdn = Enregistrer le PDN
sheet-as-picture = En image
sheet-save-svg = Enregistrer en SVG
sheet-save-png = Enregistrer en PNG
sheet-picture-about = L’image se souvient de son lien : dépose-la sur le damier, et il s’ouvre à nouveau.
sheet-embed = Sur ta propre page
sheet-element = Damier en élément
sheet-frame = Damier en cadre
sheet-making = Un instant…
sheet-not-made = Le reste n’a pas pu être créé : l’écriture des fichiers ne fonctionne pas pour le moment.
sheet-copied = Copié.
sheet-not-copied = Le navigateur n’a pas permis de copier. Sélectionne le texte et copie-le.
sheet-saved = Le fichier a été confié au navigateur pour l’enregistrer.
sheet-not-saved = Le navigateur n’a pas pu l’enregistrer.
sheet-not-sent = Le navigateur n’a pas pu l’envoyer.
# $color (color)
# $level (number)
sheet-challenge = joue { side-within } contre l’ordinateur, niveau { $level }
sheet-copy-what = Copier : { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game } : { $color ->
        [white] trait aux Blancs
       *[black] trait aux Noirs
    }.
# $game (text) its name
# $color (color)
sheet-won = { $game } : { side-within } ont gagné.
sheet-finished = { $game } : une partie terminée.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game } : sauras-tu battre le niveau { $level } avec { side-within } à partir d’ici ?
# $game (text) its name
# $color (color)
sheet-answer = { $game } : j’ai joué, à toi maintenant avec { side-within }.

## Studies

sheet-whole = L’étude avec toutes ses variantes
# $game (text) its name
sheet-sent = { $game } : une étude avec variantes.
# $n (number)
# $most (number)
sheet-too-long = Ce lien compte { $n } caractères, et certaines messageries n’en acceptent pas plus de { $most } par message. Envoie plutôt le fichier PDN : il contient tout.
sheet-file = Le fichier PDN contient tout :
