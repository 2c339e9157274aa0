### The check of an exercise.

check-is-sound =
    .no = Ćwiczenie nie jest poprawne.
    .yes = Ćwiczenie jest poprawne.
check-works = Ćwiczenie działa. Nie sprawdzono, jak dobra jest odpowiedź.
check-game-drawn = W tej pozycji jest już remis, więc nie ma czego szukać.
check-game-over = W tej pozycji partia jest już skończona, więc nie ma czego szukać.
check-too-many-captures = Jest tu więcej bić, niż można wymienić.
check-too-hard = Możliwości jest za dużo, aby ocenić to ćwiczenie: zadaj mniej ruchów albo ustaw mniej bierek.
check-too-many-lines = Wariantów jest za dużo, aby je prześledzić: zaliczaj mniej ruchów.
check-no-solution = Żaden dozwolony ruch nie rozwiązuje tego ćwiczenia.
# $text (text) the move
# $why (text) a sentence
check-not-legal = Ruch { $text } jest zaliczany, ale nie jest dozwolony. { $why }
check-never-fits = Żaden dozwolony ruch nie pasuje do „{ $text }”.
check-no-reply = Po { $mv } jest kilka odpowiedzi: podaj, która zostaje zagrana.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = Odpowiedź { $reply } na { $mv } nie jest dozwolonym ruchem. { $why }
check-reply-unused = Podano odpowiedź na { $mv }, ale tego ruchu nigdy się nie gra.
check-answer-to-right = Ruch { $mv } podano jako błędną próbę, a jest dobry.
check-no-illegal = Wszystkie ruchy do wyboru są dozwolone.
check-several-illegal = Kilka ruchów do wyboru jest niedozwolonych: { $moves }.
check-unique = Odpowiedź jest jedyna: { $mv }.
check-accepted = Zaliczany jest jeden ruch: { $mv }. Nie dowiedziono, że żaden inny nie jest równie dobry.
# $n (number)
# $moves (text)
check-several = Dobre ruchy ({ $n }): { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Do znalezienia jest 1 bicie: { $moves }.
        [few] Do znalezienia są { $n } bicia: { $moves }.
        [many] Do znalezienia jest { $n } bić: { $moves }.
       *[other] Do znalezienia jest { $n } bić: { $moves }.
    }
check-also-win = Odpowiedź wymusza wygraną, ale robią to też ruchy, które nie są zaliczane: { $moves }.
check-refuted = Ruch { $mv } zostaje obalony przez { $reply }.
check-every-move = Każdy dozwolony ruch jest dobry, więc niewiele jest tu do znalezienia.
check-same-result = Ruch { $text } też jest dobry: prowadzi do tej samej pozycji co { $named }.
