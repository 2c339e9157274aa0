### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Deska a začátek
    .aim = Cíl
    .men = Kameny
    .kings = Dámy
    .capture = Braní
    .priority = Které braní
    .promotion = Proměna v dámu
    .end = Jiné konce
    .draws = Remízy
    .notation = Jak se tahy zapisují
    .relative = Nejbližší příbuzná

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Bílý může hrát { $moves }.
       *[black] Černý může hrát { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Bílý tu má { $n ->
            [one] { $n } tah
            [few] { $n } tahy
           *[other] { $n } tahů
        }.
       *[black] Černý tu má { $n ->
            [one] { $n } tah
            [few] { $n } tahy
           *[other] { $n } tahů
        }.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Bílý nemůže táhnout.
       *[black] Černý nemůže táhnout.
    }
# $moves (text) a list
rulebook-may-not = Nelze hrát { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } nebo { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Partie skončila: bílý vyhrál.
       *[black] Partie skončila: černý vyhrál.
    }
rulebook-drawn = Partie skončila: je to remíza.
rulebook-setup = Figury na začátku.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Najděte braní.
        [2] Najděte obě braní.
        [few] Najděte všechna { $n } braní.
       *[other] Najděte všech { $n } braní.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: pravidla
# For lists and search engines.
# $game (text)
rulebook-description = Úplná pravidla této hry s deskami k vyzkoušení: { $game }. Sepsáno podle toho, čím se řídí program.
rulebook-lead = Tato pravidla jsou sepsána podle toho, čím se řídí Damiera, a každý obrázek je podle toho ověřen.
# $game (text)
rulebook-relative = Z nejznámějších her je jí nejpodobnější { $game }.
rulebook-here = Tady je to jinak:
rulebook-not-here = Co platí tam, a ne tady:
rulebook-index-title = Pravidla dámy
rulebook-index-short = Přehled
rulebook-index-description = Úplná pravidla všech her z rodiny dámy, s živými deskami a cvičeními, na kterých si každé pravidlo vyzkoušíte.
rulebook-index-lead = Dáma není jedna hra, ale celá rodina. Každá stránka podává pravidla jedné z nich, s deskami k vyzkoušení.
rulebook-index-games = Hry

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Deska má { $width } krát { $height } polí. Hraje se jen na tmavých; jedno z nich má každý hráč v bližším rohu po levé ruce.
# $width (number)
# $height (number)
rulebook-board-mirrored = Deska má { $width } krát { $height } polí. Hraje se jen na tmavých; jedno z nich má každý hráč v bližším rohu po pravé ruce.
# $width (number)
# $height (number)
rulebook-board-all = Deska má { $width } krát { $height } polí a hraje se na všech.
# $men (number)
# $rows (text) a list
rulebook-start = { $men ->
        [one] Každá strana začíná s jedním kamenem ({ $men }). Počítáno od jejího okraje: { $rows }.
        [few] Každá strana má na začátku { $men } kameny. Počítáno od jejího okraje: { $rows }.
       *[other] Každá strana má na začátku { $men } kamenů. Počítáno od jejího okraje: { $rows }.
    }
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $row ->
        [one] { $men } v { $row }. řadě
        [few] { $men } ve { $row }. řadě
       *[other] { $men } v { $row }. řadě
    }
# $some (text)
# $last (text)
rulebook-and = { $some } a { $last }
# $side (color)
rulebook-first = { $side ->
        [white] První tah má bílý; pak se strany v tazích střídají.
       *[black] První tah má černý; pak se strany v tazích střídají.
    }

## Aim

rulebook-goal-last = Kdo nemůže táhnout, prohrál: všechny jeho figury jsou vzaty, nebo žádná z nich nemůže táhnout.
rulebook-goal-none = Kdo nemůže táhnout, vyhrál: cílem je ztratit všechny figury, nebo je mít zablokované.

## Directions

rulebook-directions =
    .diagonal-forward = diagonálně vpřed
    .straight-forward = rovně vpřed
    .forward = rovně nebo diagonálně vpřed
    .forward-sideways = rovně vpřed nebo do stran
    .not-backward = rovně nebo diagonálně vpřed, nebo do stran
    .diagonal = diagonálně, vpřed nebo vzad
    .straight = po řadách a sloupcích, vpřed, do stran nebo vzad
    .all = všemi osmi směry
    .none = nikam

## Men

# $way (text) directions
rulebook-man-steps = Kámen táhne o jedno pole { $way }, je-li toto pole volné.
rulebook-man-lines = Kameny, které stojí za sebou bez mezery, mohou táhnout také jako řetězec: poslední kámen přejde přes ostatní na první pole za nimi, je-li volné.

## Kings

# $way (text) directions
rulebook-king-short = Dáma táhne o jedno pole { $way }, je-li toto pole volné.
# $way (text) directions
rulebook-king-flies = Dáma táhne { $way } jakkoli daleko po volných polích.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Dokud má strana kámen, smí jedna dáma provést za sebou nejvýše jeden tah, při kterém nic nevezme. Pak musí táhnout jiná figura, nebo dáma musí brát.
        [few] Dokud má strana kámen, smí jedna dáma provést za sebou nejvýše { $moves } tahy, při kterých nic nevezme. Pak musí táhnout jiná figura, nebo dáma musí brát.
       *[other] Dokud má strana kámen, smí jedna dáma provést za sebou nejvýše { $moves } tahů, při kterých nic nevezme. Pak musí táhnout jiná figura, nebo dáma musí brát.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Kámen bere tak, že { $way } přeskočí soupeřovu figuru na sousedním poli, je-li pole za ní volné.
# $way (text) directions
rulebook-king-jumps-short = Dáma bere tak, že { $way } přeskočí soupeřovu figuru na sousedním poli, je-li pole za ní volné.
# $way (text) directions
rulebook-king-jumps-flying = Dáma bere { $way } na jakoukoli vzdálenost: pole před figurou musí být volná, a také pole hned za ní.
rulebook-men-take-men = Kámen nemůže vzít dámu.
rulebook-duty-enforced = Braní je povinné a pokračuje, dokud lze vzít další figuru.
rulebook-duty-huff = Braní je povinné. Zahraje-li strana něco jiného, smí soupeř odebrat z desky figuru, která měla brát, nebo trvat na braní, nebo nechat tah platit.
rulebook-duty-forfeit = Braní je povinné. Strana, která zahraje něco jiného nebo skončí příliš brzy, prohrála.
rulebook-landing-any = Za poslední figurou se dáma smí zastavit na kterémkoli volném poli téže linie.
rulebook-landing-behind-last = Na konci braní se dáma zastaví hned za poslední figurou, kterou vzala.
rulebook-landing-behind-king = Na konci braní se dáma zastaví za poslední figurou na kterémkoli volném poli téže linie, ale hned za ní, je-li ta figura dáma.
rulebook-landing-behind-each = Dáma dopadá hned za každou figuru, kterou bere.
rulebook-removal-after = Vzaté figury se odstraní, až když tah skončí. Do té doby zůstávají v cestě a žádná se nesmí přeskočit dvakrát.
rulebook-removal-at-once = Každá figura se odstraní hned, jak je přeskočena, takže cesta je zase volná.
rulebook-u-turn-no = Mezi dvěma skoky se dáma nesmí otočit rovnou zpět.
rulebook-u-turn-yes = Mezi dvěma skoky se dáma smí otočit i rovnou zpět.

## Which capture

rulebook-choice-any = Z více braní lze zvolit kterékoli.
rulebook-choice-most = Musí se zvolit braní, které vezme nejvíc figur.
rulebook-choice-frisian = Musí se zvolit nejcennější braní. Dáma má o něco menší cenu než dva kameny. Z rovnocenných braní se musí zvolit braní dámou, pokud takové je.
rulebook-choice-king-first = Může-li brát dáma, musí brát dáma.
rulebook-choice-spanish = Musí se zvolit braní, které vezme nejvíc figur, a z takových to, které vezme nejvíc dam.
rulebook-choice-italian = Musí se zvolit braní, které vezme nejvíc figur; z takových braní dámou; z těch to, které vezme nejvíc dam; z těch to, které narazí na dámu nejdřív.

## Crowning

rulebook-promotion-rest = Kámen, který ukončí tah na poslední řadě, se mění v dámu. Pokračuje-li odtud v braní, bere dál jako kámen.
rulebook-promotion-passing = Kámen, který dosáhne poslední řady, se mění v dámu. Může-li odtud brát dál, bere jako dáma.
rulebook-promotion-ends = Kámen, který dosáhne poslední řady, se mění v dámu a jeho tah tam končí.

## Other ends

rulebook-end-man-king = Má-li jedna strana jen dámu a druhá jen kámen, vyhrála strana s dámou.
rulebook-end-king-king = Má-li každá strana jen dámu, končí partie remízou, ledaže strana na tahu může vzít soupeřovu dámu, nebo musí ztratit vlastní.
rulebook-end-corners = Má-li každá strana jen dámu a obě stojí v rozích na hlavní diagonále, prohrála strana na tahu.
rulebook-end-first-king = Strana, která získá první dámu, vyhrála.

## Draws

rulebook-draw-agreed = Hráči se mohou dohodnout na remíze.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Strana na tahu si může nárokovat remízu, pokud { $clause }.
       *[no] Partie končí remízou, pokud { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Jedna strana má { $strong }, druhá { $weak }{ $road ->
        [yes] {" "}na hlavní diagonále
       *[no] {""}
    }: pokud během { $moves } nikdo nevyhraje, { $claim ->
        [yes] lze si nárokovat remízu.
       *[no] končí partie remízou.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Dokud má každá strana dámu: pokud během { $moves } nikdo nevyhraje, { $claim ->
        [yes] lze si nárokovat remízu.
       *[no] končí partie remízou.
    }
# $count (text)
rulebook-draw-total = Platí to, dokud je počet figur na desce { $count }.
rulebook-draw-restart = Po braní nebo proměně v dámu se počítá znovu od začátku.
# $least (number)
# $most (number)
rulebook-range = { $least } až { $most }
# $least (number)
rulebook-at-least = { $least } nebo více
rulebook-force-king = jedinou dámu
# $count (text)
rulebook-force-kings = dámy v počtu { $count }
# $count (text)
rulebook-force-pieces = figury v počtu { $count }, z nich aspoň jednu dámu
rulebook-force-some = aspoň jednu dámu
# $count (text)
rulebook-force-any = figury v počtu { $count }

## How moves are written

rulebook-labels-numbers = Pole jsou číslována od levého horního rohu, řada po řadě, jak desku vidí bílý.
rulebook-labels-upward = Pole jsou číslována od pravého dolního rohu, řada po řadě, jak desku vidí bílý.
rulebook-labels-letters = Sloupce mají písmena a řady čísla; a1 je v bližším rohu po levé ruce bílého.
# $quiet (text)
# $capture (text)
rulebook-written = Tah se zapisuje polem, které figura opouští, a polem, na kterém končí, například { $quiet }; braní má x, například { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Tah se zapisuje polem, které figura opouští, a polem, na kterém končí, například { $quiet }; braní má x a všechna pole, na která dopadne, například { $capture }.
