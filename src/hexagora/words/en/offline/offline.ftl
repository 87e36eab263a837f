### The page that is shown while the club cannot be reached.

offline-title = The club is out of reach
offline-text = Either this device is offline, or the club is closed just now. Its boards need it: the rules and the bots are there.
offline-safe = Your games are safe, with every move that was shown as made. This page goes on by itself as soon as the club answers.
offline-again = Try again
