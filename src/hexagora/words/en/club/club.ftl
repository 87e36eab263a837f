### What the club answers: at the table, to challenges, to who speaks.

club-watching = you are watching this game
club-nothing-to-take-back = you have made no move that may be taken back
club-offer-waits = your offer is waiting for its answer
club-offer-theirs = you have been made the same offer: accept or decline it
club-offer-declined = your offer has been declined; you may make another one after the next move
club-offer-none = there is no offer to end the game
club-offer-own = the offer is your own; the other player answers it
club-wish-waits = your wish is waiting for its answer
club-wish-theirs = the other player wishes to take a move back: accept or decline that
club-wish-declined = your wish has been declined; you may ask again after the next move
club-wish-none = nobody wishes to take a move back
club-wish-own = the wish is your own; the other player answers it
club-stale = the game is at ply { $ply }, not { $asked }
club-no-agreed-end = this game has no agreed end
club-under-way = the game is under way; it can be resigned, but not be broken off
club-waits-for-nobody = you are not waiting for anybody who could be gone
club-not-gone = the other player has not been gone for long enough
club-not-over = the game is not over yet
club-offer-lapsed = the offer has lapsed
club-decided = this decision has been made
club-id-used = this id has been used by somebody else
club-no-move-back = there is no move to take back
club-rated-no-back = in a rated game no move is taken back
club-no-back = no move is taken back in this game
club-challenge-two = a challenge needs two players at least
club-challenge-options = a rated game is played by the rules as they are, without options
club-challenge-bot = a challenge to a bot is for two, and the lobby does not show it
club-challenge-self = nobody challenges themselves
club-too-many-changes = too many changes; try again in { $seconds } s
club-no-challenge = there is no such challenge
club-again-from-page = this game is played again from the page that it was begun from
club-no-room = there is no such room
club-only-players = only a player of this game may do that
club-position-over = in this position the game is over
club-unreadable = this room cannot be read any more: { $why }
club-day-to-come = that day has not come yet
club-day-without = there was no challenge on that day
club-day-key = this day is not over; its key is published an hour after it
club-no-game = there is no game '{ $game }' (there are: { $games })
club-day-secret = finish your own try first; until then its start is a secret
club-not-for-two = { $title } is not played between two
club-bot-seeks = a bot account plays by challenge, not with who seeks somebody
club-not-seeking = you do not seek a game
club-bot-later = somebody may still come along: a bot is offered after a while
club-hotseat-two = at one screen two play at least
club-too-many-moves = no game has so many moves
club-bad-setup = the setup is not allowed: { $why }
club-bad-move = move { $number }, { $move }, is not allowed: { $why }
club-no-run = there is no run that goes on
club-run-plays = a game of this run goes on; resign it to end the run
club-busy = the database does not answer; try again
club-talk-empty = there is nothing to say in that
club-talk-long = a line has { $most } letters at most
club-talk-alone = there is nobody at this table who would hear it
club-talk-fast = you speak very fast; go on in { $seconds } s
club-not-understood = this message is not understood: { $why }
club-stops = the club is about to stop
club-no-level = there is no level '{ $level }' (there are: { $levels })
club-needs-level = a game against bots needs a level (there are: { $levels })
club-too-many-rooms =
    { $seconds ->
        [one] too many new rooms; try again in { $seconds } second
       *[other] too many new rooms; try again in { $seconds } seconds
    }
club-clock-rules = the clock of the rules has no settings
club-clock-days = a move may take { $least } to { $most } whole days
club-clock-together = in { $title } all choose at the same time: nobody has a time of their own
club-clock-limits = a clock has { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } seconds and adds { $least_more } to { $most_more } after each move
club-thinking = { $name } is thinking
club-compiling = { $name } is getting ready: the engine is being compiled
club-challenge-for-other = this challenge is for somebody else
club-seats-taken = all seats are taken
club-challenge-not-yours = this challenge is not for you
club-not-sat-down = you have not sat down there
club-no-bot-rated = no bot is invited to a rated game
club-nobody-sits = nobody sits there
club-takes-two = it takes two at least
club-begun = the game has begun
club-challenge-back = this challenge has been taken back
club-only-host = only the host may do that
club-seeks-other = you seek another game at another page
club-not-open = the club is not open yet
club-share-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
club-share-gave-up = Gave up
club-share-draw =
    { $points ->
        [one] A draw at { $points } point
       *[other] A draw at { $points } points
    }
club-share-won = Won by { $lead }
club-share-lost = Lost by { $lead }
club-share-better = better than { $percent } %
club-share-streak = day { $days } in a row
club-feed = Games of { $name }
club-feed-rated = Rated. { $result }
club-feed-unrated = Unrated. { $result }
