### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nova partida
start = Começar
close = Fechar
undo = Desfazer
redo = Refazer
resign = Desistir
confirm-resign = Desistir mesmo?
resign-yes = Sim, desistir
resign-no = Continuar jogando
flip = Girar tabuleiro
library = Biblioteca
settings = Configurações
help = Teclas
stop = Parar
think-on = Voltar a pensar
move-now = Jogar agora
try-again = Tentar de novo
rematch = Revanche
rematch-as =
    .white = Revanche com as brancas
    .black = Revanche com as pretas
go-through = Rever
learn-from-mistakes = Aprender com seus erros
mistakes = Erros
offer-draw = Oferecer empate
accept-draw = Aceitar
decline-draw = Recusar
claim-draw = Reivindicar empate
insist = Exigir a captura
play-on-from-here = Jogar a partir daqui
back-to-game = Voltar à partida
back-to-saved = Voltar à minha partida
return-to-it = Retomar
update = Atualizar
the-rule = Ver a regra
rules = As regras
about-game = Sobre este jogo
back = Voltar
forward = Avançar
more = Mais

## Labels and notices (at most 100 characters)

title = Damiera: toda a família das damas
skip-to-board = Ir para o tabuleiro
choose-game = Escolha um jogo
opponent = Adversário
computer = Computador
you = Você
two-players = Dois jogadores
your-color = Você joga com
white = Brancas
black = Pretas
random = Aleatório
level = Nível
language = Idioma
sources = Fontes
actions = Ações
moves = Lances
no-moves-yet = Nenhum lance ainda.
first-move = Para o início
previous-move = Um lance atrás
next-move = Um lance à frente
last-move = Para o último lance
looking-back = Uma posição anterior
your-turn = Sua vez
computers-turn = Vez do computador
must-capture = a captura é obrigatória
stopped = O computador foi parado.
missed-capture = Uma captura não foi feita no último lance.
overlook = O computador deixa passar capturas não feitas
may-stop = Continue, ou toque de novo na peça para parar aqui.
counters = Contagem para o empate
draw-offered = foi oferecido empate
choose-route = Várias capturas levam até ali. Qual delas?
route-entered = Continue: a captura não terminou.
several-pieces = Várias peças podem ir até ali: escolha primeiro a peça.
no-move-here = Essa peça não pode se mover.
not-your-turn = É a vez do computador.
opened-link = Esta posição veio de um link.
opened-game = A partida que estava no tabuleiro fica guardada para você.
kept-game = A partida anterior está guardada na biblioteca.
set-aside = O que você estava criando foi deixado de lado.
unchecked-link = Não dá para verificar se este link foi alterado no caminho.
part-missing = Não deu para carregar esta parte do Damiera: há conexão? Uma nova tentativa está em curso.
storage-blocked = Este navegador não deixa a página guardar a partida; ao recarregar, ela se perde.
install = Instalar
offline-ready = Tudo pronto para jogar offline
update-ready = Uma nova versão está pronta.
keys-title = Teclas no tabuleiro

## Sides

side = { $color ->
        [white] As brancas
       *[black] As pretas
    }
# The same within a sentence.
side-within = { $color ->
        [white] as brancas
       *[black] as pretas
    }
# The same as a name alone.
side-name = { $color ->
        [white] Brancas
       *[black] Pretas
    }
to-move =
    .white = Brancas jogam
    .black = Pretas jogam

## The computer

# $level (number) at which it plays
computer-at = Computador, nível { $level }
thinking-yet = O computador está pensando…
# $depth (number)
thinking-at-depth = O computador está pensando… profundidade { $depth }
engine-failed = O motor de jogo parou de funcionar.
# The levels, weakest first.
level-names =
    .first = Iniciante
    .second = Aprendiz
    .third = Casual
    .fourth = Intermediário
    .fifth = Jogador de clube
    .sixth = Forte
    .seventh = Especialista
    .eighth = Máximo

## Words between moves

result =
    .white-wins = As brancas vencem
    .black-wins = As pretas vencem
    .draw = Empate
    .unlistable = Capturas demais
result-yours =
    .won = Você venceu
    .lost = Você perdeu
huff = Soprar { $square }
huffed = Uma captura não foi feita: o computador sopra a peça em { $square } e joga.
draw-is-offered =
    .white = As brancas oferecem empate.
    .black = As pretas oferecem empate.
offer-answered =
    .declined = O computador recusa o empate.
    .accepted = O computador aceita o empate.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = uma captura não foi feita no último lance: sopre { $squares }, exija a captura ou deixe passar

## The board

board-of = Tabuleiro: { $game }
board-of-to-move = Tabuleiro: { $game }, { side-within } jogam
square-empty = vazia
# What may be done with a square.
square-roles =
    .can-move = pode se mover
    .can-capture = pode capturar
    .chosen = escolhida
    .target = pode parar aqui
    .jumped = saltada
# $moves (number)
# $limit (number)
square-streak = lances de dama seguidos: { $moves } de { $limit }
piece =
    .white-man = pedra branca
    .white-king = dama branca
    .black-man = pedra preta
    .black-king = dama preta
# A king with its square.
king-on = dama { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: { $from } para { $to }{ $crowned ->
        [yes] , vira dama
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
moved-capturing = { side } capturam { $n }: de { $from }{ $via ->
        [yes] {" "}por { $by }
       *[no] {""}
    } para { $to }, capturando { $taken }{ $crowned ->
        [yes] , vira dama
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, captura { $n }
# $white (number)
# $black (number)
pieces-left = Brancas { $white }, Pretas { $black }
legal-moves-are = Lances permitidos: { $moves }
link-fault = Não foi possível ler o link por inteiro.
board-fault = Não é possível mostrar este tabuleiro.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } e { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } ou { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, Espaço
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = andar pelo tabuleiro
    .enter = pegar uma peça, soltá-la em uma casa
    .escape = largar a peça
    .next-piece = peça seguinte ou anterior que pode se mover
    .next-target = próxima casa a que ela pode ir
    .moves = ler os lances permitidos
    .last-move = ler o último lance
    .state = ler a situação da partida
    .undo = desfazer, refazer
    .look = ver um lance atrás, um à frente
    .ends = ver o início, o fim
    .analysis = ligar ou desligar a análise
    .threat = o que o adversário ameaça
    .evaluation = ler a avaliação
    .hint = dica, passo a passo
    .flip = girar o tabuleiro
    .routes = escolher um caminho
