### What the page offers before a game has begun.

home-title = Усі шашкові ігри
# $n (number) of games
home-about = { $n ->
        [one] { $n } гра
        [few] { $n } гри
        [many] { $n } ігор
       *[other] { $n } гри
    }, безкоштовно, без реєстрації та реклами. Працює без інтернету.
home-learn = Уроки
home-tactics = Тактика
home-practice = Тренування
home-name = Головна
home-at-once = Грати одразу
# $n (number) of the next move
home-go-on = Хід { $n }
home-make = Редактор дошки та вправи
# $n (number) of pieces more than the other side has
home-ahead = перевага: { $n }

## Choosing a game

home-search = Пошук гри
home-recent = Нещодавні
home-favorites = Улюблені
home-favorite = Улюблена
home-no-game = Гри, у якій було б усе це, немає.
home-all-games = Показати всі ігри
home-options = Суперник і налаштування
home-other-game = Інша гра
home-advice = Уперше в цій грі? Почніть із рівня 1 або 2.
# $level (number)
home-against-computer = Проти комп’ютера, рівень { $level }
home-against-each-other = Два гравці на цьому пристрої
home-families =
    .international = Міжнародні та споріднені
    .russian = Російські та пул-чекерс
    .english = Англійські та італійські
    .frisian = Фризькі
    .spanish = Іспанські, чеські, тайські
    .turkish = Турецькі та грецькі
    .dameo = Дамео та крода
home-facts =
    .flying = далекобійна дамка
    .short = дамка на одне поле
    .straight = ходи по прямій
    .most = правило більшості
    .any = будь-яке взяття
