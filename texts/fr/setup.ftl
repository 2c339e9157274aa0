### Why a position or its text cannot be used.

## Positions

setup-no-pieces = Il n’y a aucune pièce sur le damier.
setup-shared-square = Les deux camps ont une pièce en { $label }.
setup-counter-without-king = Des coups de dame sont comptés en { $label }, mais ce camp n’y a pas de dame.
# $counted (number)
# $limit (number)
setup-counter-too-high = { $counted } coups de dame de suite sont comptés, et seulement { $limit } sont permis.
setup-counter-without-limit = Les coups de dame ne sont pas comptés dans ce jeu.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = le texte dépasse { $max } octets.
setup-expected-known-turn = il faut savoir qui a le trait : écris W ou B.
setup-expected-turn = le camp au trait vient en premier : écris W ou B.
setup-expected-side = écris ici les cases d’un camp, précédées de W ou B.
setup-expected-side-once-white = les cases des Blancs ont déjà été données.
setup-expected-side-once-black = les cases des Noirs ont déjà été données.
setup-expected-square = ce n’est pas une case ; les cases vont de { $first } à { $last }.
setup-expected-range = une plage doit aller en montant, et rester entre { $first } et { $last }.
setup-expected-range-in-row = une plage doit suivre une même rangée de gauche à droite, et rester entre { $first } et { $last }.
setup-expected-empty-square = il y a déjà une pièce en { $label }.
setup-expected-counters = écris ici les coups de dame des Noirs et des Blancs, comme dans +0+312.
setup-expected-counter = écris un compte et les deux chiffres de la case de la dame, comme dans 312, ou seulement 0.

## Where

setup-fen = FEN : { $what }
# $place (number)
# $what (text)
setup-missing-at = Il manque quelque chose au caractère { $place } : { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = « { $token } » au caractère { $place } : { $what }
