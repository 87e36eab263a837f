"""``hexagora bench``: measures the engine beside the peers that are installed, or the club."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from hexagora.cli.arguments import chosen
from hexagora.cli.bench_server import bench_server
from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen, interruptible

# What is played when the club is measured, and at how many tables.
MEASURED = ("hexafuse", "hexano-duel", "hexpertise")
TABLES, KILLED = 500, 1000
# Columns of the tables: units of the figures, and what they are called there.
TOGETHER = {
    "simulations by 1 thread": "simulations by 1 thread",
    "simulations by 2 threads": "by 2 threads",
    "playouts in a batch": "playouts in a batch",
}
UNITS = {"playouts": "playouts", "plies": "plies", "simulations": "simulations", "legal move lists": "lists"}


def bench(
    what: Annotated[
        str, typer.Argument(metavar="engine|server", help="What to measure.", show_default=False)
    ] = "engine",
    game: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="Only this game; may be given several times.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, max=600, metavar="S", help="How long a round takes: 1 of the engine, 8 of the club."),
    ] = None,
    sockets: Annotated[int, typer.Option(min=2, max=60_000, metavar="N", help="Open sockets of the club.")] = 2000,
    tables: Annotated[
        int | None, typer.Option(min=1, max=30_000, metavar="N", help="Games of the club: 500; with --kills 1000.")
    ] = None,
    kills: Annotated[
        int, typer.Option(min=0, max=1000, metavar="N", help="Kill one of two nodes so often instead, and look.")
    ] = 0,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="An empty database; a file of its own if left out.")
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="A Redis; none if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure playouts, plies and simulations per second. On one core, beside OpenSpiel where it is installed.

    Lists of legal moves, copies of a position and what several threads do, too; and which goals are met.
    With "server": the moves per second that the club takes, the time until they are acknowledged, and its memory.

    Example: hexagora bench engine --json
    """
    from hexagora.lab.bench import engine

    if what not in ("engine", "server"):
        raise Refused(f"bench can measure the engine or the server, not {what!r}")
    if what == "server":
        played = [chosen(name, None) for name in game or (MEASURED if not kills else MEASURED[:1])]
        count = tables or (KILLED if kills else TABLES)
        bench_server(tuple(played), sockets, count, seconds or 8.0, kills, (database, redis), as_json=as_json)
        return
    games = [chosen(name, None) for name in game] if game else None
    screen = Screen()
    with screen.progress("Measuring the engine", 1.0) as advance:
        figures = interruptible(lambda: engine(games, seconds or 1.0, advance))
    if as_json:
        screen.out.print(json.dumps(figures), soft_wrap=True)
    else:
        _table(screen, figures)


def _table(screen: Screen, figures: dict[str, Any]) -> None:
    """The medians per second, the goals, and what they were measured on."""
    from rich.table import Table

    table = Table(box=_box(screen), pad_edge=False)
    table.add_column("per second", overflow="fold")
    for title in (*UNITS.values(), "a copy"):
        table.add_column(title, justify="right", no_wrap=True)
    for name, rates in figures["per_second"].items():
        copy = figures["nanoseconds"].get(name)
        table.add_row(name, *_cells(rates, UNITS), f"{copy['copy']:,.0f} ns" if copy else "")
    screen.out.print(table)
    _together(screen, figures["per_second"])
    if figures["goals"]:
        _goals(screen, figures["goals"])
    machine = figures["machine"]
    screen.say(
        f"Medians of {figures['rounds']} rounds on one of {machine['cores']} cores, {machine['cpu']}, "
        f"Python {machine['python']}.",
        "dim",
    )


def _together(screen: Screen, figures: dict[str, Any]) -> None:
    """What several threads do, by the time that passes."""
    from rich.table import Table

    rows = {name: rates for name, rates in figures.items() if any(unit in rates for unit in TOGETHER)}
    if not rows:
        return
    table = Table(box=_box(screen), pad_edge=False)
    table.add_column("per second that passes", overflow="fold")
    for title in TOGETHER.values():
        table.add_column(title, justify="right", no_wrap=True)
    for name, rates in rows.items():
        table.add_row(name, *_cells(rates, TOGETHER))
    screen.out.print(table)


def _cells(rates: dict[str, Any], units: dict[str, str]) -> list[str]:
    return [_short(rates[unit]["median"]) if unit in rates else "" for unit in units]


def _short(rate: float) -> str:
    """A rate in three or four digits."""
    for scale, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= scale:
            return f"{rate / scale:,.{2 if rate < 10 * scale else 1 if rate < 100 * scale else 0}f} {letter}"
    return f"{rate:.0f}"


def _goals(screen: Screen, goals: list[dict[str, Any]]) -> None:
    """Each goal with the ratio that was measured."""
    from rich.table import Table

    table = Table(box=_box(screen), pad_edge=False)
    for title in ("measured", "wanted", ""):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("goal", overflow="fold")
    for goal in goals:
        whose = "its" if goal["beside"] == goal["name"] else f"{goal['beside']},"
        told = f"{goal['name']}, {goal['unit']} : {whose} {goal['beside_unit']}"
        table.add_row(f"{goal['ratio']:.2f}", f"{goal['times']:.1f}", "met" if goal["met"] else "not met", told)
    screen.out.print(table)


def _box(screen: Screen) -> Any:
    from rich import box

    return box.SIMPLE_HEAD if screen.unicode else box.ASCII
