### Lessons, and how far one has come with them.

learn-about = Des leçons de cinq minutes, du premier coup à la victoire. Pas besoin de connaître les règles.
learn-course = Jeu
# $title (text)
learn-next-lesson = Suite : { $title }
learn-lessons = Toutes les leçons
learn-done = Terminée
# $n (number)
# $all (number)
learn-begun = Étapes : { $n } sur { $all }
# $n (number)
# $all (number)
learn-lessons-done = { $n ->
        [one] { $n } leçon terminée sur { $all }
       *[other] { $n } leçons terminées sur { $all }
    }
# $at (number)
learn-stopped = tu en es à l’étape { $at }
# $title (text)
learn-go-on = Continuer : { $title }
learn-minutes = Environ 5 minutes
learn-rules = Les règles complètes
learn-rules-page = Ces règles sur une page, avec des damiers pour essayer
learn-missing = Le contenu n’a pas pu être récupéré. Vérifie la connexion et réessaie.
learn-fetching = Les leçons arrivent.
learn-other-language = Ces leçons sont en anglais.
