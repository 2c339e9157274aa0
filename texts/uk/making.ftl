### Lessons of one's own: those that were opened, and the maker.

making-title = Редактор уроків
making-yours = Ваші уроки
making-yours-about = Уроки, які ви відкрили або склали. Вони залишаються на цьому пристрої.
making-none = Поки жодного. Відкрийте файл уроку, вставте урок або складіть свій: у меню «Поділитися» є «Додати до уроку».
making-new = Новий урок
making-untitled = Мій урок
making-name = Назва
making-language = Мова
making-no-language = не вказано
making-begin-words = Що сказати перед першим кроком
making-step-title = Назва цього кроку
making-step-words = Що сказати на цьому кроці
making-add-words = Додати текст
making-steps = Кроки
making-no-steps = Кроків поки немає. «Додати до уроку» є в меню «Поділитися» на дошці, у редакторі вправ і в бібліотеці.
making-edit-lesson = Змінити урок
making-edit-short = Змінити
making-to-list = Усі уроки
making-walk = Пройти урок
making-from-here = Пройти звідси
making-edit-exercise = Змінити вправу
making-check = Перевірити
making-save = Зберегти у файл
making-as-text = Як текст
making-as-text-about = Увесь урок як текст, у тому вигляді, у якому його зберігають.
making-take-text = Використати цей текст
making-leave-text = Залишити як було
making-share = Передати іншим
making-link = Посилання на урок
making-link-about = містить його повністю
making-element = Урок як елемент
making-element-about = для вашої сторінки
making-delete = Видалити урок
making-delete-really = Справді видалити?
making-add = Додати до уроку
making-open = Відкрити урок
making-restore = Відновити
making-not-kept = Браузер не зміг зберегти урок: можливо, не залишилося місця. Збережіть його у файл.
making-full = В уроці вже стільки кроків, скільки можливо.
making-too-many = Уроків уже стільки, скільки можна зберігати. Спершу видаліть якийсь.
making-link-many = Це посилання довге: деякі месенджери його обрізають. Файл надійніший.
making-no-packing = Цей браузер не може створити таке посилання. Збережіть урок у файл.
making-not-come = Не вдалося завантажити урок. Його сайт має бути доступним і дозволяти це (CORS).
making-not-unpacked = Не вдалося прочитати посилання на урок: його вміст не розпаковується.
making-from-problems = Із цих задач тепер складено урок. Пройдіть його або виберіть одну.
making-unsound = Деякі кроки некоректні.
making-not-checked = Не вдалося перевірити урок.
making-changed-since = Відтоді урок змінився.
making-kinds =
    .words = Текст
    .diagram = Позиція
    .replay = Партія
    .play = Грати звідси
    .exercise = Вправа
# $title (text)
# $n (number)
making-added = Додано до «{ $title }», крок { $n }.
# $title (text)
making-up = Перемістити вгору: { $title }
making-down = Перемістити вниз: { $title }
making-remove = Прибрати: { $title }
making-edit = Змінити: { $title }
making-removed = Крок «{ $title }» прибрано.
# $n (number) of the step
making-put-back = Повернути як крок { $n }
# $n (number)
# $all (number)
making-checking = Перевіряється крок { $n } з { $all }…
making-sound = { $n ->
        [1] Єдиний крок коректний.
        [one] Усі кроки коректні, разом { $n }.
        [few] Усі { $n } кроки коректні.
        [many] Усі { $n } кроків коректні.
       *[other] Усі { $n } кроку коректні.
    }
making-n-steps = { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
making-unread = Не вдалося прочитати урок.
# $why (text)
making-bad-link = Не вдалося прочитати посилання на урок: { $why }.
# $why (text)
making-no-link = Посилання немає: { $why }. Збережіть урок у файл і викладіть файл на своєму сайті; його відкриє адреса цієї сторінки, якщо дописати до неї «?lesson=» і адресу файлу.
# $line (number)
# $words (text)
making-at-line = Рядок { $line }: { $words }
