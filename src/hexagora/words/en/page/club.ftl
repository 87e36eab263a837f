### What stands on every page.

club = Hexagora
tagline = A club for hex games
skips = Skip to
skip-to-main = Skip to the game
skip-to-board = Skip to the board
skip-to-hand = Skip to your hand
skip-to-move = Skip to the move field
skip-to-text = Skip to the text board
close = Close
try-again = Try again
no-answer = The club does not answer. Is it still running?
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
skip-to-lobby = Skip to the lobby
skip-to-ratings = Skip to the ratings
bot = Bot
# Shown only where a browser runs no scripts, in all languages at once.
no-script = Hexagora draws its boards with JavaScript; please switch it on for this page.
