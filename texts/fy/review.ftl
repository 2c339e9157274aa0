### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Stân { $at } fan { $all } wurdt besjoen…
review-closer = No wurdt krekter sjoen, dêr’t wat ferlern gie…
review-leave = Do kinst altyd fuort; wat fûn is, bliuwt bewarre oant de side tichtgiet.
review-stuck = It damprogramma is stilfallen.
review-none = Gjin fouten fûn.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 fout
       *[other] { $n } fouten
    }
review-blunders = { $n ->
        [one] 1 flater
       *[other] { $n } flaters
    }
review-mistake = fout
review-blunder = flater
review-points = Kearpunten
review-small = Gjin inkelde set ferlear in soad. Dizze ferlearen it measte
# $line (text) moves
review-better = Better: { $line }
review-find = Fyn wat betters
review-report = It ferslach
review-open-study = Mei farianten iepenje
review-print = Ofdrukke
review-too-long = De partij mei de bettere farianten is te lang om te bewarjen.
# $at (number)
# $all (number)
review-place = Fyn wat betters: { $at } fan { $all }
# $text (text) a move
review-asked = Yn de partij is { $text } spile. Wat is better?
review-next = Folgjende
review-over = Dat wie de lêste.
# $found (number)
# $all (number)
review-found = { $found } fan { $all } yn ien kear fûn

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Dat is yn de partij spile. It antwurd is { $line }. Dêrnei: { $verdict }.
review-is-answered = Net goed genôch: it antwurd is { $line }. Dêrnei: { $verdict }.
review-leads-to = Net goed genôch. Dêrnei: { $verdict }.
review-solved = Goed. De bêste fariant: { $line }. Dêrnei: { $verdict }.

## Beside the move in a study

review-remark = Foarôf: { $before }. Dêrnei: { $after }.
