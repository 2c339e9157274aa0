### What stands around the rules on their pages.

site-skip = Nei de regels
site-play = Spylje dit spul
site-pages = Regels
site-choose = Kies in spul
# $n (number)
site-all-games = Alle { $n } spullen
# Over the games whose pages nobody wrote by hand.
site-others = De oare spullen
site-others-about = Harren regels binne skreaun út wat Damiera brûkt by it spyljen, mei buorden om te probearjen.
# Names the ways to the pages before and after.
site-neighbors = Mear regels
site-previous-page = Foarige
site-next-page = Folgjende
site-languages = Talen
site-contents = Op dizze side
# The link under a board.
site-open = Iepenje op it boerd
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Antwurd
       *[other] Antwurden
    }
site-next = Folgjende opjefte
# $number (number)
# $n (number)
site-exercise = Opjefte { $number } fan { $n }
# $color (color)
site-turn = { $color ->
        [white] Wyt oan set.
       *[black] Swart oan set.
    }
# $page (text) a link to the page written by hand
site-more = Mear fan dizze famylje, mei iepeningen, lêsstof en boarnen: { $page }.
site-footer = Damiera is fergees, wurket sûnder netwurk, en stjoert nearne wat hinne.

## On the page before its program is there. In English `index.html` says the same

site-old = Dizze browser kin Damiera net útfiere: hy is te âld, of lit gjin WebAssembly ta. Wurkje him by of brûk in oarenien.
site-failed = Damiera koe net laden wurde: is der netwurk? It wurdt op ’e nij besocht.
site-what = De hiele damfamylje, tsjin de kompjûter of mei jim twaen op ien apparaat.
