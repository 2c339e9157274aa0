### Making exercises.

author-title = Editor de exercícios
author-make = Criar um exercício
author-edit = Editar este exercício
author-back-to-exercise = Usar esta posição
author-set-up = Mudar a posição
author-try-it = Experimentar
author-end-try = Voltar ao editor
author-trying = É assim que os outros vão ver.
author-finish = Concluir e abrir
author-discard = Descartar
author-confirm-discard = Descartar mesmo?
author-leave = Jogar a partir daqui
author-goal = Objetivo
author-n-moves = Quantos lances
author-target = Qual casa
author-on-board = No tabuleiro
author-next-choice = Jogue os lances entre os quais escolher: os permitidos e um que não é.
author-next-judged = O objetivo decide quais lances são certos. Jogue-os para registrar respostas.
author-next-over = A partida acaba aqui. Volte um lance para registrar mais.
author-next-wrong = Jogue uma tentativa errada, permitida ou não. O que dizer sobre ela se escreve em Textos.
author-next-mark = Escolha casas para marcá-las. Escolha de novo para tirar a marca.
author-next-arrow = Escolha onde a seta começa e depois onde termina. Continue dali para dobrá-la.
author-undo = Desfazer
author-redo = Refazer
author-to-start = Início
author-step-back = Lance anterior
author-step-on = Próximo lance
author-known = Isso já está registrado.
author-full = Não há espaço para mais.
author-removed = Removido.
author-undone = Desfeito.
author-redone = Refeito.
author-promotes = faz dama
author-leaves = deixa uma certa posição
author-recorded = Registrado
author-nothing = Nada ainda.
author-choices = Lances entre os quais escolher
author-replies = Respostas
author-wrong = Tentativas erradas
author-drawings = Marcas e setas
author-remove = Remover
author-also-accept = Aceitar todo lance que
author-add = Adicionar
author-hint = Dica
author-ok = O que dizer no fim
author-caption = Texto abaixo do tabuleiro
author-check = Verificar
author-checking = Verificando…
author-not-checked = Não foi possível verificar o exercício.
author-changed-since = O exercício mudou desde então.
author-too-few-choices = São necessários pelo menos dois lances entre os quais escolher.
author-too-long = Os textos são longos demais para um link.
author-keys = Teclas no tabuleiro: 1 a 9 e 0 escolhem uma ferramenta, Enter a usa, Delete apaga o que está desenhado em uma casa, U desfaz, R refaz, K e J voltam e avançam um lance, F gira o tabuleiro, Esc solta.
author-back = Voltar
author-missing = falta alguma coisa
author-optional = Todos estes textos podem ficar vazios.
author-wordless = Uma tentativa errada sem nada a dizer sobre ela fica de fora.
author-problems = Problemas
author-goals =
    .move = Encontrar o lance certo
    .capture-any = Fazer uma captura
    .capture-all = Encontrar todas as capturas
    .capture-max = Fazer a maior captura
    .find-illegal = Encontrar o lance que não é permitido
    .reach = Chegar a uma casa
    .win-in = Vencer em um certo número de lances
    .hold = Não perder por um certo número de lances
author-tool-names =
    .answer = Resposta certa
    .wrong = Tentativa errada
    .ring = Círculo
    .attention = Atenção
    .cross = Cruz
    .dot = Ponto
    .green = Seta verde
    .red = Seta vermelha
    .yellow = Seta amarela
    .blue = Seta azul
# $color (color)
# $turn (number)
author-next-answer = Turno { $turn }: jogue no tabuleiro uma resposta certa { $color ->
        [white] das brancas
       *[black] das pretas
    }.
# $color (color)
# $mv (text) has been played
author-next-reply = Foi jogado { $mv }. Jogue a resposta { $color ->
        [white] das brancas
       *[black] das pretas
    } ou volte um lance.
# $what (text)
# $turn (number)
author-accepted = Resposta certa do turno { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Resposta a { $mv }: { $reply }.
author-tried = Tentativa errada: { $mv }. Escreva em Textos o que dizer sobre ela.
author-try-from = De { $label }: agora escolha onde a tentativa termina.
author-arrow-from = Seta de { $label }: agora escolha onde ela termina.
author-lands = termina em { $label }
# $turn (number)
author-answers-of = Respostas certas, turno { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } em resposta a { $mv }
author-words-to = O que dizer sobre { $mv }
author-remove-what = Remover: { $what }
# $turn (number)
author-no-answer = Nenhuma resposta certa está registrada para o turno { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, um exercício. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Desenhado: { $what }.
       *[no] Removido: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = A solução se interrompe no lance { $ply }, contando os dois lados: { $why }.
author-captures = { $n ->
        [one] faz qualquer captura
       *[other] captura { $n } ou mais
    }
# $step (text) its name
author-to-step = A seguir: { $step }
author-steps =
    .task = Tarefa
    .solution = Solução
    .drawings = Desenhos
    .words = Textos
    .end = Concluir
author-headings =
    .task = O que se pede
    .solution = Os lances da solução
    .drawings = Marcas e setas
    .words = O que se diz
    .end = Verificar e compartilhar
