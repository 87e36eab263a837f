"""What is measured of our own games: playouts, simulations, lists of legal moves, copies of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np

from hexagora.bots.levels import OVERDRIVE
from hexagora.contract import Dice, Game, OptionValue, State, kernels
from hexagora.contract.jit import compiled
from hexagora.contract.positions import borrowed
from hexagora.lab.bench.contestant import Contestant, Done
from hexagora.search import batch
from hexagora.search.mcts import Settings
from hexagora.search.playout import playouts
from hexagora.search.searcher import Searcher

# A game that a peer plays in another form than ours begins with is measured in that form.
AS_PEERS_PLAY_IT: dict[str, dict[str, OptionValue]] = {"hex": {"size": 8, "swap": False}}

# Legal moves are listed in so many positions, evenly spread over a random game.
POSITIONS = 16

# A simulation ends in a playout. To tell what the tree costs, it is one like those that are measured by themselves:
# uniformly random. Where playouts choose among several moves, the search as it plays is measured as well.
UNIFORM = OVERDRIVE.settings._replace(candidates=1)

# Shares of a round: listing and copying are steady, and need less time.
SHORT = 0.25


def as_measured(game: Game) -> Game:
    """A game in the form in which it is measured."""
    return game.with_options(**AS_PEERS_PLAY_IT.get(game.id, {}))


def name_of(game: Game) -> str:
    """What a game is called in the figures: its id, and the options that are chosen."""
    chosen = ", ".join(f"{name}={value}" for name, value in game.chosen)
    return f"{game.id}({chosen})" if chosen else game.id


def contestants(game: Game) -> Iterator[Contestant]:
    """All that is measured of a game."""
    name, state = name_of(game), game.start(seed=1)
    yield Contestant(name, _playouts(state))
    yield Contestant(name, _simulations(state, UNIFORM))
    if game.facts.candidates > 1:
        yield Contestant(name, _simulations(state, OVERDRIVE.settings, unit="simulations that choose"))
    yield Contestant(name, _listing(state), share=SHORT)
    yield Contestant(name, _copying(state), share=SHORT)


def threaded(game: Game, threads: int) -> Contestant:
    """Simulations by so many threads, in the time that passes."""
    unit = f"simulations by {threads} thread{'s' if threads > 1 else ''}"
    run = _simulations(game.start(seed=1), OVERDRIVE.settings, threads, unit)
    return Contestant(name_of(game), run, threads=threads, wall=True)


def batched(game: Game) -> Contestant:
    """Random games in one call on all cores, in the time that passes."""
    state = game.start(seed=1)

    def run(count: int) -> Done:
        return {"playouts in a batch": len(batch(state, count, seed=count).plies)}

    return Contestant(name_of(game), run, threads=numba.get_num_threads(), wall=True)


def _playouts(state: State) -> Callable[[int], Done]:
    def run(count: int) -> Done:
        return {"playouts": count, "plies": playouts(state, count, seed=count)}

    return run


def _simulations(
    state: State, settings: Settings, threads: int = 1, unit: str = "simulations"
) -> Callable[[int], Done]:
    """A search from the start of the game."""

    def run(count: int) -> Done:
        searcher = Searcher(state.game.facts, state.players, settings, threads)
        return {unit: searcher.simulate(state.position(), count, count)}

    return run


@compiled
def list_moves(pos: Any, count: int, moves: Any) -> int:
    """List the legal moves of a position so many times; how many they are in all."""
    pos, moves, found = borrowed(pos), borrowed(moves), 0
    for _ in range(count):
        found += kernels.legal(pos, moves)
    return found


def _listing(state: State) -> Callable[[int], Done]:
    positions = spread(state, POSITIONS)
    moves = np.zeros(state.game.facts.max_legal, dtype=np.int32)

    def run(count: int) -> Done:
        for pos in positions:
            list_moves(pos, count, moves)
        return {"legal move lists": count * len(positions)}

    return run


def spread(state: State, count: int) -> list[Any]:
    """So many positions of a random game, evenly spread, the start first."""
    dice, states = Dice("spread"), [state]
    while not states[-1].is_over:
        states.append(states[-1].play(dice.choice(states[-1].legal_moves())))
    plies = len(states) - 1  # without the end
    return [states[k * plies // count].position() for k in range(count)]


@compiled
def copy_back_and_forth(one: Any, other: Any, count: int) -> None:
    """Copy a position to another one and back, so many times."""
    one, other = borrowed(one), borrowed(other)
    for _ in range(count):
        kernels.copy(one, other)
        kernels.copy(other, one)


def _copying(state: State) -> Callable[[int], Done]:
    one, other = state.position(), state.position()

    def run(count: int) -> Done:
        copy_back_and_forth(one, other, count)
        return {"copies": 2 * count}

    return run
