### What the interface answers to requests.

web-log-in = this is for who is logged in
web-has-account = you have an account already
web-json = the body must be application/json
web-gone = the request broke off
web-long = the body is longer than { NUMBER($most, useGrouping: 0) } bytes
web-record-hidden = the game is not over yet; its record tells what is still hidden
web-broken = something is wrong here; the host can read in the log what
web-nothing = there is nothing at this address
web-method = this address does not take that method
web-fast = too many requests; try again in a second
web-not-understood = this request is not understood: { $why }
web-no-clock = there is no clock '{ $clock }' (there are: rules, fischer, days)
web-no-board = there is no board here
web-speak-cookie = who speaks has a cookie of this club; load the page anew
web-day-hidden = this is a game of today's challenge: it is shown once your own try is over
web-day = a day is written like 2026-11-30, not '{ $day }'
web-accounts = this is for accounts; come with a token, or log in
web-no-feed = there are no finished games of a player of that name
web-owner = no token opens this: it is for the owner of the account, who is logged in
web-other-site = this request comes from another site's page
web-seek-cookie = who seeks a game has a cookie of this club; load the page anew
web-position-hidden = only who practises there may have its position: it tells what is hidden
web-later =
    { $seconds ->
        [one] who watches sees this game { $seconds } second later; wait for that long
       *[other] who watches sees this game { $seconds } seconds later; wait for that long
    }
web-bearer = a program comes with a header “Authorization: Bearer TOKEN”
web-token-stale = this token opens nothing (any more)
web-token-scope = this token does not have the scope '{ $scope }'
web-not-built = the browser client has not been built; run “make client”
web-home = To the club
