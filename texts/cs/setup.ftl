### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Na desce nejsou žádné figury.
setup-shared-square = Na poli { $label } mají figuru obě strany.
setup-counter-without-king = Na poli { $label } se počítají tahy dámou, ale tato strana tam žádnou dámu nemá.
# $counted (number)
# $limit (number)
setup-counter-too-high = Napočítané tahy dámou za sebou: { $counted }, dovoleno jen { $limit }.
setup-counter-without-limit = V této hře se tahy dámou nepočítají.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = text je delší než { $max } bajtů.
setup-expected-known-turn = musí být známo, kdo je na tahu: napište W nebo B.
setup-expected-turn = jako první musí být strana na tahu: napište W nebo B.
setup-expected-side = sem napište pole jedné strany a před ně W nebo B.
setup-expected-side-once-white = pole bílého už byla uvedena.
setup-expected-side-once-black = pole černého už byla uvedena.
setup-expected-square = toto není pole; pole jsou { $first } až { $last }.
setup-expected-range = rozsah musí stoupat a ležet v rozmezí { $first } až { $last }.
setup-expected-range-in-row = rozsah musí vést jednou řadou zleva doprava a ležet v rozmezí { $first } až { $last }.
setup-expected-empty-square = na poli { $label } už figura je.
setup-expected-counters = sem napište tahy dámou černého a bílého, například +0+312.
setup-expected-counter = napište počet a dvě číslice pole dámy, například 312, nebo jen 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = U { $place }. znaku něco chybí: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = „{ $token }“ u { $place }. znaku: { $what }
