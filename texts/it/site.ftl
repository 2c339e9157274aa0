### What stands around the rules on their pages.

site-skip = Vai alle regole
site-play = Gioca
site-pages = Regole
site-choose = Scegli un gioco
# $n (number)
site-all-games = Tutti i { $n } giochi
# Over the games whose pages nobody wrote by hand.
site-others = Gli altri giochi
site-others-about = Le loro regole sono scritte da ciò che Damiera applica quando gioca, con damiere da provare.
# Names the ways to the pages before and after.
site-neighbors = Altre regole
site-previous-page = Precedente
site-next-page = Successiva
site-languages = Lingue
site-contents = In questa pagina
# The link under a board.
site-open = Apri sulla damiera
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Risposta
       *[other] Risposte
    }
site-next = Esercizio successivo
# $number (number)
# $n (number)
site-exercise = Esercizio { $number } di { $n }
# $color (color)
site-turn = { $color ->
        [white] Muove il Bianco.
       *[black] Muove il Nero.
    }
# $page (text) a link to the page written by hand
site-more = Altro su questa famiglia, con aperture, interpretazioni e fonti: { $page }.
site-footer = Damiera è gratuita, funziona senza rete e non invia nulla a nessuno.

## On the page before its program is there. In English `index.html` says the same

site-old = Questo browser non può eseguire Damiera: è troppo vecchio o non permette WebAssembly. Aggiornalo o usane un altro.
site-failed = Non è stato possibile caricare Damiera: la rete c'è? Si sta riprovando.
site-what = Tutta la famiglia della dama, contro il computer o in due.
