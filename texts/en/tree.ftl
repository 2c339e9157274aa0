### The moves of a study, on the page and on other sites.

tree-promote = Move variation up
tree-delete = Delete from here
tree-comment = Comment
tree-glyphs = What you think of the move
tree-glyph-names =
    .good = good move
    .mistake = mistake
    .excellent = excellent move
    .blunder = blunder
    .interesting = interesting move
    .dubious = dubious move
tree-draw = Draw arrows
tree-drawing = Press two squares for an arrow, one square twice for a ring.
tree-moving = Pieces move again.

## On other sites

tree-game = Game
tree-play = Play through
tree-pause = Pause
tree-ways = Ways to go on
# $why (text)
tree-no-file = The file of games could not be fetched: { $why }.
tree-no-game = No game could be read here.
tree-more-games = More games than these are in the file: it is too long.
