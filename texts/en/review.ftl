### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Looking at position { $at } of { $all }…
review-closer = Looking closer where something was lost…
review-leave = You can leave at any time; what has been found is kept until the page is closed.
review-stuck = The engine has stopped.
review-none = No mistakes were found.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 mistake
       *[other] { $n } mistakes
    }
review-blunders = { $n ->
        [one] 1 blunder
       *[other] { $n } blunders
    }
review-mistake = mistake
review-blunder = blunder
review-points = Turning points
review-small = No single move lost much. These lost the most
# $line (text) moves
review-better = Better: { $line }
review-find = Find something better
review-report = The report
review-open-study = Open with variations
review-print = Print
review-too-long = The game with its better lines is too long to be kept.
# $at (number)
# $all (number)
review-place = Find something better: { $at } of { $all }
# $text (text) a move
review-asked = In the game { $text } was played. What is better?
review-next = Next
review-over = That was the last one.
# $found (number)
# $all (number)
review-found = { $found } of { $all } found at the first try

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = That was played in the game. The answer is { $line }. After that: { $verdict }.
review-is-answered = Not good enough: the answer is { $line }. After that: { $verdict }.
review-leads-to = Not good enough. After that: { $verdict }.
review-solved = Good. The best line: { $line }. After that: { $verdict }.

## Beside the move in a study

review-remark = Before: { $before }. After: { $after }.
