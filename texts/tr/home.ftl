### What the page offers before a game has begun.

home-title = Bütün dama oyunları
# $n (number) of games
home-about = { $n } oyun; ücretsiz, hesapsız, reklamsız. Çevrimdışı da çalışır.
home-learn = Öğren
home-tactics = Taktik
home-practice = Antrenman
home-name = Ana sayfa
home-at-once = Hemen oyna
# $n (number) of the next move
home-go-on = { $n }. hamle
home-make = Tahta düzenleyici ve alıştırmalar
# $n (number) of pieces more than the other side has
home-ahead = { $n } taş önde

## Choosing a game

home-search = Oyunlarda ara
home-recent = Son oynananlar
home-favorites = Favoriler
home-favorite = Favori
home-no-game = Bunların hepsine uyan bir oyun yok.
home-all-games = Bütün oyunları göster
home-options = Rakip ve seçenekler
home-other-game = Başka oyun
home-advice = Bu oyunda yeni misin? 1. veya 2. seviyeden başla.
# $level (number)
home-against-computer = Bilgisayara karşı, { $level }. seviye
home-against-each-other = Bu cihazda iki oyuncu
home-families =
    .international = Uluslararası ve akrabaları
    .russian = Rus ve Pool
    .english = İngiliz ve İtalyan
    .frisian = Friz
    .spanish = İspanyol, Çek, Tayland
    .turkish = Türk ve Yunan
    .dameo = Dameo ve Croda
home-facts =
    .flying = uçan damalar
    .short = tek adımlı damalar
    .straight = düz hamleler
    .most = en çok taş alınır
    .any = serbest alma
