### Accounts: names, passwords, tokens.

people-name-length = a name has from { $shortest } to { $longest } characters
people-name-begins = a name begins with a letter
people-name-separators = a name has something between two signs that separate, and none at the end
people-name-script = all letters of a name are of one script
people-name-accents = a letter has one accent at most
people-name-nothing = this name shows nothing
people-name-guest = names of this form are those of guests; choose one of your own
people-name-official = this name speaks for the club; choose another one
people-name-signs = a name has letters, digits, and between them spaces, hyphens, dots, _ or '
people-password-length = a password has from { $shortest } to { $longest } characters
people-password-few = this password has too few different characters
people-password-name = this password is little more than the name
people-crowded = too many people log in at this moment; try again in a few seconds
people-no-session = there is no such session
people-no-bot = there is no bot account of that name
people-password-wrong = the password is wrong
people-token-length = the name of a token has from 1 to { $longest } characters
people-token-unseen = the name of a token has signs that nobody sees
people-token-scope = there is no scope '{ $scope }' (there are: { $scopes })
people-token-scopeless = a token has a scope at least (there are: { $scopes })
people-token-play = only for a bot account a program plays; make this account a bot, or leave the scope out
people-token-most = an account has { $most } tokens at most; revoke one
people-no-token = there is no such token
people-bot-too-late = this account has sat down to a rated game as a person; open another one for the bot
people-log-in-wrong = name or password is wrong
people-closed = this account is closed: { $why }
people-ask-host = ask the host why
people-too-many-seconds =
    { $seconds ->
        [one] too many attempts; try again in { $seconds } second
       *[other] too many attempts; try again in { $seconds } seconds
    }
people-too-many-minutes =
    { $minutes ->
        [one] too many attempts; try again in { $minutes } minute
       *[other] too many attempts; try again in { $minutes } minutes
    }
people-too-many-hours =
    { $hours ->
        [one] too many attempts; try again in { $hours } hour
       *[other] too many attempts; try again in { $hours } hours
    }
people-name-taken = somebody has this name, or one that looks like it; choose another one
people-other-program = Another program
people-agent = { $browser } on { $system }
