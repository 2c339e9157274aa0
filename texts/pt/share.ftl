### What others have sent.

share-title = Compartilhar
share-your-turn = Sua vez.
share-played = { side } jogaram { $mv }.
# $n (number)
# $last (text)
share-many-played = Foram jogados { $n } lances, o último deles { $last }.

## Why something cannot be opened

share-cannot-no-link = Não há link nesta imagem: ela não foi salva aqui, ou outro programa tirou o link.
share-cannot-bad-picture = Esta imagem está danificada: não é possível ler o link que ela contém.
# $megabytes (number)
share-cannot-too-long = Isto é longo demais: são lidos no máximo { $megabytes } megabytes.
# $n (number)
share-cannot-many-games = Há { $n } partidas aqui. Abra na biblioteca e escolha uma.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Um ponto está errado ou é duvidoso
       *[other] Vários pontos estão errados ou são duvidosos
    }. Abra na biblioteca para ver o que é.
share-cannot-nothing = Não há link, posição ou partida que possa ser aberta aqui. FEN é lido como posição do jogo que está no tabuleiro.
# $why (text)
share-cannot-because = Não é possível abrir isto: { $why }.
share-cannot-unreadable = O navegador não conseguiu ler.
share-cannot-no-reader = A leitura de arquivos não está funcionando no momento.
