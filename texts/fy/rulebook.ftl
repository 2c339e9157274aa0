### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Boerd en begjin
    .aim = Doel
    .men = Houtsjes
    .kings = Dammen
    .capture = Slaan
    .priority = Hokker slach
    .promotion = Daam wurde
    .end = Oare útkomsten
    .draws = Remize
    .notation = Hoe’t setten skreaun wurde
    .relative = It neist besibbe spul

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Wyt mei { $moves } spylje.
       *[black] Swart mei { $moves } spylje.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Wyt hat hjir { $n } setten.
       *[black] Swart hat hjir { $n } setten.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Wyt kin net sette.
       *[black] Swart kin net sette.
    }
# $moves (text) a list
rulebook-may-not = Net { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } of { $last }
# $side (color)
rulebook-won = { $side ->
        [white] De partij is dien: Wyt hat wûn.
       *[black] De partij is dien: Swart hat wûn.
    }
rulebook-drawn = De partij is dien: it is remize.
rulebook-setup = De stikken oan it begjin.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Fyn de slach.
        [2] Fyn beide slaggen.
       *[other] Fyn alle { $n } slaggen.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: de regels
# For lists and search engines.
# $game (text)
rulebook-description = De folsleine regels fan dit spul mei buorden om te probearjen: { $game }. Makke út wat it programma by it spyljen brûkt.
rulebook-lead = Dizze regels binne makke út wat Damiera sels by it spyljen brûkt, en elke figuer is dêrmei kontrolearre.
# $game (text)
rulebook-relative = Fan de bekendste spullen liket { $game } der it meast op.
rulebook-here = Hjir is it oars:
rulebook-not-here = Wat dêr jildt en hjir net:
rulebook-index-title = De regels fan it damspul
rulebook-index-short = Oersjoch
rulebook-index-description = Folsleine regels fan alle spullen fan de damfamylje, mei buorden en opjeften om elke regel út te probearjen.
rulebook-index-lead = Damjen is net ien spul mar in famylje. Elke side fertelt de regels fan ien dêrfan, mei buorden om te probearjen.
rulebook-index-games = De spullen

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = It boerd hat { $width } by { $height } fjilden. Allinnich op de donkere wurdt spile; elke spiler hat der ien loftsûnder.
# $width (number)
# $height (number)
rulebook-board-mirrored = It boerd hat { $width } by { $height } fjilden. Allinnich op de donkere wurdt spile; elke spiler hat der ien rjochtsûnder.
# $width (number)
# $height (number)
rulebook-board-all = It boerd hat { $width } by { $height } fjilden, en op allegear wurdt spile.
# $men (number)
# $rows (text) a list
rulebook-start = Elke kant begjint mei { $men } houtsjes. Fan de eigen râne ôf teld steane der { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } yn rige { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } en { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Wyt docht de earste set; dêrnei sette de kanten om bar.
       *[black] Swart docht de earste set; dêrnei sette de kanten om bar.
    }

## Aim

rulebook-goal-last = Wa’t net sette kin, hat ferlern: alle stikken binne slein, of net ien dêrfan kin sette.
rulebook-goal-none = Wa’t net sette kin, hat wûn: it doel is alle stikken kwyt te reitsjen, of se fêstsette te litten.

## Directions

rulebook-directions =
    .diagonal-forward = skean foarút
    .straight-forward = rjocht foarút
    .forward = rjocht of skean foarút
    .forward-sideways = rjocht foarút of opsij
    .not-backward = rjocht of skean foarút, of opsij
    .diagonal = skean, foarút of efterút
    .straight = lâns rigen en kolommen, foarút, opsij of efterút
    .all = yn alle acht rjochtings
    .none = nearne hinne

## Men

# $way (text) directions
rulebook-man-steps = In houtsje giet ien fjild { $way }, as dat fjild leech is.
rulebook-man-lines = Houtsjes dy’t sûnder gat efterinoar steane, meie ek as rige sette: it efterste houtsje giet oer de oaren hinne nei it earste fjild foarby dy houtsjes, as dat leech is.

## Kings

# $way (text) directions
rulebook-king-short = In daam giet ien fjild { $way }, as dat fjild leech is.
# $way (text) directions
rulebook-king-flies = In daam giet { $way } safier as er wol, oer lege fjilden.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Ien en deselde daam mei, salang’t syn kant in houtsje hat, efterinoar op syn heechst ien set dwaan dy’t neat slacht. Dêrnei moat in oar stik sette, of de daam moat slaan.
       *[other] Ien en deselde daam mei, salang’t syn kant in houtsje hat, efterinoar op syn heechst { $moves } setten dwaan dy’t neat slane. Dêrnei moat in oar stik sette, of de daam moat slaan.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = In houtsje slacht { $way }, troch oer in stik fan de oare kant te springen dat op it folgjende fjild stiet, as it fjild derefter leech is.
# $way (text) directions
rulebook-king-jumps-short = In daam slacht { $way }, troch oer in stik fan de oare kant te springen dat op it folgjende fjild stiet, as it fjild derefter leech is.
# $way (text) directions
rulebook-king-jumps-flying = In daam slacht { $way } op elke ôfstân: de fjilden foar it stik moatte leech wêze, en it fjild derefter.
rulebook-men-take-men = In houtsje kin gjin daam slaan.
rulebook-duty-enforced = Slaan is ferplichte, en in slach giet troch salang’t der noch in stik slein wurde kin.
rulebook-duty-huff = Slaan is ferplichte. Spilet in kant wat oars, dan mei de oare kant it stik dat slaan moatten hie fan it boerd nimme, de slach easkje, of de set stean litte.
rulebook-duty-forfeit = Slaan is ferplichte. In kant dy’t wat oars spilet, of te gau ophâldt, hat ferlern.
rulebook-landing-any = Nei it lêste stik mei in daam op elk leech fjild fan dy line ophâlde.
rulebook-landing-behind-last = Oan ’e ein fan in slach bliuwt in daam stean lyk efter it lêste stik dat er slein hat.
rulebook-landing-behind-king = Oan ’e ein fan in slach bliuwt in daam nei kar op in leech fjild fan dy line stean, mar lyk efter it lêste stik as dat in daam is.
rulebook-landing-behind-each = In daam komt lyk efter elk stik del dat er slacht.
rulebook-removal-after = Sleine stikken wurde fan it boerd nommen as de set dien is. Oant dan steane se yn ’e wei, en oer itselde stik mei net twa kear sprongen wurde.
rulebook-removal-at-once = Elk stik wurdt fan it boerd nommen sadree’t der oer sprongen is, sadat de wei wer frij is.
rulebook-u-turn-no = Tusken twa sprongen mei in daam net op deselde line werom.
rulebook-u-turn-yes = Tusken twa sprongen mei in daam ek op deselde line werom.

## Which capture

rulebook-choice-any = Fan ferskate slaggen mei elke keazen wurde.
rulebook-choice-most = De slach dy’t de measte stikken nimt, moat keazen wurde.
rulebook-choice-frisian = De slach mei de measte wearde moat keazen wurde. In daam is wat minder wurdich as twa houtsjes. By slaggen mei likefolle wearde moat ien mei in daam keazen wurde, as dy der is.
rulebook-choice-king-first = As in daam slaan kin, moat in daam slaan.
rulebook-choice-spanish = De slach dy’t de measte stikken nimt, moat keazen wurde, en dêrfan dy’t de measte dammen nimt.
rulebook-choice-italian = De slach dy’t de measte stikken nimt, moat keazen wurde; dêrfan ien mei in daam; dêrfan dy’t de measte dammen nimt; dêrfan dy’t it earst in daam tsjinkomt.

## Crowning

rulebook-promotion-rest = In houtsje dat syn set op de daamline (de lêste rige) einiget, wurdt daam. Slacht it dêrwei fierder, dan docht it dat as houtsje.
rulebook-promotion-passing = In houtsje dat op de daamline (de lêste rige) komt, wurdt daam. Kin it dêrwei fierder slaan, dan docht it dat as daam.
rulebook-promotion-ends = In houtsje dat op de daamline (de lêste rige) komt, wurdt daam, en dêr einiget syn set.

## Other ends

rulebook-end-man-king = As de iene kant allinnich in daam hat en de oare allinnich in houtsje, hat de kant mei de daam wûn.
rulebook-end-king-king = As elke kant allinnich in daam hat, is de partij remize, útsein as de kant dy’t oan set is, de oare daam slaan kin, of syn eigen ferlieze moat.
rulebook-end-corners = As elke kant allinnich in daam hat, yn de twa hoeken fan de lange line, hat de kant dy’t oan set is, ferlern.
rulebook-end-first-king = De kant dy’t de earste daam hellet, hat wûn.

## Draws

rulebook-draw-agreed = De spilers meie remize ôfprate.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] De kant dy’t oan set is, mei remize opeaskje as dit jildt: { $clause }.
       *[no] De partij is remize as dit jildt: { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = De iene kant hat { $strong }, de oare { $weak }{ $road ->
        [yes] {" "}op de lange line
       *[no] {""}
    }: nei { $moves } sûnder winst { $claim ->
        [yes] mei remize opeaske wurde.
       *[no] is de partij remize.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Salang’t elke kant in daam hat: nei { $moves } sûnder winst { $claim ->
        [yes] mei remize opeaske wurde.
       *[no] is de partij remize.
    }
# $count (text)
rulebook-draw-total = Dit telt salang’t it tal stikken op it boerd { $count } is.
rulebook-draw-restart = Nei in slach of in nije daam begjint it tellen op ’e nij.
# $least (number)
# $most (number)
rulebook-range = { $least } oant en mei { $most }
# $least (number)
rulebook-at-least = { $least } of mear
rulebook-force-king = ien inkelde daam
# $count (text)
rulebook-force-kings = { $count } dammen
# $count (text)
rulebook-force-pieces = { $count } stikken, dêrfan op syn minst ien daam
rulebook-force-some = op syn minst ien daam
# $count (text)
rulebook-force-any = { $count } stikken

## How moves are written

rulebook-labels-numbers = De fjilden binne nûmere fan loftsboppe ôf, rige foar rige, sa’t Wyt it boerd sjocht.
rulebook-labels-upward = De fjilden binne nûmere fan rjochtsûnder ôf, rige foar rige, sa’t Wyt it boerd sjocht.
rulebook-labels-letters = Kolommen hawwe letters en rigen hawwe nûmers; a1 is loftsûnder by Wyt.
# $quiet (text)
# $capture (text)
rulebook-written = In set wurdt skreaun mei it fjild dêr’t er begjint en dat dêr’t er einiget, lykas { $quiet }; in slach hat in x, lykas { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = In set wurdt skreaun mei it fjild dêr’t er begjint en dat dêr’t er einiget, lykas { $quiet }; in slach hat in x, en elk fjild dêr’t it stik delkomt, lykas { $capture }.
