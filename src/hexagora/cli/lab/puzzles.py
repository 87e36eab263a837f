"""``hexagora lab puzzles``: positions of bot games in which one move is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexagora.cli.arguments import GameId, Options, Players, chosen
from hexagora.cli.errors import INTERRUPTED, Refused, bad_input
from hexagora.cli.screen import Screen


def puzzles(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write them.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games to look at.")] = 20,
    count: Annotated[int, typer.Option(min=1, metavar="N", help="How many puzzles to keep at most.")] = 10,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The seed of all deals and bots.")] = "puzzles",
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays the games.")] = "pulse",
    simulations: Annotated[int, typer.Option(min=1, metavar="N", help="Its simulations for a move.")] = 200,
    judge: Annotated[str, typer.Option(metavar="BOT", help="Who looks for the best move.")] = "overdrive",
    depth: Annotated[
        int, typer.Option(min=100, metavar="N", help="Its simulations; twice as many to make sure.")
    ] = 5000,
    option: Options = None,
    players: Players = None,
) -> None:
    """Find puzzles: positions of bot games in which one move is clearly best.

    The same command finds the same puzzles on every machine. Ctrl-C ends early, with those of the games until then.

    Example: hexagora lab puzzles hexafuse --games 20 --out puzzles.json
    """
    from hexagora.bots import bot as named
    from hexagora.lab.play import interrupts
    from hexagora.lab.puzzles import Judge, Plan
    from hexagora.lab.puzzles import puzzles as look
    from hexagora.learn import FORMAT, Puzzles, written

    rules = chosen(game, option)
    with bad_input():
        for name in (bot, judge):
            named(name)
        # Alone where that can be: then only one's own moves count.
        seats = rules.seats(rules.facts.players[0] if players is None else players)
        if out.is_dir():
            raise Refused(f"{out} is a folder; the puzzles go into a file")
        out.touch()
    plan = Plan(rules, seats, bot, simulations, Judge(judge, depth), games, count, seed)
    screen = Screen()
    with interrupts() as interrupted, screen.progress(f"Puzzles of {rules.facts.title}", games) as advance:
        kept = look(plan, interrupted, lambda done, found: advance(done, f"{found} found"))
        early = interrupted()
    command = f"hexagora lab puzzles {game} --games {games} --count {count} --seed {seed}"
    command += f" --bot {bot} --simulations {simulations} --judge {judge} --depth {depth} --players {seats}"
    command += "".join(f" -o {name}={str(value).lower()}" for name, value in rules.chosen)
    with bad_input(str(out)):
        out.write_text(written(Puzzles(FORMAT, rules.id, command, tuple(kept))), encoding="utf-8")
    for puzzle in kept:
        screen.say(f"{puzzle.motif} {puzzle.number}: {puzzle.solution}, found by {puzzle.hard} simulations")
    screen.say(f"{len(kept)} puzzles in {out}", "dim", wrap=False)
    if early:
        raise typer.Exit(INTERRUPTED)
