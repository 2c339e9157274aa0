### Lessons of one's own: those that were opened, and the maker.

making-title = Lesson maker
making-yours = Your lessons
making-yours-about = Lessons that you have opened or made. They stay on this device.
making-none = None yet. Open a lesson file, paste a lesson, or make one: “Share” has “Add to a lesson”.
making-new = New lesson
making-untitled = My lesson
making-name = Title
making-language = Language
making-no-language = not said
making-begin-words = What is said before the first step
making-step-title = Title of this step
making-step-words = What is said at this step
making-add-words = Add a text
making-steps = Steps
making-no-steps = There are no steps yet. “Share” on the board, the exercise editor and the library have “Add to a lesson”.
making-edit-lesson = Edit lesson
making-edit-short = Edit
making-to-list = All lessons
making-walk = Go through it
making-from-here = Go through it from here
making-edit-exercise = Change the exercise
making-check = Check
making-save = Save as a file
making-as-text = As text
making-as-text-about = The whole lesson as a text, as it is saved.
making-take-text = Use this text
making-leave-text = Leave it as it was
making-share = Pass it on
making-link = Link to the lesson
making-link-about = holds all of it
making-element = The lesson as an element
making-element-about = for a page of your own
making-delete = Delete lesson
making-delete-really = Really delete?
making-add = Add to a lesson
making-open = Open the lesson
making-restore = Restore it
making-not-kept = The browser could not keep the lesson: perhaps there is no room left. Save it as a file.
making-full = The lesson has as many steps as there can be.
making-too-many = There are as many lessons as are kept. Delete one first.
making-link-many = This link is long: some messengers cut it. A file is safer.
making-no-packing = This browser cannot make such a link. Save the lesson as a file.
making-not-come = The lesson could not be fetched. Its site must be reachable and allow it (CORS).
making-not-unpacked = The link to a lesson cannot be read: what is in it cannot be unpacked.
making-from-problems = These problems are a lesson now. Go through it, or choose one.
making-unsound = Some steps are not sound.
making-not-checked = The lesson could not be checked.
making-changed-since = The lesson has changed since.
making-kinds =
    .words = Text
    .diagram = Position
    .replay = Game
    .play = Play from here
    .exercise = Exercise
# $title (text)
# $n (number)
making-added = Added to “{ $title }” as step { $n }.
# $title (text)
making-up = Move up: { $title }
making-down = Move down: { $title }
making-remove = Remove: { $title }
making-edit = Edit: { $title }
making-removed = “{ $title }” has been removed.
# $n (number) of the step
making-put-back = Put back as step { $n }
# $n (number)
# $all (number)
making-checking = Step { $n } of { $all } is being checked…
making-sound = { $n ->
        [one] Its step is sound.
       *[other] All { $n } steps are sound.
    }
making-n-steps = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
making-unread = The lesson cannot be read.
# $why (text)
making-bad-link = The link to a lesson cannot be read: { $why }.
# $why (text)
making-no-link = There is no link: { $why }. Save the lesson as a file and put that on your site; “?lesson=” and its address behind the address of this page open it.
# $line (number)
# $words (text)
making-at-line = Line { $line }: { $words }
