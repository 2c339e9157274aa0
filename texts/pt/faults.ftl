### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Não foi possível ler o link por inteiro: { $why }.
faults-board = Não é possível mostrar este tabuleiro: { $why }.
faults-lesson = Não é possível ler a lição: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; e mais { $n }

## Parts of links

faults-changed = foi alterado ou cortado depois de criado: seus caracteres de controle não conferem, então talvez não seja o que se queria
faults-invisible = foram retiradas quebras de linha ou caracteres invisíveis
faults-ending = “{ $ending }” no fim foi retirado
faults-escapes = foi lido depois de desfeitos os seus códigos com sinal de porcentagem
faults-left-out = o lance { $number }, “{ $text }”, foi deixado de fora com todos os seguintes: { $why }
faults-too-many-moves = só foram lidos os primeiros { $max } lances, de { $n }
faults-too-much = o lance { $number } foi deixado de fora com todos os seguintes: há capturas demais para listar
faults-ply = “ply={ $text }” não é um número de 0 ao número de lances
faults-orientation = “o={ $text }” não é nem w nem b
faults-value = “{ $key }={ $value }” foi deixado de fora; aqui é preciso: { $expected }
faults-a-level = um nível (de 1 a 8, ou 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = um número inteiro
faults-a-player = w, b ou both
faults-a-mode = diagram, replay, play ou exercise
faults-long-value = “{ $key }=” foi deixado de fora: tem { $n } bytes, e são lidos no máximo { $max }
faults-no-key = não existe a chave “{ $key }”
faults-no-value = “{ $text }” não tem a forma chave=valor
faults-twice = “{ $key }=” aparece mais de uma vez, e só a primeira foi lida
faults-part = uma parte não pôde ser lida até o fim: { $part }
faults-parts =
    .position = posição
    .last = última parte
    .moves = lances
    .ply = número do lance mostrado
    .marks = marcas
    .arrows = setas
    .texts = textos
faults-holds-more = vem de uma versão mais nova do Damiera e contém mais do que é mostrado

## Links that cannot be opened

faults-long-link = tem { $n } bytes, e são lidos no máximo { $max }
faults-newer = vem de uma versão mais nova do Damiera (v={ $version })
faults-version = “v={ $text }” não é um número de versão
faults-damaged = foi alterado ou cortado depois de criado, e nada dele pode ser lido
faults-no-ruleset = não diz qual é o jogo: falta “g=” em um link, ou “variant” em uma página
faults-unknown-ruleset = esta versão não conhece este jogo: “{ $id }”
faults-house = as regras da casa não podem ser lidas: { $why }
faults-position = a posição não pode ser lida: { $why }
faults-escape = “{ $text }” não é um código com sinal de porcentagem de um texto UTF-8

## House rules

faults-house-prefix = “{ $id }” não indica regras da casa: deveria começar com “{ $expected }”
faults-house-long = um código de { $n } bytes é longo demais para regras da casa: são lidos no máximo { $max }
faults-house-version = “{ $text }” não é uma versão conhecida das regras da casa: é preciso “{ $expected }”
faults-house-part = “{ $part }” não é uma opção das regras da casa; é preciso uma destas: { $expected }
faults-house-twice = “{ $part }” não é a primeira parte com “{ $key }”: só pode haver uma
faults-house-contrary = estas regras da casa não fazem sentido: { $why }
faults-house-many = pode haver no máximo { $max } regras da casa diferentes de uma vez
faults-house-too-many-squares = um tabuleiro de 12 por 12 só usa as casas escuras, porque todas seriam demais
faults-house-rows-too-many = tantas fileiras de pedras deixam menos de duas fileiras vazias entre os lados
faults-house-trapezoid-of-one-row = um trapézio tem pelo menos duas fileiras de pedras
faults-house-straight-on-dark = nas casas escuras as pedras precisam andar na diagonal, ou metade delas nunca poderá ser promovida
faults-house-diagonal-on-all = se todas as casas são usadas, algo precisa andar reto, ou metade das peças nunca encontra o resto
faults-house-landing-of-short-king = só damas voadoras podem escolher onde pousar
faults-house-uturn-of-short-king = só damas voadoras podem dar meia-volta
faults-house-uturn-barred = uma dama só pode dar meia-volta quando as peças capturadas saem do tabuleiro na hora
faults-house-limit-of-short-king = o limite de lances de uma mesma dama é para damas voadoras
faults-house-king-gains-nothing = se as damas não andam nem capturam mais longe que as pedras, a promoção não traz nada
faults-house-end-against-goal = se vence quem não pode jogar, nenhum outro fim faz sentido
faults-house-huff-against-goal = se vence quem não pode jogar, ninguém sopraria uma peça do adversário

## Positions

faults-token-at = “{ $token }” no caractere { $place }: { $what }
faults-expected-shorter = o texto tem mais de { $max } bytes
faults-expected-known-turn = é preciso saber de quem é a vez: escreva W (brancas) ou B (pretas)
faults-expected-turn = o lado que joga deve vir primeiro: escreva W (brancas) ou B (pretas)
faults-expected-side = escreva aqui as casas de um lado, com W ou B na frente
faults-expected-side-once-white = as casas das brancas já foram indicadas
faults-expected-side-once-black = as casas das pretas já foram indicadas
faults-expected-square = isto não é uma casa; as casas vão de { $first } a { $last }
faults-expected-range = um intervalo deve ser crescente e ficar entre { $first } e { $last }
faults-expected-range-in-row = um intervalo deve seguir uma só fileira, da esquerda para a direita, e ficar entre { $first } e { $last }
faults-expected-empty-square = já há uma peça em { $label }
faults-expected-counters = escreva aqui os lances de dama das pretas e das brancas, como em +0+312
faults-expected-counter = escreva uma contagem e os dois algarismos da casa da dama, como em 312, ou só 0
faults-no-pieces = não há peças no tabuleiro
faults-shared-square = os dois lados têm uma peça em { $label }
faults-counter-without-king = há lances de dama contados em { $label }, mas esse lado não tem dama ali
faults-counter-too-high = estão contados { $counted } lances de dama seguidos, e só { $limit } são permitidos
faults-counter-without-limit = neste jogo não se contam lances de dama

## Moves, and what is said between them

faults-long-move = um lance de { $n } bytes é longo demais: são lidos no máximo { $max }
faults-no-move = “{ $text }” não é um lance: são precisas pelo menos duas casas, como em { $example }
faults-no-square = “{ $token }” em “{ $text }” não é uma casa: as casas vão de { $first } a { $last }
faults-ambiguous = “{ $text }” é ambíguo; pode ser { $moves }
faults-not-crowned = “{ $text }” termina em K, mas em { $mv } nenhuma pedra é promovida
faults-illegal = “{ $text }” não é um lance permitido aqui
faults-not-now = “{ $text }” não é possível: { $why }
faults-now-over = a partida terminou
faults-now-not-your-turn = é a vez do outro lado
faults-now-offered = o empate já foi oferecido: é preciso aceitar ou recusar
faults-now-not-offered = nenhum empate foi oferecido
faults-now-by-moving = uma oferta é recusada jogando só com o próprio lance
faults-now-no-claim = nenhum artigo das regras permite pedir o empate aqui
faults-now-ahead = o lado que recusou o empate tem vantagem decisiva: pelo menos uma pedra a mais
faults-now-own-refusal = depois de uma recusa, só o lado que ofereceu o empate pode pedi-lo
faults-now-capture = há uma captura a fazer: quem está na frente se vê depois
faults-now-not-missed = no último lance nenhuma captura foi omitida
faults-now-not-huffed = a peça nessa casa não podia capturar

## Marks and arrows

faults-brush = “{ $text }” não é uma seta: deve começar com G, R, Y ou B, como em G{ $text }
faults-route = “{ $text }” não é uma seta: são precisas de duas a { $max } casas
faults-many-marks = só foram lidas as primeiras { $max } marcas ou setas, de { $n }

## Variations

faults-variations = as variantes não podem ser lidas: { $why }
faults-variations-changed = as variantes foram alteradas ou cortadas depois de criadas: seus caracteres de controle não conferem
faults-variations-node = “tn={ $path }” não é um ponto das variantes
faults-variations-part = as variantes não puderam ser lidas até o fim
faults-at = linha { $line }, coluna { $column }: { $what }
faults-token = “{ $token }”: { $what }
faults-long-text = um texto de { $n } bytes é longo demais: são lidos no máximo { $max }
faults-unknown = aqui é preciso um lance, um comentário, uma variante, uma avaliação ou um resultado
faults-too-many-captures = antes há capturas demais para listar
faults-open-comment = falta ao comentário a chave de fechamento
faults-glyph-without-move = há uma avaliação sem um lance antes dela
faults-glyph = uma avaliação vai de $0 a $65535, e pode haver no máximo { $max }
faults-variation-without-move = há uma variante sem um lance que ela possa substituir
faults-open-variation = falta à variante o parêntese de fechamento
faults-nested = as variantes podem ficar umas dentro das outras até { $max } níveis
faults-close = há um parêntese de fechamento sem variante
faults-set-up = a posição não pode ser montada: { $why }
faults-not-legal = esse lance não é permitido aqui
faults-unlistable = nesta posição há capturas demais para listar: mais de { $max } saltos
faults-deep = uma linha pode ter no máximo { $max } lances, contando os dois lados
faults-large = uma partida com suas variantes pode ter no máximo { $max } lances
faults-long-comment = um comentário de { $n } bytes é longo demais: são lidos no máximo { $max }
faults-glyphs = pode haver no máximo { $max } avaliações ao lado de um lance

## Files of games

faults-tag = aqui é preciso uma etiqueta, como em [White "Nome"]
faults-tag-twice = a etiqueta aparece mais de uma vez, e vale a primeira
faults-tag-control = a etiqueta contém caracteres de controle, que são lidos como espaços
faults-many-tags = pode haver no máximo { $max } etiquetas
faults-no-game = não há aqui um jogo “{ $id }”
faults-type-number = um tipo de jogo começa com um número, e “{ $text }” não
faults-type-foreign = o tipo de jogo { $number } é { $name }, que não se joga aqui
faults-type-unknown = o tipo de jogo { $number } não é conhecido aqui
faults-type-other = o tipo de jogo “{ $text }” é outro jogo que { $expected }, que se joga aqui
faults-type-other-number = o tipo de jogo “{ $text }” é outro jogo que o { $number } conhecido aqui
faults-game-unsaid = nada diz qual é o jogo: falta uma etiqueta GameType
faults-result = aqui é preciso um resultado: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 ou *
faults-behind-result = está depois do resultado da partida e foi deixado de fora
faults-result-twice = a partida já tem um resultado, e vale o primeiro
faults-result-differs = segundo a etiqueta, o resultado é { $result }
faults-result-by-rules = segundo as regras, o resultado é { $result }
faults-long-file = um arquivo de { $n } bytes é longo demais: são lidos no máximo { $max }

## Games that are gone through on another page

faults-moves = lances: { $why }
faults-node = node=“{ $text }” não é um ponto das variantes
faults-no-ply = ply=“{ $text }” não é um lance da partida
faults-pace = autoplay=“{ $text }” tem um valor errado: são precisos de 0.5 a 60 segundos
faults-others = outros erros: { $n }

## Exercises

faults-no-goal = o exercício não tem objetivo; é preciso { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:CASA, win-in:NÚMERO ou hold:NÚMERO
faults-goal = “{ $text }” não é um objetivo; é preciso { $goals }
faults-n-moves = “{ $text }” não é um número de lances: é preciso de 1 a { $max }
faults-square = “{ $token }” não é uma casa: as casas vão de { $first } a { $last }
faults-nothing-accepted = nada é aceito no turno { $turn }: é preciso um lance ou uma condição
faults-choices = “{ $text }” não é uma escolha: são precisos pelo menos dois lances em “accept”
faults-not-wanted = “{ $key }” não combina com este objetivo: não deve estar aqui
faults-captures = “{ $text }” não é um número de peças: é preciso de 1 a { $max }
faults-accepted-position = a posição aceita não pode ser lida: { $why }
faults-reply = “{ $text }” não é uma réplica: são precisos um lance, > e a réplica
faults-answer = “{ $text }” não é uma resposta: são precisos um lance, = e o que dizer
faults-too-many = há demais ({ $what }: { $n }): são lidos no máximo { $max }
faults-lists =
    .turns = turnos
    .accepted = lances aceitos
    .replies = réplicas
    .answers = respostas a tentativas erradas
faults-long-key = “{ $key }” tem { $n } bytes: são lidos no máximo { $max }
faults-wordy = o texto “{ $start }…” tem { $n } bytes: são lidos no máximo { $max }

## Lessons

faults-lesson-line = linha { $line }: { $what }
faults-long-lesson = a lição tem { $n } bytes, e são lidos no máximo { $max }
faults-lesson-title = são precisos “# ” e o título da lição, não “{ $text }”
faults-second-title = uma lição tem um só título; um passo começa com “## ”
faults-empty-title = depois de “#” é preciso um título
faults-no-steps = é preciso um passo: “## ” e o seu título
faults-many-steps = há mais de { $max } passos
faults-lesson-value = “{ $text }” não tem a forma “nome: valor”
faults-lesson-name = não há aqui nenhum “{ $text }”; é preciso um destes: { $known }
faults-lesson-head = uma lição não tem nenhum “{ $text }”; é preciso um destes: { $known }
faults-lesson-twice = “{ $name }” já tem um valor
faults-empty-step = o passo não tem nem texto nem tabuleiro
faults-lesson-mode = não existe o modo “{ $text }”: é preciso diagram, replay, play ou exercise
faults-lesson-source = são precisos “src” e o arquivo da lição, que fica junto ao do curso
faults-lesson-goal = um exercício tem objetivo, e só um exercício tem
faults-packed-long = uma lição de { $n } caracteres é longa demais para um link: cabem no máximo { $max }
faults-packed-damaged = o link foi alterado ou cortado no caminho
faults-packed-newer = o link vem de uma versão mais nova
faults-packed-much = o conteúdo é mais longo que uma lição, que tem no máximo { $max } bytes

## Problems

faults-problem-address = “{ $text }” não contém uma posição: indica uma partida ou um problema daquele site, e nada é baixado de lá. É preciso o FEN ou o PDN que o site oferece
faults-problem-game = “{ $name }” não é jogado aqui
faults-problem-unsolved = é preciso uma solução
faults-problem-many = uma lição tem no máximo { $max } passos
faults-problem-turns = um exercício tem no máximo { $max } turnos
faults-problem-flaw = na solução, meio-lance { $ply }: { $why }
faults-problem-in-game = partida { $number }: { $why }
