### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Le lien n’a pas pu être lu en entier : { $why }.
faults-board = Ce damier ne peut pas être affiché : { $why }.
faults-lesson = La leçon ne peut pas être lue : { $why }.
faults-both = { $one } ; { $other }
faults-more = { $what } ; et { $n } de plus

## Parts of links

faults-changed = il a été modifié ou coupé après sa création : ses caractères de contrôle ne correspondent pas, ce n’est donc peut-être pas ce qui était voulu
faults-invisible = des retours à la ligne ou des caractères invisibles ont été retirés
faults-ending = « { $ending } » a été retiré à la fin
faults-escapes = il a été lu après décodage de ses codes en pour cent
faults-left-out = le coup { $number }, « { $text } », a été laissé de côté avec tous les suivants : { $why }
faults-too-many-moves = seuls les { $max } premiers coups ont été lus, sur { $n }
faults-too-much = le coup { $number } a été laissé de côté avec tous les suivants : il y a trop de prises pour les énumérer
faults-ply = « ply={ $text } » n’est pas un nombre de 0 au nombre de coups
faults-orientation = « o={ $text } » n’est ni w ni b
faults-value = « { $key }={ $value } » a été laissé de côté ; il faut ici : { $expected }
faults-a-level = un niveau (1 à 8, ou 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = un nombre entier
faults-a-player = w, b ou both
faults-a-mode = diagram, replay, play ou exercise
faults-long-value = « { $key }= » a été laissé de côté : il fait { $n } octets, et la limite est de { $max }
faults-no-key = la clé « { $key } » n’existe pas
faults-no-value = « { $text } » n’a pas la forme clé=valeur
faults-twice = « { $key }= » figure plus d’une fois, et seul le premier a été lu
faults-part = une partie n’a pas pu être lue jusqu’au bout : { $part }
faults-parts =
    .position = position
    .last = dernière partie
    .moves = coups
    .ply = numéro du coup affiché
    .marks = marques
    .arrows = flèches
    .texts = textes
faults-holds-more = il vient d’une version plus récente de Damiera et contient plus que ce qui est affiché

## Links that cannot be opened

faults-long-link = il fait { $n } octets, et la limite est de { $max }
faults-newer = il vient d’une version plus récente de Damiera (v={ $version })
faults-version = « v={ $text } » n’est pas un numéro de version
faults-damaged = il a été modifié ou coupé après sa création, et rien ne peut en être lu
faults-no-ruleset = il n’est pas dit de quel jeu il s’agit : il manque « g= » dans un lien, ou « variant » sur une page
faults-unknown-ruleset = cette version ne connaît pas ce jeu : « { $id } »
faults-house = les règles maison ne peuvent pas être lues : { $why }
faults-position = la position ne peut pas être lue : { $why }
faults-escape = « { $text } » n’est pas le code en pour cent d’un texte UTF-8

## House rules

faults-house-prefix = « { $id } » ne désigne pas des règles maison : il faut « { $expected } » au début
faults-house-long = un code de { $n } octets est trop long pour des règles maison : la limite est de { $max }
faults-house-version = « { $text } » n’est pas une version connue des règles maison : il faut « { $expected } »
faults-house-part = « { $part } » n’est pas un choix des règles maison ; il faut l’un de ceux-ci : { $expected }
faults-house-twice = « { $part } » n’est pas la première partie avec « { $key } » : il n’en faut qu’une
faults-house-contrary = ces règles maison n’ont pas de sens : { $why }
faults-house-many = il peut y avoir au plus { $max } règles maison différentes à la fois
faults-house-too-many-squares = un damier de 12 sur 12 n’a que des cases foncées, car avec toutes, il y en aurait trop
faults-house-rows-too-many = tant de rangées de pions laissent moins de deux rangées vides entre les camps
faults-house-trapezoid-of-one-row = un trapèze a au moins deux rangées de pions
faults-house-straight-on-dark = sur les cases foncées, les pions doivent se déplacer en diagonale, sinon la moitié d’entre eux ne peut jamais devenir dame
faults-house-diagonal-on-all = si toutes les cases sont utilisées, il faut au moins un mouvement orthogonal, sinon la moitié des pièces ne rencontre jamais l’autre
faults-house-landing-of-short-king = seules les dames volantes peuvent choisir où se poser
faults-house-uturn-of-short-king = seules les dames volantes peuvent faire demi-tour
faults-house-uturn-barred = une dame ne peut faire demi-tour que si les pièces prises quittent aussitôt le damier
faults-house-limit-of-short-king = limiter les coups d’une même dame ne vaut que pour les dames volantes
faults-house-king-gains-nothing = si les dames ne se déplacent ni ne prennent plus loin que les pions, la promotion n’apporte rien
faults-house-end-against-goal = si ne pas pouvoir jouer fait gagner, aucune autre fin n’a de sens
faults-house-huff-against-goal = si ne pas pouvoir jouer fait gagner, personne ne soufflerait une pièce adverse

## Positions

faults-token-at = « { $token } » au caractère { $place } : { $what }
faults-expected-shorter = le texte dépasse { $max } octets
faults-expected-known-turn = il faut savoir qui a le trait : écris W ou B
faults-expected-turn = le camp au trait vient en premier : écris W ou B
faults-expected-side = écris ici les cases d’un camp, précédées de W ou B
faults-expected-side-once-white = les cases des Blancs ont déjà été données
faults-expected-side-once-black = les cases des Noirs ont déjà été données
faults-expected-square = ce n’est pas une case ; les cases vont de { $first } à { $last }
faults-expected-range = une plage doit aller en montant, et rester entre { $first } et { $last }
faults-expected-range-in-row = une plage doit suivre une même rangée de gauche à droite, et rester entre { $first } et { $last }
faults-expected-empty-square = il y a déjà une pièce en { $label }
faults-expected-counters = écris ici les coups de dame des Noirs et des Blancs, comme dans +0+312
faults-expected-counter = écris un compte et les deux chiffres de la case de la dame, comme dans 312, ou seulement 0
faults-no-pieces = il n’y a aucune pièce sur le damier
faults-shared-square = les deux camps ont une pièce en { $label }
faults-counter-without-king = des coups de dame sont comptés en { $label }, mais ce camp n’y a pas de dame
faults-counter-too-high = { $counted } coups de dame de suite sont comptés, et seulement { $limit } sont permis
faults-counter-without-limit = les coups de dame ne sont pas comptés dans ce jeu

## Moves, and what is said between them

faults-long-move = un coup de { $n } octets est trop long : la limite est de { $max }
faults-no-move = « { $text } » n’est pas un coup : il faut au moins deux cases, comme dans { $example }
faults-no-square = « { $token } » dans « { $text } » n’est pas une case : les cases vont de { $first } à { $last }
faults-ambiguous = « { $text } » est ambigu ; il faut { $moves }
faults-not-crowned = « { $text } » finit par K, mais { $mv } ne fait pas de dame
faults-illegal = « { $text } » n’est pas un coup légal ici
faults-not-now = « { $text } » n’est pas possible : { $why }
faults-now-over = la partie est terminée
faults-now-not-your-turn = c’est à l’autre camp de jouer
faults-now-offered = la nulle a déjà été proposée : il faut l’accepter ou la refuser
faults-now-not-offered = aucune nulle n’a été proposée
faults-now-by-moving = on ne refuse une offre en jouant que par le coup lui-même
faults-now-no-claim = aucun article des règles ne permet de réclamer la nulle ici
faults-now-ahead = le camp qui a refusé la nulle a un avantage décisif : au moins un pion de plus
faults-now-own-refusal = après un refus, seul le camp qui a proposé la nulle peut la réclamer
faults-now-capture = il y a une prise à faire : on verra ensuite qui est en avance
faults-now-not-missed = aucune prise n’a été omise au dernier coup
faults-now-not-huffed = la pièce sur cette case ne pouvait pas prendre

## Marks and arrows

faults-brush = « { $text } » n’est pas une flèche : il faut d’abord G, R, Y ou B, comme dans G{ $text }
faults-route = « { $text } » n’est pas une flèche : il faut de deux à { $max } cases
faults-many-marks = seules les { $max } premières marques ou flèches ont été lues, sur { $n }

## Variations

faults-variations = les variantes ne peuvent pas être lues : { $why }
faults-variations-changed = les variantes ont été modifiées ou coupées après coup : leurs caractères de contrôle ne correspondent pas
faults-variations-node = « tn={ $path } » n’est pas un endroit des variantes
faults-variations-part = les variantes n’ont pas pu être lues jusqu’au bout
faults-at = ligne { $line }, colonne { $column } : { $what }
faults-token = « { $token } » : { $what }
faults-long-text = un texte de { $n } octets est trop long : la limite est de { $max }
faults-unknown = il faut ici un coup, un commentaire, une variante, un jugement ou un résultat
faults-too-many-captures = il y a avant cela trop de prises pour les énumérer
faults-open-comment = il manque au commentaire l’accolade fermante
faults-glyph-without-move = il y a un jugement sans coup qui le précède
faults-glyph = un jugement va de $0 à $65535, et il en faut au plus { $max }
faults-variation-without-move = il y a une variante sans coup qu’elle puisse remplacer
faults-open-variation = il manque à la variante la parenthèse fermante
faults-nested = les variantes peuvent s’emboîter sur { $max } niveaux au plus
faults-close = il y a une parenthèse fermante sans variante
faults-set-up = la position ne peut pas être disposée : { $why }
faults-not-legal = ce coup n’est pas légal ici
faults-unlistable = il y a dans cette position trop de prises pour les énumérer : plus de { $max } sauts
faults-deep = une suite peut avoir au plus { $max } coups, en comptant les deux camps
faults-large = une partie avec ses variantes peut avoir au plus { $max } coups
faults-long-comment = un commentaire de { $n } octets est trop long : la limite est de { $max }
faults-glyphs = il peut y avoir au plus { $max } jugements à côté d’un coup

## Files of games

faults-tag = il faut ici une étiquette, comme dans [White "Nom"]
faults-tag-twice = l’étiquette figure plus d’une fois, et la première compte
faults-tag-control = l’étiquette contient des caractères de commande, lus comme des espaces
faults-many-tags = il peut y avoir au plus { $max } étiquettes
faults-no-game = il n’y a pas ici de jeu « { $id } »
faults-type-number = un type de jeu commence par un nombre, et « { $text } » non
faults-type-foreign = le type de jeu { $number } est { $name }, qui ne se joue pas ici
faults-type-unknown = le type de jeu { $number } n’est pas connu ici
faults-type-other = le type de jeu « { $text } » est un autre jeu que { $expected }, qui se joue ici
faults-type-other-number = le type de jeu « { $text } » est un autre jeu que le { $number } connu ici
faults-game-unsaid = rien ne dit de quel jeu il s’agit : il faut une étiquette GameType
faults-result = il faut ici un résultat : 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 ou *
faults-behind-result = cela vient après le résultat de la partie et a été laissé de côté
faults-result-twice = la partie a déjà un résultat, et le premier compte
faults-result-differs = selon l’étiquette, le résultat est { $result }
faults-result-by-rules = selon les règles, le résultat est { $result }
faults-long-file = un fichier de { $n } octets est trop long : la limite est de { $max }

## Games that are gone through on another page

faults-moves = coups : { $why }
faults-node = node=« { $text } » n’est pas un endroit des variantes
faults-no-ply = ply=« { $text } » n’est pas un coup de la partie
faults-pace = autoplay=« { $text } » a une valeur fausse : il faut de 0.5 à 60 secondes
faults-others = autres erreurs : { $n }

## Exercises

faults-no-goal = l’exercice n’a pas de but ; il faut { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:CASE, win-in:NOMBRE ou hold:NOMBRE
faults-goal = « { $text } » n’est pas un but ; il faut { $goals }
faults-n-moves = « { $text } » n’est pas un nombre de coups : il faut de 1 à { $max }
faults-square = « { $token } » n’est pas une case : les cases vont de { $first } à { $last }
faults-nothing-accepted = rien n’est accepté au tour { $turn } : il faut un coup ou une condition
faults-choices = « { $text } » n’est pas un choix : il faut au moins deux coups dans « accept »
faults-not-wanted = « { $key } » ne va pas avec ce but : il ne doit pas figurer
faults-captures = « { $text } » n’est pas un nombre de pièces : il faut de 1 à { $max }
faults-accepted-position = la position acceptée ne peut pas être lue : { $why }
faults-reply = « { $text } » n’est pas une réplique : il faut un coup, > et la réplique
faults-answer = « { $text } » n’est pas une réponse : il faut un coup, = et ce qu’il faut dire
faults-too-many = il y en a trop ({ $what } : { $n }) : la limite est de { $max }
faults-lists =
    .turns = tours
    .accepted = coups acceptés
    .replies = répliques
    .answers = réponses aux essais faux
faults-long-key = « { $key } » fait { $n } octets : la limite est de { $max }
faults-wordy = le texte « { $start }… » fait { $n } octets : la limite est de { $max }

## Lessons

faults-lesson-line = ligne { $line } : { $what }
faults-long-lesson = la leçon fait { $n } octets, et la limite est de { $max }
faults-lesson-title = il faut « # » et le titre de la leçon, pas « { $text } »
faults-second-title = une leçon n’a qu’un titre ; une étape commence par « ## »
faults-empty-title = il faut un titre après « # »
faults-no-steps = il faut une étape : « ## » et son titre
faults-many-steps = il y a plus de { $max } étapes
faults-lesson-value = « { $text } » n’a pas la forme « nom: valeur »
faults-lesson-name = il n’y a pas ici de « { $text } » ; il faut l’un de ceux-ci : { $known }
faults-lesson-head = une leçon n’a pas de « { $text } » ; il faut l’un de ceux-ci : { $known }
faults-lesson-twice = « { $name } » a déjà une valeur
faults-empty-step = l’étape n’a ni texte ni damier
faults-lesson-mode = le mode « { $text } » n’existe pas : il faut diagram, replay, play ou exercise
faults-lesson-source = il faut « src » et le fichier de la leçon, à côté de celui du cours
faults-lesson-goal = un exercice a un but, et seul un exercice en a un
faults-packed-long = une leçon de { $n } caractères est trop longue pour un lien : la limite est de { $max }
faults-packed-damaged = le lien a été modifié ou coupé en chemin
faults-packed-newer = le lien vient d’une version plus récente
faults-packed-much = le contenu est plus long qu’une leçon, qui fait { $max } octets au plus

## Problems

faults-problem-address = « { $text } » ne contient pas de position : cette adresse désigne une partie ou un problème de ce site, d’où rien n’est téléchargé. Il faut le FEN ou le PDN que le site propose
faults-problem-game = « { $name } » ne se joue pas ici
faults-problem-unsolved = il faut une solution
faults-problem-many = une leçon a au plus { $max } étapes
faults-problem-turns = un exercice a au plus { $max } tours
faults-problem-flaw = dans la solution, demi-coup { $ply } : { $why }
faults-problem-in-game = partie { $number } : { $why }
