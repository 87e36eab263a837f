"""The result of a game: who won and how, and the points by heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from rich.table import Table

    from hexagora.contract import State


def result_sheet(screen: Screen, state: State, names: Sequence[str]) -> None:
    """Print the sheet of a game that is over, or of one that goes on as it stands."""
    screen.out.print(_table(screen, state, names))
    screen.say(verdict(state, names), "bold")


def plies(count: int) -> str:
    """So many plies, in words."""
    return "1 ply" if count == 1 else f"{count} plies"


def verdict(state: State, names: Sequence[str]) -> str:
    """One sentence: who won, or who is to move."""
    after = f"after {plies(len(state.history))}"
    if state.to_act is not None:
        return f"The game goes on {after}: {names[state.to_act]} to move."
    ending = state.outcome
    if ending is not None and ending.end == "aborted":
        return f"Aborted {after}."
    if state.players == 1 and (ending is None or ending.end == "rules"):
        return f"{names[0]} finished with {state.scores[0]:g} points {after}."
    who = " and ".join(names[player] for player in state.winners)
    by = names[ending.by] if ending is not None and ending.by is not None else ""
    how = {"resign": f": {by} resigned", "agreement": ", by agreement", "timeout": f": {by} ran out of time"}.get(
        ending.end if ending is not None else "", ""
    )
    if len(state.winners) == state.players > 1:
        return f"A draw {after}{how}."
    if len(state.winners) > 1:
        return f"{who} share the win {after}{how}."
    return f"{who} {'win' if who == 'You' else 'wins'} {after}{how}."


def _table(screen: Screen, state: State, names: Sequence[str]) -> Table:
    from rich import box
    from rich.table import Table

    from hexagora.scene import plain
    from hexagora.scene.xml import number

    table = Table(box=box.SIMPLE_HEAD if screen.unicode else box.ASCII, show_footer=True)
    table.add_column("heading", "total", footer_style="bold")
    for player, name in enumerate(names):
        total = number(state.scores[player])
        table.add_column(plain(name, screen.unicode), total, justify="right", footer_style="bold")
    for heading in state.detail[0]:
        table.add_row(plain(heading, screen.unicode), *(number(points[heading]) for points in state.detail))
    return table
