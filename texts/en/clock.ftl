### The clock.

clock-clock = Clock
clock-none = None
clock-other = Other
clock-minutes = Minutes per player
clock-seconds-more = Extra seconds per move
clock-start = Start the clock
clock-pause = Stop the clock
clock-is-running = The clock is running
clock-is-paused = The clock is stopped
clock-face-to-face = Face to face: the far side upside down
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s per move
# $color (color)
# $seconds (number)
clock-time-left = { side } has { $seconds ->
        [60] one minute
        [one] { $seconds } seconds
       *[other] { $seconds } seconds
    } left
