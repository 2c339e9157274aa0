### Lessons, and how far one has come with them.

learn-about = Lições de cinco minutos, do primeiro lance à vitória. Não é preciso conhecer nenhuma regra.
learn-course = Jogo
# $title (text)
learn-next-lesson = A seguir: { $title }
learn-lessons = Todas as lições
learn-done = Concluída
# $n (number)
# $all (number)
learn-begun = { $n } de { $all } etapas
# $n (number)
# $all (number)
learn-lessons-done = { $n } de { $all } lições concluídas
# $at (number)
learn-stopped = você parou na etapa { $at }
# $title (text)
learn-go-on = Continuar: { $title }
learn-minutes = Cerca de 5 minutos
learn-rules = As regras completas
learn-rules-page = Estas regras em uma página, com tabuleiros para experimentar
learn-missing = Não foi possível carregar isto. Verifique a conexão e tente de novo.
learn-fetching = As lições estão a caminho.
learn-other-language = Estas lições estão em inglês.
