"""Opens a club for ``tests.club.process`` and tells where it is.

``python -m tests.club.server DATABASE REDIS BRAIN GAME CLOCK DELAY``: DATABASE is a file or a URL, REDIS may be empty.

The club's workers load this file as well, so it needs little before it opens.
"""

from __future__ import annotations

import os
import signal
import sys

from tests.club.brains import ENDLESS, ONE_OF_TWO, QUICK

BRAINS = {"quick": QUICK, "endless": ENDLESS, "one of two": ONE_OF_TWO}


def main() -> None:
    """Keep the club open until it is told to stop."""
    import hexagora
    from hexagora.club.web.server import run
    from tests.club.house import settings, with_clock

    database, redis, brain, game, clock, delay = sys.argv[1:]
    played = with_clock(float(clock)) if game == "hexafuse" else hexagora.game(game)
    run(
        host="127.0.0.1",
        port=0,
        database=database if "://" in database else f"sqlite:///{database}",
        redis=redis or None,
        on_ready=lambda address: print(address, flush=True),  # noqa: T201 - read by the test
        settings=settings(brain=BRAINS[brain], games={game: played}, delay=float(delay)),
    )
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    os.write(1, b"closed\n")


if __name__ == "__main__":
    main()
