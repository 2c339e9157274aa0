### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Brett und Anfang
    .aim = Ziel
    .men = Steine
    .kings = Damen
    .capture = Schlagen
    .priority = Welcher Schlag
    .promotion = Umwandlung
    .end = Wie die Partie sonst endet
    .draws = Remis
    .notation = Wie Züge geschrieben werden
    .relative = Der nächste Verwandte

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Weiß darf { $moves } spielen.
       *[black] Schwarz darf { $moves } spielen.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Weiß hat hier { $n } Züge.
       *[black] Schwarz hat hier { $n } Züge.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Weiß kann nicht ziehen.
       *[black] Schwarz kann nicht ziehen.
    }
# $moves (text) a list
rulebook-may-not = Nicht { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } oder { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Die Partie ist zu Ende: Weiß hat gewonnen.
       *[black] Die Partie ist zu Ende: Schwarz hat gewonnen.
    }
rulebook-drawn = Die Partie ist zu Ende: Sie ist remis.
rulebook-setup = Die Figuren am Anfang.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Finde den Schlag.
        [2] Finde beide Schläge.
       *[other] Finde alle { $n } Schläge.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: die Regeln
# For lists and search engines.
# $game (text)
rulebook-description = Alle Regeln dieses Spiels, mit Brettern zum Ausprobieren: { $game }. Erstellt aus den Regeln, nach denen das Programm spielt.
rulebook-lead = Dieser Text ist aus den Regeln erstellt, nach denen Damiera spielt, und jede Abbildung ist daran geprüft.
# $game (text)
rulebook-relative = Von den bekanntesten Spielen ähnelt diesem am meisten: { $game }.
rulebook-here = Hier ist es anders:
rulebook-not-here = Was dort gilt und hier nicht:
rulebook-index-title = Die Regeln der Damespiele
rulebook-index-short = Übersicht
rulebook-index-description = Vollständige Regeln aller Spiele der Dame-Familie, mit spielbaren Brettern und Übungen, um jede Regel auszuprobieren.
rulebook-index-lead = Dame ist nicht ein Spiel, sondern eine Familie. Jede Seite erklärt die Regeln eines dieser Spiele, mit Brettern zum Ausprobieren.
rulebook-index-games = Die Spiele

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = Das Brett hat { $width } mal { $height } Felder. Gespielt wird nur auf den dunklen; jeder Spieler hat eines davon links unten vor sich.
# $width (number)
# $height (number)
rulebook-board-mirrored = Das Brett hat { $width } mal { $height } Felder. Gespielt wird nur auf den dunklen; jeder Spieler hat eines davon rechts unten vor sich.
# $width (number)
# $height (number)
rulebook-board-all = Das Brett hat { $width } mal { $height } Felder, und gespielt wird auf allen.
# $men (number)
# $rows (text) a list
rulebook-start = Jede Seite beginnt mit { $men } Steinen. Vom eigenen Rand aus gezählt stehen davon { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } in Reihe { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } und { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Weiß macht den ersten Zug; danach ziehen die Seiten abwechselnd.
       *[black] Schwarz macht den ersten Zug; danach ziehen die Seiten abwechselnd.
    }

## Aim

rulebook-goal-last = Wer nicht ziehen kann, hat verloren: Alle Figuren sind geschlagen, oder keine von ihnen kann ziehen.
rulebook-goal-none = Wer nicht ziehen kann, hat gewonnen: Das Ziel ist, alle Figuren zu verlieren oder sie blockieren zu lassen.

## Directions

rulebook-directions =
    .diagonal-forward = diagonal nach vorn
    .straight-forward = geradeaus nach vorn
    .forward = geradeaus oder diagonal nach vorn
    .forward-sideways = geradeaus nach vorn oder zur Seite
    .not-backward = geradeaus oder diagonal nach vorn oder zur Seite
    .diagonal = diagonal nach vorn oder nach hinten
    .straight = entlang der Reihen und Spalten nach vorn, zur Seite oder nach hinten
    .all = in alle acht Richtungen
    .none = nirgendwohin

## Men

# $way (text) directions
rulebook-man-steps = Ein Stein zieht ein Feld { $way }, wenn dieses Feld leer ist.
rulebook-man-lines = Steine, die lückenlos hintereinander stehen, dürfen auch als Linie ziehen: Der hinterste Stein geht über die anderen hinweg auf das erste Feld dahinter, wenn es leer ist.

## Kings

# $way (text) directions
rulebook-king-short = Eine Dame zieht ein Feld { $way }, wenn dieses Feld leer ist.
# $way (text) directions
rulebook-king-flies = Eine Dame zieht { $way } beliebig weit über leere Felder.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Solange eine Seite einen Stein hat, darf sie mit derselben Dame hintereinander höchstens einen Zug machen, der nichts schlägt. Danach muss eine andere Figur ziehen, oder die Dame muss schlagen.
       *[other] Solange eine Seite einen Stein hat, darf sie mit derselben Dame hintereinander höchstens { $moves } Züge machen, die nichts schlagen. Danach muss eine andere Figur ziehen, oder die Dame muss schlagen.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Ein Stein schlägt, indem er { $way } über eine Figur der anderen Seite auf dem nächsten Feld springt, wenn das Feld dahinter leer ist.
# $way (text) directions
rulebook-king-jumps-short = Eine Dame schlägt, indem sie { $way } über eine Figur der anderen Seite auf dem nächsten Feld springt, wenn das Feld dahinter leer ist.
# $way (text) directions
rulebook-king-jumps-flying = Eine Dame schlägt { $way } auf jede Entfernung: Die Felder vor der Figur müssen leer sein und ebenso das Feld dahinter.
rulebook-men-take-men = Ein Stein kann keine Dame schlagen.
rulebook-duty-enforced = Es herrscht Schlagzwang, und ein Schlag geht weiter, solange noch eine Figur geschlagen werden kann.
rulebook-duty-huff = Es herrscht Schlagzwang. Spielt eine Seite etwas anderes, darf die andere Seite die Figur, die hätte schlagen müssen, vom Brett nehmen, auf dem Schlag bestehen oder den Zug gelten lassen.
rulebook-duty-forfeit = Es herrscht Schlagzwang. Eine Seite, die etwas anderes spielt oder zu früh aufhört, hat verloren.
rulebook-landing-any = Nach der letzten Figur darf eine Dame auf jedem leeren Feld dieser Linie anhalten.
rulebook-landing-behind-last = Am Ende eines Schlags hält eine Dame direkt hinter der letzten Figur an, die sie geschlagen hat.
rulebook-landing-behind-king = Am Ende eines Schlags hält eine Dame auf einem beliebigen leeren Feld dieser Linie an, aber direkt hinter der letzten Figur, wenn diese eine Dame ist.
rulebook-landing-behind-each = Eine Dame landet direkt hinter jeder Figur, die sie schlägt.
rulebook-removal-after = Geschlagene Figuren werden erst vom Brett genommen, wenn der Zug zu Ende ist. Bis dahin bleiben sie im Weg, und keine darf zweimal übersprungen werden.
rulebook-removal-at-once = Jede Figur wird vom Brett genommen, sobald sie übersprungen ist, sodass der Weg wieder frei ist.
rulebook-u-turn-no = Zwischen zwei Sprüngen darf eine Dame nicht direkt umkehren.
rulebook-u-turn-yes = Zwischen zwei Sprüngen darf eine Dame auch direkt umkehren.

## Which capture

rulebook-choice-any = Von mehreren Schlägen darf jeder gewählt werden.
rulebook-choice-most = Es muss der Schlag gewählt werden, bei dem die meisten Figuren geschlagen werden.
rulebook-choice-frisian = Es muss der wertvollste Schlag gewählt werden. Eine Dame ist etwas weniger wert als zwei Steine. Von gleichwertigen Schlägen muss einer gewählt werden, den eine Dame ausführt, wenn es einen gibt.
rulebook-choice-king-first = Wenn eine Dame schlagen kann, muss eine Dame schlagen.
rulebook-choice-spanish = Es muss der Schlag mit den meisten geschlagenen Figuren gewählt werden, und von diesen der mit den meisten geschlagenen Damen.
rulebook-choice-italian = Es muss der Schlag mit den meisten geschlagenen Figuren gewählt werden; von diesen einer, den eine Dame ausführt; von diesen der mit den meisten geschlagenen Damen; von diesen der, der am frühesten auf eine Dame trifft.

## Crowning

rulebook-promotion-rest = Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird zur Dame. Schlägt er von dort aus weiter, tut er das als Stein.
rulebook-promotion-passing = Ein Stein, der die letzte Reihe erreicht, wird zur Dame. Kann er von dort aus weiterschlagen, tut er das als Dame.
rulebook-promotion-ends = Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und sein Zug endet dort.

## Other ends

rulebook-end-man-king = Hat eine Seite nur noch eine Dame und die andere nur noch einen Stein, so hat die Seite mit der Dame gewonnen.
rulebook-end-king-king = Hat jede Seite nur noch eine Dame, ist die Partie remis, außer wenn die Seite am Zug die andere Dame schlagen kann oder die eigene verlieren muss.
rulebook-end-corners = Hat jede Seite nur noch eine Dame und stehen diese in den beiden Ecken der Hauptdiagonale, so hat die Seite am Zug verloren.
rulebook-end-first-king = Die Seite, die die erste Dame bekommt, hat gewonnen.

## Draws

rulebook-draw-agreed = Die Spieler können sich auf Remis einigen.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Die Seite am Zug darf Remis beanspruchen, wenn dies eintritt: { $clause }.
       *[no] Die Partie ist remis, wenn dies eintritt: { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Eine Seite hat { $strong }, die andere { $weak }{ $road ->
        [yes] {" "}auf der Hauptdiagonale
       *[no] {""}
    }: Bringen { $moves } keinen Sieg, { $claim ->
        [yes] darf Remis beansprucht werden.
       *[no] ist die Partie remis.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Solange jede Seite eine Dame hat: Bringen { $moves } keinen Sieg, { $claim ->
        [yes] darf Remis beansprucht werden.
       *[no] ist die Partie remis.
    }
# $count (text)
rulebook-draw-total = Das zählt, solange { $count } Figuren auf dem Brett sind.
rulebook-draw-restart = Ein Schlag oder eine Umwandlung lässt die Zählung neu beginnen.
# $least (number)
# $most (number)
rulebook-range = { $least } bis { $most }
# $least (number)
rulebook-at-least = { $least } oder mehr
rulebook-force-king = eine einzelne Dame
# $count (text)
rulebook-force-kings = { $count } Damen
# $count (text)
rulebook-force-pieces = { $count } Figuren, davon mindestens eine Dame
rulebook-force-some = mindestens eine Dame
# $count (text)
rulebook-force-any = { $count } Figuren

## How moves are written

rulebook-labels-numbers = Die Felder sind Reihe für Reihe von links oben an nummeriert, so wie Weiß das Brett sieht.
rulebook-labels-upward = Die Felder sind Reihe für Reihe von rechts unten an nummeriert, so wie Weiß das Brett sieht.
rulebook-labels-letters = Die Spalten haben Buchstaben und die Reihen Zahlen; a1 liegt für Weiß links unten.
# $quiet (text)
# $capture (text)
rulebook-written = Ein Zug wird mit dem Feld geschrieben, das er verlässt, und dem, auf dem er endet, etwa { $quiet }; ein Schlag hat ein x, etwa { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Ein Zug wird mit dem Feld geschrieben, das er verlässt, und dem, auf dem er endet, etwa { $quiet }; ein Schlag hat ein x und jedes Feld, auf dem gelandet wird, etwa { $capture }.
