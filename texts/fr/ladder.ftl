### Results against the computer, by game and level.

ladder-title = Contre l’ordinateur
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Niveau { $level } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.
# $level (number)
ladder-suggested = Conseillé : niveau { $level }
# $level (number)
ladder-play = Jouer au niveau { $level }
ladder-is-suggested = Ce niveau est conseillé.
ladder-level = Niveau
ladder-won = Gagnées
ladder-drawn = Nulles
ladder-lost = Perdues
ladder-about = Comptent les parties jouées ici jusqu’au bout, sans indice, ni analyse, ni coup repris.
# $n (number)
ladder-imported = { $n ->
    [one] { $n } résultat a été ajouté.
   *[other] { $n } résultats ont été ajoutés.
}
