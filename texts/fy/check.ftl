### The check of an exercise.

check-is-sound =
    .no = De opjefte kloppet net.
    .yes = De opjefte kloppet.
check-works = De opjefte wurket. Hoe goed it antwurd is, is net neisjoen.
check-game-drawn = De partij is yn dizze stân remize, dus der falt neat te finen.
check-game-over = De partij is yn dizze stân dien, dus der falt neat te finen.
check-too-many-captures = Der binne hjir mear slaggen as der opneamd wurde kinne.
check-too-hard = Der binne te folle mooglikheden om dizze opjefte te beoardieljen: freegje minder setten, of brûk minder stikken.
check-too-many-lines = Der binne te folle farianten om te folgjen: kar minder setten goed.
check-no-solution = Gjin set dy’t mei lost dizze opjefte op.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } is goedkard, mar mei net. { $why }
check-never-fits = Gjin set dy’t mei past by ‘{ $text }’.
check-no-reply = Nei { $mv } binne der ferskate antwurden: lis fêst hokker spile wurdt.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = It antwurd { $reply } op { $mv } mei net. { $why }
check-reply-unused = Der is in antwurd op { $mv } jûn, mar dy set wurdt nea spile.
check-answer-to-right = { $mv } is as ferkearde set jûn, mar dy set is goed.
check-no-illegal = Alle setten om út te kiezen meie.
check-several-illegal = Fan de setten om út te kiezen mei mear as ien net: { $moves }.
check-unique = Der is mar ien oplossing: { $mv }.
check-accepted = Ien set wurdt goedkard: { $mv }. Dat gjin oare like goed is, is net bewiisd.
# $n (number)
# $moves (text)
check-several = Der binne { $n } goede setten: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Der is 1 slach te finen: { $moves }.
       *[other] Der binne { $n } slaggen te finen: { $moves }.
    }
check-also-win = It antwurd wint twongen, mar setten dy’t net goedkard wurde ek: { $moves }.
check-refuted = { $mv } wurdt wjerlein troch { $reply }.
check-every-move = Elke set dy’t mei is goed, dus der falt net folle te finen.
check-same-result = { $text } is ek goed: it jout deselde stân as { $named }.
