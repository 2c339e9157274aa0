### Variations, comments and glyphs.

study-begin = Варианты
study-begun = Пробуйте любые ходы за обе стороны; партия подождёт.
study-line = Варианты: вы ходите за обе стороны
study-leave = Назад к партии
study-play-on = Играть отсюда
study-full = В этой партии больше нет места.
