### What stands around the rules on their pages.

site-skip = Ir para as regras
site-play = Jogar este jogo
site-pages = Regras
site-choose = Escolha um jogo
# $n (number)
site-all-games = Todos os { $n } jogos
# Over the games whose pages nobody wrote by hand.
site-others = Os outros jogos
site-others-about = As regras deles são escritas a partir do que o Damiera segue ao jogar, com tabuleiros para experimentar.
# Names the ways to the pages before and after.
site-neighbors = Mais regras
site-previous-page = Anterior
site-next-page = Próxima
site-languages = Idiomas
site-contents = Nesta página
# The link under a board.
site-open = Abrir no tabuleiro
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Resposta
       *[other] Respostas
    }
site-next = Próximo exercício
# $number (number)
# $n (number)
site-exercise = Exercício { $number } de { $n }
# $color (color)
site-turn = { $color ->
        [white] As brancas jogam.
       *[black] As pretas jogam.
    }
# $page (text) a link to the page written by hand
site-more = Mais sobre esta família, com aberturas, leituras e fontes: { $page }.
site-footer = O Damiera é gratuito, funciona sem conexão e não envia nada a lugar nenhum.

## On the page before its program is there. In English `index.html` says the same

site-old = Este navegador não consegue rodar o Damiera: é antigo demais ou não permite WebAssembly. Atualize-o ou use outro.
site-failed = Não foi possível carregar o Damiera: há conexão? Uma nova tentativa está em curso.
site-what = Toda a família das damas, contra o computador ou a dois em um só aparelho.
