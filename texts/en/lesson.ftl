### A lesson that is gone through, in the page and on other sites.

lesson-back = Back
lesson-next = Next
lesson-skip = Skip
# $at (number)
# $all (number)
lesson-step = Step { $at } of { $all }
lesson-over = That was the whole lesson.
# $found (number)
# $all (number)
lesson-found = { $found } of { $all } exercises at the first try.
