### The share sheet.

sheet-what = Watsto dielst
sheet-whole-game = De hiele partij
sheet-position = Allinnich dizze stân
sheet-whoever = Wa’t it iepenet
sheet-looks = besjocht it en mei trochspylje
sheet-answers = antwurdet mei in eigen set
sheet-answers-more = In partij fia berjochten: do stjoerst de keppeling, de oar docht in set en stjoert dy in keppeling werom.
sheet-no-address = Dit eksimplaar fan Damiera is in bestân op dyn apparaat en hat gjin adres. De keppelings wurkje ast se op it boerd fan in oare Damiera plakst.
sheet-short-link = Koarte keppeling
sheet-short-about = om yn in berjocht te stjoeren
sheet-readable-link = Lêsbere keppeling
sheet-readable-about = lit de setten sjen
sheet-copy = Kopiearje
sheet-send = Stjoere…
sheet-qr = QR-koade fan de koarte keppeling
sheet-qr-about = Rjochtsje de kamera fan in telefoan derop om dêr fierder te gean.
sheet-qr-too-long = Dizze partij is te lang foar in QR-koade.
sheet-as-text = As tekst
sheet-copy-fen = FEN kopiearje
sheet-copy-pdn = PDN kopiearje
sheet-save-pdn = PDN bewarje
sheet-as-picture = As ôfbylding
sheet-save-svg = SVG bewarje
sheet-save-png = PNG bewarje
sheet-picture-about = De ôfbylding ûnthâldt syn keppeling: sleep him nei it boerd, en hy giet wer iepen.
sheet-embed = Op dyn eigen side
sheet-element = Boerd as elemint
sheet-frame = Boerd as frame
sheet-making = In amerijke…
sheet-not-made = De rest koe net makke wurde: bestannen skriuwen wurket op it stuit net.
sheet-copied = Kopiearre.
sheet-not-copied = Kopiearjen mocht net fan de browser. Selektearje de tekst en kopiearje dy.
sheet-saved = It bestân is oan de browser jûn om te bewarjen.
sheet-not-saved = De browser koe it net bewarje.
sheet-not-sent = De browser koe it net stjoere.
# $color (color)
# $level (number)
sheet-challenge = spilet mei { side } tsjin de kompjûter, nivo { $level }
sheet-copy-what = Kopiearje: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: { side } oan set.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } hat wûn.
sheet-finished = { $game }: in partij dy’t dien is.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: kinsto fan hjir ôf mei { side } fan nivo { $level } winne?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: ik haw in set dien, no bisto oan set mei { side }.

## Studies

sheet-whole = De stúdzje mei alle farianten
# $game (text) its name
sheet-sent = { $game }: in stúdzje mei farianten.
# $n (number)
# $most (number)
sheet-too-long = Dizze keppeling hat { $n } tekens, en guon berjochte-apps nimme der net mear as { $most } yn in berjocht. Stjoer leaver it PDN-bestân: dêr stiet alles yn.
sheet-file = Yn it PDN-bestân stiet alles:
