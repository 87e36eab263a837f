"""Arguments that several commands share, and the games and states that they stand for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexagora.cli.errors import Refused, bad_input

if TYPE_CHECKING:
    from hexagora.contract import Game, State

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, such as hexafuse.", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (hexagora-record/1).", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Seed = Annotated[str | None, typer.Option(metavar="SEED", help="Deal from this seed: the same game every time.")]
Setup = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Start from the setup in this file (a setup, or a record that has one)."),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many players, for games that let you choose.")]
Ascii = Annotated[bool, typer.Option("--ascii", help="Draw with ASCII alone.")]


def chosen(game_id: str, options: list[str] | None) -> Game:
    """A game with its options; Refused for an unknown game, option or value."""
    from hexagora.contract import game

    with bad_input():
        found = game(game_id)
        values: dict[str, Any] = {}
        for text in options or ():
            name, sign, value = text.partition("=")
            if not sign:
                raise Refused(f"an option is written name=value, not {text!r}")
            known = next((option.values for option in found.facts.options if option.name == name.strip()), ())
            wanted = value.strip()
            values[name.strip()] = next((v for v in known if str(v).lower() == wanted.lower()), wanted)
        return found.with_options(**values)


def started(game: Game, seed: str | None, setup: Path | None, players: int | None) -> State:
    """A new game from a seed (None: at random) or from a setup in a file."""
    if setup is None:
        with bad_input():
            return game.start(seed=seed, players=players)
    if seed is not None:
        raise Refused("a game starts from --seed or from --setup, not from both")
    content = read_setup(setup)
    with bad_input(str(setup)):
        return game.start(setup=content, players=players)


def read_setup(path: Path) -> dict[str, Any]:
    """The setup in a file: the file itself, or the ``setup`` of a record."""
    from hexagora.records import LIMIT, parsed

    with bad_input(str(path)):
        with path.open("rb") as file:
            data = parsed(file.read(LIMIT + 1))
        if isinstance(data, dict) and isinstance(data.get("setup"), dict):
            data = data["setup"]
        if not isinstance(data, dict):
            raise Refused(f"{path}: a setup is a JSON object, not {json.dumps(data)[:40]}")
        return data


def loaded(path: Path) -> State:
    """The state at the end of a record in a file; Refused when it is not sound."""
    from hexagora.records import load

    with bad_input(str(path)):
        return load(path)
