### What a person misses most, over all games that were gone through.

missed-title = En çok neyi kaçırıyorsun
# $n (number)
missed-in-games = incelenen { $n } oyuna göre
missed-nothing = Pek bir şey kaçırılmamış.
missed-train = O türden taktikler için birine bas.

missed-shot = Görmediğin bir açmaz
missed-allowed = Rakibe izin verdiğin bir açmaz
missed-choice = Yanlış alma
missed-ending = Oyun sonunda bir hamle
missed-quiet = Taş almayan daha iyi bir hamle
