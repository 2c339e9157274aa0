### What stands around the rules on their pages.

site-skip = Skip to the rules
site-play = Play this game
site-pages = Rules
site-choose = Choose a game
# $n (number)
site-all-games = All { $n } games
# Over the games whose pages nobody wrote by hand.
site-others = The other games
site-others-about = Their rules are written from what Damiera plays by, with boards to try.
# Names the ways to the pages before and after.
site-neighbors = More rules
site-previous-page = Previous
site-next-page = Next
site-languages = Languages
site-contents = On this page
# The link under a board.
site-open = Open on the board
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Answer
       *[other] Answers
    }
site-next = Next exercise
# $number (number)
# $n (number)
site-exercise = Exercise { $number } of { $n }
# $color (color)
site-turn = { $color ->
        [white] White to move.
       *[black] Black to move.
    }
# $page (text) a link to the page written by hand
site-more = More of this family, with openings, readings and sources: { $page }.
site-footer = Damiera is free, works without a network, and sends nothing anywhere.

## On the page before its program is there. In English `index.html` says the same

site-old = This browser cannot run Damiera: it is too old, or does not allow WebAssembly. Please update it, or use another.
site-failed = Damiera could not be loaded: is there a network? It is being tried again.
site-what = The whole draughts family, against the computer, or two players on one device.
