"""``hexagora bench``: measures the engine beside the peers that are installed."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from hexagora.cli.arguments import chosen
from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen, interruptible

UNITS = ("playouts", "plies", "simulations")


def bench(
    what: Annotated[str, typer.Argument(metavar="engine", help="What to measure.", show_default=False)] = "engine",
    game: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="Only this game; may be given several times.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, metavar="S", help="How long a round of each measure takes.")
    ] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure playouts, plies and simulations per second. On one core, beside OpenSpiel where it is installed.

    Example: hexagora bench engine --json
    """
    from hexagora.lab.bench import engine

    if what != "engine":
        raise Refused(f"bench can measure the engine, not {what!r}")
    games = [chosen(name, None) for name in game] if game else None
    screen = Screen()
    with screen.progress("Measuring the engine", 1.0) as advance:
        figures = interruptible(lambda: engine(games, seconds, advance))
    if as_json:
        screen.out.print(json.dumps(figures), soft_wrap=True)
    else:
        _table(screen, figures)


def _table(screen: Screen, figures: dict[str, Any]) -> None:
    """The medians per second, and what they were measured on."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD if screen.unicode else box.ASCII)
    table.add_column("per second")
    for unit in UNITS:
        table.add_column(unit, justify="right")
    for name, rates in figures["per_second"].items():
        table.add_row(name, *(f"{rates[unit]['median']:,}" if unit in rates else "" for unit in UNITS))
    screen.out.print(table)
    machine = figures["machine"]
    screen.say(
        f"Medians of {figures['rounds']} rounds on one of {machine['cores']} cores, {machine['cpu']}, "
        f"Python {machine['python']}.",
        "dim",
    )
