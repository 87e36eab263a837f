"""The exact finish: once the rest of the game is small enough, every way it can go is looked at.

What is maximised, by each player at their own moves: first the expected *share of the win* (``kernels.outcome``: 1 for
a win, half for a draw of two), and among moves that are equal in that, the expected *lead* over the best other
player at the end (a game for one: the expected score). So a certain narrow win beats a likely high one, and a
player who can no longer win keeps the loss small. Moves that are equal in both count as equal.

Draws are chance: each alternative of ``kernels.reveals`` is looked at and weighs the same (an expectimax search). What
is hidden from the player to move is hidden from all, so a position has one value whoever looks at it; in a
game where players hide things from each other the value is that of open cards.

Whether the rest is small enough is first estimated by random probes (Knuth, "Estimating the efficiency of backtrack
programs", 1975), and then held to a budget of nodes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from hexagora.contract import Facts, kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.positions import borrowed
from hexagora.contract.rng import below, new_rng
from hexagora.search import duel
from hexagora.search.duel import EQUAL, LEAD, LEFT, SHARE, STOP

PROBES = 64
# The estimate is a mean with a long tail, so it is not taken at its word: a search is begun when the estimated
# number of leaves is at most this many times the budget of nodes, and the budget stops it.
SLACK = 2.0
DUEL_SLACK = 1000.0


@dataclass(frozen=True)
class Valued:
    """A move with what it leads to under best play: expected shares of the win and leads, one per player."""

    move: int
    share: tuple[float, ...]
    lead: tuple[float, ...]


@inline
def better(a: Any, b: Any, player: int) -> bool:
    """Whether expectations ``a`` are better for a player than ``b`` (float64[2, players])."""
    if a[SHARE, player] > b[SHARE, player] + EQUAL:
        return True
    return a[SHARE, player] >= b[SHARE, player] - EQUAL and a[LEAD, player] > b[LEAD, player] + EQUAL  # type: ignore[no-any-return]


@inline
def final(pos: Any, value: Any) -> None:
    """The shares of the win and the leads of a game that is over."""
    kernels.points(pos, value[LEAD])
    kernels.outcome(pos, value[LEAD], value[SHARE])
    if value.shape[1] > 1:
        kernels.leads(value[LEAD])


@inline
def estimate(root: Any, pos: Any, rng: Any, moves: Any) -> float:
    """About how many ways the game can still go: the mean over random ways of the product of the choices met."""
    total = 0.0
    for _ in range(PROBES):
        kernels.copy(root, pos)
        kernels.shuffle(pos, rng)
        ways = 1.0
        while kernels.to_act(pos) >= 0:
            legal = kernels.legal(pos, moves)
            move: Any = np.int64(moves[below(rng, legal)])
            ways *= float(legal) * float(kernels.reveals(pos, move))
            kernels.apply(pos, move)
        total += ways
    return total / PROBES


@inline
def evaluate(pos: Any, depth: Any, moves: Any, values: Any, chances: Any, budget: Any) -> bool:
    """Find the value of a position under best play: ``values[depth]``; at depth 0 that of each move, in ``chances``.

    False when the budget ran out. moves int32[plies, max_legal], values float64[plies, 2, players], chances
    float64[plies + max_legal, 2, players]: the sum over the draws of the move looked at, from row ``plies`` on those of
    the moves at depth 0. budget int64[2]: nodes left, and not 0 when the search is to stop.
    """
    player: Any = np.int64(kernels.to_act(pos))
    if player < 0:
        final(pos, values[depth])
        return True
    legal = kernels.legal(pos, moves[depth])
    child = kernels.duplicate(pos)
    plies, players = values.shape[0], values.shape[2]
    for i in range(legal):
        move: Any = np.int64(moves[depth, i])
        chance = chances[depth] if depth > 0 else chances[plies + i]
        for p in range(players):
            chance[SHARE, p] = chance[LEAD, p] = 0.0
        alternatives: Any = np.int64(kernels.reveals(pos, move))
        for which in range(alternatives):
            budget[LEFT] -= 1
            if budget[LEFT] < 0 or budget[STOP] != 0:
                return False
            kernels.copy(pos, child)
            if alternatives > 1:
                kernels.arrange(child, move, which)
            kernels.apply(child, move)
            if not evaluate(child, depth + 1, moves, values, chances, budget):
                return False
            for p in range(players):
                chance[SHARE, p] += values[depth + 1, SHARE, p] / alternatives
                chance[LEAD, p] += values[depth + 1, LEAD, p] / alternatives
        if i == 0 or better(chance, values[depth], player):
            for p in range(players):
                values[depth, SHARE, p] = chance[SHARE, p]
                values[depth, LEAD, p] = chance[LEAD, p]
    return True


@compiled
def prepare(root: Any, pos: Any, rng: Any, moves: Any) -> float:
    """Replace the hidden order by one from the seed, and estimate."""
    root, pos, rng, moves = borrowed(root), borrowed(pos), borrowed(rng), borrowed(moves)
    kernels.shuffle(root, rng)
    return float(estimate(root, pos, rng, moves))


@compiled
def search(root: Any, moves: Any, values: Any, chances: Any, budget: Any) -> int:
    """Evaluate within the budget; the number of legal moves, 0 when the rest is too large for it."""
    root, moves, values = borrowed(root), borrowed(moves), borrowed(values)
    chances, budget = borrowed(chances), borrowed(budget)
    if not evaluate(root, np.int64(0), moves, values, chances, budget):
        return 0
    return int(kernels.legal(root, moves[0]))


class Solver:
    """Searches out the ends of one game: by alpha-beta for two players, by trying everything for other numbers."""

    def __init__(self, facts: Facts, players: int) -> None:
        self._moves = np.zeros(facts.max_legal, dtype=np.int32)
        self._granted = 0
        self._way: _Way = _Duel(facts) if players == 2 else _Any(facts, players)

    @property
    def nodes(self) -> int:
        """How many nodes the last search looked at."""
        return int(self._granted - max(self._way.budget[LEFT], 0))

    def stop(self) -> None:
        """Make a search that runs in another thread give up."""
        self._way.budget[STOP] = 1

    def solve(self, root: Any, nodes: int) -> list[Valued] | None:
        """The value of each legal move, in the order of ``kernels.legal``; None when that takes too many nodes.

        ``root`` is not changed. The result depends on what is known and on ``nodes`` alone: the hidden order is first
        replaced by one that follows from a fixed seed.
        """
        self._granted = nodes
        self._way.budget[:] = nodes, 0
        pos = kernels.duplicate(root)
        if prepare(pos, kernels.duplicate(root), new_rng(0), self._moves) > self._way.slack * nodes:
            return None
        return self._way.solve(pos) or None


class _Way(Protocol):
    """A way to search an end out. slack: it is begun when the estimate is at most this many times the nodes."""

    slack: float
    budget: Any

    def solve(self, root: Any) -> list[Valued]:
        """The value of each legal move; none when the budget runs out."""
        ...


class _Duel:
    """Two players."""

    slack = DUEL_SLACK

    def __init__(self, facts: Facts) -> None:
        self._space = duel.new_space(facts)
        self.budget = self._space.budget

    def solve(self, root: Any) -> list[Valued]:
        found = []
        for i in range(duel.search(root, self._space)):
            share, lead = map(float, self._space.found[i])
            found.append(Valued(int(self._space.moves[0, i]), (share, 1.0 - share), (lead, -lead)))
        return found


class _Any:
    """Any number of players."""

    slack = SLACK

    def __init__(self, facts: Facts, players: int) -> None:
        rows = facts.max_plies + 1  # one for each ply that may be left, and the last for the end of the game
        self._moves = np.zeros((rows, facts.max_legal), dtype=np.int32)
        self._values = np.zeros((rows, 2, players), dtype=np.float64)
        self._chances = np.zeros((rows + facts.max_legal, 2, players), dtype=np.float64)
        self.budget = np.zeros(2, dtype=np.int64)

    def solve(self, root: Any) -> list[Valued]:
        legal = search(root, self._moves, self._values, self._chances, self.budget)
        values = self._chances[len(self._values) :]
        return [
            Valued(int(self._moves[0, i]), tuple(map(float, values[i, SHARE])), tuple(map(float, values[i, LEAD])))
            for i in range(legal)
        ]


def best(valued: list[Valued], player: int) -> Valued:
    """The first of the best moves for a player: by share of the win, then by lead."""
    share = max(move.share[player] for move in valued)
    winning = [move for move in valued if move.share[player] >= share - EQUAL]
    lead = max(move.lead[player] for move in winning)
    return next(move for move in winning if move.lead[player] >= lead - EQUAL)
