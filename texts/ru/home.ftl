### What the page offers before a game has begun.

home-title = Все шашечные игры
# $n (number) of games
home-about = { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }, бесплатно, без регистрации и рекламы. Работает без интернета.
home-learn = Уроки
home-tactics = Тактика
home-practice = Тренировка
home-name = Главная
home-at-once = Играть сразу
# $n (number) of the next move
home-go-on = Ход { $n }
home-make = Редактор доски и упражнения
# $n (number) of pieces more than the other side has
home-ahead = перевес: { $n }

## Choosing a game

home-search = Поиск игры
home-recent = Недавние
home-favorites = Избранные
home-favorite = Избранная
home-no-game = Игры, в которой было бы всё это, нет.
home-all-games = Показать все игры
home-options = Соперник и настройки
home-other-game = Другая игра
home-advice = Впервые в этой игре? Начните с уровня 1 или 2.
# $level (number)
home-against-computer = Против компьютера, уровень { $level }
home-against-each-other = Два игрока на этом устройстве
home-families =
    .international = Международные и родственные
    .russian = Русские и пул-чекерс
    .english = Английские и итальянские
    .frisian = Фризские
    .spanish = Испанские, чешские, тайские
    .turkish = Турецкие и греческие
    .dameo = Дамео и крода
home-facts =
    .flying = дальнобойная дамка
    .short = дамка на одно поле
    .straight = ходы по прямой
    .most = правило большинства
    .any = любое взятие
