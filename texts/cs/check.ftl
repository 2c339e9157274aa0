### The check of an exercise.

check-is-sound =
    .no = Cvičení není v pořádku.
    .yes = Cvičení je v pořádku.
check-works = Cvičení funguje. Jak dobrá je odpověď, se nezkoumalo.
check-game-drawn = V této pozici je partie remízou, takže není co hledat.
check-game-over = V této pozici partie končí, takže není co hledat.
check-too-many-captures = Je tu víc braní, než lze vypsat.
check-too-hard = Možností je příliš mnoho, cvičení nelze posoudit: zadejte méně tahů, nebo použijte méně figur.
check-too-many-lines = Variant je příliš mnoho, nelze je projít: uznejte méně tahů.
check-no-solution = Toto cvičení neřeší žádný dovolený tah.
# $text (text) the move
# $why (text) a sentence
check-not-legal = Uznává se { $text }, ale ten tah není dovolený. { $why }
check-never-fits = Zápisu „{ $text }“ neodpovídá žádný dovolený tah.
check-no-reply = Po { $mv } je více odpovědí: určete, která se hraje.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = Odpověď { $reply } na { $mv } není dovolený tah. { $why }
check-reply-unused = Je uvedena odpověď na { $mv }, ale tento tah se nikdy nehraje.
check-answer-to-right = Tah { $mv } je uveden jako chybný pokus, ale je správný.
check-no-illegal = Všechny tahy na výběr jsou dovolené.
check-several-illegal = Nedovolených tahů na výběr je víc: { $moves }.
check-unique = Řešení je jediné: { $mv }.
check-accepted = Uznává se jeden tah: { $mv }. Že žádný jiný není stejně dobrý, není dokázáno.
# $n (number)
# $moves (text)
check-several = { $n ->
        [one] Správný je { $n } tah: { $moves }.
        [few] Správné jsou { $n } tahy: { $moves }.
       *[other] Správných je { $n } tahů: { $moves }.
    }
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Najít se má 1 braní: { $moves }.
        [few] Najít se mají { $n } braní: { $moves }.
       *[other] Najít se má { $n } braní: { $moves }.
    }
check-also-win = Řešení vyhrává vynuceně, ale vyhrávají i tahy, které se neuznávají: { $moves }.
check-refuted = Tah { $mv } je vyvrácen odpovědí { $reply }.
check-every-move = Správný je každý dovolený tah, takže skoro není co hledat.
check-same-result = Správný je i tah { $text }: vede ke stejné pozici jako { $named }.
