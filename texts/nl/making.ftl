### Eigen lessen: die geopend zijn, en hoe ze gemaakt worden.

making-title = Lessen maken
making-yours = Je lessen
making-yours-about = Lessen die je hebt geopend of gemaakt. Ze blijven op dit apparaat.
making-none = Nog geen. Open een lesbestand, plak een les of maak er een: onder ‘Delen’ staat ‘Toevoegen aan een les’.
making-new = Nieuwe les
making-untitled = Mijn les
making-name = Titel
making-language = Taal
making-no-language = niet gezegd
making-begin-words = Wat er voor de eerste stap wordt gezegd
making-step-title = Titel van deze stap
making-step-words = Wat er bij deze stap wordt gezegd
making-add-words = Tekst toevoegen
making-steps = Stappen
making-no-steps = Er zijn nog geen stappen. ‘Delen’ bij het bord, de oefeningenmaker en de bibliotheek hebben ‘Toevoegen aan een les’.
making-edit-lesson = Les bewerken
making-edit-short = Bewerken
making-to-list = Alle lessen
making-walk = Doorlopen
making-from-here = Vanaf hier doorlopen
making-edit-exercise = De oefening veranderen
making-check = Controleren
making-save = Opslaan als bestand
making-as-text = Als tekst
making-as-text-about = De hele les als tekst, zoals zij wordt opgeslagen.
making-take-text = Deze tekst gebruiken
making-leave-text = Laten zoals het was
making-share = Doorgeven
making-link = Link naar de les
making-link-about = bevat alles
making-element = De les als element
making-element-about = voor een eigen pagina
making-delete = Les verwijderen
making-delete-really = Echt verwijderen?
making-add = Toevoegen aan een les
making-open = De les openen
making-restore = Terugzetten
making-not-kept = De browser kon de les niet bewaren: misschien is er geen ruimte meer. Sla haar op als bestand.
making-full = De les heeft zo veel stappen als er kunnen zijn.
making-too-many = Er zijn zo veel lessen als er bewaard worden. Verwijder er eerst een.
making-link-many = Deze link is lang: sommige berichtenprogramma's breken hem af. Een bestand is veiliger.
making-no-packing = Deze browser kan zo'n link niet maken. Sla de les op als bestand.
making-not-come = De les kon niet worden opgehaald. De site moet bereikbaar zijn en het toestaan (CORS).
making-not-unpacked = De link naar een les kan niet worden gelezen: wat erin zit kan niet worden uitgepakt.
making-from-problems = Deze problemen zijn nu een les. Doorloop haar, of kies er een.
making-unsound = Sommige stappen kloppen niet.
making-not-checked = De les kon niet worden gecontroleerd.
making-changed-since = De les is sindsdien veranderd.
making-kinds =
    .words = Tekst
    .diagram = Stand
    .replay = Partij
    .play = Vanaf hier spelen
    .exercise = Oefening
making-added = Toegevoegd aan ‘{ $title }’ als stap { $n }.
making-up = Omhoog: { $title }
making-down = Omlaag: { $title }
making-remove = Verwijderen: { $title }
making-edit = Bewerken: { $title }
making-removed = ‘{ $title }’ is verwijderd.
making-put-back = Terugzetten als stap { $n }
making-checking = Stap { $n } van { $all } wordt gecontroleerd…
making-sound = { $n ->
        [one] De stap klopt.
       *[other] Alle { $n } stappen kloppen.
    }
making-n-steps = { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
making-unread = De les kan niet worden gelezen.
making-bad-link = De link naar een les kan niet worden gelezen: { $why }.
making-no-link = Er is geen link: { $why }. Sla de les op als bestand en zet dat op je site; ‘?lesson=’ en het adres ervan achter het adres van deze pagina openen haar.
making-at-line = Regel { $line }: { $words }
