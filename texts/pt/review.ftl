### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Examinando a posição { $at } de { $all }…
review-closer = Olhando mais de perto onde algo se perdeu…
review-leave = Você pode sair quando quiser; o que foi encontrado fica guardado até a página ser fechada.
review-stuck = O motor parou.
review-none = Nenhum erro encontrado.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [0] nenhum erro
        [one] { $n } erro
       *[other] { $n } erros
    }
review-blunders = { $n ->
        [0] nenhum erro grave
        [one] { $n } erro grave
       *[other] { $n } erros graves
    }
review-mistake = erro
review-blunder = erro grave
review-points = Pontos de virada
review-small = Nenhum lance perdeu muito sozinho. Estes perderam mais
# $line (text) moves
review-better = Melhor: { $line }
review-find = Encontrar algo melhor
review-report = O relatório
review-open-study = Abrir com variantes
review-print = Imprimir
review-too-long = A partida com suas linhas melhores é longa demais para guardar.
# $at (number)
# $all (number)
review-place = Encontre algo melhor: { $at } de { $all }
# $text (text) a move
review-asked = Na partida foi jogado { $text }. O que é melhor?
review-next = Próxima
review-over = Essa foi a última.
# $found (number)
# $all (number)
review-found = { $found } de { $all } na primeira tentativa

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Foi o lance da partida. A resposta é { $line }. Depois disso: { $verdict }.
review-is-answered = Não basta: a resposta é { $line }. Depois disso: { $verdict }.
review-leads-to = Não basta. Depois disso: { $verdict }.
review-solved = Bom. A melhor linha: { $line }. Depois disso: { $verdict }.

## Beside the move in a study

review-remark = Antes: { $before }. Depois: { $after }.
