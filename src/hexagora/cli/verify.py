"""``hexagora verify``: was a game dealt from the seed that its club had committed to?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexagora.cli.errors import bad_input
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.records import Day


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a day that a club has published.", show_default=False)
    ],
    shown: Annotated[
        str | None,
        typer.Option("--sha256", metavar="HEX", help="What was shown before the game, to be compared as well."),
    ] = None,
    day: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The published day of a daily challenge, from which a record was played."),
    ] = None,
) -> None:
    """Check that a game was dealt from the seed shown before it.

    What was shown is the SHA-256 of the seed; the seed itself stands in the record. Or check a day of the daily
    challenges, as its club publishes it at /api/daily/2026-11-30 when it is over: was it the promised one? With --day
    a record was played from that day's start, and its bot made the moves that it had to make.

    Example: hexagora verify game.json --sha256 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    """
    from hexagora.bots.reproducible import kept
    from hexagora.contract import BadRecord
    from hexagora.records import deal_seed, published, read_day, verified

    screen = Screen()
    if published(file):
        with bad_input(str(file)):
            _tell_day(screen, read_day(file, shown), shown)
        return
    with bad_input(str(file)):
        state, deal = verified(file, shown)
    if day is not None:
        with bad_input(str(day)):
            known = read_day(day)
        with bad_input(str(file)):
            if deal.seed != deal_seed(known.key, state.game.id):
                raise BadRecord(f"this game was not dealt from the key of {known.day}")
            moves = kept(state, known)
        screen.say(f"{state.game.facts.title}: the challenge of {known.day}", "bold")
        if moves:
            screen.say(f"Its bot made {moves} moves, each the one that it had to make.")
    screen.say(f"{state.game.facts.title}: everything was dealt from the seed", "bold")
    screen.say(f"seed    {deal.seed}")
    screen.say(f"sha256  {deal.sha256}")
    if deal.lot is not None:
        screen.say(f"By lot, the host became player {deal.lot + 1}.")
    if shown is None:
        screen.say("If this SHA-256 was shown before the game, nobody could choose the deal.")
    else:
        screen.say("It is the SHA-256 that was shown before the game: nobody could choose the deal.")


def _tell_day(screen: Screen, day: Day, shown: str | None) -> None:
    """What was checked of a published day."""
    from hexagora.records import key_commitment

    screen.say(f"The challenges of {day.day}: every game was dealt from the key of the day", "bold")
    screen.say(f"key     {day.key}")
    screen.say(f"sha256  {key_commitment(day.key)}")
    for game in day.games:
        against = "alone, for points" if game.bot is None else f"player {game.seat + 1} against {game.bot}"
        screen.say(f"{game.game}: {against}")
    if shown is not None:
        screen.say("It is the SHA-256 that was shown on that day: nobody could choose the deals afterwards.")
