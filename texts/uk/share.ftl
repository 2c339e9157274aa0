### What others have sent.

share-title = Поділитися
share-your-turn = Ваш хід.
share-played = { side } зіграли { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n ->
        [one] Зроблено { $n } хід
        [few] Зроблено { $n } ходи
        [many] Зроблено { $n } ходів
       *[other] Зроблено { $n } ходу
    }, останній — { $last }.

## Why something cannot be opened

share-cannot-no-link = У цій картинці немає посилання: її зберегли не тут або інша програма прибрала посилання.
share-cannot-bad-picture = Картинку пошкоджено: посилання в ній не вдалося прочитати.
# $megabytes (number)
share-cannot-too-long = Це забагато: можна прочитати щонайбільше { $megabytes } МБ.
# $n (number)
share-cannot-many-games = Партій тут: { $n }. Відкрийте це в бібліотеці й виберіть одну.
# $n (number)
share-cannot-faulty = { $n ->
        [1] Дещо тут помилкове чи сумнівне.
        [one] Кілька місць тут помилкові чи сумнівні.
        [few] Кілька місць тут помилкові чи сумнівні.
        [many] Кілька місць тут помилкові чи сумнівні.
       *[other] Кілька місць тут помилкові чи сумнівні.
    } Щоб побачити, що саме, відкрийте це в бібліотеці.
share-cannot-nothing = Тут немає ні посилання, ні позиції, ні партії, які можна відкрити. FEN читається як позиція тієї гри, що на дошці.
# $why (text)
share-cannot-because = Це не вдалося відкрити: { $why }.
share-cannot-unreadable = Браузер не зміг це прочитати.
share-cannot-no-reader = Читання файлів зараз не працює.
