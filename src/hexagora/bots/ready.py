"""Getting ready: the engine is compiled, or loaded from the cache, before anybody waits for a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from hexagora.bots.levels import LEVELS
from hexagora.contract import Dice, Game, State, registered
from hexagora.search.searcher import Searcher
from hexagora.search.solve import Solver


def warm(on_progress: Callable[[float], None] | None = None, games: Iterable[Game] | None = None) -> None:
    """Compile or load all that playing against bots needs, for some games (None: all that are registered).

    ``on_progress`` is told after each step how far the work is, in [0, 1].
    """
    chosen = list(registered().values() if games is None else games)
    steps = [partial(step, game) for game in chosen for step in (_play, _search, _solve)]
    for done, step in enumerate(steps, start=1):
        step()
        if on_progress is not None:
            on_progress(done / len(steps))


def _play(game: Game) -> None:
    """A few moves and all that is shown of them: the rules."""
    state: State = game.start(seed=0)
    dice = Dice(0)
    for _ in range(2):
        if not state.is_over:
            state.offers()
            state = state.play(dice.choice(state.legal_moves()))
    state.scene()


def _search(game: Game) -> None:
    state = game.start(seed=0)
    searcher = Searcher(game.facts, state.players, LEVELS[-1].settings, nodes=2)
    searcher.plant(state.position(), 0, list(state.codes(state.to_act or 0).values())[:1])
    searcher.simulate(state.position(), 0, 1)
    searcher.follow([(int(state.to_act or 0), candidate.move) for candidate in searcher.candidates(state.position())])


def _solve(game: Game) -> None:
    state = game.start(seed=0)
    Solver(game.facts, state.players).solve(state.position(), 1)
