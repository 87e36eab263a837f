### At the board.

game-loading = Finding your seat …
game-missing-title = There is no such game
game-missing = The link may be mistyped, or the club was emptied since.
game-home = To the start page
game-you = You
game-watching = You are watching
game-your-turn = Your move
game-turn-of = { $name } to move
game-tab-your-turn = Your move · { $title }
game-points =
    { $total ->
        [one] { $name }: { $total } point
       *[other] { $name }: { $total } points
    }
game-of-total = Points
game-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
game-clock-idle = The clock stands
game-hurry =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
game-queue = { $n } more in the queue
game-queue-short = +{ $n }
game-queue-rest = still in the queue
game-queue-empty = The queue is empty
game-queue-title = { $tray }: what is still to come
game-queue-note = These come in an order that nobody sees. Whatever is laid is replaced by the next.
game-slot =
    { $moves ->
        [one] { $slot }: { $name }, { $moves } place
       *[other] { $slot }: { $name }, { $moves } places
    }
game-slot-idle = { $slot }: { $name }
game-hands-mine = Your hand
game-hands-of = The hand of { $name }
game-hauls-mine = Your haul
game-hauls-of = The haul of { $name }
game-haul = { $names }.
game-haul-empty = Nothing captured yet.
game-haul-nothing = nothing captured yet
game-wanted = missing
game-times = ×{ $n }
game-reading =
    { $places ->
        [one] { $slot }: { $name }, { $places } cell
       *[other] { $slot }: { $name }, { $places } cells
    }
game-reading-idle = { $slot }: { $name }
game-deck =
    { $n ->
        [one] { $n } more card in this pass
       *[other] { $n } more cards in this pass
    }
game-deck-title =
    { $n ->
        [0] The last card of this pass
       *[other] { $n } still to come in this pass
    }
game-deck-note = Nobody knows their order.
game-sheet-part =
    { $n ->
        [one] { $heading }: { $n } point
       *[other] { $heading }: { $n } points
    }
game-sheet-part-lit =
    { $n ->
        [one] { $heading }: { $n } point, lights up its hexes
       *[other] { $heading }: { $n } points, lights up its hexes
    }
game-head-start = +{ $n } from the start
game-has-chosen = has chosen
game-is-choosing = is choosing
game-wait-for = Waiting for { $names }
game-choose-for = What to place on { $cell }
game-choose = Choose
game-choose-here = Either may lie here: choose
game-stack-of =
    { $n ->
        [one] { $cell }: { $n } piece
       *[other] { $cell }: { $n } pieces
    }
game-stack-foot = the bottom
game-looked = { $cell }: { $things }
game-looked-may = { $cell }: { $things }. Enter takes up the top
game-lifted =
    { $places ->
        [one] { $name } from { $cell }: { $places } place to go
       *[other] { $name } from { $cell }: { $places } places to go
    }
game-chosen =
    { $places ->
        [one] { $name }: { $places } cell
       *[other] { $name }: { $places } cells
    }
game-crosses-out = crosses out { $n }
game-take-back = Take back
game-took-back = The last move was taken back
game-offer-end = Offer to end the game
game-end-title = End the game?
game-offer-text = If your rival agrees, the game ends and is scored as it stands:
game-offered = You have offered to end the game
game-offers = { $name } offers to end the game.
game-accept = Accept
game-decline = Decline
game-declined = Your offer was declined
game-you-declined = You declined the offer
game-ask-back = Ask to take back your last move
game-asked-back = You have asked to take a move back
game-asks-back = { $name } would like to take a move back.
game-not-back = Your wish to take a move back was declined
game-abort = Break the game off
game-away = away
game-away-label = Somebody is missing
game-away-for =
    { $seconds ->
        [one] { $name } is away. In { $seconds } second you may claim the game.
       *[other] { $name } is away. In { $seconds } seconds you may claim the game.
    }
game-gone = { $name } has gone.
game-claim = Claim the game
game-standing = { $name } { $total }
game-board-of = Display of { $name }
game-part = { $heading } { $n }
game-turn-left = Turn left
game-turn-right = Turn right
game-lay = Lay it
game-make-move = Make the move
game-for-points = { $label } for { $gained }
game-put-back = Put back
game-first = Pick a piece, turn it, and lay it where the board lights up
game-first-drag = Take up one of your caps, and move it to a cell that lights up
game-first-put = Take one of the elements, or tap a cell that lights up
game-picked =
    { $places ->
        [0] { $name }: fits nowhere as it is turned now
        [one] { $name }: { $places } place as it is turned now
       *[other] { $name }: { $places } places as it is turned now
    }
game-picked-nowhere = { $name }: fits nowhere on the board
game-picked-wait = { $name }: in your hand for your next move
game-not-here = Not allowed here
game-over-edge = It hangs over the edge of the board
game-not-now = It is not your move
game-spot = { $cells }. { $said }
game-spot-no = { $cells }. Not allowed.
game-spot-off = { $cells }, and over the edge. Not allowed.
game-spot-all-off = Beside the board.
game-gain = { $gained } { $heading }
game-sending = Laying …
game-lost = Connection lost. Your game is safe, reconnecting …
game-back = Connected again
game-bye = The club is restarting. Your game is safe, reconnecting …
game-busy = The club is busy. Your move will be sent again.
game-thinking-progress = { $percent } %
game-moves = Moves
game-no-moves = No moves yet
game-ply = { $n }.
game-last = Last move
game-move-field = Write a move
game-move-send = Send
game-move-panel = Moves and text board
game-text-board = Text board
game-text-intro = Rows are the files of the board, from west to east; columns count from the south.
game-file = File { $name }
game-free = free
game-text-hands = Hands
game-text-queue =
    { $n ->
        [0] The queue is empty.
       *[other] { $n } in the queue: { $what }
    }
game-text-scores = Points
game-nothing = nothing
game-board-label = Board
game-board-help = Number keys pick a piece, R turns it, arrow keys move it, N goes to the next legal place, Enter lays it, Escape puts it back.
game-board-help-tokens = Arrow keys go from cell to cell and say what lies there. Number keys or N find what you may take up, Enter takes it up and lets it go, N goes to the next legal place, Escape puts it back, Z takes a move back.
game-board-mine = Your display
game-status-label = What is going on
game-only-move = You have no other move
game-decide = Your decision
game-as-it-stands = As it stands
game-afterwards = After: { $label }
game-you-are = You
game-resign = Resign
game-resign-sure = Really resign?
game-resign-yes = Yes, resign
game-resign-no = No, play on
later-tag = { $seconds } s later
later-waiting =
    { $seconds ->
        [one] Who watches sees this game { $seconds } second later than its players.
       *[other] Who watches sees this game { $seconds } seconds later than its players.
    }

# Hints, where nothing is at stake.
game-hint = Hint: the bot's best moves
game-hint-title = The bot's best moves
game-hint-asking = The bot is thinking …
help-keys-hint = H
help-does-hint = Hint, where nothing is at stake
game-hint-none = There is only one move.
game-hint-chance = { $move }: { $percent } %
game-hint-points =
    { $points ->
        [one] { $move }: { $points } point
       *[other] { $move }: { $points } points
    }
