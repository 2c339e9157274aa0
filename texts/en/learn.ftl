### Lessons, and how far one has come with them.

learn-about = Lessons of five minutes, from the first move to winning. You do not need to know any rules.
learn-course = Game
# $title (text)
learn-next-lesson = Next: { $title }
learn-lessons = All lessons
learn-done = Done
# $n (number)
# $all (number)
learn-begun = { $n } of { $all } steps
# $n (number)
# $all (number)
learn-lessons-done = { $n } of { $all } lessons done
# $at (number)
learn-stopped = you stopped at step { $at }
# $title (text)
learn-go-on = Go on: { $title }
learn-minutes = About 5 minutes
learn-rules = The rules in full
learn-rules-page = These rules as a page, with boards to try
learn-missing = This could not be fetched. Check the connection and try again.
learn-fetching = The lessons are on their way.
learn-other-language = These lessons are in English.
