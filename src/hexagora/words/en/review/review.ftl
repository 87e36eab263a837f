### The review of a finished game: its moves, what the bot makes of them, variations, pictures; and records that are dropped.

review-title = Review: { $game }
review-skip = Skip to the review
review-loading = Fetching the game …
review-drawing = Fetching the position …
review-result-draw = A draw
review-result-won = { $names } won
review-result-shared = { $names } share the win
review-result-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-result-aborted = Broken off

# Going through the game.
review-at = Move { $ply } of { $plies }
review-in-variation = Variation, move { $ply }
review-start = The start
review-first = To the start
review-back = One move back
review-forward = One move on
review-last = To the end
review-slider = Move
review-keys = Arrow keys go from move to move, Home and End to the start and the end.

# The moves.
review-moves = Moves
review-moves-none = This game has no moves.
review-move-number = { $n }.
review-move-label = { $n }. { $name }: { $move }
review-variation = Variation: { $n }. { $move }
review-variation-of = Variation
review-mark-turning = turning point
review-mark-comment = comment
review-to-game = Back to the game
review-remove = Remove this variation
review-try = Play another move on the board to try it out.

# The bot.
review-bot = What the bot thinks
review-analyse = Let the bot look at the game
review-analyse-on = Go on
review-analyse-note = It looks at every move and takes about a minute. What it finds is kept for everybody.
review-waiting = Waiting: other games come first
review-progress = Move { $n } of { $plies }
review-stop = Stop
review-stopped = Stopped at move { $n } of { $plies }
review-turning =
    { $n ->
        [0] No turning points: nobody gave much away.
        [one] { $n } turning point
       *[other] { $n } turning points
    }
review-turning-before = Turning points so far: { $n }
review-turning-line = Move { $n }, { $name }: { $move } ({ $was }). Better: { $better } ({ $would })
review-turned = Here the game turned.
review-better = Better: { $better }, { $would }
review-played = Played: { $move }, { $was }
review-percent = { $percent } %
review-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
review-ask = Ask the bot here
review-asking = The bot is thinking …
review-best = Best moves
review-best-exact = Best moves, searched out to the end
review-best-none = There is only one move here.
review-best-line = { $n }. { $move }, { $worth }

# The graphs.
review-graph = The bot's estimate
review-graph-chance = How the bot expects the game to end: at the top { $first } wins, at the bottom { $second }
review-graph-each = How the bot expects the game to end for each player: at the top a sure win, at the bottom a sure loss
review-graph-points = Points that the bot expects at the end
review-graph-win = { $name } wins
review-graph-table = As a table
review-column-move = Move
review-column-by = By
review-column-notation = Notation
review-column-estimate = Estimate
review-column-best = Best move
review-estimate-none = –
review-scores = Score over time
review-scores-label = Points after each move: { $heading }
review-total = Total
review-scores-now = Score in this position
review-heading = Heading
review-of = Show

# What one makes of it.
review-comment = Comment on this position
review-comment-place = What do you think?
review-saved = Saved
review-saving = Saving …
review-not-saved = Not saved: { $reason }
review-share = Share
review-share-hint = Whoever has this link sees the game with your variations and comments.
review-share-plain = Whoever has this link sees the game. Write something down or try a move to share that as well.
review-by = Variations and comments by { $name }
review-keep = Keep a copy
review-keep-hint = It is added to your own review of this game, where you can go on with it.

# To take along.
review-take = Take along
review-take-record = Record
review-take-svg = This position as SVG
review-take-png = This position as PNG
review-take-gif = The game as a GIF
review-drawing-file = Drawing …
review-practise = Play on from here

# Records.
review-drop-title = Review a game
review-drop-intro = Drop the record of a finished game here, of this club or of another one.
review-drop-choose = Choose a record
review-drop-here = Let go to review this record
review-drop-reading = Reading the record …
review-drop-one = One record at a time.
review-drop-big = This file is too large for a record: at most { $most } KiB.
review-drop-unread = This file cannot be read.
review-drop-games = Your finished games
review-drop-against = { $title }, against { $name }
review-drop-alone = { $title }, alone
