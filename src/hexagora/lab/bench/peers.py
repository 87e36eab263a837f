"""The peers: games of OpenSpiel, played by its own C++, where it is installed.

Havannah is a game of connected hexes on the boards of our games: 61 cells with ``board_size=5``, 37 with
``board_size=4``. Hex is the same game on both sides.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hexagora.lab.bench.contestant import Contestant, Done

GAMES = ("havannah(board_size=5)", "havannah(board_size=4)", "hex(board_size=8)")
# So many random games tell how many plies one has: C++ does not count them.
SAMPLE = 400
SHORT = 0.25


def name_of(game: str) -> str:
    """What a peer is called in the figures."""
    return f"OpenSpiel {game}"


def contestants() -> Iterator[Contestant]:
    """All that is measured of the peers; nothing where they are not installed."""
    try:
        import pyspiel
    except ImportError:
        return
    for name in GAMES:
        yield from _measured(name_of(name), pyspiel.load_game(name))


def _measured(name: str, game: Any) -> Iterator[Contestant]:
    plies = _mean_length(game)

    def playouts(count: int) -> Done:
        # One simulation of the tree search, whose leaf is evaluated by so many random playouts.
        _search(game, 1, count)
        return {"playouts": count, "plies": count * plies}

    def simulations(count: int) -> Done:
        _search(game, count, 1)
        return {"simulations": count}

    yield Contestant(name, playouts)
    yield Contestant(name, simulations)
    yield Contestant(name, _listing(game), share=SHORT)
    yield Contestant(name, _copying(game), share=SHORT)


def _search(game: Any, simulations: int, rollouts: int) -> None:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    options = {"uct_c": 2.0, "max_simulations": simulations, "max_memory_mb": 1000, "seed": 1}
    pyspiel.MCTSBot(game, evaluator, solve=False, verbose=False, **options).step(game.new_initial_state())


def _random_game(game: Any, rng: random.Random) -> list[Any]:
    """The states of one random game, without the end."""
    states, state = [], game.new_initial_state()
    while not state.is_terminal():
        states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return states


def _mean_length(game: Any) -> float:
    rng = random.Random(1)
    return sum(len(_random_game(game, rng)) for _ in range(SAMPLE)) / SAMPLE


def _listing(game: Any) -> Callable[[int], Done]:
    """Lists of legal moves, as C++ hands them to Python: there is no other way to ask for them alone."""
    states = _random_game(game, random.Random(1))

    def run(count: int) -> Done:
        for state in states:
            for _ in range(count):
                state.legal_actions()
        return {"legal move lists": count * len(states)}

    return run


def _copying(game: Any) -> Callable[[int], Done]:
    """Clones of a state, asked for from Python."""
    state = game.new_initial_state()

    def run(count: int) -> Done:
        for _ in range(count):
            state.clone()
        return {"copies": count}

    return run
