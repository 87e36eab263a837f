"""``hexagora perft``: counts move sequences, the usual proof that moves are generated without error."""

from __future__ import annotations

from typing import Annotated

import typer

from hexagora.cli.arguments import GameId, Options, Players, Setup, chosen, started
from hexagora.cli.screen import Screen, interruptible


def perft(
    game: GameId,
    depth: Annotated[
        int, typer.Option("--depth", "-d", min=0, metavar="N", help="How many plies.", show_default=False)
    ],
    setup: Setup = None,
    divide: Annotated[bool, typer.Option("--divide", help="Show the count behind each first move.")] = False,
    option: Options = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Deal from this seed.")] = "0",
    players: Players = None,
) -> None:
    """Count the sequences of N plies from the start of a game. A game that ends earlier counts once.

    Example: hexagora perft hexafuse --depth 3 --divide
    """
    from hexagora.search import divide as parts_of

    screen = Screen()
    state = started(chosen(game, option), None if setup else seed, setup, players)
    depth = min(depth, state.game.facts.max_plies)  # no game is longer, so nothing more would be found
    if depth == 0 or state.is_over:
        screen.out.print(1)
        return
    with screen.progress(f"perft {depth}", len(state.legal_moves())) as advance:
        parts = interruptible(lambda: parts_of(state, depth, lambda _, done, __: advance(done)))
    if divide:
        width = max(map(len, parts))
        for move, count in parts.items():
            screen.out.print(f"{move:{width}}  {count}", soft_wrap=True)
        screen.out.print(f"{'total':{width}}  {sum(parts.values())}", soft_wrap=True)
    else:
        screen.out.print(sum(parts.values()))
