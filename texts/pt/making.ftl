### Lessons of one's own: those that were opened, and the maker.

making-title = Criador de lições
making-yours = Suas lições
making-yours-about = Lições que você abriu ou criou. Elas ficam neste aparelho.
making-none = Nenhuma ainda. Abra um arquivo de lição, cole uma lição ou crie uma: em “Compartilhar” há “Adicionar a uma lição”.
making-new = Nova lição
making-untitled = Minha lição
making-name = Título
making-language = Idioma
making-no-language = não informado
making-begin-words = O que se diz antes da primeira etapa
making-step-title = Título desta etapa
making-step-words = O que se diz nesta etapa
making-add-words = Adicionar um texto
making-steps = Etapas
making-no-steps = Ainda não há etapas. “Compartilhar” no tabuleiro, o editor de exercícios e a biblioteca têm “Adicionar a uma lição”.
making-edit-lesson = Editar lição
making-edit-short = Editar
making-to-list = Todas as lições
making-walk = Percorrer
making-from-here = Percorrer a partir daqui
making-edit-exercise = Mudar o exercício
making-check = Verificar
making-save = Salvar como arquivo
making-as-text = Como texto
making-as-text-about = A lição inteira como texto, tal como é salva.
making-take-text = Usar este texto
making-leave-text = Deixar como estava
making-share = Compartilhar
making-link = Link da lição
making-link-about = contém tudo
making-element = A lição como elemento
making-element-about = para uma página sua
making-delete = Excluir lição
making-delete-really = Excluir mesmo?
making-add = Adicionar a uma lição
making-open = Abrir a lição
making-restore = Restaurar
making-not-kept = O navegador não conseguiu guardar a lição: talvez não haja mais espaço. Salve-a como arquivo.
making-full = A lição já tem o máximo de etapas.
making-too-many = Já há o máximo de lições guardadas. Exclua uma primeiro.
making-link-many = Este link é longo: alguns aplicativos de mensagens o cortam. Um arquivo é mais seguro.
making-no-packing = Este navegador não consegue criar esse link. Salve a lição como arquivo.
making-not-come = Não foi possível carregar a lição. O site dela precisa estar acessível e permitir isso (CORS).
making-not-unpacked = Não é possível ler o link da lição: o conteúdo não pôde ser descompactado.
making-from-problems = Estes problemas agora são uma lição. Percorra-a ou escolha um.
making-unsound = Algumas etapas não estão corretas.
making-not-checked = Não foi possível verificar a lição.
making-changed-since = A lição mudou desde então.
making-kinds =
    .words = Texto
    .diagram = Posição
    .replay = Partida
    .play = Jogar a partir daqui
    .exercise = Exercício
# $title (text)
# $n (number)
making-added = Adicionada a “{ $title }” como etapa { $n }.
# $title (text)
making-up = Mover para cima: { $title }
making-down = Mover para baixo: { $title }
making-remove = Remover: { $title }
making-edit = Editar: { $title }
making-removed = “{ $title }” foi removida.
# $n (number) of the step
making-put-back = Recolocar como etapa { $n }
# $n (number)
# $all (number)
making-checking = Verificando a etapa { $n } de { $all }…
making-sound = { $n ->
        [one] A etapa está correta.
       *[other] Todas as { $n } etapas estão corretas.
    }
making-n-steps = { $n ->
        [0] nenhuma etapa
        [one] { $n } etapa
       *[other] { $n } etapas
    }
making-unread = Não é possível ler a lição.
# $why (text)
making-bad-link = Não é possível ler o link da lição: { $why }.
# $why (text)
making-no-link = Não há link: { $why }. Salve a lição como arquivo e coloque-o no seu site; “?lesson=” e o endereço dele, depois do endereço desta página, abrem a lição.
# $line (number)
# $words (text)
making-at-line = Linha { $line }: { $words }
