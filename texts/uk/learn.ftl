### Lessons, and how far one has come with them.

learn-about = Уроки по п’ять хвилин, від першого ходу до перемоги. Знати правила не потрібно.
learn-course = Гра
# $title (text)
learn-next-lesson = Далі: { $title }
learn-lessons = Усі уроки
learn-done = Пройдено
# $n (number)
# $all (number)
learn-begun = Кроки: { $n } з { $all }
# $n (number)
# $all (number)
learn-lessons-done = Пройдено уроків: { $n } з { $all }
# $at (number)
learn-stopped = ви зупинилися на кроці { $at }
# $title (text)
learn-go-on = Продовжити: { $title }
learn-minutes = Близько 5 хвилин
learn-rules = Повні правила
learn-rules-page = Ці правила на окремій сторінці, з дошками для спроб
learn-missing = Не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз.
learn-fetching = Уроки завантажуються.
learn-other-language = Ці уроки — англійською мовою.
