### What others have sent.

share-title = Sdílet
share-your-turn = Jste na tahu.
share-played = { side } zahrál { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n ->
        [one] Byl zahrán { $n } tah, naposledy { $last }.
        [few] Byly zahrány { $n } tahy, naposledy { $last }.
       *[other] Bylo zahráno { $n } tahů, naposledy { $last }.
    }

## Why something cannot be opened

share-cannot-no-link = V tomto obrázku není odkaz: nebyl uložen tady, nebo z něj odkaz odstranil jiný program.
share-cannot-bad-picture = Tento obrázek je poškozený: odkaz v něm nelze přečíst.
# $megabytes (number)
share-cannot-too-long = Je to příliš dlouhé: čtou se nejvýše { $megabytes } MB.
# $n (number)
share-cannot-many-games = { $n ->
        [one] Je v tom { $n } partie. Otevřete to v knihovně a vyberte ji.
        [few] Jsou v tom { $n } partie. Otevřete to v knihovně a jednu vyberte.
       *[other] Je v tom { $n } partií. Otevřete to v knihovně a jednu vyberte.
    }
# $n (number)
share-cannot-faulty = { $n ->
        [one] Jedna věc je v tom chybná nebo nejistá
        [few] Několik věcí je v tom chybných nebo nejistých
       *[other] Několik věcí je v tom chybných nebo nejistých
    }. Co to je, uvidíte po otevření v knihovně.
share-cannot-nothing = Není v tom odkaz, pozice ani partie, kterou by tu šlo otevřít. FEN se čte jako pozice hry na desce.
# $why (text)
share-cannot-because = Toto nelze otevřít: { $why }.
share-cannot-unreadable = Prohlížeč to nedokázal přečíst.
share-cannot-no-reader = Čtení souborů teď nefunguje.
