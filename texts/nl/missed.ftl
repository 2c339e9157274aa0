
missed-title = Wat je het vaakst mist
missed-in-games = na { $n ->
        [one] 1 bekeken partij
       *[other] { $n } bekeken partijen
    }
missed-nothing = Er is bijna niets gemist.
missed-train = Druk op een regel voor tactiek van die soort.

missed-shot = Een combinatie die je niet zag
missed-allowed = Een combinatie die je de ander liet spelen
missed-choice = De verkeerde slag
missed-ending = Een zet in het eindspel
missed-quiet = Een betere zet zonder slaan
