### Lessons of one's own: those that were opened, and the maker.

making-title = Editor de lecciones
making-yours = Tus lecciones
making-yours-about = Lecciones que has abierto o creado. Se quedan en este dispositivo.
making-none = Todavía ninguna. Abre un archivo de lección, pega una lección o crea una: «Compartir» tiene «Añadir a una lección».
making-new = Nueva lección
making-untitled = Mi lección
making-name = Título
making-language = Idioma
making-no-language = sin indicar
making-begin-words = Qué se dice antes del primer paso
making-step-title = Título de este paso
making-step-words = Qué se dice en este paso
making-add-words = Añadir un texto
making-steps = Pasos
making-no-steps = Todavía no hay pasos. «Compartir» en el tablero, el editor de ejercicios y la biblioteca tienen «Añadir a una lección».
making-edit-lesson = Editar la lección
making-edit-short = Editar
making-to-list = Todas las lecciones
making-walk = Recorrerla
making-from-here = Recorrerla desde aquí
making-edit-exercise = Cambiar el ejercicio
making-check = Comprobar
making-save = Guardar como archivo
making-as-text = Como texto
making-as-text-about = La lección entera como texto, tal como se guarda.
making-take-text = Usar este texto
making-leave-text = Dejarlo como estaba
making-share = Compartirla
making-link = Enlace a la lección
making-link-about = la contiene entera
making-element = La lección como elemento
making-element-about = para una página tuya
making-delete = Eliminar la lección
making-delete-really = ¿Seguro que la eliminas?
making-add = Añadir a una lección
making-open = Abrir la lección
making-restore = Recuperarlo
making-not-kept = El navegador no pudo guardar la lección: quizá no quede espacio. Guárdala como archivo.
making-full = La lección ya tiene todos los pasos que puede tener.
making-too-many = Ya hay tantas lecciones como se pueden guardar. Elimina antes una.
making-link-many = Este enlace es largo: algunas aplicaciones de mensajería lo cortan. Un archivo es más seguro.
making-no-packing = Este navegador no puede crear un enlace así. Guarda la lección como archivo.
making-not-come = No se pudo descargar la lección. Su sitio debe estar accesible y permitirlo (CORS).
making-not-unpacked = No se puede leer el enlace a una lección: no se puede descomprimir su contenido.
making-from-problems = Estos problemas son ahora una lección. Recórrela o elige uno.
making-unsound = Algunos pasos no son correctos.
making-not-checked = No se pudo comprobar la lección.
making-changed-since = La lección ha cambiado desde entonces.
making-kinds =
    .words = Texto
    .diagram = Posición
    .replay = Partida
    .play = Jugar desde aquí
    .exercise = Ejercicio
# $title (text)
# $n (number)
making-added = Añadido a «{ $title }» como paso { $n }.
# $title (text)
making-up = Subir: { $title }
making-down = Bajar: { $title }
making-remove = Quitar: { $title }
making-edit = Editar: { $title }
making-removed = Se ha quitado «{ $title }».
# $n (number) of the step
making-put-back = Devolver como paso { $n }
# $n (number)
# $all (number)
making-checking = Comprobando el paso { $n } de { $all }…
making-sound = { $n ->
        [one] Su paso es correcto.
       *[other] Los { $n } pasos son correctos.
    }
making-n-steps = { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }
making-unread = No se puede leer la lección.
# $why (text)
making-bad-link = No se puede leer el enlace a una lección: { $why }.
# $why (text)
making-no-link = No hay enlace: { $why }. Guarda la lección como archivo y ponlo en tu sitio; «?lesson=» y su dirección, añadidos a la dirección de esta página, la abren.
# $line (number)
# $words (text)
making-at-line = Línea { $line }: { $words }
