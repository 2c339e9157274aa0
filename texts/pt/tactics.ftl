### Tactics: positions with one good move, gone through one after the other.

tactics-title = Tática
tactics-about = Posições com um só lance bom, encontradas em partidas do motor e provadas por ele.
tactics-game = Jogo
# $n (number) a hundred for each grade of difficulty
tactics-strength = Sua força: { $n }
# $found (number)
# $tried (number)
tactics-found = { $found } de { $tried } na primeira tentativa
tactics-ways =
    .strength = À sua altura
    .missed = Para rever
    .day = As cinco de hoje
    .streak = Sequência
    .storm = Contra o relógio
    .friend = Com um amigo
tactics-ways-about =
    .strength = Difíceis na medida da sua força.
    .missed = Voltam depois de um dia, de uma semana e de um mês.
    .day = As mesmas cinco para todo mundo.
    .streak = Cada vez mais difíceis, até você errar uma.
    .storm = Quantas você conseguir em três minutos.
    .friend = Dez, e depois um link para as mesmas dez.
# $n (number)
tactics-best = Seu recorde: { $n }
# $n (number)
tactics-due = { $n } à espera
# $found (number)
# $all (number)
tactics-day-done = Hoje: { $found } de { $all }
# $at (number)
# $all (number)
tactics-place = { $at } de { $all }
# $n (number)
tactics-score = Encontradas: { $n }
# $grade (number)
tactics-grade = Dificuldade { $grade } de 10
tactics-next = Próxima
tactics-again = Mais uma vez
tactics-others = Outras posições
tactics-over = Essa foi a última.
tactics-time-over = O tempo acabou.
tactics-streak-over = A sequência termina aqui.
tactics-missing = Não foi possível carregar as posições deste jogo. Verifique a conexão e tente de novo.
tactics-fetching = As posições estão a caminho.
# $found (number)
# $all (number)
tactics-friends = Seu amigo encontrou { $found } de { $all }.
tactics-sent = De um amigo
tactics-pass-on = Copiar o link para um amigo
tactics-set-damaged = O link destas posições foi cortado ou alterado no caminho, ou elas não existem mais. Peça o link de novo.
tactics-squares = Casas
tactics-squares-about = Os nomes de cor: meio minuto em um tabuleiro sem coordenadas.
tactics-squares-find = Encontrar a casa
tactics-squares-name = Dizer o nome da casa
# $square (text)
tactics-find-square = Encontre { $square }
tactics-which-square = Qual casa está marcada?
# $square (text)
tactics-square-missed = Não: agora a casa { $square } mostra o nome.
# $right (number)
# $wrong (number)
tactics-squares-score = Certas: { $right }, erradas: { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Fileira { $row }, coluna { $column }
tactics-themes =
    .win = O lance encerra a partida.
    .king = Uma dama foi capturada.
    .promotion = Uma pedra virou dama.
    .shot = Algumas peças foram entregues em troca de mais peças.
    .choice = Importava qual captura escolher.
    .ending = Com tão poucas peças, cada lance conta.
    .quiet = Um lance sem captura ganhou uma peça.
