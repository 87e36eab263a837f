"""``hexagora bench server``: measures the whole club, from outside."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.contract import Game

# By how much memory is counted.
KIB = 1024


def bench_server(
    games: tuple[Game, ...],
    sockets: int,
    tables: int,
    seconds: float,
    kills: int,
    urls: tuple[str | None, str | None],
    *,
    as_json: bool,
) -> None:
    """Find the limit of a node, or kill nodes; print a table, or JSON."""
    from hexagora.club import ClubError
    from hexagora.club.bench import KillPlan, Plan, server
    from hexagora.club.bench import kills as killed

    screen = Screen()
    database, redis = urls
    try:
        with screen.progress("Measuring the club", 1.0) as advance:
            if kills:
                if database is None or redis is None:
                    raise Refused("several nodes need --database postgresql://… and --redis redis://…")
                plan = KillPlan(games[0], database, redis, tables, kills)
                figures = _run(killed(plan, advance))
            else:
                figures = _run(
                    server(Plan(games, sockets, tables, seconds=seconds, database=database, redis=redis), advance)
                )
    except ClubError as error:
        raise Refused(str(error)) from None
    if as_json:
        screen.out.print(json.dumps(figures), soft_wrap=True)
    elif kills:
        _say_kills(screen, figures)
    else:
        _table(screen, figures)


def _run(work: Any) -> dict[str, Any]:
    """The crowd has to be as quick as the club."""
    from hexagora.club.web.server import server_config

    with asyncio.Runner(loop_factory=server_config().get_loop_factory()) as runner:
        figures: dict[str, Any] = runner.run(work)
    return figures


def _table(screen: Screen, figures: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD if screen.unicode else box.ASCII, pad_edge=False)
    titles = ("moves/s wanted", "done", "ms p50", "p99", "seen p99", "processor ms", "")
    for title in titles:
        table.add_column(title, justify="right")
    for step in figures["steps"]:
        told = step["acknowledged"]
        times = (f"{told['p50']:.1f}", f"{told['p99']:.1f}", f"{step['seen']['p99']:.1f}")
        cost = f"{1000 * step['processor']:.2f}"
        table.add_row(
            f"{step['wanted']:.0f}", f"{step['moves']:.0f}", *times, cost, "holds" if step["holds"] else "too much"
        )
    screen.out.print(table)
    share = figures["share_of_bare"]
    screen.say(
        f"{figures['sockets']} sockets at {figures['tables']} tables, {figures['storage']}: "
        + ("no rate held" if share is None else f"{figures['moves_per_second']:.0f} moves a second")
        + f"; {figures['memory']['per_socket'] / KIB:.0f} KiB a socket."
    )
    bare = figures["bare"]
    if share is not None:
        screen.say(f"Bare sockets carry {bare['moves']:.0f} of the same size: a share of {100 * share:.1f} %.")


def _say_kills(screen: Screen, figures: dict[str, Any]) -> None:
    screen.say(
        f"{figures['kills']} kills in {figures['tables']} games: {figures['acknowledged']} moves acknowledged, "
        f"{figures['lost']} lost, {figures['changed']} changed, {figures['twice']} twice, "
        f"{figures['unfinished']} games unfinished."
    )
