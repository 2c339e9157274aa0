### Lessons of one's own: those that were opened, and the maker.

making-title = Редактор уроков
making-yours = Ваши уроки
making-yours-about = Уроки, которые вы открыли или составили. Они остаются на этом устройстве.
making-none = Пока нет ни одного. Откройте файл урока, вставьте урок или составьте свой: в меню «Поделиться» есть «Добавить в урок».
making-new = Новый урок
making-untitled = Мой урок
making-name = Название
making-language = Язык
making-no-language = не указан
making-begin-words = Что говорится перед первым шагом
making-step-title = Название этого шага
making-step-words = Что говорится на этом шаге
making-add-words = Добавить текст
making-steps = Шаги
making-no-steps = Шагов пока нет. «Добавить в урок» есть в меню «Поделиться» на доске, в редакторе упражнений и в библиотеке.
making-edit-lesson = Изменить урок
making-edit-short = Изменить
making-to-list = Все уроки
making-walk = Пройти урок
making-from-here = Пройти отсюда
making-edit-exercise = Изменить упражнение
making-check = Проверить
making-save = Сохранить в файл
making-as-text = Как текст
making-as-text-about = Весь урок в виде текста, как он сохраняется.
making-take-text = Использовать этот текст
making-leave-text = Оставить как было
making-share = Передать другим
making-link = Ссылка на урок
making-link-about = содержит его целиком
making-element = Урок как элемент
making-element-about = для вашей страницы
making-delete = Удалить урок
making-delete-really = Точно удалить?
making-add = Добавить в урок
making-open = Открыть урок
making-restore = Восстановить
making-not-kept = Браузер не смог сохранить урок: возможно, не осталось места. Сохраните его в файл.
making-full = В уроке уже столько шагов, сколько возможно.
making-too-many = Уроков уже столько, сколько может храниться. Сначала удалите какой-нибудь.
making-link-many = Эта ссылка длинная: некоторые мессенджеры её обрезают. Файл надёжнее.
making-no-packing = Этот браузер не может создать такую ссылку. Сохраните урок в файл.
making-not-come = Не удалось загрузить урок. Его сайт должен быть доступен и разрешать это (CORS).
making-not-unpacked = Не удалось прочитать ссылку на урок: её содержимое не распаковывается.
making-from-problems = Эти задачи теперь собраны в урок. Пройдите его или выберите одну.
making-unsound = Некоторые шаги некорректны.
making-not-checked = Не удалось проверить урок.
making-changed-since = С тех пор урок изменился.
making-kinds =
    .words = Текст
    .diagram = Позиция
    .replay = Партия
    .play = Играть отсюда
    .exercise = Упражнение
# $title (text)
# $n (number)
making-added = Добавлено в «{ $title }», шаг { $n }.
# $title (text)
making-up = Переместить вверх: { $title }
making-down = Переместить вниз: { $title }
making-remove = Убрать: { $title }
making-edit = Изменить: { $title }
making-removed = Шаг «{ $title }» убран.
# $n (number) of the step
making-put-back = Вернуть как шаг { $n }
# $n (number)
# $all (number)
making-checking = Проверяется шаг { $n } из { $all }…
making-sound = { $n ->
        [1] Единственный шаг корректен.
        [one] Корректны все шаги, всего { $n }.
        [few] Все { $n } шага корректны.
        [many] Все { $n } шагов корректны.
       *[other] Все { $n } шага корректны.
    }
making-n-steps = { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
making-unread = Не удалось прочитать урок.
# $why (text)
making-bad-link = Не удалось прочитать ссылку на урок: { $why }.
# $why (text)
making-no-link = Ссылки нет: { $why }. Сохраните урок в файл и выложите файл на свой сайт; его откроет адрес этой страницы, если дописать к нему «?lesson=» и адрес файла.
# $line (number)
# $words (text)
making-at-line = Строка { $line }: { $words }
