### The check of an exercise.

check-is-sound =
    .no = L’exercice n’est pas correct.
    .yes = L’exercice est correct.
check-works = L’exercice fonctionne. La valeur de sa réponse n’a pas été vérifiée.
check-game-drawn = Dans cette position, la partie est nulle : il n’y a rien à trouver.
check-game-over = Dans cette position, la partie est finie : il n’y a rien à trouver.
check-too-many-captures = Il y a ici plus de prises qu’on ne peut en énumérer.
check-too-hard = Il y a trop de possibilités pour juger cet exercice : demande moins de coups, ou utilise moins de pièces.
check-too-many-lines = Il y a trop de variantes à suivre : accepte moins de coups.
check-no-solution = Aucun coup légal ne résout cet exercice.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } est accepté, mais n’est pas un coup légal. { $why }
check-never-fits = Aucun coup légal ne correspond à « { $text } ».
check-no-reply = Après { $mv }, plusieurs réponses sont possibles : indique laquelle est jouée.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = La réponse { $reply } à { $mv } n’est pas un coup légal. { $why }
check-reply-unused = Une réponse à { $mv } est indiquée, mais ce coup n’est jamais joué.
check-answer-to-right = { $mv } est donné comme mauvais essai, mais ce coup est bon.
check-no-illegal = Tous les coups proposés sont légaux.
check-several-illegal = Plusieurs des coups proposés ne sont pas légaux : { $moves }.
check-unique = La solution est unique : { $mv }.
check-accepted = Un seul coup est accepté : { $mv }. Il n’est pas prouvé qu’aucun autre ne le vaille.
# $n (number)
# $moves (text)
check-several = { $n } coups sont bons : { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Il y a { $n } prise à trouver : { $moves }.
       *[other] Il y a { $n } prises à trouver : { $moves }.
    }
check-also-win = La solution gagne de force, mais d’autres coups, non acceptés, gagnent aussi : { $moves }.
check-refuted = { $mv } est réfuté par { $reply }.
check-every-move = Tous les coups légaux sont bons : il n’y a pas grand-chose à trouver.
check-same-result = { $text } est bon aussi : il mène à la même position que { $named }.
