### Exercises, for those who solve them, and positions in words.

exercise-title = Alıştırma
exercise-hint = İpucu
exercise-again = Baştan başla
exercise-choices = Seçenekler
exercise-task-of = Sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    }: { $what }
# $found (number)
# $of (number)
exercise-found = { $found } / { $of } bulundu
exercise-hint-illegal = Geçersiz hamle: { $text }.
exercise-unreadable = Bu alıştırma okunamıyor: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = { $tries ->
        [one] İlk denemede
       *[other] { $tries } denemede
    }, { $hints ->
        [0] ipucu almadan
        [one] 1 ipucuyla
       *[other] { $hints } ipucuyla
    } çözüldü.

## What is asked

exercise-task-move = doğru hamleyi bul.
# $n (number) at least two
exercise-task-moves = { $n } doğru hamleyi birer birer bul.
exercise-task-capture-any = taş al.
exercise-task-capture-all = { $n ->
        [one] alma hamlesini bul. Yalnızca bir tane var.
       *[other] { $n } alma hamlesinin hepsini birer birer bul.
    }
exercise-task-capture-due = kuralların gerektirdiği kadar taş al.
exercise-task-capture-best = kuralların gerektirdiği alma hamlesini yap.
exercise-task-capture-most = alabildiğin kadar çok taş al.
# $n (number)
exercise-task-find-illegal = bu { $n } hamleden biri geçersiz. Hangisi?
exercise-task-reach = bir taşını { $square } karesine getir.
exercise-task-win-in = { $n ->
        [one] bu hamleyle kazan.
       *[other] en çok { $n } hamlede kazan.
    }
exercise-task-hold = { $n ->
        [one] hemen kaybettirmeyen bir hamle yap.
       *[other] { $n } hamle boyunca kaybetme.
    }

## What is said to a try

exercise-solved = Çözüldü.
exercise-right = Doğru. Rakibin yanıtı { $reply }: devam et.
# $found (number)
# $of (number)
exercise-found-one = Doğru: { $found } / { $of } bulundu.
exercise-found-already = Onu zaten buldun: başka bir tane ara.
exercise-takes-nothing = Bu hamle taş almıyor: taş alan bir hamle ara.
# $takes (number)
# $most (number)
exercise-takes-less = Bu hamle { $takes } taş alıyor ama { $most } taş alınabilir.
exercise-does-not-reach = Bu hamle { $square } karesinde bitmiyor.
exercise-not-accepted = Doğru hamle bu değil. Yeniden dene.
exercise-lets-go = Bu hamle zamanında kazandırmıyor.
exercise-lets-go-after = Bu hamle zamanında kazandırmıyor: rakip { $reply } oynar.
exercise-loses = Bu hamle kaybettirir.
exercise-loses-after = Bu hamle kaybettirir: rakip { $reply } oynar.
exercise-is-legal = { $text } geçerli bir hamle: başka bir tane ara.
exercise-not-a-choice = Gösterilen hamlelerden birini seç.
exercise-too-hard = Burada olasılıklar çok fazla: bu deneme değerlendirilemedi.
exercise-over = Alıştırma zaten çözüldü.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Beyaz: { $white }. Siyah: { $black }. Sıra { $color ->
        [white] Beyazda
       *[black] Siyahta
    }.
exercise-no-pieces = taş yok
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] yoz taş
       *[yes] yoz taşlar
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] dama
       *[yes] damalar
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } ile { $to } arası
