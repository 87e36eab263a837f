"""Monte Carlo tree search for any game of the contract: one to many players, with chance and hidden things.

A simulation, step by step (the numbers stand in ``simulate``):

1. *Determinize*: deal everything hidden from the player to move anew. What is drawn later in this simulation
   follows from that, so chance needs no nodes of its own.
2. *Select*: walk down by upper confidence bounds among the moves that are legal in this determinization. A move
   is compared by how often it was legal, not by how often its parent was visited: otherwise moves that are
   rarely available would look unexplored for ever.
3. *Expand*: a node may have a number of children that grows with its visits; new ones come in the order of the
   game's ``prior`` (progressive widening). When the tree is full it stays as it is.
4. *Play out* by random moves, the better-looking of a few drawn at a time.
5. *Back up* the rewards of all players; each node keeps those of the player who moved there.

Sources: Cowling, Powley, Whitehouse, "Information set Monte Carlo tree search", IEEE TCIAIG 2012 (availability
counts, SO-ISMCTS); Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007 (widening);
Auer, Cesa-Bianchi, Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002 (UCB1).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import Facts, kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.positions import borrowed
from hexagora.contract.rng import below
from hexagora.search.tree import Tree, add_child, room

MAX_CANDIDATES = 16
_int: Any = np.int64  # one width for all rows
# An index. A negative number would count from the end: compiled code tests each for that, but not one without a sign.
_at: Any = np.uintp


HALF = 0.5  # a power that is a root, which is quicker
# Roots and logarithms take long, so they are looked up: for most nodes in a table of all numbers of visits. The
# logarithm hardly grows any more where that ends: from there on one number in 2 ** SPARSE stands for all. Values are
# rounded, so that a machine whose last digit is another one plays the same.
LOOKED_UP = 1 << 16
SPARSE = 8
_COUNTS = np.arange(LOOKED_UP, dtype=np.float64)
ROOT_OF_INVERSE = np.round(1.0 / np.sqrt(np.maximum(_COUNTS, 1.0)), 12)
ROOT_OF_LOG = np.round(np.sqrt(np.log(np.maximum(_COUNTS, 1.0))), 12)
ROOT_OF_LOG_OF_MORE = np.round(np.sqrt(np.log(np.maximum(_COUNTS * 2.0**SPARSE, 1.0))), 12)


@inline
def root_of_log(seen: int) -> float:
    """sqrt(log(seen)), from LOOKED_UP on to four digits."""
    if seen < LOOKED_UP:
        return float(ROOT_OF_LOG[_at(seen)])
    if seen < LOOKED_UP << SPARSE:
        return float(ROOT_OF_LOG_OF_MORE[_at(seen >> SPARSE)])
    return sqrt(log(float(seen)))


@inline
def upper_bound(total: float, visits: int, seen: int, exploration: float) -> float:
    """UCB1: the mean, and the weight of the confidence bound times sqrt(log(seen) / visits)."""
    inverse = ROOT_OF_INVERSE[_at(visits)] if visits < LOOKED_UP else 1.0 / sqrt(float(visits))
    return float((total * inverse + exploration * root_of_log(seen)) * inverse)


class Settings(NamedTuple):
    """How a search weighs things up.

    The defaults did best of those tried in HexaFuse with its prior (200 games each at 1,500 simulations, so each score
    is within 0.06): width 1 and growth 0.5 scored 0.56 against 2 and 0.4, which scored 0.525 against 4 and 0.4;
    explorations of 0.3 and of 0.8 scored 0.475 against 0.5. One candidate scored 0.52 against three, and is quicker.

    exploration: weight of the confidence bound, in units of reward (which lies in [0, 1]).
    width, growth: a node with v visits may have ``width * (v + 1) ** growth`` children, one at least.
    candidates: random moves drawn at each ply of a playout, of which the one with the highest prior is played
    (1: uniformly random; at most MAX_CANDIDATES; 0: as many as ``Facts.candidates``).
    """

    exploration: float = 0.5
    width: float = 1.0
    growth: float = 0.5
    candidates: int = 0

    def resolved(self, facts: Facts) -> Settings:
        """With what is left to the game filled in."""
        return self._replace(candidates=min(self.candidates or facts.candidates, MAX_CANDIDATES))


class Scratch(NamedTuple):
    """Working space of one thread: see ``new_scratch`` for shapes."""

    moves: Any
    allowed: Any
    weights: Any
    knowledge: Any
    drawn: Any
    mark: Any
    clock: Any
    path: Any
    rewards: Any


def new_scratch(facts: Facts, players: int) -> Scratch:
    """Working space for a game.

    allowed[i]: whether a node's child i is legal now. mark[code] equals the clock when such
    a child's move it is.
    """
    return Scratch(
        moves=np.zeros(facts.max_legal, dtype=np.int32),
        allowed=np.zeros(players * facts.move_codes, dtype=np.bool_),
        weights=np.zeros(facts.max_legal, dtype=np.float64),
        knowledge=np.array(facts.knowledge, dtype=np.float64),
        drawn=np.zeros(MAX_CANDIDATES, dtype=np.int32),
        mark=np.zeros(facts.move_codes, dtype=np.int64),
        clock=np.zeros(1, dtype=np.int64),
        path=np.zeros(facts.max_plies + 2, dtype=np.int32),
        rewards=np.zeros(players, dtype=np.float64),
    )


@inline
def children_of(visits: int, settings: Settings) -> float:
    """How many children a node may have that was visited so often."""
    often = visits + 1.0
    grown = sqrt(often) if settings.growth == HALF else often**settings.growth
    return max(1.0, settings.width * grown)


@inline
def select(tree: Tree, node: int, player: int, allowed: Any, exploration: float) -> tuple[int, int]:
    """The child with the highest bound of those that are allowed and the player's (0: there is none); how many are.

    Among equals the newest. Each that might have been chosen has been seen once more.
    """
    first: Any = np.int64(tree.first[node])
    known, best, highest = 0, 0, -1.0
    for i in range(np.int64(tree.count[node]) - 1, -1, -1):
        child = _at(first + i)
        allowed[i] &= tree.actor[child] == player
        if allowed[i]:
            known += 1
            tree.seen[child] += 1
            bound = upper_bound(tree.total[child], tree.visits[child], tree.seen[child], exploration)
            if bound > highest:
                best, highest = first + i, bound
    return best, known


@inline
def leave_unknown(scratch: Any, legal: int, known: Any) -> int:
    """Of the legal moves leave those that no allowed child stands for (``known``: their moves); how many are left."""
    scratch.clock[0] += 1
    for i in range(known.shape[0]):
        if scratch.allowed[i]:
            scratch.mark[known[i]] = scratch.clock[0]
    left = 0
    for i in range(legal):
        move = scratch.moves[i]
        if scratch.mark[move] != scratch.clock[0]:
            scratch.moves[left] = move
            left += 1
    return left


@inline
def most_promising(pos: Any, rng: Any, scratch: Any, count: int) -> int:
    """The move with the highest prior among the first ``count``; ties are broken at random."""
    kernels.prior(pos, scratch.moves, count, scratch.knowledge, scratch.weights)
    best, ties = 0, 1
    for i in range(1, count):
        if scratch.weights[i] > scratch.weights[best]:
            best, ties = i, 1
        elif scratch.weights[i] == scratch.weights[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return scratch.moves[best]  # type: ignore[no-any-return]


@inline
def playout_move(pos: Any, rng: Any, scratch: Any, candidates: int) -> int:
    """A random move, or the one with the highest prior of several."""
    if candidates == 1:
        return kernels.random_move(pos, rng, scratch.moves)  # type: ignore[no-any-return]
    for i in range(candidates):
        scratch.drawn[i] = kernels.random_move(pos, rng, scratch.moves)
    kernels.prior(pos, scratch.drawn, candidates, scratch.knowledge, scratch.weights)
    best = 0
    for i in range(1, candidates):
        if scratch.weights[i] > scratch.weights[best]:
            best = i
    return scratch.drawn[best]  # type: ignore[no-any-return]


@compiled
def simulate(tree: Tree, root: Any, pos: Any, scratch: Scratch, rng: Any, settings: Settings, count: int) -> None:
    """Add ``count`` simulations from the position ``root`` to the tree. ``pos`` is a position to work on."""
    tree, root, pos = borrowed(tree), borrowed(root), borrowed(pos)
    scratch, rng = borrowed(scratch), borrowed(rng)
    for _ in range(count):
        # 1. Determinize
        kernels.copy(root, pos)
        kernels.shuffle(pos, rng)
        node, depth, grown = 0, 0, False

        while not grown:
            player = kernels.to_act(pos)
            if player < 0:
                break

            # 2. Select
            first, count = _int(tree.first[node]), _int(tree.count[node])
            kernels.are_legal(pos, tree.move[first : first + count], count, scratch.moves, scratch.allowed)
            best, known = select(tree, node, player, scratch.allowed, settings.exploration)

            # 3. Expand
            if known < children_of(tree.visits[node], settings):
                legal = kernels.legal(pos, scratch.moves)
                if known < legal and room(tree, node):
                    if known > 0:
                        legal = leave_unknown(scratch, legal, tree.move[first : first + count])
                    best = add_child(tree, node, player, most_promising(pos, rng, scratch, legal))
                    grown = True
            if best == 0:
                break
            kernels.apply(pos, np.int64(tree.move[best]))
            node = best
            depth += 1
            scratch.path[depth] = node

        # 4. Play out
        while kernels.to_act(pos) >= 0:
            kernels.apply(pos, playout_move(pos, rng, scratch, settings.candidates))

        # 5. Back up
        kernels.reward(pos, scratch.rewards)
        tree.visits[0] += 1
        for i in range(1, depth + 1):
            row = _at(scratch.path[i])
            tree.visits[row] += 1
            tree.total[row] += scratch.rewards[tree.actor[row]]
