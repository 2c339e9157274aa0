### Games kept on the device, and files of games.

library-name = Nome da partida no tabuleiro
library-save = Salvar esta partida
library-kept = Salva
library-saved = A partida está na biblioteca.
library-kept-games = Partidas salvas
library-search = Buscar
library-nothing-kept = Nenhuma partida foi salva ainda.
library-nothing-found = Nenhuma partida tem todas essas palavras.
library-show-more = Mostrar mais
library-cancel = Cancelar
library-rename-short = Renomear
library-delete-short = Excluir
library-collect-short = Para uma lição
library-new-name = Novo nome
library-undelete = Restaurar
library-export = Salvar tudo em um arquivo
library-open-file = Abrir um arquivo
library-drop-here = PDN ou partidas salvas aqui antes. Você também pode arrastar o arquivo até aqui.
library-reading = Lendo…
library-more-in-file = O arquivo tem mais partidas do que as listadas.
library-back = Voltar à biblioteca
library-from-file = de um arquivo
library-unknown-player = Desconhecido
library-unfinished = inacabada
library-is-guess = O arquivo não diz qual é o jogo: isto é um palpite.
library-is-cut = As variantes e os comentários são longos demais para guardar: só a linha principal é aberta.
library-open-anyway = Abrir o que deu para ler
library-file-saved = O arquivo foi entregue ao navegador para ser salvo.
library-collect = Para uma lição: { $name }
library-rename = Renomear { $name }
library-delete = Excluir { $name }
library-deleted = “{ $name }” foi excluída.
library-n-games = { $n ->
        [0] nenhuma partida
        [one] { $n } partida
       *[other] { $n } partidas
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } de { $n } partidas
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [0] Nenhuma partida foi adicionada
        [one] { $new } partida foi adicionada
       *[other] { $new } partidas foram adicionadas
    }{ $known ->
        [0] {""}
        [one] ; { $known } já estava lá
       *[other] ; { $known } já estavam lá
    }.
library-n-moves = { $n ->
        [0] nenhum lance
        [one] { $n } lance
       *[other] { $n } lances
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Há uma nota sobre esta partida.
        [one] Um ponto desta partida está errado ou é duvidoso.
       *[other] { $n } pontos desta partida estão errados ou são duvidosos.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Linha { $line }, coluna { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Este navegador não deixa a página guardar partidas. Você pode salvar a partida do tabuleiro como arquivo PDN e abrir arquivos.
library-cannot-not-kept = O navegador não conseguiu fazer isso: talvez não haja mais espaço.
# $n (number)
library-cannot-full = Há { $n } partidas, e não há espaço para mais: exclua algumas primeiro.
library-cannot-game-too-long = Esta partida tem mais variantes e comentários do que é possível guardar.
library-cannot-bad-game = Não é possível ler esta partida.
# $megabytes (number)
library-cannot-file-too-long = O arquivo é longo demais: são lidos no máximo { $megabytes } megabytes.
library-cannot-not-a-library = Este não é um arquivo de partidas salvas que esta versão consiga ler.
# $n (number)
library-cannot-line = A linha { $n } não contém uma partida que possa ser lida.
library-cannot-unreadable = O navegador não conseguiu ler o arquivo.
library-cannot-no-games = Não há nenhuma partida neste arquivo.
library-cannot-no-reader = A leitura de arquivos não está funcionando no momento.
