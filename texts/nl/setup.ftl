### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Er staat geen stuk op het bord.
setup-shared-square = Beide kanten hebben een stuk op { $label }.
setup-counter-without-king = Op { $label } worden damzetten geteld, maar die kant heeft daar geen dam.
setup-counter-too-high = Er zijn { $counted } damzetten achter elkaar geteld, en er mogen er maar { $limit }.
setup-counter-without-limit = In dit spel worden damzetten niet geteld.

## Texts of positions: what was expected

setup-expected-shorter = de tekst is langer dan { $max } bytes.
setup-expected-known-turn = het moet bekend zijn wie aan zet is: schrijf W of B.
setup-expected-turn = geef eerst aan wie aan zet is: schrijf W of B.
setup-expected-side = schrijf hier de velden van een kant, met W of B ervoor.
setup-expected-side-once-white = de velden van Wit zijn al gegeven.
setup-expected-side-once-black = de velden van Zwart zijn al gegeven.
setup-expected-square = dit is geen veld; de velden zijn { $first } tot en met { $last }.
setup-expected-range = een reeks moet oplopen en tussen { $first } en { $last } liggen.
setup-expected-range-in-row = een reeks moet langs één rij van links naar rechts lopen en tussen { $first } en { $last } liggen.
setup-expected-empty-square = op { $label } staat al een stuk.
setup-expected-counters = schrijf hier de damzetten van Zwart en van Wit, zoals in +0+312.
setup-expected-counter = schrijf een aantal en de twee cijfers van het veld van de dam, zoals in 312, of alleen 0.

## Where

setup-fen = FEN: { $what }
setup-missing-at = Bij teken { $place } ontbreekt iets: { $what }
setup-token-at = ‘{ $token }’ bij teken { $place }: { $what }
