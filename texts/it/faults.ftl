### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Non è stato possibile leggere tutto il link: { $why }.
faults-board = Questa damiera non si può mostrare: { $why }.
faults-lesson = La lezione non si può leggere: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; e altri { $n }

## Parts of links

faults-changed = dopo la sua creazione è stato cambiato o tagliato: i caratteri di controllo non corrispondono, quindi forse non è ciò che si intendeva
faults-invisible = sono stati tolti a capo o caratteri invisibili
faults-ending = in fondo è stato tolto «{ $ending }»
faults-escapes = è stato letto togliendo le sequenze di escape con il segno di percentuale
faults-left-out = la mossa { $number }, «{ $text }», è stata tralasciata con tutte le seguenti: { $why }
faults-too-many-moves = sono state lette solo le prime { $max } mosse su { $n }
faults-too-much = la mossa { $number } è stata tralasciata con tutte le seguenti: le prese possibili sono troppe per elencarle
faults-ply = «ply={ $text }» non è un numero da 0 al numero delle mosse
faults-orientation = «o={ $text }» non è né w né b
faults-value = «{ $key }={ $value }» è stato tralasciato: al suo posto ci vuole { $expected }
faults-a-level = un livello (da 1 a 8, oppure 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = un numero intero
faults-a-player = w, b oppure both
faults-a-mode = diagram, replay, play oppure exercise
faults-long-value = «{ $key }=» è stato tralasciato: ha { $n } byte, e se ne leggono al massimo { $max }
faults-no-key = la chiave «{ $key }» non esiste
faults-no-value = «{ $text }» non ha la forma chiave=valore
faults-twice = «{ $key }=» c'è più di una volta, ed è stato letto solo il primo
faults-part = una parte non è stata letta fino in fondo: { $part }
faults-parts =
    .position = posizione
    .last = ultima parte
    .moves = mosse
    .ply = numero della mossa mostrata
    .marks = segni
    .arrows = frecce
    .texts = testi
faults-holds-more = viene da una versione più recente di Damiera e contiene più di quanto si mostra

## Links that cannot be opened

faults-long-link = è lungo { $n } byte, e se ne leggono al massimo { $max }
faults-newer = viene da una versione più recente di Damiera (v={ $version })
faults-version = «v={ $text }» non è un numero di versione
faults-damaged = dopo la sua creazione è stato cambiato o tagliato, e non se ne può leggere nulla
faults-no-ruleset = non dice di che gioco si tratta: manca «g=» nel link, o «variant» nella pagina
faults-unknown-ruleset = indica un gioco che questa versione non conosce: «{ $id }»
faults-house = le regole personalizzate non si possono leggere: { $why }
faults-position = la posizione non si può leggere: { $why }
faults-escape = «{ $text }» non è una sequenza di escape di un testo UTF-8

## House rules

faults-house-prefix = «{ $id }» non indica regole personalizzate: dovrebbe iniziare con «{ $expected }»
faults-house-long = un codice di { $n } byte è troppo lungo per regole personalizzate: se ne leggono al massimo { $max }
faults-house-version = «{ $text }» non è una versione conosciuta delle regole personalizzate: ci vuole «{ $expected }»
faults-house-part = «{ $part }» non è una scelta delle regole personalizzate: ci vuole una di queste: { $expected }
faults-house-twice = «{ $part }» non è la prima parte con «{ $key }»: ne basta una
faults-house-contrary = queste regole personalizzate non hanno senso: { $why }
faults-house-many = si possono usare insieme al massimo { $max } regole personalizzate diverse
faults-house-too-many-squares = sulla damiera di 12 per 12 si usano solo le caselle scure: tutte sarebbero troppe
faults-house-rows-too-many = con tante traverse di pedine non ne restano due vuote fra il Bianco e il Nero
faults-house-trapezoid-of-one-row = un trapezio ha almeno due traverse di pedine
faults-house-straight-on-dark = sulle caselle scure le pedine devono muovere anche in diagonale, altrimenti metà di loro non può mai diventare dama
faults-house-diagonal-on-all = se si usano tutte le caselle, qualcosa deve andare in senso ortogonale, altrimenti metà dei pezzi non incontra mai l'altra metà
faults-house-landing-of-short-king = solo le dame volanti possono scegliere dove atterrare
faults-house-uturn-of-short-king = solo le dame volanti possono tornare subito indietro
faults-house-uturn-barred = una dama può tornare subito indietro solo se i pezzi presi lasciano subito la damiera
faults-house-limit-of-short-king = il limite alle mosse della stessa dama vale solo per le dame volanti
faults-house-king-gains-nothing = se le dame muovono e prendono come le pedine, la promozione non serve a nulla
faults-house-end-against-goal = se vince chi non può muovere, nessun'altra fine ha senso
faults-house-huff-against-goal = se vince chi non può muovere, nessuno soffierebbe un pezzo all'altro

## Positions

faults-token-at = carattere { $place }, «{ $token }»: { $what }
faults-expected-shorter = il testo supera { $max } byte
faults-expected-known-turn = bisogna sapere chi muove: scrivi W o B
faults-expected-turn = prima va indicato chi muove: scrivi W o B
faults-expected-side = qui vanno le caselle di un giocatore, precedute da W o B
faults-expected-side-once-white = le caselle del Bianco sono già indicate
faults-expected-side-once-black = le caselle del Nero sono già indicate
faults-expected-square = non è una casella; le caselle vanno da { $first } a { $last }
faults-expected-range = un intervallo deve essere crescente e restare fra { $first } e { $last }
faults-expected-range-in-row = un intervallo deve andare da sinistra a destra su una sola riga, fra { $first } e { $last }
faults-expected-empty-square = in { $label } c'è già un pezzo
faults-expected-counters = qui vanno le mosse di dama del Nero e del Bianco, come in +0+312
faults-expected-counter = scrivi quante sono e le due cifre della casella della dama, come in 312, oppure 0
faults-no-pieces = sulla damiera non c'è nessun pezzo
faults-shared-square = bianco e Nero hanno entrambi un pezzo in { $label }
faults-counter-without-king = si contano mosse di dama in { $label }, ma lì quel giocatore non ha una dama
faults-counter-too-high = sono contate { $counted } mosse consecutive di dama, e il massimo è { $limit }
faults-counter-without-limit = in questo gioco le mosse di dama non si contano

## Moves, and what is said between them

faults-long-move = una mossa di { $n } byte è troppo lunga: se ne leggono al massimo { $max }
faults-no-move = «{ $text }» non è una mossa: ci vogliono almeno due caselle, come in { $example }
faults-no-square = «{ $token }» in «{ $text }» non è una casella: le caselle vanno da { $first } a { $last }
faults-ambiguous = «{ $text }» è ambiguo: ci vuole { $moves }
faults-not-crowned = «{ $text }» finisce con K, ma con { $mv } nessuna pedina diventa dama
faults-illegal = «{ $text }» qui non è una mossa permessa
faults-not-now = «{ $text }» non è possibile: { $why }
faults-now-over = la partita è finita
faults-now-not-your-turn = tocca all'altra parte
faults-now-offered = la patta è già stata offerta: si deve accettare o rifiutare
faults-now-not-offered = nessuno ha offerto la patta
faults-now-by-moving = si rifiuta un'offerta muovendo soltanto con la mossa stessa
faults-now-no-claim = nessun articolo delle regole permette qui di chiedere la patta
faults-now-ahead = chi ha rifiutato la patta ha un vantaggio deciso: almeno una pedina in più
faults-now-own-refusal = dopo un rifiuto può chiedere la patta solo chi l'aveva offerta
faults-now-capture = c'è una presa da fare: chi è in vantaggio si vede dopo
faults-now-not-missed = nell'ultima mossa non è stata omessa nessuna presa
faults-now-not-huffed = il pezzo in quella casella non poteva prendere

## Marks and arrows

faults-brush = «{ $text }» non è una freccia: deve iniziare con G, R, Y o B, come in G{ $text }
faults-route = «{ $text }» non è una freccia: ci vogliono da due a { $max } caselle
faults-many-marks = di { $n } segni o frecce sono stati letti solo i primi { $max }

## Variations

faults-variations = le varianti non si possono leggere: { $why }
faults-variations-changed = dopo la sua creazione le varianti sono state cambiate o tagliate: i caratteri di controllo non corrispondono
faults-variations-node = «tn={ $path }» non è un punto delle varianti
faults-variations-part = le varianti non sono state lette fino in fondo
faults-at = riga { $line }, colonna { $column }: { $what }
faults-token = «{ $token }»: { $what }
faults-long-text = un testo di { $n } byte è troppo lungo: se ne leggono al massimo { $max }
faults-unknown = qui ci vuole una mossa, un commento, una variante, un giudizio o un risultato
faults-too-many-captures = prima ci sono troppe prese possibili per elencarle
faults-open-comment = al commento manca la parentesi graffa finale
faults-glyph-without-move = c'è un giudizio senza una mossa davanti
faults-glyph = ci vuole un giudizio da $0 a $65535, e non più di { $max }
faults-variation-without-move = c'è una variante senza una mossa da sostituire
faults-open-variation = alla variante manca la parentesi finale
faults-nested = le varianti possono stare l'una nell'altra fino a { $max } livelli
faults-close = c'è una parentesi finale senza una variante
faults-set-up = la posizione non si può disporre: { $why }
faults-not-legal = questa mossa qui non è permessa
faults-unlistable = in questa posizione le prese possibili sono troppe per elencarle: più di { $max } salti
faults-deep = una linea può avere al massimo { $max } semimosse
faults-large = una partita con le sue varianti può avere al massimo { $max } mosse
faults-long-comment = un commento di { $n } byte è troppo lungo: se ne leggono al massimo { $max }
faults-glyphs = accanto a una mossa possono stare al massimo { $max } giudizi

## Files of games

faults-tag = ci vuole un'etichetta, come in [White "Nome"]
faults-tag-twice = l'etichetta c'è più di una volta, e vale la prima
faults-tag-control = l'etichetta contiene caratteri di controllo, che si leggono come spazi
faults-many-tags = si leggono al massimo { $max } etichette
faults-no-game = qui non c'è nessun gioco «{ $id }»
faults-type-number = un tipo di gioco inizia con un numero, e «{ $text }» no
faults-type-foreign = il tipo di gioco { $number } è { $name }, che qui non si gioca
faults-type-unknown = il tipo di gioco { $number } qui non è conosciuto
faults-type-other = il tipo di gioco «{ $text }» è un gioco diverso da { $expected }, che si gioca qui
faults-type-other-number = il tipo di gioco «{ $text }» è un gioco diverso dal { $number } conosciuto qui
faults-game-unsaid = nulla dice di che gioco si tratta: ci vuole un'etichetta GameType
faults-result = ci vuole un risultato: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 o *
faults-behind-result = sta dopo il risultato della partita, ed è stato tralasciato
faults-result-twice = la partita ha già un risultato, e vale il primo
faults-result-differs = secondo l'etichetta il risultato è { $result }
faults-result-by-rules = secondo le regole il risultato è { $result }
faults-long-file = un file di { $n } byte è troppo lungo: se ne leggono al massimo { $max }

## Games that are gone through on another page

faults-moves = mosse: { $why }
faults-node = node=«{ $text }» non è un punto delle varianti
faults-no-ply = ply=«{ $text }» non è una semimossa della partita
faults-pace = autoplay=«{ $text }» ha un valore sbagliato: ci vogliono secondi, da 0.5 a 60
faults-others = altri errori: { $n }

## Exercises

faults-no-goal = l'esercizio non ha uno scopo: ci vuole { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:CASELLA, win-in:NUMERO oppure hold:NUMERO
faults-goal = «{ $text }» non è uno scopo: ci vuole { $goals }
faults-n-moves = «{ $text }» non è un numero di mosse: ci vuole un numero da 1 a { $max }
faults-square = «{ $token }» non è una casella: le caselle vanno da { $first } a { $last }
faults-nothing-accepted = al turno { $turn } non è accettato nulla: ci vuole una mossa o una condizione
faults-choices = «{ $text }» non è una scelta: in «accept» ci vogliono almeno due mosse
faults-not-wanted = «{ $key }» non va con questo scopo: non ci deve essere
faults-captures = «{ $text }» non è un numero di pezzi: ci vuole un numero da 1 a { $max }
faults-accepted-position = la posizione accettata non si può leggere: { $why }
faults-reply = «{ $text }» non è una replica: ci vogliono una mossa, > e la replica
faults-answer = «{ $text }» non è una risposta: ci vogliono una mossa, = e che cosa dire
faults-too-many = sono troppi ({ $what }: { $n }): se ne leggono al massimo { $max }
faults-lists =
    .turns = turni
    .accepted = mosse accettate
    .replies = repliche
    .answers = risposte a tentativi sbagliati
faults-long-key = «{ $key }» è lungo { $n } byte: se ne leggono al massimo { $max }
faults-wordy = il testo «{ $start }…» è lungo { $n } byte: se ne leggono al massimo { $max }

## Lessons

faults-lesson-line = riga { $line }: { $what }
faults-long-lesson = la lezione è lunga { $n } byte, e se ne leggono al massimo { $max }
faults-lesson-title = ci vogliono «# » e il titolo della lezione, non «{ $text }»
faults-second-title = una lezione ha un solo titolo; un passo inizia con «## »
faults-empty-title = dopo «#» ci vuole un titolo
faults-no-steps = ci vuole un passo: «## » e il suo titolo
faults-many-steps = i passi sono più di { $max }
faults-lesson-value = «{ $text }» non ha la forma «nome: valore»
faults-lesson-name = qui non c'è nessun «{ $text }»: ci vuole uno di questi: { $known }
faults-lesson-head = una lezione non ha nessun «{ $text }»: ci vuole uno di questi: { $known }
faults-lesson-twice = «{ $name }» ha già un valore
faults-empty-step = il passo non ha né testo né damiera
faults-lesson-mode = il modo «{ $text }» non esiste: ci vuole diagram, replay, play o exercise
faults-lesson-source = ci vogliono «src» e il file della lezione, accanto a quello del corso
faults-lesson-goal = un esercizio ha uno scopo, e solo un esercizio ce l'ha
faults-packed-long = una lezione di { $n } caratteri è troppo lunga per un link: possono essere al massimo { $max }
faults-packed-damaged = il link è stato cambiato o tagliato per strada
faults-packed-newer = il link viene da una versione più recente
faults-packed-much = il contenuto è più lungo di una lezione, che ha al massimo { $max } byte

## Problems

faults-problem-address = «{ $text }» non contiene una posizione: indica una partita o un problema di quel sito, e da lì non si scarica nulla. Ci vuole il FEN o il PDN che il sito offre
faults-problem-game = qui non si gioca «{ $name }»
faults-problem-unsolved = ci vuole una soluzione
faults-problem-many = una lezione ha al massimo { $max } passi
faults-problem-turns = un esercizio ha al massimo { $max } turni
faults-problem-flaw = nella soluzione, semimossa { $ply }: { $why }
faults-problem-in-game = partita { $number }: { $why }
