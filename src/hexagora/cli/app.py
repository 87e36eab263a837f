"""All commands under one name. Without a command the club is opened."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
import typer.main

from hexagora import __version__
from hexagora.cli.admin import admin
from hexagora.cli.backup import backup, restore
from hexagora.cli.bench import bench
from hexagora.cli.draw import draw
from hexagora.cli.errors import INTERRUPTED, OneLineErrors, keep_to_one_line
from hexagora.cli.lab import lab
from hexagora.cli.match import ManyBots, match
from hexagora.cli.perft import perft
from hexagora.cli.play import play
from hexagora.cli.replay import replay
from hexagora.cli.screen import prepare_streams, work_goes_on
from hexagora.cli.serve import serve
from hexagora.cli.verify import verify
from hexagora.cli.warm import warm

app = typer.Typer(
    name="hexagora",
    cls=OneLineErrors,
    help="A club for hex games: play against bots, friends and strangers, in the browser or the terminal.",
    epilog="Example: hexagora (opens the club), hexagora play hexafuse (plays in the terminal)",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"hexagora {__version__}")
        raise typer.Exit


@app.callback()
def hexagora(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """A club for hex games: play against bots, friends and strangers, in the browser or the terminal."""
    if context.invoked_subcommand is None:
        serve()


for command in (serve, play, perft, replay, verify, match, draw, bench, warm, backup, restore):
    app.command(cls=ManyBots if command is match else None)(command)
app.add_typer(lab)


app.add_typer(admin)


def main() -> None:
    """The entry point of the command ``hexagora``."""
    prepare_streams()
    keep_to_one_line()
    try:
        typer.main.get_command(app)(prog_name="hexagora")
    except SystemExit as leaving:
        if leaving.code == INTERRUPTED and work_goes_on():
            # The interpreter must not be taken down around compiled code that is still running.
            sys.stdout.flush()
            os._exit(INTERRUPTED)
        raise
