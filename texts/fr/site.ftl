### What stands around the rules on their pages.

site-skip = Aller aux règles
site-play = Jouer à ce jeu
site-pages = Règles
site-choose = Choisir un jeu
# $n (number)
site-all-games = Les { $n } jeux
# Over the games whose pages nobody wrote by hand.
site-others = Les autres jeux
site-others-about = Leurs règles sont tirées de celles que Damiera applique, avec des damiers pour essayer.
# Names the ways to the pages before and after.
site-neighbors = D’autres règles
site-previous-page = Précédent
site-next-page = Suivant
site-languages = Langues
site-contents = Sur cette page
# The link under a board.
site-open = Ouvrir sur le damier
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Solution
       *[other] Solutions
    }
site-next = Exercice suivant
# $number (number)
# $n (number)
site-exercise = Exercice { $number } sur { $n }
# $color (color)
site-turn = { $color ->
        [white] Trait aux Blancs.
       *[black] Trait aux Noirs.
    }
# $page (text) a link to the page written by hand
site-more = Plus sur cette famille, avec ouvertures, lectures et sources : { $page }.
site-footer = Damiera ne coûte rien, fonctionne sans réseau et n’envoie rien nulle part.

## On the page before its program is there. In English `index.html` says the same

site-old = Ce navigateur ne peut pas faire tourner Damiera : il est trop ancien, ou n’autorise pas WebAssembly. Mets-le à jour ou utilises-en un autre.
site-failed = Damiera n’a pas pu être chargé : y a-t-il du réseau ? Nouvel essai en cours.
site-what = Toute la famille du jeu de dames, contre l’ordinateur ou à deux sur un même appareil.
