### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Tabuleiro e início
    .aim = Objetivo
    .men = Pedras
    .kings = Damas
    .capture = Capturas
    .priority = Qual captura
    .promotion = Promoção
    .end = Outras formas de terminar
    .draws = Empates
    .notation = Como se escrevem os lances
    .relative = O parente mais próximo

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] As brancas podem jogar { $moves }.
       *[black] As pretas podem jogar { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] As brancas têm { $n } lances aqui.
       *[black] As pretas têm { $n } lances aqui.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] As brancas não podem jogar.
       *[black] As pretas não podem jogar.
    }
# $moves (text) a list
rulebook-may-not = Mas não { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } ou { $last }
# $side (color)
rulebook-won = { $side ->
        [white] A partida acabou: as brancas venceram.
       *[black] A partida acabou: as pretas venceram.
    }
rulebook-drawn = A partida acabou: é empate.
rulebook-setup = As peças no início.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Encontre a captura.
        [2] Encontre as duas capturas.
       *[other] Encontre todas as { $n } capturas.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: as regras
# For lists and search engines.
# $game (text)
rulebook-description = As regras completas deste jogo, com tabuleiros para experimentar: { $game }. Escritas a partir do que o programa segue ao jogar.
rulebook-lead = Estas regras são escritas a partir do que o Damiera segue ao jogar, e cada figura é conferida com ele.
# $game (text)
rulebook-relative = Entre os jogos mais conhecidos, o mais parecido: { $game }.
rulebook-here = Aqui é diferente:
rulebook-not-here = O que vale lá e não aqui:
rulebook-index-title = As regras das damas
rulebook-index-short = Visão geral
rulebook-index-description = Regras completas de todos os jogos da família das damas, com tabuleiros interativos e exercícios para experimentar cada regra.
rulebook-index-lead = O jogo de damas não é um só: é uma família. Cada página conta as regras de um desses jogos, com tabuleiros para experimentar.
rulebook-index-games = Os jogos

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = O tabuleiro tem { $width } por { $height } casas. Joga-se só nas escuras; cada jogador tem uma delas no canto mais próximo, à esquerda.
# $width (number)
# $height (number)
rulebook-board-mirrored = O tabuleiro tem { $width } por { $height } casas. Joga-se só nas escuras; cada jogador tem uma delas no canto mais próximo, à direita.
# $width (number)
# $height (number)
rulebook-board-all = O tabuleiro tem { $width } por { $height } casas, e joga-se em todas.
# $men (number)
# $rows (text) a list
rulebook-start = Cada lado começa com { $men } pedras. Contando a partir da própria borda, são { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } na fileira { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } e { $last }
# $side (color)
rulebook-first = { $side ->
        [white] As brancas fazem o primeiro lance; depois os lados se alternam.
       *[black] As pretas fazem o primeiro lance; depois os lados se alternam.
    }

## Aim

rulebook-goal-last = Quem não pode jogar perdeu: todas as suas peças foram capturadas, ou nenhuma delas pode se mover.
rulebook-goal-none = Quem não pode jogar venceu: o objetivo é perder todas as peças, ou tê-las bloqueadas.

## Directions

rulebook-directions =
    .diagonal-forward = na diagonal para a frente
    .straight-forward = reto para a frente
    .forward = reto ou na diagonal para a frente
    .forward-sideways = reto para a frente ou para os lados
    .not-backward = reto ou na diagonal para a frente, ou para os lados
    .diagonal = na diagonal, para a frente ou para trás
    .straight = pelas fileiras e colunas, para a frente, para os lados ou para trás
    .all = em todas as oito direções
    .none = para lugar nenhum

## Men

# $way (text) directions
rulebook-man-steps = Uma pedra anda uma casa { $way }, se essa casa estiver vazia.
rulebook-man-lines = Pedras que estão uma atrás da outra, sem intervalo, também podem se mover em linha: a pedra de trás passa por cima das outras até a primeira casa depois delas, se estiver vazia.

## Kings

# $way (text) directions
rulebook-king-short = Uma dama anda uma casa { $way }, se essa casa estiver vazia.
# $way (text) directions
rulebook-king-flies = Uma dama anda { $way }, quantas casas quiser, por casas vazias.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Enquanto um lado tiver alguma pedra, uma mesma dama não pode fazer mais de um lance seguido sem captura. Depois, outra peça deve se mover, ou a dama deve capturar.
       *[other] Enquanto um lado tiver alguma pedra, uma mesma dama pode fazer no máximo { $moves } lances seguidos sem captura. Depois, outra peça deve se mover, ou a dama deve capturar.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Uma pedra captura saltando { $way } por cima de uma peça adversária na casa vizinha, se a casa logo atrás estiver vazia.
# $way (text) directions
rulebook-king-jumps-short = Uma dama captura saltando { $way } por cima de uma peça adversária na casa vizinha, se a casa logo atrás estiver vazia.
# $way (text) directions
rulebook-king-jumps-flying = Uma dama captura { $way }, a qualquer distância: as casas antes da peça devem estar vazias, e também a casa logo atrás dela.
rulebook-men-take-men = Uma pedra não pode capturar uma dama.
rulebook-duty-enforced = A captura é obrigatória e continua enquanto outra peça puder ser capturada.
rulebook-duty-huff = A captura é obrigatória. Se um lado joga outra coisa, o adversário pode tirar do tabuleiro a peça que deveria ter feito a captura, exigir a captura ou deixar o lance valer.
rulebook-duty-forfeit = A captura é obrigatória. O lado que joga outra coisa, ou para cedo demais, perdeu.
rulebook-landing-any = Depois da última peça, a dama pode parar em qualquer casa vazia daquela linha.
rulebook-landing-behind-last = No fim de uma captura, a dama deve parar logo atrás da última peça que capturou.
rulebook-landing-behind-king = No fim de uma captura, a dama pode parar em qualquer casa vazia daquela linha, mas deve parar logo atrás da última peça se esta for uma dama.
rulebook-landing-behind-each = A dama pousa logo atrás de cada peça que captura.
rulebook-removal-after = As peças capturadas são retiradas quando o lance termina. Até lá continuam no caminho, e nenhuma pode ser saltada duas vezes.
rulebook-removal-at-once = Cada peça é retirada assim que é saltada, e o caminho fica livre de novo.
rulebook-u-turn-no = Entre dois saltos, a dama não pode dar meia-volta.
rulebook-u-turn-yes = Entre dois saltos, a dama também pode dar meia-volta.

## Which capture

rulebook-choice-any = Entre várias capturas, qualquer uma pode ser escolhida.
rulebook-choice-most = É obrigatório escolher a captura do maior número de peças.
rulebook-choice-frisian = É obrigatório escolher a captura mais valiosa. Uma dama vale um pouco menos que duas pedras. Entre capturas iguais, é obrigatório escolher uma feita com dama, se houver.
rulebook-choice-king-first = Se uma dama pode capturar, uma dama deve capturar.
rulebook-choice-spanish = É obrigatório escolher a captura do maior número de peças e, entre essas, a que captura mais damas.
rulebook-choice-italian = É obrigatório escolher a captura do maior número de peças; entre essas, uma feita com dama; entre essas, a que captura mais damas; entre essas, a que encontra uma dama mais cedo.

## Crowning

rulebook-promotion-rest = Uma pedra que termina seu lance na última fileira vira dama. Se dali continua capturando, segue como pedra.
rulebook-promotion-passing = Uma pedra que chega à última fileira vira dama. Se dali pode continuar capturando, faz isso como dama.
rulebook-promotion-ends = Uma pedra que chega à última fileira vira dama, e seu lance termina ali.

## Other ends

rulebook-end-man-king = Quando um lado tem só uma dama e o outro só uma pedra, o lado com a dama venceu.
rulebook-end-king-king = Quando cada lado tem só uma dama, a partida termina empatada, a menos que o lado que tem a vez possa capturar a outra dama ou seja obrigado a perder a própria.
rulebook-end-corners = Quando cada lado tem só uma dama, nos dois cantos da grande diagonal, o lado que tem a vez perdeu.
rulebook-end-first-king = O lado que faz a primeira dama venceu.

## Draws

rulebook-draw-agreed = Os jogadores podem combinar o empate.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] O lado que tem a vez pode reivindicar o empate se { $clause }.
       *[no] A partida termina empatada se { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Um lado tem { $strong }, e o outro { $weak }{ $road ->
        [yes] {" "}na grande diagonal
       *[no] {""}
    }: após { $moves } sem vitória, { $claim ->
        [yes] o empate pode ser reivindicado.
       *[no] a partida termina empatada.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Enquanto cada lado tiver uma dama: após { $moves } sem vitória, { $claim ->
        [yes] o empate pode ser reivindicado.
       *[no] a partida termina empatada.
    }
# $count (text)
rulebook-draw-total = Isso vale enquanto houver { $count } peças no tabuleiro.
rulebook-draw-restart = Uma captura ou uma promoção recomeça a contagem.
# $least (number)
# $most (number)
rulebook-range = { $least } a { $most }
# $least (number)
rulebook-at-least = { $least } ou mais
rulebook-force-king = uma única dama
# $count (text)
rulebook-force-kings = { $count } damas
# $count (text)
rulebook-force-pieces = { $count } peças, pelo menos uma delas dama
rulebook-force-some = pelo menos uma dama
# $count (text)
rulebook-force-any = { $count } peças

## How moves are written

rulebook-labels-numbers = As casas são numeradas a partir do canto superior esquerdo, fileira por fileira, como as brancas veem o tabuleiro.
rulebook-labels-upward = As casas são numeradas a partir do canto inferior direito, fileira por fileira, como as brancas veem o tabuleiro.
rulebook-labels-letters = As colunas têm letras e as fileiras têm números; a1 fica no canto mais próximo das brancas, à esquerda.
# $quiet (text)
# $capture (text)
rulebook-written = Um lance se escreve com a casa de partida e a casa de chegada, como { $quiet }; uma captura leva um x, como { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Um lance se escreve com a casa de partida e a casa de chegada, como { $quiet }; uma captura leva um x e todas as casas em que a peça pousa, como { $capture }.
