### Games kept on the device, and files of games.

library-name = Name of the game on the board
library-save = Save this game
library-kept = Saved
library-saved = The game is in the library.
library-kept-games = Saved games
library-search = Search
library-nothing-kept = No game has been saved yet.
library-nothing-found = No game has all of these words.
library-show-more = Show more
library-cancel = Cancel
library-rename-short = Rename
library-delete-short = Delete
library-collect-short = To a lesson
library-new-name = New name
library-undelete = Restore it
library-export = Save all as one file
library-open-file = Open a file
library-drop-here = PDN, or games saved here before. It can be dropped here too.
library-reading = Reading…
library-more-in-file = The file has more games than are listed.
library-back = Back to the library
library-from-file = from a file
library-unknown-player = Unknown
library-unfinished = unfinished
library-is-guess = The file does not say which game it is: this is a guess.
library-is-cut = Its variations and comments are too long to be kept: only the main line is opened.
library-open-anyway = Open what could be read
library-file-saved = The file has been handed to the browser to be saved.
library-collect = To a lesson: { $name }
library-rename = Rename { $name }
library-delete = Delete { $name }
library-deleted = “{ $name }” has been deleted.
library-n-games = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } of { $n } games
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] 1 game has
       *[other] { $new } games have
    } been added{ $known ->
        [0] {""}
        [one] ; 1 was already there
       *[other] ; { $known } were already there
    }.
library-n-moves = { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] There is a note on this game.
        [one] One thing in this game is wrong or doubtful.
       *[other] { $n } things in this game are wrong or doubtful.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Line { $line }, column { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = This browser does not let the page keep games. You can save the game on the board as a PDN file, and open files.
library-cannot-not-kept = The browser could not do that: perhaps there is no room left.
# $n (number)
library-cannot-full = There are { $n } games, and there is no room for more: delete some first.
library-cannot-game-too-long = This game has more variations and comments than can be kept.
library-cannot-bad-game = This game cannot be read.
# $megabytes (number)
library-cannot-file-too-long = The file is too long: at most { $megabytes } megabytes are read.
library-cannot-not-a-library = This is not a file of saved games that this version can read.
# $n (number)
library-cannot-line = Line { $n } does not hold a game that can be read.
library-cannot-unreadable = The browser could not read the file.
library-cannot-no-games = There is no game in this file.
library-cannot-no-reader = Reading files does not work at the moment.
