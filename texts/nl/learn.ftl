### Lessons, and how far one has come with them.

learn-about = Lessen van vijf minuten, van de eerste zet tot winnen. Je hoeft geen regels te kennen.
learn-course = Spel
learn-next-lesson = Hierna: { $title }
learn-lessons = Alle lessen
learn-done = Gedaan
learn-begun = { $n } van { $all } stappen
learn-lessons-done = { $n } van { $all } lessen gedaan
learn-stopped = je was bij stap { $at }
learn-go-on = Verder: { $title }
learn-minutes = Ongeveer 5 minuten
learn-rules = Alle regels
learn-rules-page = Deze regels op een pagina, met borden om te proberen
learn-missing = Dit kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
learn-fetching = De lessen zijn onderweg.
learn-other-language = Deze lessen zijn in het Engels.
