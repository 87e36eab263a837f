### The end of a game.

result-replay = Review
result-won = You win
result-lost = { $name } wins
result-draw = A draw
result-shared = { $names } share the win
result-tie-broken = Equal points: the tie-break of the rules decided.
result-rank = Rank
result-place = { $rank }.
result-ended = The game was broken off
result-by-resign = { $name } resigned.
result-by-resign-you = You resigned.
result-by-timeout = { $name } ran out of time.
result-by-timeout-you = You ran out of time.
result-by-agreement = The players agreed to end it.
result-by-aborted = It does not count.
result-head-start =
    { $n ->
        [one] { $name } had a head start of { $n } point.
       *[other] { $name } had a head start of { $n } points.
    }
result-heading = Score by heading
result-total = Total
result-rematch = Rematch
result-against = Or once more against
result-rating = Your rating: { NUMBER($before, useGrouping: 0) } → { $after } ({ $change })
result-fair-text = Everything random came from one number, of which this SHA-256 was shown before the game. The number stands in the record; “hexagora verify” deals the game again from it.
result-rematch-ready = To the rematch
result-rematch-waits = Waiting for the answer …
result-wishes =
    { $n ->
        [one] { $names } wishes for a rematch.
       *[other] { $names } wish for a rematch.
    }
result-record = Download the record
result-again = New game
result-look = Look at the board
result-show = Result
