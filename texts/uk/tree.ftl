### The moves of a study, on the page and on other sites.

tree-promote = Підняти варіант вище
tree-delete = Видалити звідси
tree-comment = Коментар
tree-glyphs = Ваша оцінка ходу
tree-glyph-names =
    .good = добрий хід
    .mistake = помилка
    .excellent = відмінний хід
    .blunder = груба помилка
    .interesting = цікавий хід
    .dubious = сумнівний хід
tree-draw = Малювати
tree-drawing = Натисніть на два поля, щоб намалювати стрілку, або двічі на одне — щоб намалювати кружок.
tree-moving = Тепер знову ходять шашки.

## On other sites

tree-game = Партія
tree-play = Відтворити
tree-pause = Пауза
tree-ways = Продовження
# $why (text)
tree-no-file = Не вдалося завантажити файл із партіями: { $why }.
tree-no-game = Прочитати партію тут не вдалося.
tree-more-games = У файлі є ще партії, крім цих: він задовгий.
