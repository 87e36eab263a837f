"""``hexagora lab …``: what is measured for a game over many hours."""

from __future__ import annotations

import typer

from hexagora.cli.lab.club import club
from hexagora.cli.lab.ladder import ladder
from hexagora.cli.lab.puzzles import puzzles
from hexagora.cli.lab.train import train
from hexagora.cli.match import ManyBots

lab = typer.Typer(
    name="lab",
    help="Measure a game and the strength of its bots.",
    epilog="Example: hexagora lab ladder hexafuse --games 100 --out ladder-hexafuse.json",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
lab.command(cls=ManyBots)(ladder)
lab.command()(train)
lab.command()(club)
lab.command()(puzzles)

__all__ = ["lab"]
