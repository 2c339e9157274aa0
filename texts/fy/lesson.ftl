### A lesson that is gone through, in the page and on other sites.

lesson-back = Werom
lesson-next = Fierder
lesson-skip = Oerslaan
# $at (number)
# $all (number)
lesson-step = Stap { $at } fan { $all }
lesson-over = Dat wie de hiele les.
# $found (number)
# $all (number)
lesson-found = { $found } fan { $all } opjeften yn ien kear goed.
