### What the page offers before a game has begun.

home-title = All the draughts games
# $n (number) of games
home-about = { $n } games, free, no account, no ads. Works offline.
home-learn = Learn
home-tactics = Tactics
home-practice = Practice
home-name = Home
home-at-once = Play at once
# $n (number) of the next move
home-go-on = Move { $n }
home-make = Board editor and exercises
# $n (number) of pieces more than the other side has
home-ahead = { $n } ahead

## Choosing a game

home-search = Search the games
home-recent = Recent
home-favorites = Favorites
home-favorite = Favorite
home-no-game = No game has all of that.
home-all-games = Show all games
home-options = Opponent and options
home-other-game = Other game
home-advice = New to the game? Begin with level 1 or 2.
# $level (text)
home-against-computer = Against the computer, level { $level }
home-against-each-other = Two players on this device
home-families =
    .international = International and relatives
    .russian = Russian and Pool
    .english = English and Italian
    .frisian = Frisian
    .spanish = Spanish, Czech, Thai
    .turkish = Turkish and Greek
    .dameo = Dameo and Croda
home-facts =
    .flying = flying kings
    .short = short kings
    .straight = straight moves
    .most = must take most
    .any = any capture
