"""``hexagora replay``: checks a record and prints its score sheet."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from hexagora.cli.arguments import RecordFile, loaded
from hexagora.cli.screen import Screen
from hexagora.cli.sheet import result_sheet


def replay(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Check a record and print its score sheet. Every move and the result are checked.

    Example: hexagora replay game.json
    """
    state = loaded(file)
    screen = Screen()
    if as_json:
        record = state.record()
        told = {name: record[name] for name in ("game", "options", "players")}
        told |= {"plies": len(state.history), "over": state.is_over, "to_act": state.to_act}
        told |= {"scores": state.scores, "winners": state.winners, "detail": state.detail}
        result = record.get("result", {})
        told |= {"end": result.get("end"), "by": result.get("by")}
        screen.out.print(json.dumps(told), soft_wrap=True)
        return
    options = ", ".join(f"{name} {value}" for name, value in state.game.options.items())
    screen.say(f"{state.game.facts.title}{f' ({options})' if options else ''}", "bold")
    result_sheet(screen, state, [f"Player {player + 1}" for player in range(state.players)])
