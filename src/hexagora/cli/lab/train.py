"""``hexagora lab train``: learning what looks promising in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexagora.cli.arguments import GameId, Options, chosen
from hexagora.cli.errors import bad_input
from hexagora.cli.screen import Screen


def train(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Keep everything in this folder, and go on with it.")],
    generations: Annotated[
        int, typer.Option(min=1, metavar="N", help="How often to play, search and fit; each starts from the last.")
    ] = 3,
    positions: Annotated[int, typer.Option(min=1, metavar="N", help="Positions of each generation.")] = 2000,
    simulations: Annotated[int, typer.Option(min=8, metavar="N", help="Simulations of each position.")] = 2000,
    games: Annotated[int, typer.Option(min=2, metavar="N", help="Games of each generation against the last.")] = 100,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The seed of all deals and searches.")] = "train",
    option: Options = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; one for each processor if left out.")
    ] = None,
) -> None:
    """Learn by self-play how much each thing that a game counts about a move should weigh.

    Writes the weights of each generation, and a plot of Elo over time. Broken off, the same command goes on.

    Example: hexagora lab train hexano-duel --out train-hexano-duel
    """
    from hexagora.lab.train import Plan, train

    found = chosen(game, option)
    screen = Screen()
    plan = Plan(generations, positions, simulations, games, seed)
    with bad_input(), screen.progress(f"Training {found.facts.title}", 1.0) as advance:
        trained = train(found, plan, out, lambda what, done, total: advance(done / total, what), workers)
    for generation in trained.generations:
        screen.say(
            f"Generation {generation.number}: {generation.elo:+.0f} Elo over the one before "
            f"(95 %: {generation.low:+.0f} to {generation.high:+.0f}), surprise {generation.surprise:.3f}"
        )
    screen.say(f"The weights are in {trained.path}, the plot in {out / 'elo.svg'}.")
