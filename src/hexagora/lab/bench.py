"""Measures of the engine beside a peer, in one run.

All contestants take turns in short rounds, so that whatever else the machine does meets all of them alike, and the
clock counts the time that this thread was given, not the time that passed. The figure of each is the median of
its rounds.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hexagora.bots import LEVELS
from hexagora.contract import Game, State, kernels, registered
from hexagora.search.playout import playouts
from hexagora.search.searcher import Searcher

ROUNDS = 5
FORMAT = "hexagora-bench/1"
# The peer: a game of connected hexes on the same board of 61 cells, in C++.
HAVANNAH = "havannah(board_size=5)"


@dataclass
class Contestant:
    """Something that is measured: ``run`` does about that much of it and returns what it did, by unit."""

    name: str
    measure: str
    run: Callable[[int], dict[str, int]]
    size: int = 16

    def __post_init__(self) -> None:
        self.rates: dict[str, list[float]] = {}

    def round(self, seconds: float) -> None:
        """Run for about so many seconds, and note the rates."""
        while True:
            start = time.thread_time()
            done = self.run(self.size)
            took = time.thread_time() - start
            if took >= seconds / 2:
                break
            self.size = max(self.size + 1, int(self.size * min(10.0, seconds / max(took, 1e-6))))
        for unit, count in done.items():
            self.rates.setdefault(unit, []).append(count / took)


def engine(
    games: Iterable[Game] | None = None,
    seconds: float = 1.0,
    on_progress: Callable[[float], None] | None = None,
) -> dict[str, Any]:
    """Playouts, plies and simulations per second on one core: those of some games (None: all) and of OpenSpiel.

    OpenSpiel is left out where it is not installed. ``seconds``: about how long a round of each measure takes; there
    are ROUNDS of them. ``on_progress`` is told how far the work is, in [0, 1]. The result is JSON-ready: by
    contestant ``{unit: {"median", "low", "high"}}``, all per second.
    """
    contestants = [*_ours(registered().values() if games is None else games), *_peers()]
    for contestant in contestants:
        contestant.run(1)  # compile, load
    for number in range(ROUNDS):
        for at, contestant in enumerate(contestants):
            contestant.round(seconds)
            if on_progress is not None:
                on_progress((number + (at + 1) / len(contestants)) / ROUNDS)
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for contestant in contestants:
        for unit, rates in contestant.rates.items():
            figures.setdefault(contestant.name, {})[unit] = {
                "median": round(statistics.median(rates)),
                "low": round(min(rates)),
                "high": round(max(rates)),
            }
    return {
        "format": FORMAT,
        "rounds": ROUNDS,
        "seconds": seconds,
        "machine": {"cpu": _cpu(), "cores": os.cpu_count(), "python": platform.python_version()},
        "versions": {package: version(package) for package in ("hexagora", "numba", "numpy")},
        "per_second": figures,
    }


def _ours(games: Iterable[Game]) -> Iterator[Contestant]:
    for game in games:
        state = game.start(seed=1)
        yield Contestant(game.id, "playouts", _playouts(state))
        yield Contestant(game.id, "simulations", _simulations(state))


def _playouts(state: State) -> Callable[[int], dict[str, int]]:
    def run(count: int) -> dict[str, int]:
        plies = playouts(state, count, seed=count)
        return {"playouts": count, "plies": plies}

    return run


def _simulations(state: State) -> Callable[[int], dict[str, int]]:
    """A search from the start of the game, as the strongest level does it."""

    def run(count: int) -> dict[str, int]:
        searcher = Searcher(state.game.facts, state.players, LEVELS[-1].settings)
        return {"simulations": searcher.simulate(kernels.duplicate(state.position()), count, count)}

    return run


def _peers() -> Iterator[Contestant]:
    """OpenSpiel's Havannah: random playouts and tree search in C++, and the loop that a Python user would write."""
    try:
        import pyspiel
    except ImportError:
        return
    game = pyspiel.load_game(HAVANNAH)

    def search(simulations: int, rollouts: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        options = {"uct_c": 2.0, "max_simulations": simulations, "max_memory_mb": 1000, "seed": 1}
        pyspiel.MCTSBot(game, evaluator, solve=False, verbose=False, **options).step(game.new_initial_state())

    def many_playouts(count: int) -> dict[str, int]:
        # One simulation of the tree search, whose leaf is evaluated by so many random playouts, all in C++.
        search(1, count)
        return {"playouts": count}

    def simulations(count: int) -> dict[str, int]:
        search(count, 1)
        return {"simulations": count}

    def from_python(count: int) -> dict[str, int]:
        plies = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
                plies += 1
        return {"playouts": count, "plies": plies}

    name = f"OpenSpiel {HAVANNAH}"
    yield Contestant(f"{name}, C++", "playouts", many_playouts)
    yield Contestant(f"{name}, C++", "simulations", simulations)
    yield Contestant(f"{name}, from Python", "playouts", from_python)


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()
