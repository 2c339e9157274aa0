### A lesson that is gone through, in the page and on other sites.

lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити
# $at (number)
# $all (number)
lesson-step = Крок { $at } з { $all }
lesson-over = Ось і весь урок.
# $found (number)
# $all (number)
lesson-found = Вправ розв’язано з першої спроби: { $found } з { $all }.
