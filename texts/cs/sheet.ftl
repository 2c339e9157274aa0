### The share sheet.

sheet-what = Co sdílet
sheet-whole-game = Celou partii
sheet-position = Jen tuto pozici
sheet-whoever = Kdo to otevře
sheet-looks = prohlédne si to a může hrát dál
sheet-answers = odpoví vlastním tahem
sheet-answers-more = Partie po zprávách: pošlete odkaz, druhá strana zahraje tah a pošle vám svůj.
sheet-no-address = Tato kopie aplikace Damiera je soubor ve vašem zařízení a nemá adresu. Její odkazy se otevřou po vložení na desku kterékoli Damiery.
sheet-short-link = Krátký odkaz
sheet-short-about = k odeslání ve zprávě
sheet-readable-link = Čitelný odkaz
sheet-readable-about = ukazuje tahy
sheet-copy = Kopírovat
sheet-send = Odeslat…
sheet-qr = QR kód krátkého odkazu
sheet-qr-about = Namiřte na něj fotoaparát telefonu a pokračujte tam.
sheet-qr-too-long = Tato partie je na QR kód příliš dlouhá.
sheet-as-text = Jako text
sheet-copy-fen = Kopírovat FEN
sheet-copy-pdn = Kopírovat PDN
sheet-save-pdn = Uložit PDN
sheet-as-picture = Jako obrázek
sheet-save-svg = Uložit SVG
sheet-save-png = Uložit PNG
sheet-picture-about = Obrázek si svůj odkaz pamatuje: přetáhněte ho na desku a znovu se otevře.
sheet-embed = Na vlastní stránce
sheet-element = Deska jako prvek
sheet-frame = Deska jako rámec
sheet-making = Okamžik…
sheet-not-made = Zbytek se nepodařilo vytvořit: zápis souborů teď nefunguje.
sheet-copied = Zkopírováno.
sheet-not-copied = Prohlížeč kopírování nedovolil. Označte text a zkopírujte ho.
sheet-saved = Soubor byl předán prohlížeči k uložení.
sheet-not-saved = Prohlížeči se to nepodařilo uložit.
sheet-not-sent = Prohlížeči se to nepodařilo odeslat.
# $color (color)
# $level (number)
sheet-challenge = hraje za { $color ->
        [white] bílého
       *[black] černého
    } proti počítači, úroveň { $level }
sheet-copy-what = Kopírovat: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: na tahu je { side-within }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side-within } vyhrál.
sheet-finished = { $game }: dohraná partie.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: porazíte odtud úroveň { $level } za { $color ->
        [white] bílého
       *[black] černého
    }?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: tah mám za sebou, teď jste na tahu vy za { $color ->
        [white] bílého
       *[black] černého
    }.

## Studies

sheet-whole = Studie se všemi variantami
# $game (text) its name
sheet-sent = { $game }: studie s variantami.
# $n (number)
# $most (number)
sheet-too-long = Počet znaků tohoto odkazu: { $n }. Některé komunikátory jich ve zprávě nepřijmou víc než { $most }. Pošlete raději soubor PDN: je v něm všechno.
sheet-file = V souboru PDN je všechno:
