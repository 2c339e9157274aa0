### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] pionek
       *[king] damka
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 pionek
        [few] { $n } pionki
        [many] { $n } pionków
       *[other] { $n } pionków
    }
refusals-kings = { $n ->
        [one] 1 damka
        [few] { $n } damki
        [many] { $n } damek
       *[other] { $n } damek
    }
refusals-pieces = { $n ->
        [one] 1 bierka
        [few] { $n } bierki
        [many] { $n } bierek
       *[other] { $n } bierek
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] bierkę na polu { $squares }
        [few] bierki na polach { $squares }
        [many] bierki na polach { $squares }
       *[other] bierki na polach { $squares }
    }

## Reasons

refusals-nothing-entered = Wybierz bierkę i pole, na które ma pójść.
refusals-game-over = Partia jest skończona. { $reason }
refusals-too-many-captures = Jest tu za dużo bić, aby je wymienić, więc żadnego ruchu nie można ocenić.
refusals-empty-square = Na polu { $square } nie ma bierki.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Pionek na polu { $square } nie jest twój.
       *[king] Damka na polu { $square } nie jest twoja.
    }
refusals-same-square = Bierka już stoi na polu { $square }: wybierz inne pole.
refusals-occupied = Pole { $square } jest zajęte.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Musisz bić: { refusals-piece } z pola { $square } może zbić { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = Bicie musi się skończyć na polu { $stop }, tuż za ostatnią zbitą bierką na polu { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = Damka na polu { $square } ruszyła się już { $moves ->
        [one] 1 raz
        [few] { $moves } razy
        [many] { $moves } razy
       *[other] { $moves } razy
    } z rzędu: najpierw musi ruszyć się inna bierka.
refusals-crowned-ends-move = Na polu { $square } pionek zostaje damką i na tym ruch się kończy.
refusals-passed-last-row = Pionek tylko przechodzi przez pole { $square }: nie zostaje tam damką i bije dalej jako pionek.
refusals-quiet-move-ends = Niczego nie zbito, więc ruch kończy się na polu { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Innym biciem można zbić więcej: { $most ->
        [one] 1 bierkę
        [few] { $most } bierki
        [many] { $most } bierek
       *[other] { $most } bierek
    } zamiast { $takes }, grając { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Inne bicie jest więcej warte: { $path }. Do zbicia tam: { $most }, tu: { $takes }.
refusals-king-must-capture = Damka może zbić tyle samo, więc musi bić damka: ta na polu { $kings }, ruchem { $path }.
refusals-kings-first = Damka może bić, więc musi bić damka: ta na polu { $kings }, ruchem { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Innym biciem można zbić tyle samo bierek, a więcej damek: { $most } zamiast { $takes }, grając { $path }.
refusals-another-meets-king-first = Innym biciem można zbić tyle samo i wcześniej trafić na damkę: { $path }.
refusals-must-go-on = Bicie nie jest skończone: z pola { $stopped } trzeba bić dalej – bierkę na polu { $over }.
refusals-must-go-on-elsewhere = Bicie nie jest skończone: nie zatrzymuj się na polu { $stopped }, tylko bij dalej z pola { $turns } – bierkę na polu { $over }.
refusals-men-move-forward = Pionki nie chodzą do tyłu: pionek z pola { $from } musi iść do przodu.
refusals-men-do-not-move-that-way = Pionek tak nie chodzi: nie z pola { $from } na pole { $to }.
refusals-kings-do-not-move-that-way = Damka tak nie chodzi: nie z pola { $from } na pole { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = Z pola { $from } na pole { $to } { refusals-piece } idzie tylko wtedy, gdy bije.
refusals-men-do-not-capture-that-way = Pionek tak nie bije: nie z pola { $from } na pole { $to }.
refusals-kings-do-not-capture-that-way = Damka tak nie bije: nie z pola { $from } na pole { $to }.
refusals-too-far = { $kind ->
        [man] Pionek
       *[king] Damka
    } chodzi o jedno pole: z pola { $from } na pole { $to } jest za daleko.
refusals-jump-too-far = { $kind ->
        [man] Pionek
       *[king] Damka
    } przeskakuje tylko sąsiednią bierkę i ląduje tuż za nią: z pola { $from } nie przeskoczy bierki na polu { $over }.
refusals-already-jumped = Bierkę na polu { $square } już przeskoczono; zniknie z planszy po zakończeniu ruchu.
refusals-own-piece-in-the-way = Drogę zagradza twoja własna bierka na polu { $square }.
refusals-two-in-a-row = Bierki na polu { $first } nie można przeskoczyć: pole za nią, { $second }, jest zajęte.
refusals-men-do-not-take-kings = Pionek nie może zbić damki, a na polu { $square } stoi damka.
refusals-nothing-to-capture = Między polami { $from } i { $to } nie ma nic do bicia.
refusals-no-turning-back = Podczas bicia nie wolno zawracać, a to stałoby się na polu { $at }.
refusals-line-broken = Razem rusza się tylko nieprzerwana linia twoich pionków, a pole { $gap } jest puste.
refusals-line-blocked = W linii ruszają się razem tylko twoje pionki; drogę zagradza bierka na polu { $by }.
