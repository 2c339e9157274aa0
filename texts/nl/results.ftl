### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } heeft geen stukken meer.
results-no-moves = { side } kan geen zet meer doen.
results-rid-of-pieces = { side } is alle stukken kwijt en wint daarmee.
results-rid-of-moves = { side } kan geen zet meer doen en wint daarmee.
results-man-against-king = Dam tegen één schijf: de dam wint.
results-king-will-be-taken = De laatste dam van { side } wordt geslagen, wat { side } ook speelt.
results-kings-in-corners = De dammen staan in de hoeken van de hoofdlijn, en { side } is aan zet.
results-first-king = { side } heeft als eerste dam gehaald.
results-missed-capture = { side } heeft niet geslagen zoals het moest.
results-resignation = { side } heeft opgegeven.
results-time = { side } heeft de tijd overschreden.
results-king-against-king = Eén dam per speler: niemand kan winnen.
results-agreement = Remise in onderling overleg.
results-unlistable = Deze stand heeft meer slagen dan er op te sommen zijn. Neem een zet terug of begin een nieuwe partij.
