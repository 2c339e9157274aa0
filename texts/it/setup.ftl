### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Sulla damiera non c'è nessun pezzo.
setup-shared-square = Bianco e Nero hanno entrambi un pezzo in { $label }.
setup-counter-without-king = Si contano mosse di dama in { $label }, ma lì quel giocatore non ha una dama.
setup-counter-too-high = Sono contate { $counted } mosse consecutive di dama, e il massimo è { $limit }.
setup-counter-without-limit = In questo gioco le mosse di dama non si contano.

## Texts of positions: what was expected

setup-expected-shorter = il testo supera { $max } byte.
setup-expected-known-turn = bisogna sapere chi muove: scrivi W o B.
setup-expected-turn = prima va indicato chi muove: scrivi W o B.
setup-expected-side = qui vanno le caselle di un giocatore, precedute da W o B.
setup-expected-side-once-white = le caselle del Bianco sono già indicate.
setup-expected-side-once-black = le caselle del Nero sono già indicate.
setup-expected-square = non è una casella; le caselle vanno da { $first } a { $last }.
setup-expected-range = un intervallo deve essere crescente e restare fra { $first } e { $last }.
setup-expected-range-in-row = un intervallo deve andare da sinistra a destra su una sola riga, fra { $first } e { $last }.
setup-expected-empty-square = in { $label } c'è già un pezzo.
setup-expected-counters = qui vanno le mosse di dama del Nero e del Bianco, come in +0+312.
setup-expected-counter = scrivi quante sono e le due cifre della casella della dama, come in 312, oppure 0.

## Where

setup-fen = Testo FEN: { $what }
setup-missing-at = Carattere { $place }, manca qualcosa: { $what }
setup-token-at = Carattere { $place }, «{ $token }»: { $what }
