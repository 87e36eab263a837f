"""``hexagora lab ladder``: how strong the rungs of a game's ladder are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexagora.cli.arguments import GameId, Options, chosen
from hexagora.cli.errors import INTERRUPTED, Refused, bad_input
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.lab.ladder import Ladder


def ladder(
    game: GameId,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", metavar="A B C", help="Other bots instead, weakest first: neighbours play.", show_default=False
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=2, metavar="N", help="How many games of each two neighbours.")] = 100,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The seed of all deals and bots.")] = "ladder",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep everything in this file, and go on with what it holds.")
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Leave the games of this bot for later, as they take long; may be given several times.",
            show_default=False,
        ),
    ] = None,
    option: Options = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; one for each processor if left out.")
    ] = None,
) -> None:
    """Measure the rungs of a game's ladder, and the levels among them, by games between neighbours.

    Ratings are Elo points above the first, the most likely ones by all games together. Ctrl-C ends early; with --out
    what was played is kept, and the same command goes on.

    Example: hexagora lab ladder hexafuse --games 100 --out ladder-hexafuse.json
    """
    from hexagora.bots.ladder import chain
    from hexagora.lab.ladder import calibrate

    if games % 2:
        raise Refused("games come in pairs: --games is an even number")
    found = chosen(game, option)
    names, links = (tuple(bots), ()) if bots else chain(found.id)
    screen = Screen()
    total = games * (len(links) or len(names) - 1)
    with bad_input(), screen.progress(f"The ladder of {found.facts.title}", total) as advance:
        measured = calibrate(
            found,
            names,
            games,
            seed,
            out,
            lambda so_far: advance(len(so_far.points)),
            links=links,
            without=without or (),
            workers=workers,
        )
    _table(screen, measured)
    if measured.interrupted:
        raise typer.Exit(INTERRUPTED)


def _table(screen: Screen, measured: Ladder) -> None:
    """Every bot with its rating."""
    from rich import box
    from rich.table import Table

    rated = measured.ratings()
    if rated is None:
        screen.say("Not all have met yet.")
        return
    table = Table(box=box.SIMPLE_HEAD if screen.unicode else box.ASCII)
    for heading in ("bot", "Elo", "95 %"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, one in zip(measured.bots, rated, strict=True):
        table.add_row(name, f"{one.elo:.0f}", f"± {one.error:.0f}" if one.error else "")
    screen.out.print(table)
    screen.say(f"{len(measured.points)} games in {measured.took:.0f} s, seed {measured.seed}.", "dim")
