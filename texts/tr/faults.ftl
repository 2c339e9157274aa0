### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Bağlantının tamamı okunamadı: { $why }.
faults-board = Bu tahta gösterilemiyor: { $why }.
faults-lesson = Ders okunamıyor: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; ve { $n } tane daha

## Parts of links

faults-changed = yapıldıktan sonra değiştirilmiş ya da kesilmiş: denetim karakterleri uymuyor, bu yüzden kastedilen bu olmayabilir
faults-invisible = satır sonları ya da görünmeyen karakterler atlandı
faults-ending = sondaki “{ $ending }” atlandı
faults-escapes = yüzde işaretli kodlar çözülerek okundu
faults-left-out = { $number }. hamle, “{ $text }”, sonrakilerle birlikte atlandı: { $why }
faults-too-many-moves = hamlelerin yalnızca ilk { $max } tanesi okundu; toplam: { $n }
faults-too-much = { $number }. hamle sonrakilerle birlikte atlandı: sayılamayacak kadar çok taş alma hamlesi var
faults-ply = “ply={ $text }” 0 ile hamle sayısı arasında bir sayı değil
faults-orientation = “o={ $text }” ne w ne de b
faults-value = “{ $key }={ $value }” atlandı; burada olması gereken: { $expected }
faults-a-level = bir seviye (1 ile 8 arası ya da 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = bir tam sayı
faults-a-player = w, b ya da both
faults-a-mode = diagram, replay, play ya da exercise
faults-long-value = “{ $key }=” atlandı: { $n } bayt uzunluğunda, en çok { $max } bayt okunur
faults-no-key = “{ $key }” diye bir anahtar yok
faults-no-value = “{ $text }” anahtar=değer biçiminde değil
faults-twice = “{ $key }=” birden çok kez geçiyor, yalnızca ilki okundu
faults-part = bir bölüm sonuna kadar okunamadı: { $part }
faults-parts =
    .position = pozisyon
    .last = son bölüm
    .moves = hamleler
    .ply = gösterilen hamlenin numarası
    .marks = işaretler
    .arrows = oklar
    .texts = metinler
faults-holds-more = Damiera’nın daha yeni bir sürümünden geliyor ve gösterilenden fazlasını içeriyor

## Links that cannot be opened

faults-long-link = { $n } bayt uzunluğunda, en çok { $max } bayt okunur
faults-newer = Damiera’nın daha yeni bir sürümünden geliyor (v={ $version })
faults-version = “v={ $text }” bir sürüm numarası değil
faults-damaged = yapıldıktan sonra değiştirilmiş ya da kesilmiş, hiçbir şeyi okunamıyor
faults-no-ruleset = hangi oyun olduğunu söylemiyor: bağlantıda “g=” ya da sayfada “variant” eksik
faults-unknown-ruleset = bu sürüm bu oyunu tanımıyor: “{ $id }”
faults-house = özel kuralları okunamıyor: { $why }
faults-position = pozisyonu okunamıyor: { $why }
faults-escape = “{ $text }” UTF-8 metnin yüzde işaretli kodu değil

## House rules

faults-house-prefix = “{ $id }” özel kuralları göstermiyor: başında “{ $expected }” olmalı
faults-house-long = { $n } baytlık bir kod özel kurallar için çok uzun: en çok { $max } bayt okunur
faults-house-version = “{ $text }” özel kuralların bilinen bir sürümü değil: burada “{ $expected }” olmalı
faults-house-part = “{ $part }” özel kuralların bir seçeneği değil; şunlardan biri olmalı: { $expected }
faults-house-twice = “{ $part }”, “{ $key }” ile başlayan ilk bölüm değil: yalnızca bir tane olabilir
faults-house-contrary = bu özel kuralların anlamı yok: { $why }
faults-house-many = aynı anda en çok { $max } farklı özel kural olabilir
faults-house-too-many-squares = 12 × 12 tahtada yalnızca koyu kareler vardır, çünkü hepsi çok fazla olurdu
faults-house-rows-too-many = bu kadar çok yoz taş sırası, taraflar arasında ikiden az boş sıra bırakıyor
faults-house-trapezoid-of-one-row = yamukta en az iki sıra yoz taş olur
faults-house-straight-on-dark = koyu karelerde yoz taşlar çapraz gitmek zorundadır, yoksa yarısı hiçbir zaman damaya çıkamaz
faults-house-diagonal-on-all = bütün kareler kullanılıyorsa bazı taşlar düz gitmelidir, yoksa taşların yarısı ötekilerle hiç karşılaşmaz
faults-house-landing-of-short-king = nereye konacağını yalnızca uçan damalar seçebilir
faults-house-uturn-of-short-king = geldiği yöne yalnızca uçan damalar dönebilir
faults-house-uturn-barred = bir dama geldiği yöne ancak alınan taşlar tahtadan hemen kalkıyorsa dönebilir
faults-house-limit-of-short-king = tek bir damanın hamlelerine konan sınır uçan damalar içindir
faults-house-king-gains-nothing = damalar yoz taşlardan daha uzağa gidemiyor ve daha uzaktan alamıyorsa damaya çıkmak bir şey kazandırmaz
faults-house-end-against-goal = hamlesi kalmayan kazanıyorsa başka bir bitişin anlamı yoktur
faults-house-huff-against-goal = hamlesi kalmayan kazanıyorsa kimse rakibin taşını üflemez

## Positions

faults-token-at = { $place }. karakterde “{ $token }”: { $what }
faults-expected-shorter = metin { $max } bayttan uzun
faults-expected-known-turn = hamle sırasının kimde olduğu bilinmeli: W ya da B yaz
faults-expected-turn = önce hamle sırası gelmeli: W ya da B yaz
faults-expected-side = buraya bir tarafın karelerini, önlerine W ya da B koyarak yaz
faults-expected-side-once-white = beyazın kareleri zaten verilmiş
faults-expected-side-once-black = siyahın kareleri zaten verilmiş
faults-expected-square = bu bir kare değil; ilk kare { $first }, son kare { $last }
faults-expected-range = aralık artarak gitmeli ve { $first } ile { $last } arasında kalmalı
faults-expected-range-in-row = aralık tek bir sırada soldan sağa gitmeli ve { $first } ile { $last } arasında kalmalı
faults-expected-empty-square = { $label } karesinde zaten bir taş var
faults-expected-counters = buraya Siyahın ve Beyazın dama hamlelerini yaz, örneğin +0+312
faults-expected-counter = bir sayı ve damanın karesinin iki rakamını yaz, örneğin 312, ya da yalnızca 0
faults-no-pieces = tahtada taş yok
faults-shared-square = { $label } karesinde iki tarafın da taşı var
faults-counter-without-king = { $label } karesi için dama hamlesi sayılıyor ama o tarafın orada daması yok
faults-counter-too-high = art arda { $counted } dama hamlesi sayılmış, oysa yalnızca { $limit } hamleye izin var
faults-counter-without-limit = bu oyunda dama hamleleri sayılmaz

## Moves, and what is said between them

faults-long-move = { $n } baytlık bir hamle çok uzun: en çok { $max } bayt okunur
faults-no-move = “{ $text }” bir hamle değil: en az iki kare olmalı, örneğin { $example }
faults-no-square = “{ $text }” içindeki “{ $token }” bir kare değil: ilk kare { $first }, son kare { $last }
faults-ambiguous = “{ $text }” belirsiz; şu olabilir: { $moves }
faults-not-crowned = “{ $text }” K ile bitiyor, ama { $mv } hamlesinde hiçbir yoz taş dama olmuyor
faults-illegal = “{ $text }” burada geçerli bir hamle değil
faults-not-now = “{ $text }” olamaz: { $why }
faults-now-over = oyun bitti
faults-now-not-your-turn = sıra öbür tarafta
faults-now-offered = beraberlik zaten teklif edildi: kabul ya da reddedilmeli
faults-now-not-offered = beraberlik teklif edilmedi
faults-now-by-moving = bir teklif hamle yaparak ancak hamlenin kendisiyle reddedilir
faults-now-no-claim = kuralların hiçbir maddesi burada beraberlik talep etmeye izin vermiyor
faults-now-ahead = beraberliği reddeden tarafın kesin üstünlüğü var: en az bir yoz taş fazla
faults-now-own-refusal = reddedilen beraberliği yalnızca teklif eden taraf talep edebilir
faults-now-capture = alınması gereken taş var: kimin önde olduğu ondan sonra belli olur
faults-now-not-missed = son hamlede kaçırılmış bir taş alma yok
faults-now-not-huffed = o karedeki taş alma yapamazdı

## Marks and arrows

faults-brush = “{ $text }” bir ok değil: başında G, R, Y ya da B olmalı, örneğin G{ $text }
faults-route = “{ $text }” bir ok değil: iki ile { $max } arası kare olmalı
faults-many-marks = işaretlerin ya da okların yalnızca ilk { $max } tanesi okundu; toplam: { $n }

## Variations

faults-variations = varyantları okunamıyor: { $why }
faults-variations-changed = varyantları yapıldıktan sonra değiştirilmiş ya da kesilmiş: denetim karakterleri uymuyor
faults-variations-node = “tn={ $path }” varyantlarda bir yer değil
faults-variations-part = varyantları sonuna kadar okunamadı
faults-at = satır { $line }, sütun { $column }: { $what }
faults-token = “{ $token }”: { $what }
faults-long-text = { $n } baytlık bir metin çok uzun: en çok { $max } bayt okunur
faults-unknown = burada bir hamle, yorum, varyant, değerlendirme ya da sonuç olmalı
faults-too-many-captures = öncesinde sayılamayacak kadar çok taş alma hamlesi var
faults-open-comment = yorumun kapanan süslü parantezi yok
faults-glyph-without-move = önünde hamle olmayan bir değerlendirme var
faults-glyph = değerlendirmeler $0 ile $65535 arasındadır ve en çok { $max } tane olabilir
faults-variation-without-move = yerine geçebileceği bir hamle olmayan bir varyant var
faults-open-variation = varyantın kapanan parantezi yok
faults-nested = varyantlar iç içe en çok { $max } kat olabilir
faults-close = varyantı olmayan bir kapanan parantez var
faults-set-up = pozisyon kurulamıyor: { $why }
faults-not-legal = bu hamle burada geçerli değil
faults-unlistable = bu pozisyonda sayılamayacak kadar çok taş alma hamlesi var: { $max } sıçrayıştan fazla
faults-deep = bir devam yolunda iki tarafın hamleleri birlikte en çok { $max } olabilir
faults-large = varyantlarıyla birlikte bir oyunda en çok { $max } hamle olabilir
faults-long-comment = { $n } baytlık bir yorum çok uzun: en çok { $max } bayt okunur
faults-glyphs = bir hamlenin yanında en çok { $max } değerlendirme olabilir

## Files of games

faults-tag = burada bir etiket olmalı, örneğin [White "Ad"]
faults-tag-twice = etiket birden çok kez geçiyor, ilki geçerli
faults-tag-control = etikette boşluk olarak okunan denetim karakterleri var
faults-many-tags = en çok { $max } etiket olabilir
faults-no-game = burada “{ $id }” diye bir oyun yok
faults-type-number = bir oyun türü sayıyla başlar, “{ $text }” ise başlamıyor
faults-type-foreign = oyun türü { $number }: { $name }, ve bu burada oynanmıyor
faults-type-unknown = oyun türü { $number } burada bilinmiyor
faults-type-other = oyun türü “{ $text }”, burada oynanan { $expected } oyunundan başka
faults-type-other-number = oyun türü “{ $text }”, burada bilinen { $number } oyunundan başka
faults-game-unsaid = hiçbir şey hangi oyun olduğunu söylemiyor: GameType etiketi eksik
faults-result = burada bir sonuç olmalı: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 ya da *
faults-behind-result = oyunun sonucundan sonra geliyor ve atlandı
faults-result-twice = oyunun zaten bir sonucu var, ilki geçerli
faults-result-differs = etikete göre sonuç { $result }
faults-result-by-rules = kurallara göre sonuç { $result }
faults-long-file = { $n } baytlık bir dosya çok uzun: en çok { $max } bayt okunur

## Games that are gone through on another page

faults-moves = hamleler: { $why }
faults-node = node=“{ $text }” varyantlarda bir yer değil
faults-no-ply = ply=“{ $text }” oyunun bir hamlesi değil
faults-pace = autoplay=“{ $text }” yanlış bir değer: 0.5 ile 60 saniye arası olmalı
faults-others = diğer hatalar: { $n }

## Exercises

faults-no-goal = alıştırmanın amacı yok; şunlardan biri olmalı: { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:KARE, win-in:SAYI ya da hold:SAYI
faults-goal = “{ $text }” bir amaç değil; şunlardan biri olmalı: { $goals }
faults-n-moves = “{ $text }” bir hamle sayısı değil: 1 ile { $max } arası olmalı
faults-square = “{ $token }” bir kare değil: ilk kare { $first }, son kare { $last }
faults-nothing-accepted = { $turn }. sırada hiçbir şey kabul edilmiyor: bir hamle ya da koşul olmalı
faults-choices = “{ $text }” bir seçim değil: “accept” içinde en az iki hamle olmalı
faults-not-wanted = “{ $key }” bu amaca uymuyor ve olmamalı
faults-captures = “{ $text }” bir taş sayısı değil: 1 ile { $max } arası olmalı
faults-accepted-position = kabul edilen pozisyon okunamıyor: { $why }
faults-reply = “{ $text }” bir karşılık değil: bir hamle, > ve karşılığı olmalı
faults-answer = “{ $text }” bir yanıt değil: bir hamle, = ve söylenecek söz olmalı
faults-too-many = çok fazla ({ $what }: { $n }): en çok { $max } olabilir
faults-lists =
    .turns = sıralar
    .accepted = kabul edilen hamleler
    .replies = karşılıklar
    .answers = yanlış denemelere yanıtlar
faults-long-key = “{ $key }” { $n } bayt uzunluğunda: en çok { $max } bayt okunur
faults-wordy = “{ $start }…” metni { $n } bayt uzunluğunda: en çok { $max } bayt okunur

## Lessons

faults-lesson-line = satır { $line }: { $what }
faults-long-lesson = ders { $n } bayt uzunluğunda, en çok { $max } bayt okunur
faults-lesson-title = “# ” ve dersin başlığı olmalı, “{ $text }” değil
faults-second-title = bir dersin tek başlığı olur; bir adım “## ” ile başlar
faults-empty-title = “#” işaretinden sonra bir başlık olmalı
faults-no-steps = bir adım olmalı: “## ” ve başlığı
faults-many-steps = { $max } adımdan fazlası var
faults-lesson-value = “{ $text }”, “ad: değer” biçiminde değil
faults-lesson-name = burada “{ $text }” yok; şunlardan biri olmalı: { $known }
faults-lesson-head = bir derste “{ $text }” olmaz; şunlardan biri olmalı: { $known }
faults-lesson-twice = “{ $name }” için zaten bir değer var
faults-empty-step = adımda ne metin ne de tahta var
faults-lesson-mode = “{ $text }” diye bir kip yok: diagram, replay, play ya da exercise olmalı
faults-lesson-source = “src” ve kursun dosyasının yanındaki ders dosyası olmalı
faults-lesson-goal = bir alıştırmanın amacı olur, yalnızca alıştırmanın olur
faults-packed-long = { $n } karakterlik bir ders bağlantı için çok uzun: en çok { $max } karakter olabilir
faults-packed-damaged = bağlantı yolda değiştirilmiş ya da kesilmiş
faults-packed-newer = bağlantı daha yeni bir sürümden geliyor
faults-packed-much = içeriği bir dersten uzun; bir ders en çok { $max } bayttır

## Problems

faults-problem-address = “{ $text }” bir pozisyon içermiyor: o sitedeki bir oyunu ya da problemi gösteriyor ve oradan hiçbir şey indirilmiyor. O sitenin verdiği FEN ya da PDN gerekli
faults-problem-game = “{ $name }” burada oynanmıyor
faults-problem-unsolved = bir çözüm olmalı
faults-problem-many = bir derste en çok { $max } adım olur
faults-problem-turns = bir alıştırmada en çok { $max } sıra olur
faults-problem-flaw = çözümde, { $ply }. yarım hamle: { $why }
faults-problem-in-game = oyun { $number }: { $why }
