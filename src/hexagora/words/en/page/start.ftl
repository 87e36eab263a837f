### The start page: which game, with whom, how.

clock-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
clock-rules = The clock of the rules
clock-minutes = { $minutes } min
clock-minutes-and = { $minutes } min + { $increment } s a move
clock-seconds = { $seconds } s
clock-seconds-and = { $seconds } s + { $increment } s a move
# On the face of a clock, as short as can be; both numbers behind have two digits.
clock-shows-hours = { $hours }h{ $minutes }
clock-shows-days = { $days }d{ $hours }
start-with = Play with
start-withs-bot = A bot
start-withs-friend = A friend
start-withs-anybody = Anybody
start-withs-hotseat = One screen
start-clock = Clock
start-rated = Rated, by the rules as they are
start-listed = Show it in the lobby
start-challenge = Challenge a friend
start-to-lobby = To the lobby
start-at-once = Sit down together
start-seats = Seats at the table, yourself among them
start-against = Your rival
start-rivals = Your rivals
start-side = You move
start-sides-first = First
start-sides-second = Second
start-sides-random = By lot
start-edition = Edition
start-editions-first = First
start-players = Players
start-mages = Mages at the table, yourself among them
start-alone = Alone
start-rules = Rules
start-values-rosette = Rosette: the same for both, colours in a wheel
start-values-shuffled = Shuffled: every game another one
start-values-opposed = Opposed: yours lie on opposite sides of the board
start-values-facing = Facing: yours lie side by side, the rival's across
start-play = Play
start-opening = Setting up the board …
start-games = Which game
start-modes = More ways to play
start-go-on = Go on
start-more = { $n } more
start-go-on-with = { $title }, against { $opponent }
start-your-turn = Your move
start-their-turn = Waiting
start-how = How to play
start-replay = { $title }: show it again
start-loading = Opening the club …
start-editions-base = Second
start-review = Review
start-review-title = Review a finished game
