### A lesson that is gone through, in the page and on other sites.

lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить
# $at (number)
# $all (number)
lesson-step = Шаг { $at } из { $all }
lesson-over = Вот и весь урок.
# $found (number)
# $all (number)
lesson-found = Упражнений решено с первой попытки: { $found } из { $all }.
