### The board editor.

edit-board = Boerd opsette
editor = In stân opsette
tools = Stikken en ark
eraser = Gom
hand = Stik fersette
editor-keys = Op it boerd: Enter set it stik del, Delete hellet it wei, 1 oant 6 kieze it ark, T wikselet wa’t oan set is, U makket ûngedien en R docht op ’e nij.
side-to-move = Oan set
no-king-moves = gjin
game = Spul
set-up = Stannen dy’t klear steane
start-position = Begjin fan de partij
empty-board = Leech boerd
few-men = Trije houtsjes de kant
two-kings = Twa dammen tsjin ien
three-kings = Trije dammen tsjin ien
line-of-men = In rige houtsjes
tired-king = In daam dy’t al syn setten hân hat
position-as-text = Stân as tekst (FEN)
setup-is-fine = Dizze stân kin spile wurde.
play-this = Fan hjir ôf spylje
play-white = Wyt tsjin de kompjûter
play-black = Swart tsjin de kompjûter
only-look = Allinnich sjen
discard = Werom sûnder feroarings
king-moves =
    .white = Daamsetten fan Wyt efterinoar
    .black = Daamsetten fan Swart efterinoar
over-at-once-because = De partij soe daliks dien wêze: { $reason }
men-stand-on-last-row = { side } hat houtsjes dêr’t se daam wurden wêze soene: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } hat { $count } stikken, en mar { $start } oan it begjin fan in partij.
pieces-dropped = { $n ->
        [one] Ien stik hie gjin fjild op dit boerd en is weilitten.
       *[other] { $n } stikken hiene gjin fjild op dit boerd en binne weilitten.
    }
