### The check of an exercise.

check-is-sound =
    .no = De opgave klopt niet.
    .yes = De opgave klopt.
check-works = De opgave werkt. Hoe goed het antwoord is, is niet gecontroleerd.
check-game-drawn = De partij is in deze stand remise, dus er valt niets te vinden.
check-game-over = De partij is in deze stand afgelopen, dus er valt niets te vinden.
check-too-many-captures = Er zijn hier meer slagen dan er op te sommen zijn.
check-too-hard = Er zijn te veel mogelijkheden om deze opgave te beoordelen: vraag minder zetten, of gebruik minder stukken.
check-too-many-lines = Er zijn te veel varianten om te volgen: keur minder zetten goed.
check-no-solution = Geen enkele zet lost deze opgave op.
check-not-legal = { $text } is goedgekeurd, maar mag niet. { $why }
check-never-fits = Geen enkele zet past bij ‘{ $text }’.
check-no-reply = Na { $mv } zijn er meerdere antwoorden: leg vast welk antwoord wordt gespeeld.
check-reply-not-legal = Het antwoord { $reply } op { $mv } mag niet. { $why }
check-reply-unused = Er is een antwoord op { $mv } gegeven, maar die zet wordt nooit gespeeld.
check-answer-to-right = { $mv } is als foute poging gegeven, maar die zet is goed.
check-no-illegal = Alle zetten om uit te kiezen mogen.
check-several-illegal = Van de zetten om uit te kiezen mag meer dan één niet: { $moves }.
check-unique = Er is één oplossing: { $mv }.
check-accepted = Eén zet wordt goedgekeurd: { $mv }. Dat geen andere even goed is, is niet bewezen.
check-several = Er zijn { $n } goede zetten: { $moves }.
check-all-of = { $n ->
        [one] Er is 1 slag te vinden: { $moves }.
       *[other] Er zijn { $n } slagen te vinden: { $moves }.
    }
check-also-win = Het antwoord wint geforceerd, maar niet goedgekeurde zetten ook: { $moves }.
check-refuted = { $mv } wordt weerlegd door { $reply }.
check-every-move = Elke zet is goed, dus er valt weinig te vinden.
check-same-result = { $text } is ook goed: daarna staat dezelfde stand op het bord als na { $named }.
