### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Mirando la posición { $at } de { $all }…
review-closer = Mirando más de cerca donde se perdió algo…
review-leave = Puedes salir cuando quieras; lo encontrado se conserva hasta que se cierre la página.
review-stuck = El motor se ha detenido.
review-none = No se han encontrado errores.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 error
       *[other] { $n } errores
    }
review-blunders = { $n ->
        [one] 1 error grave
       *[other] { $n } errores graves
    }
review-mistake = error
review-blunder = error grave
review-points = Momentos decisivos
review-small = Ninguna jugada perdió mucho por sí sola. Estas perdieron más
# $line (text) moves
review-better = Mejor: { $line }
review-find = Encuentra algo mejor
review-report = El informe
review-open-study = Abrir con variantes
review-print = Imprimir
review-too-long = La partida con sus líneas mejores es demasiado larga para guardarla.
# $at (number)
# $all (number)
review-place = Encuentra algo mejor: { $at } de { $all }
# $text (text) a move
review-asked = En la partida se jugó { $text }. ¿Qué es mejor?
review-next = Siguiente
review-over = Esta era la última.
# $found (number)
# $all (number)
review-found = Al primer intento: { $found } de { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Eso se jugó en la partida. La respuesta es { $line }. Después: { $verdict }.
review-is-answered = No basta: la respuesta es { $line }. Después: { $verdict }.
review-leads-to = No basta. Después: { $verdict }.
review-solved = Bien. La mejor línea: { $line }. Después: { $verdict }.

## Beside the move in a study

review-remark = Antes: { $before }. Después: { $after }.
