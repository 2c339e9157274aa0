### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Der steane gjin stikken op it boerd.
setup-shared-square = Beide kanten hawwe in stik op { $label }.
setup-counter-without-king = Op { $label } wurde daamsetten teld, mar dy kant hat dêr gjin daam.
# $counted (number)
# $limit (number)
setup-counter-too-high = Der binne { $counted } daamsetten efterinoar teld, en der meie mar { $limit } wêze.
setup-counter-without-limit = Yn dit spul wurde daamsetten net teld.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = de tekst is langer as { $max } bytes.
setup-expected-known-turn = it moat bekend wêze wa’t oan set is: skriuw W of B.
setup-expected-turn = earst komt wa’t oan set is: skriuw W of B.
setup-expected-side = skriuw hjir de fjilden fan in kant, mei W of B derfoar.
setup-expected-side-once-white = de fjilden fan Wyt binne al jûn.
setup-expected-side-once-black = de fjilden fan Swart binne al jûn.
setup-expected-square = dit is gjin fjild; de fjilden binne { $first } oant en mei { $last }.
setup-expected-range = in rige fjilden moat oprinne en tusken { $first } en { $last } lizze.
setup-expected-range-in-row = in rige fjilden moat lâns ien rige fan lofts nei rjochts rinne en tusken { $first } en { $last } lizze.
setup-expected-empty-square = op { $label } stiet al in stik.
setup-expected-counters = skriuw hjir de daamsetten fan Swart en fan Wyt, lykas yn +0+312.
setup-expected-counter = skriuw in tal en de twa sifers fan it fjild fan de daam, lykas yn 312, of allinnich 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = Der ûntbrekt wat by teken { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = ‘{ $token }’ by teken { $place }: { $what }
