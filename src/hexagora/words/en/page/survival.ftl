### Survival: bot after bot.

survival-title = Survival
survival-skip = Skip to the ladder
survival-intro = Bot after bot, each stronger than the last. One loss ends the run; a draw is played again.
survival-intro-alone = Reach the points, then reach more. One miss ends the run.
survival-loading = Looking up the ladder …
survival-start = Start a run
survival-go-on = Go on with the game
survival-next = On to rung { $rung }
survival-end = End this run
survival-waits = A run waits for as long as you like.
survival-run =
    { $passed ->
        [one] Your run: { $passed } rung passed
       *[other] Your run: { $passed } rungs passed
    }
survival-best =
    { $passed ->
        [0] You have not passed a rung yet.
        [one] Your best run: { $passed } rung
       *[other] Your best run: { $passed } rungs
    }
survival-meet = You meet next
survival-rung = Rung { $number }
survival-reach =
    { $points ->
        [one] Reach { $points } point
       *[other] Reach { $points } points
    }
survival-head-start =
    { $points ->
        [one] Starts with { $points } point
       *[other] Starts with { $points } points
    }
survival-first = You move first.
survival-second = You move second.
survival-drawn = The last game was a draw: sides are exchanged.
survival-pass = { $percent } % get past it (of { $faced })
survival-ladder = The ladder
survival-tables = Best runs
survival-spans-day = Today
survival-spans-week = This week
survival-spans-ever = Ever
survival-rank = Rank
survival-name = Name
survival-passed = Rungs
survival-goes-on = still climbing
survival-empty = Nobody has passed a rung yet.
survival-tag = Survival, rung { $rung }
survival-target =
    { $points ->
        [one] Reach { $points } point
       *[other] Reach { $points } points
    }
survival-won = You are past rung { $rung }
survival-missed =
    { $points ->
        [one] You needed { $points } point. The run is over.
       *[other] You needed { $points } points. The run is over.
    }
survival-lost = The run is over.
survival-draw-again = A draw: the same rung once more, sides exchanged.
survival-again = Once more, sides exchanged
survival-to-ladder = To the ladder
survival-nobody = Nobody has been here yet
