"""``hexagora bench``: measures the engine beside the peers that are installed."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from hexagora.cli.arguments import chosen
from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen, interruptible

# Columns of the table: units of the figures, and what they are called there.
UNITS = {"playouts": "playouts", "plies": "plies", "simulations": "simulations", "legal move lists": "lists of moves"}


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
    """Measure the engine, on one core, beside OpenSpiel where it is installed.

    Playouts, plies, simulations and lists of legal moves per second; what copying a position takes; the goals.

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
    """The medians per second, the goals, and what they were measured on."""
    from rich.table import Table

    table = Table(box=_box(screen))
    table.add_column("per second")
    for title in (*UNITS.values(), "a copy takes"):
        table.add_column(title, justify="right")
    for name, rates in figures["per_second"].items():
        copy = figures["nanoseconds"].get(name)
        table.add_row(
            name,
            *(f"{rates[unit]['median']:,}" if unit in rates else "" for unit in UNITS),
            f"{copy['copy']:,.0f} ns" if copy else "",
        )
    screen.out.print(table)
    if figures["goals"]:
        _goals(screen, figures["goals"])
    machine = figures["machine"]
    screen.say(
        f"Medians of {figures['rounds']} rounds on one of {machine['cores']} cores, {machine['cpu']}, "
        f"Python {machine['python']}.",
        "dim",
    )


def _goals(screen: Screen, goals: list[dict[str, Any]]) -> None:
    """Each goal with the ratio that was measured."""
    from rich.table import Table

    table = Table(box=_box(screen))
    for title in ("goal", "beside"):
        table.add_column(title)
    for title in ("wanted", "measured", ""):
        table.add_column(title, justify="right")
    for goal in goals:
        own = goal["beside"] == goal["name"]
        beside = f"its {goal['beside_unit']}" if own else goal["beside"]
        wanted, measured = f"{goal['times']:.1f}", f"{goal['ratio']:.2f}"
        table.add_row(f"{goal['name']}: {goal['unit']}", beside, wanted, measured, "met" if goal["met"] else "not met")
    screen.out.print(table)


def _box(screen: Screen) -> Any:
    from rich import box

    return box.SIMPLE_HEAD if screen.unicode else box.ASCII
