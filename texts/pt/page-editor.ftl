### The board editor.

edit-board = Editar tabuleiro
editor = Editor de tabuleiro
tools = Peças e ferramentas
eraser = Borracha
hand = Mover uma peça
editor-keys = No tabuleiro: Enter coloca a peça, Delete a remove, 1 a 6 escolhem uma ferramenta, T muda de quem é a vez, U e R desfazem e refazem.
side-to-move = Quem joga
no-king-moves = nenhum
game = Jogo
set-up = Posições prontas
start-position = Início da partida
empty-board = Tabuleiro vazio
few-men = Três pedras de cada lado
two-kings = Duas damas contra uma
three-kings = Três damas contra uma
line-of-men = Uma linha de pedras
tired-king = Uma dama que já esgotou seus lances
position-as-text = Posição como texto (FEN)
setup-is-fine = Esta posição pode ser jogada.
play-this = Jogar a partir daqui
play-white = Brancas contra o computador
play-black = Pretas contra o computador
only-look = Só olhar
discard = Voltar sem alterar
king-moves =
    .white = Lances de dama seguidos das brancas
    .black = Lances de dama seguidos das pretas
over-at-once-because = A partida acabaria na hora: { $reason }
men-stand-on-last-row = { side } têm pedras onde elas já teriam virado damas: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } têm { $count } peças, e só { $start } no início de uma partida.
pieces-dropped = { $n ->
        [one] Uma peça não tinha casa neste tabuleiro e ficou de fora.
       *[other] { $n } peças não tinham casa neste tabuleiro e ficaram de fora.
    }
