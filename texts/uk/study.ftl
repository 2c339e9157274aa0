### Variations, comments and glyphs.

study-begin = Варіанти
study-begun = Пробуйте будь-які ходи за обидві сторони; партія зачекає.
study-line = Варіанти: ви ходите за обидві сторони
study-leave = Назад до партії
study-play-on = Грати звідси
study-full = У цій партії більше немає місця.
