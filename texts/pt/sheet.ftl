### The share sheet.

sheet-what = O que compartilhar
sheet-whole-game = A partida inteira
sheet-position = Só esta posição
sheet-whoever = Quem abrir
sheet-looks = vê e pode continuar jogando
sheet-answers = responde com um lance próprio
sheet-answers-more = Uma partida por mensagens: você envia o link, a outra pessoa faz um lance e envia o dela.
sheet-no-address = Esta cópia do Damiera é um arquivo no seu aparelho e não tem endereço. Os links dela abrem quando são colados no tabuleiro de qualquer Damiera.
sheet-short-link = Link curto
sheet-short-about = para enviar em uma mensagem
sheet-readable-link = Link legível
sheet-readable-about = mostra os lances
sheet-copy = Copiar
sheet-send = Enviar…
sheet-qr = Código QR do link curto
sheet-qr-about = Aponte a câmera de um celular para continuar nele.
sheet-qr-too-long = Esta partida é longa demais para um código QR.
sheet-as-text = Como texto
sheet-copy-fen = Copiar FEN
sheet-copy-pdn = Copiar PDN
sheet-save-pdn = Salvar PDN
sheet-as-picture = Como imagem
sheet-save-svg = Salvar SVG
sheet-save-png = Salvar PNG
sheet-picture-about = A imagem guarda seu link: solte-a no tabuleiro, e ele abre de novo.
sheet-embed = Na sua própria página
sheet-element = Tabuleiro como elemento
sheet-frame = Tabuleiro como quadro
sheet-making = Um momento…
sheet-not-made = Não foi possível preparar o resto: a gravação de arquivos não está funcionando no momento.
sheet-copied = Copiado.
sheet-not-copied = O navegador não permitiu copiar. Selecione o texto e copie.
sheet-saved = O arquivo foi entregue ao navegador para ser salvo.
sheet-not-saved = O navegador não conseguiu salvar.
sheet-not-sent = O navegador não conseguiu enviar.
# $color (color)
# $level (number)
sheet-challenge = joga com { side-within } contra o computador, nível { $level }
sheet-copy-what = Copiar: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: { side-within } jogam.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side-within } venceram.
sheet-finished = { $game }: uma partida terminada.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: você consegue vencer o nível { $level } com { side-within } a partir daqui?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: fiz meu lance, agora é sua vez com { side-within }.

## Studies

sheet-whole = O estudo com todas as variantes
# $game (text) its name
sheet-sent = { $game }: um estudo com variantes.
# $n (number)
# $most (number)
sheet-too-long = Este link tem { $n } caracteres, e alguns aplicativos aceitam no máximo { $most } por mensagem. Envie o arquivo PDN: ele contém tudo.
sheet-file = O arquivo PDN contém tudo:
