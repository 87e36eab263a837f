"""``hexagora verify``: was a game dealt from the seed that its club had committed to?"""

from __future__ import annotations

from typing import Annotated

import typer

from hexagora.cli.arguments import RecordFile
from hexagora.cli.errors import bad_input
from hexagora.cli.screen import Screen


def verify(
    file: RecordFile,
    shown: Annotated[
        str | None,
        typer.Option("--sha256", metavar="HEX", help="What was shown before the game, to be compared as well."),
    ] = None,
) -> None:
    """Check that a game was dealt from the seed shown before it.

    What was shown is the SHA-256 of the seed; the seed itself stands in the record.

    Example: hexagora verify game.json --sha256 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    """
    from hexagora.records import verified

    with bad_input(str(file)):
        state, deal = verified(file, shown)
    screen = Screen()
    screen.say(f"{state.game.facts.title}: everything was dealt from the seed", "bold")
    screen.say(f"seed    {deal.seed}")
    screen.say(f"sha256  {deal.sha256}")
    if deal.lot is not None:
        screen.say(f"By lot, the host became player {deal.lot + 1}.")
    if shown is None:
        screen.say("If this SHA-256 was shown before the game, nobody could choose the deal.")
    else:
        screen.say("It is the SHA-256 that was shown before the game: nobody could choose the deal.")
