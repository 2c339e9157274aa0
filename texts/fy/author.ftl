### Making exercises.

author-title = Opjeften meitsje
author-make = In opjefte meitsje
author-edit = Dizze opjefte bewurkje
author-back-to-exercise = Dizze stân brûke
author-set-up = Stân feroarje
author-try-it = Utprobearje
author-end-try = Werom nei bewurkjen
author-trying = Sa sille oaren it sjen.
author-finish = Klearmeitsje en iepenje
author-discard = Fuortsmite
author-confirm-discard = Echt fuortsmite?
author-leave = Fan hjir ôf spylje
author-goal = Doel
author-n-moves = Hoefolle setten
author-target = Hokker fjild
author-on-board = Op it boerd
author-next-choice = Spylje de setten om út te kiezen: setten dy’t meie, en ien dy’t net mei.
author-next-judged = It doel bepaalt hokker setten goed binne. Spylje se om antwurden fêst te lizzen.
author-next-over = De partij is hjir dien. Gean in stap werom om mear fêst te lizzen.
author-next-wrong = Spylje in ferkearde set, of dy no mei of net. Wat der oer sein wurdt, skriuwst by Teksten.
author-next-mark = Kies fjilden om se te markearjen. Kies in fjild nochris om it merk wei te heljen.
author-next-arrow = Kies wêr’t de pylk begjint, en dan wêr’t er einiget. Gean dêrwei fierder foar in knik.
author-undo = Ungedien meitsje
author-redo = Op ’e nij
author-to-start = Begjin
author-step-back = Set werom
author-step-on = Set fierder
author-known = Dat is al fêstlein.
author-full = Der is gjin plak foar mear.
author-removed = Weihelle.
author-undone = Ungedien makke.
author-redone = Op ’e nij dien.
author-promotes = in daam oplevert
author-leaves = in bepaalde stân oplevert
author-recorded = Fêstlein
author-nothing = Noch neat.
author-choices = Setten om út te kiezen
author-replies = Antwurden
author-wrong = Ferkearde setten
author-drawings = Merken en pylken
author-remove = Weihelje
author-also-accept = Elke set goedkarre dy’t
author-add = Tafoegje
author-hint = Tip
author-ok = Wat oan ’e ein sein wurdt
author-caption = Tekst ûnder it boerd
author-check = Kontrolearje
author-checking = Dwaande mei kontrolearjen…
author-not-checked = De opjefte koe net kontrolearre wurde.
author-changed-since = De opjefte is sûnt dy tiid feroare.
author-too-few-choices = Der binne op syn minst twa setten nedich om út te kiezen.
author-too-long = De teksten binne te lang foar in keppeling.
author-keys = Toetsen op it boerd: 1 oant 9 en 0 kieze it ark, Enter brûkt it, Delete hellet wei wat op in fjild tekene is, U makket ûngedien, R docht op ’e nij, K en J geane in stap werom en fierder, F draait it boerd, Esc lit los.
author-back = Werom
author-missing = der ûntbrekt wat
author-optional = Dit mei allegear leech bliuwe.
author-wordless = In ferkearde set dêr’t neat oer sein wurdt, wurdt weilitten.
author-problems = Problemen
author-goals =
    .move = Fyn de goede set
    .capture-any = Doch in slach
    .capture-all = Fyn alle slaggen
    .capture-max = Doch de grutste slach
    .find-illegal = Fyn de set dy’t net mei
    .reach = Berik in fjild
    .win-in = Win binnen in tal setten
    .hold = Ferlies net binnen in tal setten
author-tool-names =
    .answer = Goed antwurd
    .wrong = Ferkearde set
    .ring = Ring
    .attention = Tink derom
    .cross = Krús
    .dot = Stip
    .green = Griene pylk
    .red = Reade pylk
    .yellow = Giele pylk
    .blue = Blauwe pylk
# $color (color)
# $turn (number)
author-next-answer = Bar { $turn }: spylje op it boerd in goed antwurd foar { side }.
# $color (color)
# $mv (text) has been played
author-next-reply = { $mv } is spile. Spylje it antwurd fan { side }, of gean in stap werom.
# $what (text)
# $turn (number)
author-accepted = Goed antwurd fan bar { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Antwurd op { $mv }: { $reply }.
author-tried = Ferkearde set: { $mv }. Skriuw by Teksten wat der oer sein wurdt.
author-try-from = Fan { $label } ôf: kies no wêr’t de set einiget.
author-arrow-from = Pylk fan { $label } ôf: kies no wêr’t er einiget.
author-lands = einiget op { $label }
# $turn (number)
author-answers-of = Goede antwurden, bar { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } op { $mv }
author-words-to = Wat oer { $mv } sein wurdt
author-remove-what = Weihelje: { $what }
# $turn (number)
author-no-answer = Foar bar { $turn } is gjin goed antwurd fêstlein.
# $game (text) its name
# $task (text)
author-shared = { $game }, in opjefte. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Tekene: { $what }.
       *[no] Weihelle: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = De oplossing hâldt op by set { $ply }, beide kanten meirekkene: { $why }.
author-captures = { $n ->
        [one] slacht
       *[other] { $n } of mear stikken slacht
    }
# $step (text) its name
author-to-step = Fierder: { $step }
author-steps =
    .task = Fraach
    .solution = Oplossing
    .drawings = Tekenje
    .words = Teksten
    .end = Slot
author-headings =
    .task = Wat der frege wurdt
    .solution = De setten fan de oplossing
    .drawings = Merken en pylken
    .words = Wat der sein wurdt
    .end = Kontrolearje en trochjaan
