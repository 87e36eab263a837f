"""``hexagora lab club``: a club of many people over many days, and whether its tables agree with its records."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexagora.cli.arguments import chosen
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.club.simulation import Month, Played, Recount

SHOWN = 10


def club(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game everybody plays.")] = "hexafuse",
    players: Annotated[int, typer.Option(min=1, metavar="N", help="How many people.")] = 10_000,
    days: Annotated[int, typer.Option(min=1, metavar="N", help="How many days.")] = 30,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The seed of all deals, habits and moves.")] = "club",
) -> None:
    """Simulate the daily challenges of a club, and count its tables and rows of days again from its records.

    Everybody plays random moves, and so do the bots. Status 1 when anything differs.

    Example: hexagora lab club hexafuse --players 10000 --days 30
    """
    from hexagora.club.simulation import Month

    month = Month(chosen(game, None), players, days, seed=seed)
    screen = Screen()
    with tempfile.TemporaryDirectory() as folder:
        played, found = asyncio.run(_run(month, Path(folder) / "club.sqlite3", screen))
    _tell(screen, played, found)
    if found.differences:
        raise typer.Exit(1)


async def _run(month: Month, database: Path, screen: Screen) -> tuple[Played, Recount]:
    from hexagora.club.simulation import play, recount
    from hexagora.club.storage import Store, place

    store = await Store.open(place(f"sqlite:///{database}"))
    try:
        with screen.progress(f"{month.players} people play {month.game.facts.title}", month.days) as advance:
            played = await play(month, store, advance)
        with screen.progress("Counting again from the records", month.days) as advance:
            return played, await recount(played, store, advance)
    finally:
        await store.close()


def _tell(screen: Screen, played: Played, found: Recount) -> None:
    fates = ", ".join(f"{count} {fate}" for fate, count in sorted(played.fates.items()))
    screen.say(f"{played.tries} tries on {played.month.days} days ({fates})", "bold")
    screen.say(f"{found.counted} count; {found.places} places and {found.streaks} rows of days were looked up.")
    screen.say(f"The longest row has {found.longest} days.")
    if not found.differences:
        screen.say("Tables, places and rows of days agree with the records.")
        return
    for line in found.differences[:SHOWN]:
        screen.say(line)
    screen.say(f"{len(found.differences)} differences between the club and its records.")
