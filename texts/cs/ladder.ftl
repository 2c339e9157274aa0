### Results against the computer, by game and level.

ladder-title = Proti počítači
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Úroveň { $level }: výhry { $won }, remízy { $drawn }, prohry { $lost }.
# $level (number)
ladder-suggested = Doporučujeme: úroveň { $level }
# $level (number)
ladder-play = Hrát na úrovni { $level }
ladder-is-suggested = Tuto úroveň doporučujeme.
ladder-level = Úroveň
ladder-won = Výhry
ladder-drawn = Remízy
ladder-lost = Prohry
ladder-about = Počítají se partie zde dohrané do konce bez nápovědy, bez analýzy a bez vracení tahů.
# $n (number)
ladder-imported = { $n ->
    [one] Přidán { $n } výsledek.
    [few] Přidány { $n } výsledky.
   *[other] Přidáno { $n } výsledků.
}
