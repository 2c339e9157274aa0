### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Na planszy nie ma bierek.
setup-shared-square = Obie strony mają bierkę na polu { $label }.
setup-counter-without-king = Na polu { $label } policzono ruchy damką, ale ta strona nie ma tam damki.
# $counted (number)
# $limit (number)
setup-counter-too-high = Liczba ruchów damką z rzędu: { $counted }, a dozwolona tylko { $limit }.
setup-counter-without-limit = W tej grze nie liczy się ruchów damką.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = tekst jest dłuższy niż { $max ->
        [one] { $max } bajt.
        [few] { $max } bajty.
        [many] { $max } bajtów.
       *[other] { $max } bajtów.
    }
setup-expected-known-turn = musi być wiadomo, kto ma ruch: wpisz W lub B.
setup-expected-turn = najpierw musi być strona na ruchu: wpisz W lub B.
setup-expected-side = wpisz tu pola jednej strony, poprzedzone W lub B.
setup-expected-side-once-white = pola białych już podano.
setup-expected-side-once-black = pola czarnych już podano.
setup-expected-square = to nie jest pole; pola są od { $first } do { $last }.
setup-expected-range = zakres musi rosnąć i mieścić się między { $first } a { $last }.
setup-expected-range-in-row = zakres musi biec wzdłuż jednego rzędu od lewej do prawej i mieścić się między { $first } a { $last }.
setup-expected-empty-square = na polu { $label } już stoi bierka.
setup-expected-counters = wpisz tu ruchy damką czarnych i białych, tak jak w +0+312.
setup-expected-counter = wpisz liczbę ruchów i dwie cyfry pola damki, tak jak w 312, albo samo 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Przy znaku { $place } czegoś brakuje: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = „{ $token }” przy znaku { $place }: { $what }
