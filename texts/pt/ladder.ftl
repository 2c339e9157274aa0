### Results against the computer, by game and level.

ladder-title = Contra o computador
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Nível { $level }. Vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }.
# $level (number)
ladder-suggested = Sugestão: nível { $level }
# $level (number)
ladder-play = Jogar no nível { $level }
ladder-is-suggested = Este é o nível sugerido.
ladder-level = Nível
ladder-won = Vitórias
ladder-drawn = Empates
ladder-lost = Derrotas
ladder-about = Contam as partidas jogadas aqui até o fim, sem dica, análise nem lance desfeito.
# $n (number)
ladder-imported = { $n ->
    [0] Nenhum resultado foi adicionado.
    [one] { $n } resultado foi adicionado.
   *[other] { $n } resultados foram adicionados.
}
