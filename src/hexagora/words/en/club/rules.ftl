### What all games say of moves.

rules-over = the game is over
rules-too-long = that is too long to be a move
rules-no-cell = there is no cell '{ $cell }' on this board
rules-not-text = a move is written as text
rules-chosen-already = you have already chosen
rules-not-your-turn = it is not your turn
rules-only-the-clock = only the clock can say that your time is up
## The last move with who made it: $said is one of the sentences whose key has "did" in it, or one of a game of others.
rules-did = { $name } { $said }
rules-board = Board
rules-bot-spark = Plays good moves, but rarely the best one.
rules-bot-pulse = Looks ahead and punishes mistakes.
rules-bot-overdrive = Uses all its time, and searches every ending out.
rules-rung = Rung { $number }
rules-rung-lapses = Thinks for a moment, and leaves { $percent } of 100 moves to luck.
rules-rung-simulations =
    { $simulations ->
        [one] Looks at { $simulations } way to go on.
       *[other] Looks at { $simulations } ways to go on.
    }
rules-rung-head-start =
    { $points ->
        [one] Looks at { $simulations } ways to go on, and has a head start of { $points } point.
       *[other] Looks at { $simulations } ways to go on, and has a head start of { $points } points.
    }
rules-seed-or-setup = a game starts from a seed or from a setup, not from both
rules-no-game = there is no game '{ $game }' (there are: { $games })
rules-no-option = { $game } has no option '{ $option }' (it has: { $options })
rules-option-value = option { $option } of { $game } must be one of { $values }, not { $value }
rules-players = { $game } takes { $least } players, not { $players }
rules-players-between = { $game } takes { $least } to { $most } players, not { $players }
