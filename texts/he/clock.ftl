### The clock.

clock-clock = שעון
clock-none = ללא
clock-other = אחר
clock-minutes = דקות לכל שחקן
clock-seconds-more = תוספת שניות לכל מהלך
clock-start = הפעלת השעון
clock-pause = עצירת השעון
clock-is-running = השעון פועל
clock-is-paused = השעון עצור
clock-face-to-face = פנים אל פנים: הצד הרחוק הפוך
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } דק׳{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } שנ׳
        [two] {" "}+ { $seconds } שנ׳
       *[other] {" "}+ { $seconds } שנ׳
    }
# $seconds (number)
clock-each-move = { $seconds } שנ׳ למהלך
# $color (color)
# $seconds (number)
clock-time-left = { $color ->
        [white] ללבן
       *[black] לשחור
    } { $seconds ->
        [60] נותרה דקה אחת
        [one] נותרה שנייה אחת
        [two] נותרו שתי שניות
       *[other] נותרו { $seconds } שניות
    }
