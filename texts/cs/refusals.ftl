### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] kámen
       *[king] dáma
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
refusals-kings = { $n ->
        [one] 1 dáma
        [few] { $n } dámy
       *[other] { $n } dam
    }
refusals-pieces = { $n ->
        [one] 1 figura
        [few] { $n } figury
       *[other] { $n } figur
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] figuru na poli { $squares }
        [few] figury na polích { $squares }
       *[other] figury na polích { $squares }
    }

## Reasons

refusals-nothing-entered = Vyberte figuru a pole, na které má táhnout.
refusals-game-over = Partie skončila. { $reason }
refusals-too-many-captures = Je tu víc braní, než lze vypsat, takže žádný tah nelze posoudit.
refusals-empty-square = Na poli { $square } není žádná figura.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Kámen na poli { $square } není váš.
       *[king] Dáma na poli { $square } není vaše.
    }
refusals-same-square = Figura už na poli { $square } stojí: vyberte jiné pole.
refusals-occupied = Pole { $square } je obsazené.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Musíte brát: { refusals-piece } na poli { $square } může vzít { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = Braní musí skončit na poli { $stop }, hned za poslední vzatou figurou na poli { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = Dáma na poli { $square } táhla { $moves ->
        [one] 1krát
        [few] { $moves }krát
       *[other] { $moves }krát
    } za sebou: nejdřív musí táhnout jiná figura.
refusals-crowned-ends-move = Kámen se na poli { $square } mění v dámu a tím tah končí.
refusals-passed-last-row = Kámen polem { $square } jen prochází: v dámu se tam nemění a bere dál jako kámen.
refusals-quiet-move-ends = Nic se nebere, takže tah končí na poli { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Jiné braní vezme víc: { $most ->
        [one] 1 figuru
        [few] { $most } figury
       *[other] { $most } figur
    } místo { $takes }, tahem { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Jiné braní je cennější: { $most } (u vašeho tahu: { $takes }), tahem { $path }.
refusals-king-must-capture = Dáma může vzít stejně mnoho, takže musí brát dáma: ta na poli { $kings }, tahem { $path }.
refusals-kings-first = Může brát dáma, takže musí brát dáma: ta na poli { $kings }, tahem { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Jiné braní vezme stejně mnoho figur a více dam: { $most } místo { $takes }, tahem { $path }.
refusals-another-meets-king-first = Jiné braní vezme stejně mnoho a narazí na dámu dřív: { $path }.
refusals-must-go-on = Braní není dokončené: figura musí z pole { $stopped } pokračovat a vzít figuru na poli { $over }.
refusals-must-go-on-elsewhere = Braní není dokončené: nekončete na poli { $stopped }, ale pokračujte z pole { $turns } a vezměte figuru na poli { $over }.
refusals-men-move-forward = Kameny netáhnou vzad: kámen na poli { $from } musí jít vpřed.
refusals-men-do-not-move-that-way = Kámen takto netáhne: ne z pole { $from } na pole { $to }.
refusals-kings-do-not-move-that-way = Dáma takto netáhne: ne z pole { $from } na pole { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Z pole { $from } na pole { $to } jde { refusals-piece } jen při braní.
refusals-men-do-not-capture-that-way = Kámen takto nebere: ne z pole { $from } na pole { $to }.
refusals-kings-do-not-capture-that-way = Dáma takto nebere: ne z pole { $from } na pole { $to }.
refusals-too-far = { $kind ->
        [man] Kámen
       *[king] Dáma
    } táhne vždy jen o jedno pole: z pole { $from } na pole { $to } je to příliš daleko.
refusals-jump-too-far = { $kind ->
        [man] Kámen
       *[king] Dáma
    } přeskakuje jen sousední figuru a dopadá hned za ni: z pole { $from } nemůže přeskočit figuru na poli { $over }.
refusals-already-jumped = Figura na poli { $square } už byla přeskočena; z desky zmizí, až tah skončí.
refusals-own-piece-in-the-way = V cestě stojí vaše vlastní figura na poli { $square }.
refusals-two-in-a-row = Figuru na poli { $first } nelze přeskočit: pole za ní, { $second }, je obsazené.
refusals-men-do-not-take-kings = Kámen nemůže vzít dámu a na poli { $square } stojí dáma.
refusals-nothing-to-capture = Mezi poli { $from } a { $to } není co brát.
refusals-no-turning-back = Při braní se nelze otočit rovnou zpět, jak by se stalo na poli { $at }.
refusals-line-broken = Společně táhne jen nepřerušený řetězec vlastních kamenů, a pole { $gap } je prázdné.
refusals-line-blocked = V řetězci společně táhnou jen vlastní kameny; v cestě stojí figura na poli { $by }.
