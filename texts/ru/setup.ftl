### Why a position or its text cannot be used.

## Positions

setup-no-pieces = На доске нет шашек.
setup-shared-square = На { $label } стоят шашки обеих сторон.
setup-counter-without-king = На { $label } ведётся счёт ходов дамки, но у этой стороны там нет дамки.
# $counted (number)
# $limit (number)
setup-counter-too-high = Ходов дамкой подряд насчитано { $counted }, а разрешено только { $limit }.
setup-counter-without-limit = В этой игре ходы дамки не считаются.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = текст длиннее { $max } байт.
setup-expected-known-turn = нужно знать, чей ход: напишите W или B.
setup-expected-turn = сначала нужно указать, чей ход: напишите W или B.
setup-expected-side = здесь должны быть поля одной стороны, а перед ними W или B.
setup-expected-side-once-white = поля белых уже указаны.
setup-expected-side-once-black = поля чёрных уже указаны.
setup-expected-square = это не поле; поля — от { $first } до { $last }.
setup-expected-range = диапазон должен возрастать и лежать в пределах от { $first } до { $last }.
setup-expected-range-in-row = диапазон должен идти по одному ряду слева направо и лежать в пределах от { $first } до { $last }.
setup-expected-empty-square = на { $label } уже стоит шашка.
setup-expected-counters = напишите здесь число ходов дамкой чёрных и белых, например +0+312.
setup-expected-counter = напишите число и две цифры поля дамки, например 312, или просто 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Чего-то не хватает, символ { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = «{ $token }», символ { $place }: { $what }
