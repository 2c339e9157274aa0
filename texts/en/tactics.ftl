### Tactics: positions with one good move, gone through one after the other.

tactics-title = Tactics
tactics-about = Positions with one good move, found in games of the engine and proved by it.
tactics-game = Game
# $n (number) a hundred for each grade of difficulty
tactics-strength = Your strength: { $n }
# $found (number)
# $tried (number)
tactics-found = { $found } of { $tried } found at the first try
tactics-ways =
    .strength = At your strength
    .missed = Missed before
    .day = Today’s five
    .streak = Streak
    .storm = Against the clock
    .friend = With a friend
tactics-ways-about =
    .strength = As hard as you are strong.
    .missed = They come back after a day, a week and a month.
    .day = The same five for everybody.
    .streak = Harder and harder, until you miss one.
    .storm = As many as you can in three minutes.
    .friend = Ten, and then a link to the same ten.
# $n (number)
tactics-best = Your best: { $n }
# $n (number)
tactics-due = { $n } waiting
# $found (number)
# $all (number)
tactics-day-done = Today: { $found } of { $all }
# $at (number)
# $all (number)
tactics-place = { $at } of { $all }
# $n (number)
tactics-score = { $n } found
# $grade (number)
tactics-grade = Difficulty { $grade } of 10
tactics-next = Next
tactics-again = Once more
tactics-others = Other tactics
tactics-over = That was the last one.
tactics-time-over = Time is up.
tactics-streak-over = The streak ends here.
tactics-missing = The tactics of this game could not be fetched. Check the connection and try again.
tactics-fetching = The tactics are on their way.
# $found (number)
# $all (number)
tactics-friends = Your friend found { $found } of { $all }.
tactics-sent = From a friend
tactics-pass-on = Copy the link for a friend
tactics-set-damaged = The link to these tactics was cut or changed on its way, or they are not there any more. Ask for it again.
tactics-squares = Squares
tactics-squares-about = Their names by heart: half a minute on a board without labels.
tactics-squares-find = Find the square
tactics-squares-name = Name the square
# $square (text)
tactics-find-square = Find { $square }
tactics-which-square = Which square is marked?
# $square (text)
tactics-square-missed = No: { $square } shows its name now.
# $right (number)
# $wrong (number)
tactics-squares-score = { $right } right, { $wrong } wrong
# $row (number)
# $column (number)
tactics-squares-place = Row { $row }, column { $column }
tactics-themes =
    .win = It ends the game.
    .king = A king was captured.
    .promotion = A man became a king.
    .shot = Some pieces were given up for more of them.
    .choice = It mattered which capture to choose.
    .ending = With so few pieces every move counts.
    .quiet = A quiet move won a piece.
