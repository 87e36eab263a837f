### The daily challenge.

daily-title = Daily challenge
daily-short = Daily
daily-skip = Skip to the challenge
daily-intro = One start a day, the same for everybody. Your first try counts.
daily-loading = Asking for today's challenge …
daily-next = Next challenge in { $left }
daily-next-is-here = A new challenge is here
daily-load = Show it
daily-lost-by = Lost by { $lead }
daily-today = Today
daily-against = Against { $name }
daily-alone = Alone, for points
daily-strength = Strength { $of } of 7: it rises through the week
daily-streak-none = No days in a row yet
daily-streak-now =
    { $current ->
        [one] { $current } day in a row
       *[other] { $current } days in a row
    }
daily-streak-now-longest =
    { $current ->
        [one] { $current } day in a row, { $longest } at most
       *[other] { $current } days in a row, { $longest } at most
    }
daily-streak-longest =
    { $longest ->
        [one] Longest row: { $longest } day
       *[other] Longest row: { $longest } days
    }
daily-play = Play
daily-go-on = Go on
daily-to-table = Table of the day
daily-play-title = Play today's { $title }
daily-go-on-title = Go on with today's { $title }
daily-given-up = Given up
daily-table-title = Table of the day: { $title }
daily-open-yet = Yesterday's try still counts
daily-open-line = { $title }: finish it within { $left }
daily-calendar = Calendar and archive
daily-calendar-of = Calendar of { $title }
daily-before = Month before
daily-after = Next month
daily-cell = { $day }: { $state }
daily-cells-won = won
daily-cells-drawn = drawn
daily-cells-lost = lost
daily-cells-done = done
daily-cells-open = not finished
daily-cells-none = not played
daily-fair = Is this fair?
daily-fair-text = Everything random in today's games comes from a key that is secret until the day is over. This is its SHA-256; an hour after the day the key itself is published, and “hexagora verify” deals every game again from it.
daily-check = The key of this day
daily-place = Place { $place } of { $tries }
daily-beaten = better than { $percent } %
daily-tries =
    { $n ->
        [0] Nobody has finished it yet.
        [one] { $n } try counts so far.
       *[other] { $n } tries count so far.
    }
daily-hidden = The table and all games are shown once you have finished your own try.
daily-late = This try was not finished in time, so it does not count.
daily-yours = Your try
daily-no-try = You did not play on this day. You can practise it.
daily-not-yet = You have not played yet.
daily-practise = Practise this start
daily-practise-text = As often as you like; it does not count.
daily-table = Table of the day
daily-empty = Nobody has finished a try.
daily-rank = Rank
daily-name = Name
daily-worth = Result
daily-won-by = Won by { $lead }
daily-replay = Replay
daily-replay-of = Replay of { $name }
daily-you = you
daily-share = Share your result
daily-copy = Copy
daily-copied = Copied
daily-marked = Marked; copy it with your keyboard
daily-send = Send
daily-span-minutes = { $minutes } min
daily-span-hours = { $hours } h
daily-span-both = { $hours } h { $minutes } min
daily-back = All challenges
daily-midnight = Midnight has passed. This try counts if you finish it within { $left }.
daily-day-over = The day is over: this try does not count any more, but you can finish it.
daily-draw = Draw
daily-room-today = Daily challenge, { $day }
daily-room-again = Practice: the challenge of { $day }
daily-hidden-title = Not before your own try
daily-hidden-text = This is a game of today's challenge. It is shown once you have finished yours.
daily-to-today = To today's challenge
