### The moves of a study, on the page and on other sites.

tree-promote = Поднять вариант выше
tree-delete = Удалить отсюда
tree-comment = Комментарий
tree-glyphs = Ваша оценка хода
tree-glyph-names =
    .good = хороший ход
    .mistake = ошибка
    .excellent = отличный ход
    .blunder = зевок
    .interesting = интересный ход
    .dubious = сомнительный ход
tree-draw = Рисовать
tree-drawing = Нажмите на два поля, чтобы нарисовать стрелку, или дважды на одно — чтобы нарисовать кружок.
tree-moving = Теперь снова ходят шашки.

## On other sites

tree-game = Партия
tree-play = Воспроизвести
tree-pause = Пауза
tree-ways = Продолжения
# $why (text)
tree-no-file = Не удалось загрузить файл с партиями: { $why }.
tree-no-game = Прочитать партию здесь не удалось.
tree-more-games = В файле есть ещё партии, кроме этих: он слишком длинный.
