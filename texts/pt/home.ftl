### What the page offers before a game has begun.

home-title = Todos os jogos de damas
# $n (number) of games
home-about = { $n } jogos, grátis, sem conta, sem anúncios. Funciona offline.
home-learn = Aprender
home-tactics = Tática
home-practice = Treino
home-name = Início
home-at-once = Jogar já
# $n (number) of the next move
home-go-on = Lance { $n }
home-make = Editor de tabuleiro e exercícios
# $n (number) of pieces more than the other side has
home-ahead = { $n } a mais

## Choosing a game

home-search = Buscar entre os jogos
home-recent = Recentes
home-favorites = Favoritos
home-favorite = Favorito
home-no-game = Nenhum jogo tem tudo isso.
home-all-games = Mostrar todos os jogos
home-options = Adversário e opções
home-other-game = Outro jogo
home-advice = Ainda não conhece o jogo? Comece pelo nível 1 ou 2.
# $level (number)
home-against-computer = Contra o computador, nível { $level }
home-against-each-other = Dois jogadores neste aparelho
home-families =
    .international = Internacionais e afins
    .russian = Russas e Pool
    .english = Inglesas e italianas
    .frisian = Frísias
    .spanish = Espanholas, tchecas, tailandesas
    .turkish = Turcas e gregas
    .dameo = Dameo e Croda
home-facts =
    .flying = damas voadoras
    .short = damas curtas
    .straight = movimentos retos
    .most = captura máxima
    .any = captura livre
