### Why a position or its text cannot be used.

## Positions

setup-no-pieces = На дошці немає шашок.
setup-shared-square = На { $label } стоять шашки обох сторін.
setup-counter-without-king = На { $label } лічать ходи дамки, але в цієї сторони там немає дамки.
# $counted (number)
# $limit (number)
setup-counter-too-high = Ходів дамкою поспіль налічено { $counted }, а дозволено лише { $limit }.
setup-counter-without-limit = У цій грі ходи дамки не лічать.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = текст довший за { $max } байтів.
setup-expected-known-turn = треба знати, чий хід: напишіть W або B.
setup-expected-turn = спершу треба вказати, чий хід: напишіть W або B.
setup-expected-side = напишіть тут поля однієї сторони, а перед ними W або B.
setup-expected-side-once-white = поля білих уже вказано.
setup-expected-side-once-black = поля чорних уже вказано.
setup-expected-square = це не поле; поля — від { $first } до { $last }.
setup-expected-range = діапазон має зростати й лежати в межах від { $first } до { $last }.
setup-expected-range-in-row = діапазон має йти одним рядом зліва направо й лежати в межах від { $first } до { $last }.
setup-expected-empty-square = на { $label } вже стоїть шашка.
setup-expected-counters = напишіть тут кількість ходів дамкою чорних і білих, наприклад +0+312.
setup-expected-counter = напишіть кількість і дві цифри поля дамки, наприклад 312, або просто 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Чогось бракує, символ { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = «{ $token }», символ { $place }: { $what }
