"""OpenSpiel's Monte Carlo tree search as a bot of ours: a yardstick that many know.

It is ``pyspiel.MCTSBot``, OpenSpiel's own search in C++ with its own random rollouts, on our game behind the bridge of
this room: what a researcher gets who takes both as they are. (``open_spiel.python.algorithms.mcts`` does the same, at
two thirds of the speed.) It keeps no tree from move to move; none of OpenSpiel's does.

OpenSpiel's search is told a number of simulations. To give it a time by the processor's clock, its speed is measured in
each position by a search of its own, a twentieth as long, whose time is not counted: so it gets rather more than its
share. By the wall's clock it keeps the time itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import isfinite
from typing import Any

import pyspiel

from hexagora.bots import Bot, Considered, Thought
from hexagora.bots.player import Question
from hexagora.bots.stopwatch import Stopwatch
from hexagora.contract import Dice, Game, Seed, kernels
from hexagora.contract.rng import new_rng
from hexagora.research.openspiel import HexagoraGame, load
from hexagora.search.searcher import WALL, Clock

# A trial search takes this share of the time, and makes so many simulations at least.
TRIAL = 0.05
FEWEST = 16
NO_END = 1 << 30


@dataclass(frozen=True)
class Parameters:
    """What may be said of it in its name.

    seconds: thinking time for a move when nobody says otherwise. simulations: work instead of time. c: weight of the
    exploration in UCT, for utilities from −1 to 1; OpenSpiel's examples use 2. rollouts: random games for each leaf.
    solve: whether proved results are backed up. memory: megabytes for the tree. alone: weight of the exploration where
    one player plays for points, in points.
    """

    seconds: float = 1.0
    simulations: int = 0
    c: float = 2.0
    rollouts: int = 1
    solve: bool = True
    memory: int = 1000
    alone: float = 20.0


def parameters(given: Mapping[str, str]) -> Parameters:
    """From a name; ValueError, in one line, for what it does not have."""
    kinds = {field.name: type(getattr(Parameters(), field.name)) for field in fields(Parameters)}
    values: dict[str, Any] = {}
    for key, text in given.items():
        if key not in kinds:
            raise ValueError(f"openspiel-mcts has no parameter {key!r} (it has: {', '.join(kinds)})")
        try:
            values[key] = {"true": True, "false": False}[text.lower()] if kinds[key] is bool else kinds[key](text)
        except (KeyError, ValueError):
            raise ValueError(f"{key} of openspiel-mcts cannot be {text!r}") from None
        least = 1e-6 if key == "seconds" else 1 if key in ("rollouts", "memory") else 0
        if not isfinite(values[key]) or values[key] < least:
            raise ValueError(f"{key} of openspiel-mcts cannot be {text!r}")
    return replace(Parameters(), **values)


class OpenSpielBot(Bot):
    """Plays any game of the house as ``pyspiel.MCTSBot`` does."""

    def __init__(self, name: str, given: Mapping[str, str], seed: Seed | None = None, clock: Clock = WALL) -> None:
        super().__init__(name, seed)
        self._is = parameters(given)
        self._clock = clock
        self._games: dict[tuple[Game, int], HexagoraGame] = {}

    def _think(self, asked: Question) -> Thought:
        game = self._game(asked.state.game, asked.state.players)
        root, seed = asked.root, Dice(asked.stream(self._seed, "openspiel")).below(1 << 31)
        kernels.shuffle(root, new_rng(seed))  # what is hidden must not even decide which number means which draw
        state = game.state_at(root)
        simulations = asked.simulations or (None if asked.seconds else self._is.simulations or None)
        if simulations is None:
            found = self._for_a_time(game, state, asked.seconds or self._is.seconds, seed)
        else:
            found = self._search(game, state, simulations, seed)
        best = found.best_child()
        text = asked.state.game.text

        def told(child: Any) -> Considered:
            mean = child.total_reward / child.explore_count if child.explore_count else 0.0
            return Considered(text(asked.root, child.action), child.explore_count, (mean + 1.0) / 2.0)

        rest = [child for child in found.children if child.action != best.action]
        considered = tuple(map(told, [best, *sorted(rest, key=lambda child: -child.explore_count)]))
        return Thought(considered[0].move, considered[0].value, considered, simulations=found.explore_count)

    def _for_a_time(self, game: HexagoraGame, state: Any, seconds: float, seed: int) -> Any:
        if self._clock is WALL:
            return self._search(game, state, NO_END, seed, seconds)
        trial, watch = FEWEST, Stopwatch(self._clock)
        self._search(game, state, trial, seed)
        while (spent := watch.spent) < TRIAL * seconds and trial < NO_END:  # one that proves its result ends at once
            trial = min(NO_END, max(2 * trial, int(trial * TRIAL * seconds / max(spent, 1e-6))))
            watch = Stopwatch(self._clock)
            self._search(game, state, trial, seed)
        return self._search(game, state, min(NO_END, max(1, int(trial * seconds / spent))), seed)

    def _search(self, game: HexagoraGame, state: Any, simulations: int, seed: int, wall: float = -1.0) -> Any:
        """A search of its own: the root of the tree."""
        searcher = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(self._is.rollouts, seed),
            self._is.alone if game.players == 1 else self._is.c,
            simulations,
            self._is.memory,
            self._is.solve,
            seed,
            False,  # noqa: FBT003 - OpenSpiel takes it by its place only: it says nothing while it searches
            max_wall_clock_time=wall,
        )
        return searcher.mcts_search(state)

    def _game(self, game: Game, players: int) -> HexagoraGame:
        if (game, players) not in self._games:
            utility = "points" if players == 1 else "win"
            self._games[game, players] = load(game, players=players, deals=1, utility=utility)
        return self._games[game, players]
