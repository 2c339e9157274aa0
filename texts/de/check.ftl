### The check of an exercise.

check-is-sound =
    .no = Die Übung ist nicht korrekt.
    .yes = Die Übung ist korrekt.
check-works = Die Übung funktioniert. Wie gut ihre Lösung ist, wurde nicht geprüft.
check-game-drawn = In dieser Stellung ist die Partie remis, es gibt also nichts zu finden.
check-game-over = In dieser Stellung ist die Partie zu Ende, es gibt also nichts zu finden.
check-too-many-captures = Hier gibt es mehr Schläge, als sich auflisten lassen.
check-too-hard = Es gibt zu viele Möglichkeiten, um diese Übung zu beurteilen: Verlange weniger Züge oder verwende weniger Figuren.
check-too-many-lines = Es gibt zu viele Varianten zu verfolgen: Lass weniger Züge gelten.
check-no-solution = Kein erlaubter Zug löst diese Übung.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } soll gelten, ist aber kein erlaubter Zug. { $why }
check-never-fits = Kein erlaubter Zug passt zu „{ $text }“.
check-no-reply = Auf { $mv } gibt es mehrere Antworten: Gib an, welche gespielt wird.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = Die Antwort { $reply } auf { $mv } ist kein erlaubter Zug. { $why }
check-reply-unused = Zu { $mv } ist eine Antwort angegeben, aber dieser Zug wird nie gespielt.
check-answer-to-right = { $mv } ist als Fehlversuch angegeben, aber dieser Zug ist richtig.
check-no-illegal = Alle Züge, die zur Wahl stehen, sind erlaubt.
check-several-illegal = Von den Zügen, die zur Wahl stehen, sind mehrere nicht erlaubt: { $moves }.
check-unique = Die Lösung ist eindeutig: { $mv }.
check-accepted = Ein Zug gilt: { $mv }. Dass kein anderer ebenso gut ist, ist nicht bewiesen.
# $n (number)
# $moves (text)
check-several = { $n } Züge sind richtig: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Es ist 1 Schlag zu finden: { $moves }.
       *[other] Es sind { $n } Schläge zu finden: { $moves }.
    }
check-also-win = Die Lösung gewinnt zwingend, aber das tun auch Züge, die nicht gelten: { $moves }.
check-refuted = { $mv } wird durch { $reply } widerlegt.
check-every-move = Jeder erlaubte Zug ist richtig, es gibt also wenig zu finden.
check-same-result = { $text } ist auch richtig: Dieser Zug hinterlässt dieselbe Stellung wie { $named }.
