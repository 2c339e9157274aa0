### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Treino
practice-about = Finais com poucas peças. O adversário nunca erra, cada lance seu é avaliado, e você pode voltar atrás.
practice-game = Jogo
practice-goals =
    .win = Vencer
    .hold = Segurar o empate
# $n (number)
practice-men = { $n ->
    [one] { $n } pedra
   *[other] { $n } pedras
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } dama
   *[other] { $n } damas
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } e { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } contra { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } a { $most } lances
# $done (number)
# $all (number)
practice-done = { $done } de { $all } concluídos
practice-working = Mais finais estão sendo preparados.
practice-none = Neste jogo, nenhum final com tão poucas peças dura o bastante para ser treinado.
practice-failed = Não foi possível preparar os finais neste navegador.
practice-from-here = Continuar a partir desta posição
practice-from-here-about = A posição no tabuleiro, contra o motor em força máxima.
# $at (number)
# $all (number)
practice-place = { $at } de { $all }
# $moves (number)
practice-win = Vença. Contra a melhor defesa, você precisa de { $moves } lances.
# $n (number)
practice-hold = Segure o empate por { $n } lances.
practice-free = Jogue o melhor que puder.
practice-verdicts =
    .best = O melhor lance.
    .good = Um bom lance.
    .held = O empate está seguro.
    .inaccurate = Não chega a ser o melhor.
    .mistake = Um erro.
    .gone = A vitória escapou: agora é empate.
    .lost = Esse lance perde.
# $n (number)
practice-longer = { $n ->
    [one] Ainda vence, mas com { $n } lance a mais.
   *[other] Ainda vence, mas com { $n } lances a mais.
}
practice-which = O que era melhor?
# $mv (text)
practice-better = O melhor era { $mv }.
# $mv (text)
practice-hint = O melhor aqui é { $mv }.
practice-looking = A posição está sendo examinada.
practice-unknown = Nada se sabe sobre esta posição, então nada é avaliado aqui.
practice-par = Vitória no menor número de lances possível.
# $n (number)
practice-over = { $n ->
    [one] Vitória, com { $n } lance a mais que o necessário.
   *[other] Vitória, com { $n } lances a mais que o necessário.
}
practice-was-held = O empate é seu.
practice-missed = Não foi desta vez. Volte um lance ou comece de novo.
practice-helped = Com ajuda, então conta como visto.
# $moves (number)
# $all (number)
practice-moves = { $moves } de { $all } lances
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Bons: { $good } · imprecisos: { $inaccurate } · erros: { $mistakes }
practice-take-back = Voltar lance
practice-next = Próximo final
practice-previous = Final anterior
practice-others = Todos os finais
