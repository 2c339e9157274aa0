### Exercises, for those who solve them, and positions in words.

exercise-title = Exercício
exercise-hint = Dica
exercise-again = Recomeçar
exercise-choices = Lances entre os quais escolher
exercise-task-of = { side } jogam: { $what }
# $found (number)
# $of (number)
exercise-found = Encontrados: { $found } de { $of }
exercise-hint-illegal = O lance que não é permitido é { $text }.
exercise-unreadable = Não foi possível ler este exercício: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Resolvido { $tries ->
        [one] na primeira tentativa
       *[other] após { $tries } tentativas
    }, { $hints ->
        [0] sem dicas
        [one] com 1 dica
       *[other] com { $hints } dicas
    }.

## What is asked

exercise-task-move = encontre o lance certo.
# $n (number) at least two
exercise-task-moves = encontre os { $n } lances certos, um depois do outro.
exercise-task-capture-any = faça uma captura.
exercise-task-capture-all = { $n ->
        [one] encontre a captura. Só há uma.
       *[other] encontre todas as { $n } capturas, uma depois da outra.
    }
exercise-task-capture-due = capture tantas peças quantas as regras exigem.
exercise-task-capture-best = faça a captura que as regras exigem.
exercise-task-capture-most = capture o máximo de peças que puder.
# $n (number)
exercise-task-find-illegal = um destes { $n } lances não é permitido. Qual?
exercise-task-reach = leve uma peça até { $square }.
exercise-task-win-in = { $n ->
        [one] vença com este lance.
       *[other] vença em no máximo { $n } lances.
    }
exercise-task-hold = { $n ->
        [one] faça um lance que não perca na hora.
       *[other] não perca nos próximos { $n } lances.
    }

## What is said to a try

exercise-solved = Resolvido.
exercise-right = Certo. A resposta é { $reply }: continue.
# $found (number)
# $of (number)
exercise-found-one = Certo. Encontrados: { $found } de { $of }.
exercise-found-already = Esse você já encontrou: procure outro.
exercise-takes-nothing = Esse lance não captura nada: procure uma captura.
# $takes (number)
# $most (number)
exercise-takes-less = Esse lance captura { $takes ->
        [one] { $takes } peça
       *[other] { $takes } peças
    }, mas é possível capturar { $most }.
exercise-does-not-reach = Esse lance não termina em { $square }.
exercise-not-accepted = Não é o lance certo. Tente de novo.
exercise-lets-go = Esse lance não vence a tempo.
exercise-lets-go-after = Esse lance não vence a tempo: o adversário joga { $reply }.
exercise-loses = Esse lance perde.
exercise-loses-after = Esse lance perde: o adversário joga { $reply }.
exercise-is-legal = { $text } é permitido: procure outro.
exercise-not-a-choice = Escolha um dos lances mostrados.
exercise-too-hard = Há possibilidades demais aqui: não foi possível avaliar esta tentativa.
exercise-over = O exercício já está resolvido.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Brancas: { $white }. Pretas: { $black }. { side } jogam.
exercise-no-pieces = nenhuma peça
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] pedra
       *[yes] pedras
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] dama
       *[yes] damas
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } a { $to }
