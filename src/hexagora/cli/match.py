"""``hexagora match``: bots play each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexagora.cli.arguments import GameId, Options, chosen
from hexagora.cli.errors import INTERRUPTED, bad_input
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.lab.result import Match
    from hexagora.rating import Tally


def match(
    game: GameId,
    bots: Annotated[
        tuple[str, str],
        typer.Option("--bots", metavar="A B", help="Two bots: random, spark, pulse, overdrive.", show_default=False),
    ],
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games.")] = 100,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The seed of all deals and bots.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game and a summary into this folder.")
    ] = None,
    option: Options = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, metavar="S", help="Time for a move; that of each bot if left out.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Work for a move: with --seed the match is reproducible.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; one for each processor if left out.")
    ] = None,
) -> None:
    """Let two bots play, and print the score and the Elo difference. Ctrl-C ends early and keeps what was played.

    Example: hexagora match hexafuse --bots pulse spark --games 100 --seed 1 --out pulse-spark
    """
    from hexagora.lab.match import play_match

    screen = Screen()
    found = chosen(game, option)
    with bad_input(), screen.progress(" - ".join(bots), games) as advance:
        played = play_match(
            found,
            bots,
            games,
            seed,
            out,
            lambda so_far: advance(len(so_far.played), _so_far(so_far)),
            seconds=seconds,
            simulations=simulations,
            workers=workers,
        )
    _report(screen, played)
    if len(played.played) < played.planned:
        raise typer.Exit(INTERRUPTED)


def _so_far(match: Match) -> str:
    tally = match.tally
    return f"{match.bots[0]} {tally.wins + tally.draws / 2:g} : {tally.losses + tally.draws / 2:g} {match.bots[1]}"


def _report(screen: Screen, match: Match) -> None:
    """The score, what it says about the strength of the first bot, and what the games were like."""
    first, second = match.bots
    count = len(match.played)
    planned = f"{match.planned} games" if count == match.planned else f"{count} of {match.planned} games"
    screen.say(f"{match.game.facts.title}: {first} against {second}, {planned}, seed {match.seed}", "bold", wrap=False)
    if not match.played:
        return
    screen.say(f"{first}: {_told(match.tally)}")
    screen.say(f"  moving first:  {_told(match.tally_as(0))}")
    screen.say(f"  moving second: {_told(match.tally_as(1))}")
    screen.say(f"Difference: {match.difference}", "bold")
    summary = match.summary()
    screen.say(
        f"On average {first} led by {summary['mean_lead']:g} points and a game took {summary['mean_plies']:g} plies."
    )
    screen.say(f"Time: {match.took:.0f} s")


def _told(tally: Tally) -> str:
    if not tally.games:
        return "no games"
    return f"{tally.wins} won, {tally.draws} drawn, {tally.losses} lost ({100 * tally.score:.1f} %)"
