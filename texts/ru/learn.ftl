### Lessons, and how far one has come with them.

learn-about = Уроки по пять минут, от первого хода до победы. Знать правила не нужно.
learn-course = Игра
# $title (text)
learn-next-lesson = Дальше: { $title }
learn-lessons = Все уроки
learn-done = Пройдено
# $n (number)
# $all (number)
learn-begun = Шаги: { $n } из { $all }
# $n (number)
# $all (number)
learn-lessons-done = Пройдено уроков: { $n } из { $all }
# $at (number)
learn-stopped = вы остановились на шаге { $at }
# $title (text)
learn-go-on = Продолжить: { $title }
learn-minutes = Около 5 минут
learn-rules = Полные правила
learn-rules-page = Эти правила на отдельной странице, с досками для проб
learn-missing = Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
learn-fetching = Уроки загружаются.
learn-other-language = Эти уроки на английском языке.
