### Reviews of finished games, and hints.

review-bad-record = this is no record of a game: { $why }
review-game-missing = this club does not have the game { $game }
review-none = there is no such review
review-no-study = there is no such study
review-unreadable = this game cannot be read any more: { $why }
review-not-over = the game is not over yet; only finished games are reviewed
review-one-analysis = the bot looks at one game of yours at a time: stop the other one, or wait for it
review-many-wait = many games wait to be looked at; try again in a minute
review-not-yours = who has asked for the analysis may stop it
review-bot-silent = the bot has nothing to say just now; try again
review-fast = too many requests; try again in a few seconds
review-one-at-a-time = one at a time: the last one is not there yet
review-no-picture = this picture could not be drawn; try again
review-no-pictures = this club draws no such pictures: its host has not installed what it takes
review-ply = ply is the number of a move, from 0 to { $plies }, not { $asked }
review-hints-over = the game is over; its review has more than hints
review-no-hints = there are no hints in this game
review-most-studies =
    { $most ->
        [one] nobody writes about more than { $most } game
       *[other] nobody writes about more than { $most } games
    }
review-most-variations = a study has { $most } moves of variations at most, not { $count }
review-most-comments = a study has { $most } comments at most, not { $count }
review-comment-long = a comment has { $most } letters at most, not { $count }
review-variation-nowhere = variation { $number } begins in a position that is not there
review-variation-illegal = variation { $number }: { $move } is not allowed: { $why }
review-variation-twice = variation { $number }: { $move } is there already
review-comment-nowhere = there is a comment on a position that is not there
review-comment-twice = there are two comments on one position
