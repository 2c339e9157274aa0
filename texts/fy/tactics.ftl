### Tactics: positions with one good move, gone through one after the other.

tactics-title = Taktyk
tactics-about = Stannen mei ien goede set, fûn yn partijen fan it programma en dêrtroch bewiisd.
tactics-game = Spul
# $n (number) a hundred for each grade of difficulty
tactics-strength = Dyn spylkrêft: { $n }
# $found (number)
# $tried (number)
tactics-found = { $found } fan { $tried } yn ien kear fûn
tactics-ways =
    .strength = Op dyn spylkrêft
    .missed = Earder mist
    .day = De fiif fan hjoed
    .streak = Rige
    .storm = Tsjin de klok
    .friend = Mei in freon
tactics-ways-about =
    .strength = Sa dreech asto sterk bist.
    .missed = Se komme werom nei in dei, in wike en in moanne.
    .day = Foar elkenien deselde fiif.
    .streak = Hieltyd dreger, oantst der ien mist.
    .storm = Safolle ast kinst yn trije minuten.
    .friend = Tsien, en dan in keppeling nei deselde tsien.
# $n (number)
tactics-best = Dyn rekôr: { $n }
# $n (number)
tactics-due = { $n } te dwaan
# $found (number)
# $all (number)
tactics-day-done = Hjoed: { $found } fan { $all }
# $at (number)
# $all (number)
tactics-place = { $at } fan { $all }
# $n (number)
tactics-score = { $n } fûn
# $grade (number)
tactics-grade = Swierrichheidsgraad { $grade } fan 10
tactics-next = Folgjende
tactics-again = Nochris
tactics-others = Oare stannen
tactics-over = Dat wie de lêste.
tactics-time-over = De tiid is om.
tactics-streak-over = Hjir einiget de rige.
tactics-missing = De stannen fan dit spul koene net ophelle wurde. Kontrolearje de ferbining en besykje it op ’e nij.
tactics-fetching = De stannen binne ûnderweis.
# $found (number)
# $all (number)
tactics-friends = Dyn freon fûn { $found } fan { $all }.
tactics-sent = Fan in freon
tactics-pass-on = Kopiearje de keppeling foar in freon
tactics-set-damaged = De keppeling nei dizze stannen is ûnderweis ôfkape of feroare, of se binne der net mear. Freegje der op ’e nij om.
tactics-squares = Fjilden
tactics-squares-about = Harren nammen út ’e holle: in heale minút op in boerd sûnder nammen.
tactics-squares-find = Sykje it fjild
tactics-squares-name = Neam it fjild
# $square (text)
tactics-find-square = Sykje { $square }
tactics-which-square = Hokker fjild is markearre?
# $square (text)
tactics-square-missed = Nee: { $square } lit no syn namme sjen.
# $right (number)
# $wrong (number)
tactics-squares-score = { $right } goed, { $wrong } fout
# $row (number)
# $column (number)
tactics-squares-place = Rige { $row }, kolom { $column }
tactics-themes =
    .win = Dêrmei is de partij dien.
    .king = Der is in daam slein.
    .promotion = In houtsje waard daam.
    .shot = Der binne stikken jûn foar mear werom.
    .choice = It kaam derop oan hokker slach ast keast.
    .ending = Mei sa’n bytsje stikken telt elke set.
    .quiet = In set sûnder slach wûn in stik.
