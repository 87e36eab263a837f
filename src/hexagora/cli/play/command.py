"""``hexagora play``: the command. Seats people and bots at the table and runs the game to its end."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from hexagora.cli.arguments import Ascii, GameId, Options, Players, Seed, Setup, chosen, loaded, started
from hexagora.cli.errors import Refused, bad_input
from hexagora.cli.screen import Screen, interruptible
from hexagora.cli.warm import prepare

if TYPE_CHECKING:
    from hexagora.cli.play.dialogue import Dialogue
    from hexagora.cli.play.match import Chooser, Match
    from hexagora.contract import State

NOBODY = "none"  # instead of a level: people at one keyboard
HINTING = "pulse"  # the level that gives hints: good enough to learn from, and quick


def play(
    game: GameId,
    bot: Annotated[
        str, typer.Option(metavar="LEVEL", help="Who sits opposite: a level, or none for people at one keyboard.")
    ] = "spark",
    side: Annotated[Literal["first", "second", "random"], typer.Option(help="Where you sit.")] = "first",
    seed: Seed = None,
    option: Options = None,
    setup: Setup = None,
    players: Players = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, max=3600, metavar="S", help="How long the bot thinks; its own time if left out."),
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Let the bot think in simulations: with --seed reproducible.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record here after every move.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game of a record.")] = None,
    ascii_only: Ascii = False,
) -> None:
    """Play a game in the terminal, against a bot or another person.

    Example: hexagora play hexafuse --bot pulse --side second
    """
    from hexagora.cli.play.dialogue import Dialogue, Left
    from hexagora.cli.play.match import Match
    from hexagora.cli.sheet import plies, result_sheet

    screen = Screen(ascii_only=ascii_only)
    state = _resumed(resume, game) if resume is not None else started(chosen(game, option), seed, setup, players)
    if save is not None:
        _check_target(save, resume)
    human = {"first": 0, "second": 1, "random": secrets.randbelow(state.players)}[side]
    if human >= state.players:
        raise Refused("there is no second seat in a game for one")
    if seconds is not None and simulations is not None:
        raise Refused("a bot is given --seconds or --simulations, not both")
    others = [p for p in range(state.players) if p != human] if bot != NOBODY else []
    seats = {p: _thinker(bot, seed, seconds, simulations) for p in others}
    match = Match.of(state, seats, _names(state.players, bot, seats), save)
    if seats and bot != "random":
        prepare(screen, [state.game])  # a bot that searches would compile it during its first move
    dialogue = Dialogue(screen, match, partial(_thinker, HINTING, seed, seconds, simulations))
    try:
        _run(screen, match, dialogue)
        result_sheet(screen, match.state, match.names)
        dialogue.offer_to_save()
    except Left:
        screen.say(f"Left after {plies(len(match.state.history))}.")


def _run(screen: Screen, match: Match, dialogue: Dialogue) -> None:
    """From move to move until the game is over."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - to edit what is typed, and to call back what was typed before
    screen.say(match.state.game.facts.title, "bold")
    screen.say("Type help for what you can type.", "dim")
    while (player := match.state.to_act) is not None:
        if player in match.bots:
            with screen.waiting(f"{match.names[player]} is thinking"):
                move = interruptible(partial(match.bots[player], match.state))
            match.go_on(match.state.play(move))
            if match.state.to_act in match.bots:
                dialogue.tell_last_move()  # before the next one; else it is told with the board
        else:
            dialogue.take_turn()
    dialogue.show_end()


def _resumed(file: Path, game: str) -> State:
    """The game of a record, which must still be going on."""
    state = loaded(file)
    if state.game.id != game:
        raise Refused(f"{file} is a game of {state.game.id}, not of {game}")
    if state.is_over:
        raise Refused(f"{file}: that game is over")
    return state


def _check_target(file: Path, resumed: Path | None) -> None:
    """Better to learn before the game than after the first move that its record cannot be kept."""
    if file.exists() and (resumed is None or not file.samefile(resumed)):
        raise Refused(f"{file} exists already; nothing is written over it")
    if not file.parent.is_dir():
        raise Refused(f"{file}: No such file or directory")
    if not os.access(file.parent, os.W_OK):
        raise Refused(f"{file}: Permission denied")


def _thinker(level: str, seed: str | None, seconds: float | None, simulations: int | None) -> Chooser:
    """A bot as a function from a state to its move. It keeps what it has searched, so each seat has its own."""
    from hexagora.bots import bot

    with bad_input():
        found = bot(level, seed=seed)
    return lambda state: found.choose(state, seconds=seconds, simulations=simulations)


def _names(players: int, level: str, bots: Mapping[int, Chooser]) -> tuple[str, ...]:
    """What each seat is called: you and the bots by their level, or the players by number."""
    from hexagora.bots import LEVELS

    if not bots:
        return ("You",) if players == 1 else tuple(f"Player {p + 1}" for p in range(players))
    title = next((known.title for known in LEVELS if known.id == level), level.capitalize())
    order = sorted(bots)
    return tuple(
        ("You" if p not in bots else title if len(bots) == 1 else f"{title} {order.index(p) + 1}")
        for p in range(players)
    )
