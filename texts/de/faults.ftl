### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Der Link konnte nicht ganz gelesen werden: { $why }.
faults-board = Dieses Brett lässt sich nicht zeigen: { $why }.
faults-lesson = Die Lektion lässt sich nicht lesen: { $why }.
faults-both = { $one }. { $other }
faults-more = { $what }; und { $n } weitere

## Parts of links

faults-changed = Der Link wurde nachträglich geändert oder abgeschnitten: Seine Prüfzeichen passen nicht, er zeigt also vielleicht nicht, was gemeint war
faults-invisible = Zeilenumbrüche oder unsichtbare Zeichen wurden weggelassen
faults-ending = „{ $ending }“ am Ende wurde weggelassen
faults-escapes = Er wurde gelesen, nachdem Prozentzeichen-Codes in ihm aufgelöst waren
faults-left-out = Zug { $number } „{ $text }“ wurde mit allen folgenden weggelassen: { $why }
faults-too-many-moves = Nur die ersten { $max } Züge wurden gelesen, von { $n }
faults-too-much = Zug { $number } wurde mit allen folgenden weggelassen: Es gibt zu viele Schläge, um sie aufzuzählen
faults-ply = „ply={ $text }“ ist keine Zahl von 0 bis zur Anzahl der Züge
faults-orientation = „o={ $text }“ ist weder w noch b
faults-value = „{ $key }={ $value }“ wurde weggelassen; möglich ist dort: { $expected }
faults-a-level = eine Stufe (1 bis 8 oder 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = eine ganze Zahl
faults-a-player = w, b oder both
faults-a-mode = diagram, replay, play oder exercise
faults-long-value = „{ $key }=“ wurde weggelassen: Es hat { $n } Byte, höchstens { $max } werden gelesen
faults-no-key = Es gibt keinen Schlüssel „{ $key }“
faults-no-value = „{ $text }“ hat nicht die Form Schlüssel=Wert
faults-twice = „{ $key }=“ steht mehr als einmal da, und nur das erste wurde gelesen
faults-part = Ein Teil konnte nicht bis zum Ende gelesen werden: { $part }
faults-parts =
    .position = Stellung
    .last = letzter Teil
    .moves = Züge
    .ply = Nummer des gezeigten Zuges
    .marks = Markierungen
    .arrows = Pfeile
    .texts = Texte
faults-holds-more = Er stammt aus einer neueren Version von Damiera und enthält mehr, als gezeigt wird

## Links that cannot be opened

faults-long-link = Er ist { $n } Byte lang, und höchstens { $max } werden gelesen
faults-newer = Er stammt aus einer neueren Version von Damiera (v={ $version })
faults-version = „v={ $text }“ ist keine Versionsnummer
faults-damaged = Der Link wurde nachträglich geändert oder abgeschnitten, und nichts davon lässt sich lesen
faults-no-ruleset = Es fehlt, um welches Spiel es geht: „g=“ in einem Link oder „variant“ auf einer Seite
faults-unknown-ruleset = Dieses Spiel kennt diese Version nicht: „{ $id }“
faults-house = Die Hausregeln lassen sich nicht lesen: { $why }
faults-position = Die Stellung lässt sich nicht lesen: { $why }
faults-escape = „{ $text }“ ist kein Prozentzeichen-Code eines UTF-8-Textes

## House rules

faults-house-prefix = „{ $id }“ steht nicht für Hausregeln: Am Anfang gehört „{ $expected }“ hin
faults-house-long = Ein Code von { $n } Byte ist zu lang für Hausregeln: Höchstens { $max } werden gelesen
faults-house-version = „{ $text }“ ist keine bekannte Version der Hausregeln: „{ $expected }“ gehört hierher
faults-house-part = „{ $part }“ steht bei Hausregeln nicht zur Wahl; möglich ist eines von diesen: { $expected }
faults-house-twice = „{ $part }“ ist nicht der erste Teil mit „{ $key }“: Nur einer ist möglich
faults-house-contrary = Diese Hausregeln ergeben keinen Sinn: { $why }
faults-house-many = Höchstens { $max } verschiedene Hausregeln sind auf einmal möglich
faults-house-too-many-squares = Ein Brett von 12 mal 12 hat nur dunkle Felder, denn alle wären zu viele
faults-house-rows-too-many = So viele Reihen mit Steinen lassen weniger als zwei leere Reihen zwischen den Seiten
faults-house-trapezoid-of-one-row = Ein Trapez hat mindestens zwei Reihen mit Steinen
faults-house-straight-on-dark = Auf dunklen Feldern müssen Steine diagonal ziehen, sonst kann die Hälfte von ihnen nie zur Dame werden
faults-house-diagonal-on-all = Wenn alle Felder benutzt werden, muss etwas waagerecht oder senkrecht gehen, sonst trifft die eine Hälfte nie auf die andere
faults-house-landing-of-short-king = Nur fliegende Damen haben die Wahl, wo sie landen
faults-house-uturn-of-short-king = Nur fliegende Damen können direkt umkehren
faults-house-uturn-barred = Eine Dame kann nur dort direkt umkehren, wo geschlagene Figuren sofort das Brett verlassen
faults-house-limit-of-short-king = Eine Grenze für die Züge derselben Dame gilt nur für fliegende Damen
faults-house-king-gains-nothing = Wenn Damen nicht weiter ziehen und schlagen als Steine, bringt die Umwandlung nichts
faults-house-end-against-goal = Wenn gewinnt, wer keinen Zug hat, ergibt kein anderes Ende Sinn
faults-house-huff-against-goal = Wenn gewinnt, wer keinen Zug hat, würde niemand eine Figur der anderen Seite pusten

## Positions

faults-token-at = „{ $token }“ bei Zeichen { $place }: { $what }
faults-expected-shorter = Der Text ist länger als { $max } Bytes
faults-expected-known-turn = Es muss bekannt sein, wer am Zug ist: Schreib W oder B
faults-expected-turn = Die Seite am Zug muss zuerst stehen: Schreib W oder B
faults-expected-side = Schreib hier die Felder einer Seite, davor W oder B
faults-expected-side-once-white = Die Felder von Weiß sind schon angegeben
faults-expected-side-once-black = Die Felder von Schwarz sind schon angegeben
faults-expected-square = Das ist kein Feld; die Felder gehen von { $first } bis { $last }
faults-expected-range = Ein Bereich muss aufsteigen und zwischen { $first } und { $last } liegen
faults-expected-range-in-row = Ein Bereich muss in einer Reihe von links nach rechts laufen und zwischen { $first } und { $last } liegen
faults-expected-empty-square = Auf { $label } steht schon eine Figur
faults-expected-counters = Schreib hier die Damenzüge von Schwarz und von Weiß, wie in +0+312
faults-expected-counter = Schreib eine Anzahl und die zwei Ziffern des Feldes der Dame, wie in 312, oder nur 0
faults-no-pieces = Auf dem Brett sind keine Figuren
faults-shared-square = Auf { $label } haben beide Seiten eine Figur
faults-counter-without-king = Auf { $label } werden Damenzüge gezählt, aber diese Seite hat dort keine Dame
faults-counter-too-high = Es sind { $counted } Damenzüge hintereinander gezählt, und nur { $limit } sind erlaubt
faults-counter-without-limit = In diesem Spiel werden Damenzüge nicht gezählt

## Moves, and what is said between them

faults-long-move = Ein Zug von { $n } Byte ist zu lang: Höchstens { $max } werden gelesen
faults-no-move = „{ $text }“ ist kein Zug: Es müssen mindestens zwei Felder sein, wie in { $example }
faults-no-square = „{ $token }“ in „{ $text }“ ist kein Feld: Die Felder gehen von { $first } bis { $last }
faults-ambiguous = „{ $text }“ ist mehrdeutig; gemeint sein kann { $moves }
faults-not-crowned = „{ $text }“ endet mit K, aber bei { $mv } wird kein Stein zur Dame
faults-illegal = „{ $text }“ ist hier kein erlaubter Zug
faults-not-now = „{ $text }“ ist nicht möglich: { $why }
faults-now-over = Die Partie ist zu Ende
faults-now-not-your-turn = Die andere Seite ist am Zug
faults-now-offered = Remis ist schon angeboten: Es muss angenommen oder abgelehnt werden
faults-now-not-offered = Es ist kein Remis angeboten
faults-now-by-moving = Durch Ziehen lehnt man ein Angebot nur mit dem Zug selbst ab
faults-now-no-claim = Keine Regel lässt hier ein Remis verlangen
faults-now-ahead = Die Seite, die Remis abgelehnt hat, ist klar im Vorteil: mindestens ein Stein mehr
faults-now-own-refusal = Nach einer Ablehnung kann nur die Seite Remis verlangen, die es angeboten hat
faults-now-capture = Es ist zu schlagen: Wer im Vorteil ist, zeigt sich danach
faults-now-not-missed = Im letzten Zug wurde kein Schlag versäumt
faults-now-not-huffed = Die Figur auf diesem Feld konnte nicht schlagen

## Marks and arrows

faults-brush = „{ $text }“ ist kein Pfeil: Am Anfang muss G, R, Y oder B stehen, wie in G{ $text }
faults-route = „{ $text }“ ist kein Pfeil: Es müssen zwei bis { $max } Felder sein
faults-many-marks = Nur die ersten { $max } von { $n } Markierungen oder Pfeilen wurden gelesen

## Variations

faults-variations = Die Varianten lassen sich nicht lesen: { $why }
faults-variations-changed = Die Varianten wurden nachträglich geändert oder abgeschnitten: Ihre Prüfzeichen passen nicht
faults-variations-node = „tn={ $path }“ ist keine Stelle der Varianten
faults-variations-part = Die Varianten konnten nicht bis zum Ende gelesen werden
faults-at = Zeile { $line }, Spalte { $column }: { $what }
faults-token = „{ $token }“: { $what }
faults-long-text = Ein Text von { $n } Byte ist zu lang: Höchstens { $max } werden gelesen
faults-unknown = Hier gehört ein Zug, ein Kommentar, eine Variante, ein Urteil oder ein Ergebnis hin
faults-too-many-captures = Davor gibt es zu viele Schläge, um sie aufzuzählen
faults-open-comment = Dem Kommentar fehlt die schließende geschweifte Klammer
faults-glyph-without-move = Vor dem Urteil steht kein Zug
faults-glyph = Ein Urteil geht von $0 bis $65535, und mehr als { $max } sind nicht möglich
faults-variation-without-move = Vor der Variante steht kein Zug, den sie ersetzen könnte
faults-open-variation = Der Variante fehlt die schließende Klammer
faults-nested = Varianten können höchstens { $max } tief ineinander stehen
faults-close = Eine schließende Klammer steht ohne Variante da
faults-set-up = Die Stellung lässt sich nicht aufbauen: { $why }
faults-not-legal = Dieser Zug ist hier nicht erlaubt
faults-unlistable = In dieser Stellung gibt es zu viele Schläge, um sie aufzuzählen: mehr als { $max } Sprünge
faults-deep = Eine Zugfolge kann höchstens { $max } Halbzüge haben
faults-large = Eine Partie mit ihren Varianten kann höchstens { $max } Züge haben
faults-long-comment = Ein Kommentar von { $n } Byte ist zu lang: Höchstens { $max } werden gelesen
faults-glyphs = Neben einem Zug können höchstens { $max } Urteile stehen

## Files of games

faults-tag = Hier gehört eine Angabe hin, wie in [White "Name"]
faults-tag-twice = Die Angabe steht mehr als einmal da, und die erste gilt
faults-tag-control = Die Angabe enthält Steuerzeichen, die als Leerzeichen gelesen werden
faults-many-tags = Höchstens { $max } Angaben sind möglich
faults-no-game = Ein Spiel „{ $id }“ gibt es hier nicht
faults-type-number = Ein GameType beginnt mit einer Zahl, „{ $text }“ aber nicht
faults-type-foreign = GameType { $number } ist { $name }, und das wird hier nicht gespielt
faults-type-unknown = GameType { $number } ist hier nicht bekannt
faults-type-other = GameType „{ $text }“ ist ein anderes Spiel als { $expected }, das hier gespielt wird
faults-type-other-number = GameType „{ $text }“ ist ein anderes Spiel als das hier bekannte { $number }
faults-game-unsaid = Nichts sagt, um welches Spiel es geht: Es fehlt die Angabe GameType
faults-result = Hier gehört ein Ergebnis hin: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 oder *
faults-behind-result = Es steht hinter dem Ergebnis der Partie und wurde weggelassen
faults-result-twice = Die Partie hat schon ein Ergebnis, und das erste gilt
faults-result-differs = Nach der Angabe ist das Ergebnis { $result }
faults-result-by-rules = Nach den Regeln ist das Ergebnis { $result }
faults-long-file = Eine Datei von { $n } Byte ist zu lang: Höchstens { $max } werden gelesen

## Games that are gone through on another page

faults-moves = Züge: { $why }
faults-node = node=„{ $text }“ ist keine Stelle der Varianten
faults-no-ply = ply=„{ $text }“ ist kein Halbzug der Partie
faults-pace = autoplay=„{ $text }“ hat einen falschen Wert: Möglich sind 0.5 bis 60 Sekunden
faults-others = Weitere Fehler: { $n }

## Exercises

faults-no-goal = Die Übung hat kein Ziel; möglich ist { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:FELD, win-in:ZAHL oder hold:ZAHL
faults-goal = „{ $text }“ ist kein Ziel; möglich ist { $goals }
faults-n-moves = „{ $text }“ ist keine Anzahl von Zügen: Möglich ist 1 bis { $max }
faults-square = „{ $token }“ ist kein Feld: Die Felder gehen von { $first } bis { $last }
faults-nothing-accepted = Bei Zug { $turn } gilt nichts als richtig: Hier gehört ein Zug oder eine Bedingung hin
faults-choices = „{ $text }“ ist keine Auswahl: In „accept“ müssen mindestens zwei Züge stehen
faults-not-wanted = „{ $key }“ passt nicht zu diesem Ziel und muss wegbleiben
faults-captures = „{ $text }“ ist keine Anzahl von Figuren: Möglich ist 1 bis { $max }
faults-accepted-position = Die Stellung, die als richtig gilt, lässt sich nicht lesen: { $why }
faults-reply = „{ $text }“ ist keine Erwiderung: Es müssen ein Zug, > und die Erwiderung darauf sein
faults-answer = „{ $text }“ ist keine Antwort: Es müssen ein Zug, = und die Antwort darauf sein
faults-too-many = Es sind zu viele ({ $what }: { $n }): Höchstens { $max } sind möglich
faults-lists =
    .turns = Züge der Lösung
    .accepted = richtige Züge
    .replies = Erwiderungen
    .answers = Antworten auf falsche Versuche
faults-long-key = „{ $key }“ ist { $n } Byte lang: Höchstens { $max } werden gelesen
faults-wordy = Der Text „{ $start }…“ ist { $n } Byte lang: Höchstens { $max } werden gelesen

## Lessons

faults-lesson-line = Zeile { $line }: { $what }
faults-long-lesson = Die Lektion ist { $n } Byte lang, und höchstens { $max } werden gelesen
faults-lesson-title = Hier gehören „# “ und der Titel der Lektion hin, nicht „{ $text }“
faults-second-title = Eine Lektion hat nur einen Titel; ein Schritt beginnt mit „## “
faults-empty-title = Nach „#“ gehört ein Titel
faults-no-steps = Hier gehört ein Schritt hin: „## “ und sein Titel
faults-many-steps = Es sind mehr als { $max } Schritte
faults-lesson-value = „{ $text }“ hat nicht die Form „Name: Wert“
faults-lesson-name = „{ $text }“ gibt es hier nicht; möglich ist eines von diesen: { $known }
faults-lesson-head = „{ $text }“ gibt es bei einer Lektion nicht; möglich ist eines von diesen: { $known }
faults-lesson-twice = „{ $name }“ hat schon einen Wert
faults-empty-step = Der Schritt hat weder Text noch Brett
faults-lesson-mode = Den Modus „{ $text }“ gibt es nicht: Möglich ist diagram, replay, play oder exercise
faults-lesson-source = Hier gehören „src“ und die Datei der Lektion hin, die neben der des Kurses liegt
faults-lesson-goal = Eine Übung hat ein Ziel, und nur eine Übung hat eines
faults-packed-long = Eine Lektion von { $n } Zeichen ist zu lang für einen Link: Höchstens { $max } sind möglich
faults-packed-damaged = Der Link wurde unterwegs geändert oder abgeschnitten
faults-packed-newer = Der Link stammt aus einer neueren Version
faults-packed-much = Der Inhalt ist länger als eine Lektion, die höchstens { $max } Byte hat

## Problems

faults-problem-address = „{ $text }“ enthält keine Stellung, sondern nennt eine Partie oder Aufgabe auf jener Website; von dort wird nichts geladen. Kopiere dort FEN oder PDN
faults-problem-game = „{ $name }“ wird hier nicht gespielt
faults-problem-unsolved = Es fehlt eine Lösung
faults-problem-many = Eine Lektion hat höchstens { $max } Schritte
faults-problem-turns = Eine Übung hat höchstens { $max } Züge der eigenen Seite
faults-problem-flaw = In der Lösung, Halbzug { $ply }: { $why }
faults-problem-in-game = Partie { $number }: { $why }
