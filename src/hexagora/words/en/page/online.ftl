### Playing online: lobby, ratings, talk, challenges.

lobby-title = Play online
lobby-search = A rated game
lobby-seek = Find an opponent
lobby-seeking = Looking for somebody near { NUMBER($elo, useGrouping: 0) } for { $game } …
lobby-waited = { $seconds } s
lobby-cancel = Stop looking
lobby-bot-instead = Play { $name } instead
lobby-bot-instead-rated = Play { $name } ({ NUMBER($elo, useGrouping: 0) }) instead
lobby-others =
    { $n ->
        [0] Nobody else is looking just now.
        [one] { $n } other is looking.
       *[other] { $n } others are looking.
    }
lobby-found = There is somebody to play
lobby-challenges = Open challenges
lobby-no-challenges = None just now. Make one on the start page: play with a friend, and show it in the lobby.
lobby-challenge = { $title }, with { $host }
lobby-bots = Bots of other people
lobby-bots-game = What to play with one
lobby-challenge-it = Challenge
lobby-challenge-bot = Challenge { $name }
lobby-live = Rated games to watch
lobby-no-live = None just now.
ratings-title = Ratings
ratings-mine = Your rating
ratings-none = You have played no rated game of this yet.
ratings-provisional = It is provisional until you have played 20 rated games.
ratings-empty = Nobody has played a rated game of this yet.
ratings-rank = Rank
ratings-name = Name
ratings-elo = Rating
ratings-played = Games
ratings-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
ratings-bot = { $name } (bot)
ratings-graph =
    { $n ->
        [one] Your rating over { $n } game, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }
       *[other] Your rating over { $n } games, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }
    }
talk-title = Talk
talk-count = Talk ({ $n })
talk-players = Only the players at this table read this.
talk-watchers = Only those who watch read this.
talk-say = Say something
talk-mute = Silence it
talk-unmute = Show it again
talk-said = { $name } says: { $text }
challenge-loading = Looking for the challenge …
challenge-heading = A game of { $title }
challenge-missing-title = There is no such challenge
challenge-missing = The link may be mistyped, or it was taken back.
challenge-rated = Rated
challenge-unrated = Unrated
challenge-free = Free seat
challenge-host = host
challenge-away = away
challenge-sat-down = Somebody has sat down
challenge-wait = Give the link to a friend. The game begins when you are both here.
challenge-wait-for-bot = { $name } is asked. The game begins when it accepts.
challenge-declined = { $name } does not wish to play
challenge-wait-for-name = The game begins when { $name } is here.
challenge-wait-for-two = Give the link to friends, or invite bots.
challenge-may-start = You may begin, or wait for more.
challenge-wait-for-host = { $name } says when it begins.
challenge-invited = { $name } would like to play with you.
challenge-full = All seats are taken. When the game begins you may watch.
challenge-join = Sit down and play
challenge-start = Begin
challenge-side-random = Sides by lot
challenge-side-first = You move first
challenge-side-second = You move second
challenge-seat-mine = { $name } (you)
challenge-leave = Stand up
challenge-take-back = Take the challenge back
challenge-dismiss = Make free
challenge-dismiss-who = Make the seat of { $name } free
challenge-invite-who = Invite { $title }
challenge-link = The link to this game
challenge-copy = Copy
challenge-copied = Copied
challenge-marked = The link is marked: copy it
challenge-begun = This game has begun
challenge-watch = Watch it
challenge-lost = Connection lost, reconnecting …
challenge-fair = How the deal is kept fair
challenge-fair-text = Everything random comes from one secret number, drawn before anybody sat down. This is its SHA-256; the number is shown after the game, so that anybody can check it.
