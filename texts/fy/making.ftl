### Lessons of one's own: those that were opened, and the maker.

making-title = Lessen meitsje
making-yours = Dyn lessen
making-yours-about = Lessen dy’tsto iepene of makke hast. Se bliuwe op dit apparaat.
making-none = Noch gjin. Iepenje in lesbestân, plak in les, of meitsje ien: by ‘Diele’ stiet ‘Tafoegje oan in les’.
making-new = Nije les
making-untitled = Myn les
making-name = Titel
making-language = Taal
making-no-language = net sein
making-begin-words = Wat foar de earste stap sein wurdt
making-step-title = Titel fan dizze stap
making-step-words = Wat by dizze stap sein wurdt
making-add-words = Tekst tafoegje
making-steps = Stappen
making-no-steps = Der binne noch gjin stappen. ‘Diele’ by it boerd, de opjeftemakker en de partijen hawwe ‘Tafoegje oan in les’.
making-edit-lesson = Les bewurkje
making-edit-short = Bewurkje
making-to-list = Alle lessen
making-walk = Trochnimme
making-from-here = Fan hjir ôf trochnimme
making-edit-exercise = De opjefte feroarje
making-check = Kontrolearje
making-save = As bestân bewarje
making-as-text = As tekst
making-as-text-about = De hiele les as tekst, sa’t er bewarre wurdt.
making-take-text = Dizze tekst brûke
making-leave-text = Litte sa’t it wie
making-share = Trochjaan
making-link = Keppeling nei de les
making-link-about = dêr sit alles yn
making-element = De les as elemint
making-element-about = foar in eigen side
making-delete = Les fuortsmite
making-delete-really = Echt fuortsmite?
making-add = Tafoegje oan in les
making-open = De les iepenje
making-restore = Weromsette
making-not-kept = De browser koe de les net bewarje: miskien is der gjin romte mear. Bewarje him as bestân.
making-full = De les hat safolle stappen as der wêze kinne.
making-too-many = Der binne safolle lessen as der bewarre wurde. Smyt earst ien fuort.
making-link-many = Dizze keppeling is lang: guon berjochte-apps kapje him ôf. In bestân is feiliger.
making-no-packing = Dizze browser kin sa’n keppeling net meitsje. Bewarje de les as bestân.
making-not-come = De les koe net ophelle wurde. It webstee moat te berikken wêze en it tastean (CORS).
making-not-unpacked = De keppeling nei in les kin net lêzen wurde: wat deryn sit, kin net útpakt wurde.
making-from-problems = Dizze problemen binne no in les. Nim him troch, of kies ien.
making-unsound = Guon stappen kloppe net.
making-not-checked = De les koe net kontrolearre wurde.
making-changed-since = De les is sûnt dy tiid feroare.
making-kinds =
    .words = Tekst
    .diagram = Stân
    .replay = Partij
    .play = Fan hjir ôf spylje
    .exercise = Opjefte
# $title (text)
# $n (number)
making-added = Tafoege oan ‘{ $title }’ as stap { $n }.
# $title (text)
making-up = Omheech: { $title }
making-down = Omleech: { $title }
making-remove = Weihelje: { $title }
making-edit = Bewurkje: { $title }
making-removed = ‘{ $title }’ is weihelle.
# $n (number) of the step
making-put-back = Weromsette as stap { $n }
# $n (number)
# $all (number)
making-checking = Stap { $n } fan { $all } wurdt kontrolearre…
making-sound = { $n ->
        [one] De stap kloppet.
       *[other] Alle { $n } stappen kloppe.
    }
making-n-steps = { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
making-unread = De les kin net lêzen wurde.
# $why (text)
making-bad-link = De keppeling nei in les kin net lêzen wurde: { $why }.
# $why (text)
making-no-link = Der is gjin keppeling: { $why }. Bewarje de les as bestân en set dat op dyn webstee; ‘?lesson=’ en it adres derfan efter it adres fan dizze side iepenje him.
# $line (number)
# $words (text)
making-at-line = Rigel { $line }: { $words }
