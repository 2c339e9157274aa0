### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Neue Partie
start = Starten
close = Schließen
undo = Rückgängig
redo = Wiederholen
resign = Aufgeben
confirm-resign = Wirklich aufgeben?
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
flip = Brett drehen
library = Bibliothek
settings = Einstellungen
help = Tasten
stop = Anhalten
think-on = Weiterdenken
move-now = Jetzt ziehen
try-again = Noch einmal versuchen
rematch = Revanche
rematch-as =
    .white = Revanche mit Weiß
    .black = Revanche mit Schwarz
go-through = Nachspielen
learn-from-mistakes = Aus deinen Fehlern lernen
mistakes = Fehler
offer-draw = Remis anbieten
accept-draw = Annehmen
decline-draw = Ablehnen
claim-draw = Remis beanspruchen
insist = Auf dem Schlag bestehen
play-on-from-here = Von hier an spielen
back-to-game = Zurück zur Partie
back-to-saved = Zurück zu meiner Partie
return-to-it = Dorthin zurück
update = Aktualisieren
the-rule = Regel ansehen
rules = Die Regeln
about-game = Über dieses Spiel
back = Zurück
forward = Vor
more = Mehr

## Labels and notices (at most 100 characters)

title = Damiera: die ganze Familie der Damespiele
skip-to-board = Zum Brett springen
choose-game = Wähle ein Spiel
opponent = Gegner
computer = Computer
you = Du
two-players = Zwei Spieler
your-color = Du spielst
white = Weiß
black = Schwarz
random = Zufall
level = Stufe
language = Sprache
sources = Quellen
actions = Aktionen
moves = Züge
no-moves-yet = Noch keine Züge.
first-move = Zum Anfang
previous-move = Ein Zug zurück
next-move = Ein Zug vor
last-move = Zum letzten Zug
looking-back = Eine frühere Stellung
your-turn = Du bist am Zug
computers-turn = Der Computer ist am Zug
must-capture = es herrscht Schlagzwang
stopped = Der Computer wurde angehalten.
missed-capture = Im letzten Zug wurde ein Schlag versäumt.
overlook = Der Computer übersieht versäumte Schläge
may-stop = Zieh weiter, oder tippe die Figur noch einmal an, um hier anzuhalten.
counters = Zählung zum Remis
draw-offered = Remis ist angeboten
choose-route = Mehrere Schläge führen dorthin. Welcher?
route-entered = Weiter: Der Schlag ist noch nicht zu Ende.
several-pieces = Mehrere Figuren können dorthin: Wähle zuerst die Figur.
no-move-here = Diese Figur kann nicht ziehen.
not-your-turn = Der Computer ist am Zug.
opened-link = Diese Stellung kommt aus einem Link.
opened-game = Die Partie, die auf dem Brett war, bleibt für dich erhalten.
kept-game = Die vorige Partie liegt in der Bibliothek.
set-aside = Woran du gearbeitet hast, liegt für später bereit.
unchecked-link = Bei diesem Link lässt sich nicht prüfen, ob er unterwegs verändert wurde.
part-missing = Dieser Teil von Damiera lädt nicht: Bist du online? Es wird noch einmal versucht.
storage-blocked = Dieser Browser lässt die Seite die Partie nicht speichern; beim Neuladen wäre sie weg.
install = Installieren
offline-ready = Bereit zum Spielen ohne Netz
update-ready = Eine neue Version ist bereit.
keys-title = Tasten auf dem Brett

## Sides

side = { $color ->
        [white] Weiß
       *[black] Schwarz
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Weiß ist am Zug
    .black = Schwarz ist am Zug

## The computer

# $level (number) at which it plays
computer-at = Computer, Stufe { $level }
thinking-yet = Der Computer denkt nach …
# $depth (number)
thinking-at-depth = Der Computer denkt nach … Tiefe { $depth }
engine-failed = Die Engine arbeitet nicht mehr.
# The levels, weakest first.
level-names =
    .first = Anfänger
    .second = Lehrling
    .third = Hobbyspieler
    .fourth = Fortgeschritten
    .fifth = Vereinsspieler
    .sixth = Stark
    .seventh = Experte
    .eighth = Maximum

## Words between moves

result =
    .white-wins = Weiß gewinnt
    .black-wins = Schwarz gewinnt
    .draw = Remis
    .unlistable = Zu viele Schläge
result-yours =
    .won = Du hast gewonnen
    .lost = Du hast verloren
huff = { $square } pusten
huffed = Ein Schlag wurde versäumt: Der Computer pustet die Figur auf { $square } und zieht.
draw-is-offered =
    .white = Weiß bietet Remis an.
    .black = Schwarz bietet Remis an.
offer-answered =
    .declined = Der Computer lehnt das Remis ab.
    .accepted = Der Computer nimmt das Remis an.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = im letzten Zug wurde ein Schlag versäumt: { $squares } pusten, auf dem Schlag bestehen oder den Zug gelten lassen

## The board

board-of = Brett: { $game }
board-of-to-move = Brett: { $game }, { side } am Zug
square-empty = leer
# What may be done with a square.
square-roles =
    .can-move = kann ziehen
    .can-capture = kann schlagen
    .chosen = gewählt
    .target = kann hier landen
    .jumped = übersprungen
# $moves (number)
# $limit (number)
square-streak = { $moves } von { $limit } Damenzügen hintereinander
piece =
    .white-man = weißer Stein
    .white-king = weiße Dame
    .black-man = schwarzer Stein
    .black-king = schwarze Dame
# A king with its square.
king-on = Dame { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: von { $from } nach { $to }{ $crowned ->
        [yes] , wird zur Dame
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } schlägt { $n }: von { $from }{ $via ->
        [yes] {" "}über { $by }
       *[no] {""}
    } nach { $to }, geschlagen { $taken }{ $crowned ->
        [yes] , wird zur Dame
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, schlägt { $n }
# $white (number)
# $black (number)
pieces-left = Weiß { $white }, Schwarz { $black }
legal-moves-are = Erlaubte Züge: { $moves }
link-fault = Der Link konnte nicht ganz gelesen werden.
board-fault = Dieses Brett lässt sich nicht zeigen.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } und { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } oder { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Eingabe, Leertaste
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Umschalt K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = sich auf dem Brett bewegen
    .enter = eine Figur aufnehmen, absetzen
    .escape = sie loslassen
    .next-piece = nächste, vorige Figur, die ziehen kann
    .next-target = nächstes Feld, auf das sie ziehen kann
    .moves = erlaubte Züge vorlesen
    .last-move = letzten Zug vorlesen
    .state = Stand der Partie vorlesen
    .undo = rückgängig, wiederholen
    .look = einen Zug zurückblättern, vorblättern
    .ends = zum Anfang, zum Ende blättern
    .analysis = Analyse an oder aus
    .threat = Drohung der anderen Seite
    .evaluation = Bewertung vorlesen
    .hint = Tipp, Schritt für Schritt
    .flip = Brett drehen
    .routes = einen Weg wählen
