### The share sheet.

sheet-what = Qué compartir
sheet-whole-game = La partida entera
sheet-position = Solo esta posición
sheet-whoever = Quien lo abra
sheet-looks = la mira y puede seguir jugando
sheet-answers = responde con una jugada propia
sheet-answers-more = Una partida por mensajes: tú envías el enlace, la otra persona juega y te envía el suyo.
sheet-no-address = Esta copia de Damiera es un archivo en tu dispositivo y no tiene dirección. Sus enlaces se abren al pegarlos en el tablero de cualquier Damiera.
sheet-short-link = Enlace corto
sheet-short-about = para enviar en un mensaje
sheet-readable-link = Enlace legible
sheet-readable-about = muestra las jugadas
sheet-copy = Copiar
sheet-send = Enviar…
sheet-qr = Código QR del enlace corto
sheet-qr-about = Enfócalo con la cámara de un teléfono para seguir allí.
sheet-qr-too-long = Esta partida es demasiado larga para un código QR.
sheet-as-text = Como texto
sheet-copy-fen = Copiar FEN
sheet-copy-pdn = Copiar PDN
sheet-save-pdn = Guardar PDN
sheet-as-picture = Como imagen
sheet-save-svg = Guardar SVG
sheet-save-png = Guardar PNG
sheet-picture-about = La imagen recuerda su enlace: suéltala en el tablero y se vuelve a abrir.
sheet-embed = En tu propia página
sheet-element = Tablero como elemento
sheet-frame = Tablero como marco
sheet-making = Un momento…
sheet-not-made = El resto no se pudo preparar: la escritura de archivos no funciona en este momento.
sheet-copied = Copiado.
sheet-not-copied = El navegador no permitió copiar. Selecciona el texto y cópialo.
sheet-saved = El archivo se ha pasado al navegador para guardarlo.
sheet-not-saved = El navegador no pudo guardarlo.
sheet-not-sent = El navegador no pudo enviarlo.
# $color (color)
# $level (number)
sheet-challenge = juega con { side-within } contra la máquina, nivel { $level }
sheet-copy-what = Copiar: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: juegan { side-within }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: han ganado { side-within }.
sheet-finished = { $game }: una partida terminada.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: ¿puedes ganar al nivel { $level } con { side-within } desde aquí?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: ya he jugado, ahora te toca con { side-within }.

## Studies

sheet-whole = El estudio con todas sus variantes
# $game (text) its name
sheet-sent = { $game }: un estudio con variantes.
# $n (number)
# $most (number)
sheet-too-long = Este enlace tiene { $n } caracteres, y algunas aplicaciones de mensajería no admiten más de { $most } en un mensaje. Envía mejor el archivo PDN: lo contiene todo.
sheet-file = El archivo PDN lo contiene todo:
