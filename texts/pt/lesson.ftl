### A lesson that is gone through, in the page and on other sites.

lesson-back = Voltar
lesson-next = Avançar
lesson-skip = Pular
# $at (number)
# $all (number)
lesson-step = Etapa { $at } de { $all }
lesson-over = Essa foi a lição inteira.
# $found (number)
# $all (number)
lesson-found = { $found } de { $all } exercícios na primeira tentativa.
