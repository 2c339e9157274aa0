### What a person misses most, over all games that were gone through.

missed-title = Ce qui t’échappe le plus
# $n (number)
missed-in-games = après { $n ->
        [one] { $n } partie revue
       *[other] { $n } parties revues
    }
missed-nothing = Pas grand-chose ne t’a échappé.
missed-train = Choisis un thème pour t’y entraîner.

missed-shot = Une combinaison que tu n’as pas vue
missed-allowed = Une combinaison que tu as laissée à l’adversaire
missed-choice = La mauvaise prise
missed-ending = Un coup dans une finale
missed-quiet = Un meilleur coup sans prise
