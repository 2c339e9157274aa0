### Why a position or its text cannot be used.

## Positions

setup-no-pieces = No hay piezas en el tablero.
setup-shared-square = Los dos bandos tienen una pieza en { $label }.
setup-counter-without-king = Se cuentan jugadas de dama en { $label }, pero ese bando no tiene ninguna dama ahí.
# $counted (number)
# $limit (number)
setup-counter-too-high = Se cuentan { $counted } jugadas de dama seguidas, y solo se permiten { $limit }.
setup-counter-without-limit = En este juego no se cuentan las jugadas de dama.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = el texto tiene más de { $max } bytes.
setup-expected-known-turn = hay que saber a quién le toca: escribe W o B.
setup-expected-turn = primero debe ir el bando al que le toca: escribe W o B.
setup-expected-side = escribe aquí las casillas de un bando, con W o B delante.
setup-expected-side-once-white = las casillas de las blancas ya se han dado.
setup-expected-side-once-black = las casillas de las negras ya se han dado.
setup-expected-square = esto no es una casilla; las casillas van de { $first } a { $last }.
setup-expected-range = un intervalo debe ser ascendente y estar entre { $first } y { $last }.
setup-expected-range-in-row = un intervalo debe seguir una fila de izquierda a derecha y estar entre { $first } y { $last }.
setup-expected-empty-square = ya hay una pieza en { $label }.
setup-expected-counters = escribe aquí las jugadas de dama de las negras y de las blancas, como en +0+312.
setup-expected-counter = escribe una cuenta y las dos cifras de la casilla de la dama, como en 312, o solo 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Falta algo en el carácter { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = «{ $token }» en el carácter { $place }: { $what }
