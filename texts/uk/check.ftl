### The check of an exercise.

check-is-sound =
    .no = Вправа некоректна.
    .yes = Вправа коректна.
check-works = Вправа працює. Наскільки добра відповідь, не перевірялося.
check-game-drawn = У цій позиції вже нічия, тож шукати нічого.
check-game-over = У цій позиції партію закінчено, тож шукати нічого.
check-too-many-captures = Взять тут більше, ніж можна перелічити.
check-too-hard = Забагато можливостей, щоб оцінити цю вправу: задайте менше ходів або поставте менше шашок.
check-too-many-lines = Треба перевірити забагато варіантів: приймайте менше ходів.
check-no-solution = Жоден хід за правилами не розв’язує цієї вправи.
# $text (text) the move
# $why (text) a sentence
check-not-legal = Хід { $text } приймається, але він не за правилами. { $why }
check-never-fits = Жоден хід за правилами не відповідає запису «{ $text }».
check-no-reply = Після { $mv } можливі кілька відповідей: укажіть, яку зіграно.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = Відповідь { $reply } на { $mv } — хід не за правилами. { $why }
check-reply-unused = Указано відповідь на { $mv }, але цей хід ніде не роблять.
check-answer-to-right = Хід { $mv } указано як хибну спробу, але він правильний.
check-no-illegal = Усі ходи на вибір — за правилами.
check-several-illegal = Серед ходів на вибір кілька не за правилами: { $moves }.
check-unique = Відповідь єдина: { $mv }.
check-accepted = Приймається один хід: { $mv }. Не доведено, що немає іншого, так само доброго.
# $n (number)
# $moves (text)
check-several = { $n ->
        [one] { $n } правильний хід: { $moves }.
        [few] { $n } правильні ходи: { $moves }.
        [many] { $n } правильних ходів: { $moves }.
       *[other] { $n } правильного ходу: { $moves }.
    }
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Треба знайти { $n } взяття: { $moves }.
        [few] Треба знайти { $n } взяття: { $moves }.
        [many] Треба знайти { $n } взять: { $moves }.
       *[other] Треба знайти { $n } взяття: { $moves }.
    }
check-also-win = Відповідь виграє форсовано, але виграють і ходи, які не приймаються: { $moves }.
check-refuted = { $mv } спростовує хід { $reply }.
check-every-move = Правильний будь-який хід за правилами, тож шукати майже нічого.
check-same-result = { $text } — теж правильна відповідь: виходить та сама позиція, що й після { $named }.
