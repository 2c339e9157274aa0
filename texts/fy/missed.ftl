### What a person misses most, over all games that were gone through.

missed-title = Watsto it faakst mist
# $n (number)
missed-in-games = nei { $n ->
        [one] 1 trochnommen partij
       *[other] { $n } trochnommen partijen
    }
missed-nothing = Der is hast neat mist.
missed-train = Druk op ien foar taktyk fan dat soarte.

missed-shot = In kombinaasje dy’tsto net seachst
missed-allowed = In kombinaasje dy’tsto de oare kant spylje litten hast
missed-choice = De ferkearde slach
missed-ending = In set yn it einspul
missed-quiet = In bettere set sûnder slach
