### The check of an exercise.

check-is-sound =
    .no = O exercício não está correto.
    .yes = O exercício está correto.
check-works = O exercício funciona. Não foi verificado se a resposta é boa.
check-game-drawn = Nesta posição a partida está empatada, então não há nada a encontrar.
check-game-over = Nesta posição a partida acabou, então não há nada a encontrar.
check-too-many-captures = Há mais capturas aqui do que é possível listar.
check-too-hard = Há possibilidades demais para avaliar este exercício: peça menos lances ou use menos peças.
check-too-many-lines = Há linhas demais para seguir: aceite menos lances.
check-no-solution = Nenhum lance permitido resolve este exercício.
# $text (text) the move
# $why (text) a sentence
check-not-legal = { $text } é aceito, mas não é um lance permitido. { $why }
check-never-fits = Nenhum lance permitido corresponde a “{ $text }”.
check-no-reply = Depois de { $mv } há várias respostas: diga qual é jogada.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = A resposta { $reply } a { $mv } não é um lance permitido. { $why }
check-reply-unused = Há uma resposta a { $mv }, mas esse lance nunca é jogado.
check-answer-to-right = { $mv } está como tentativa errada, mas esse lance é certo.
check-no-illegal = Todos os lances entre os quais escolher são permitidos.
check-several-illegal = Mais de um dos lances entre os quais escolher não é permitido: { $moves }.
check-unique = A resposta é única: { $mv }.
check-accepted = Um só lance é aceito: { $mv }. Que nenhum outro seja tão bom não está provado.
# $n (number)
# $moves (text)
check-several = { $n } lances são certos: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Há { $n } captura a encontrar: { $moves }.
       *[other] Há { $n } capturas a encontrar: { $moves }.
    }
check-also-win = A resposta vence à força, mas lances não aceitos também vencem: { $moves }.
check-refuted = { $mv } é refutado por { $reply }.
check-every-move = Todo lance permitido é certo, então há pouco a encontrar.
check-same-result = { $text } também é certo: deixa a mesma posição que { $named }.
