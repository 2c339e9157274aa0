### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] houtsje
       *[king] daam
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 houtsje
       *[other] { $n } houtsjes
    }
refusals-kings = { $n ->
        [one] 1 daam
       *[other] { $n } dammen
    }
refusals-pieces = { $n ->
        [one] 1 stik
       *[other] { $n } stikken
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] it stik op { $squares }
       *[other] de stikken op { $squares }
    }

## Reasons

refusals-nothing-entered = Kies in stik en it fjild dêr’t it hinne giet.
refusals-game-over = De partij is dien. { $reason }
refusals-too-many-captures = Der binne hjir te folle slaggen om op te neamen, dus gjin set kin beoardiele wurde.
refusals-empty-square = Op { $square } stiet gjin stik.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] It houtsje op { $square } is net fan dy.
       *[king] De daam op { $square } is net fan dy.
    }
refusals-same-square = It stik stiet al op { $square }: kies in oar fjild.
refusals-occupied = It fjild { $square } is beset.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = { $kind ->
        [man] Slaan is ferplichte: it houtsje op { $square } kin { $victims } slaan.
       *[king] Slaan is ferplichte: de daam op { $square } kin { $victims } slaan.
    }
# $last (text)
# $stop (text)
refusals-stop-behind = De slach moat einigje op { $stop }, lyk efter { $last }, it lêste stik dat slein wurdt.
# $square (text)
# $moves (number)
refusals-king-locked = De daam op { $square } hat { $moves ->
        [one] 1 kear
       *[other] { $moves } kear
    } efterinoar set: earst moat in oar stik sette.
refusals-crowned-ends-move = It houtsje wurdt daam op { $square }, en dêrmei is de set dien.
refusals-passed-last-row = It houtsje komt allinnich by { $square } lâns: it wurdt dêr gjin daam, en slacht fierder as houtsje.
refusals-quiet-move-ends = Der wurdt neat slein, dus de set einiget op { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = In oare slach nimt mear: { $most ->
        [one] 1 stik
       *[other] { $most } stikken
    } ynstee fan { $takes }, mei { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = In oare slach is mear wurdich: { $most } ynstee fan { $takes }, mei { $path }.
refusals-king-must-capture = In daam kin likefolle slaan, dus in daam moat slaan: dy op { $kings }, mei { $path }.
refusals-kings-first = In daam kin slaan, dus in daam moat slaan: dy op { $kings }, mei { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = In oare slach nimt likefolle stikken en mear dammen: { $most } ynstee fan { $takes }, mei { $path }.
refusals-another-meets-king-first = In oare slach nimt likefolle en komt earder in daam tsjin: { $path }.
refusals-must-go-on = De slach is noch net dien: fan { $stopped } ôf moat it stik fierder en { $over } slaan.
refusals-must-go-on-elsewhere = De slach is noch net dien: hâld net op { $stopped } op, mar gean fan { $turns } ôf fierder en slach { $over }.
refusals-men-move-forward = Houtsjes geane net efterút: it houtsje op { $from } moat foarút.
refusals-men-do-not-move-that-way = Sa giet in houtsje net: net fan { $from } nei { $to }.
refusals-kings-do-not-move-that-way = Sa giet in daam net: net fan { $from } nei { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Fan { $from } nei { $to } giet in { refusals-piece } allinnich om te slaan.
refusals-men-do-not-capture-that-way = Sa slacht in houtsje net: net fan { $from } nei { $to }.
refusals-kings-do-not-capture-that-way = Sa slacht in daam net: net fan { $from } nei { $to }.
refusals-too-far = In { refusals-piece } giet ien fjild tagelyk: fan { $from } nei { $to } is te fier.
refusals-jump-too-far = In { refusals-piece } springt allinnich oer in stik dêrneist en komt dêr lyk efter del: fan { $from } oer { $over } kin net.
refusals-already-jumped = Oer it stik op { $square } is al sprongen; it giet fan it boerd as de set dien is.
refusals-own-piece-in-the-way = Dyn eigen stik op { $square } stiet yn ’e wei.
refusals-two-in-a-row = Oer it stik op { $first } kinst net springe: it fjild derefter, { $second }, is beset.
refusals-men-do-not-take-kings = In houtsje kin gjin daam slaan, en op { $square } stiet in daam.
refusals-nothing-to-capture = Der falt neat te slaan tusken { $from } en { $to }.
refusals-no-turning-back = In slach mei net op deselde line werom, lykas hjir op { $at }.
refusals-line-broken = Allinnich in sletten rige fan eigen houtsjes giet tegearre, en { $gap } is leech.
refusals-line-blocked = Allinnich eigen houtsjes geane tegearre yn in rige; it stik op { $by } stiet yn ’e wei.
