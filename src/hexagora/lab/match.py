"""Matches: two bots play many games, and what is known of the result is on disk at any moment.

Games come in pairs of the same deal with seats exchanged, so that a good deal favours nobody. All seeds follow from the
match's own; with a fixed number of simulations a match is reproducible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from hexagora.bots import bot
from hexagora.contract import Dice, Game, Seed
from hexagora.lab.budget import Budget
from hexagora.lab.play import Maker
from hexagora.lab.result import Match
from hexagora.lab.run import run
from hexagora.lab.store import Folder, resumed_seed
from hexagora.rating import Sprt


def play_match(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: Seed | None = None,
    out: Path | str | None = None,
    on_progress: Callable[[Match], None] | None = None,
    *,
    budget: Budget | None = None,
    sprt: Sprt | None = None,
    resume: bool = False,
    workers: int | None = None,
    make: Maker = bot,
) -> Match:
    """Let two bots, by name, play so many games of a game, on several processes (None: one for each processor).

    The bots take turns in beginning. Each move takes what the bot takes by itself unless a ``budget`` is given. With a
    test (``sprt``) the match ends when it has decided, and after ``games`` at the latest. Into the folder ``out`` goes
    a record of each game as it ends, and a summary; with ``resume`` a match that lies there already goes on.
    ``on_progress`` gets the match so far, first before any game, then after each. ``make``: who knows the bots by name.
    Ctrl-C ends the match early: what has been played is returned, marked as interrupted.

    ValueError for bots, numbers or folders that will not do; OSError when the folder cannot be written.
    """
    folder = None if out is None else Path(out)
    seed = resumed_seed(folder) if resume and seed is None else seed
    match = Match(game, tuple(bots), Dice(seed).seed, games, budget or Budget(), make, sprt=sprt)
    store = None if folder is None else Folder(folder, match, resume=resume)
    return run(match, store, on_progress, workers, ordered=sprt is not None)
