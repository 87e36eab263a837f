"""The exact finish of a game for two: what one wins the other loses, so most ways need not be looked at.

Alpha-beta over (share of the win, lead) of player 0, compared in this order. Chance is cut off too: of the draws that
are left the best and the worst is assumed (*Star1*), and draws that come to the same are looked at once. Moves are
tried in the order of the game's ``prior``.

Sources: Knuth, Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 1975; Ballard, "The *-minimax search
procedure for trees containing chance nodes", Artificial Intelligence 1983.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import Facts, kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.positions import borrowed, hold

# Sums of fractions differ in the last bits by the order of the draws; expectations closer than this are equal.
EQUAL = 1e-9
MOST_DRAWS = 64  # where a move may reveal more things than these, all are looked at
MOST_LEAD = 1e12  # no game is won by so many points

SHARE, LEAD = 0, 1
LOW, HIGH = 0, 2  # entries of bounds: share and lead of each
LEFT, STOP = 0, 1  # entries of a budget


class Space(NamedTuple):
    """Working space; a row for each ply that may be left, and one for the end.

    moves      int32[rows, max_legal]    the legal moves
    weights    float64[rows, max_legal]  how promising they look
    values     float64[rows, 2]          what was found out about the position: share and lead of player 0
    bounds     float64[rows, 4]          what would make a difference: values between low and high
    sums       float64[rows, 2]          over the draws of the move that is looked at
    found      float64[max_legal, 2]     the value of each move at the root
    alike      int32[rows, MOST_DRAWS]   how many draws come to the same as each of a move
    knowledge  float64[n]                of the game, for its ``prior``
    budget     int64[2]                  nodes left, and not 0 when the search is to stop
    """

    moves: Any
    weights: Any
    values: Any
    bounds: Any
    sums: Any
    found: Any
    alike: Any
    knowledge: Any
    budget: Any


def new_space(facts: Facts) -> Space:
    """Working space for a game; memory is taken by the system only as rows are used."""
    rows = facts.max_plies + 1
    return Space(
        moves=np.zeros((rows, facts.max_legal), dtype=np.int32),
        weights=np.zeros((rows, facts.max_legal), dtype=np.float64),
        values=np.zeros((rows, 2), dtype=np.float64),
        bounds=np.zeros((rows, 4), dtype=np.float64),
        sums=np.zeros((rows, 2), dtype=np.float64),
        found=np.zeros((facts.max_legal, 2), dtype=np.float64),
        alike=np.ones((rows, MOST_DRAWS), dtype=np.int32),
        knowledge=np.array(facts.knowledge, dtype=np.float64),
        budget=np.zeros(2, dtype=np.int64),
    )


@inline
def below(value: Any, at: int, other: Any, other_at: int) -> bool:
    """Whether the first of two values (share and lead, from an index on) is worse for player 0."""
    share, other_share = value[at + SHARE], other[other_at + SHARE]
    if share < other_share - EQUAL:
        return True
    return share <= other_share + EQUAL and value[at + LEAD] < other[other_at + LEAD]  # type: ignore[no-any-return]


@inline
def listed(pos: Any, depth: Any, space: Any) -> int:
    """The legal moves, to ``moves[depth]``, and how many they are: the most promising in front, but for the root."""
    moves, weights = space.moves[depth], space.weights[depth]
    count = kernels.legal(pos, moves)
    if depth == 0:
        return int(count)
    kernels.prior(pos, moves, count, space.knowledge, weights)
    for i in range(1, count):
        move, weight = moves[i], weights[i]
        j = i
        while j > 0 and weights[j - 1] < weight:
            moves[j], weights[j] = moves[j - 1], weights[j - 1]
            j -= 1
        moves[j], weights[j] = move, weight
    return int(count)


@inline
def tell_apart(pos: Any, move: Any, draws: int, alike: Any) -> None:
    """How many draws come to the same as each, as ``kernels.alike`` counts them."""
    if draws == 1:
        alike[0] = 1
    elif draws <= MOST_DRAWS:
        kernels.alike(pos, move, alike[:draws])
    else:
        alike[:] = 1


@inline
def ended(pos: Any, value: Any) -> None:
    """The value of a game that is over, to ``value`` (float64[2])."""
    scores, shares = np.zeros(2, dtype=np.float64), np.zeros(2, dtype=np.float64)
    kernels.points(pos, scores)
    kernels.outcome(pos, scores, shares)
    value[SHARE] = shares[0]
    value[LEAD] = scores[0] - scores[1]


@inline
def bound_draw(bounds: Any, sums: Any, draws: int, same: int, rest: int, inner: Any) -> None:
    """What ``same`` of several draws must be worth each for the mean of all to lie within the bounds, to ``inner``.

    ``sums``: of those before them; ``rest``: how many are still to come. They are worth a win by any lead at best, and
    a loss by any lead at worst.
    """
    inner[LOW + SHARE] = (draws * bounds[LOW + SHARE] - sums[SHARE] - rest) / same
    inner[LOW + LEAD] = (draws * bounds[LOW + LEAD] - sums[LEAD] - rest * MOST_LEAD) / same
    inner[HIGH + SHARE] = (draws * bounds[HIGH + SHARE] - sums[SHARE]) / same
    inner[HIGH + LEAD] = (draws * bounds[HIGH + LEAD] - sums[LEAD] + rest * MOST_LEAD) / same


@inline
def add_draw(sums: Any, value: Any, inner: Any, same: int, rest: int) -> bool:
    """Add the value of draws; True when it already puts the mean out of bounds, whatever is still to come."""
    sums[SHARE] += same * value[SHARE]
    sums[LEAD] += same * value[LEAD]
    if not below(inner, LOW, value, 0):
        sums[SHARE] += rest
        sums[LEAD] += rest * MOST_LEAD
        return True
    if not below(value, 0, inner, HIGH):
        sums[LEAD] -= rest * MOST_LEAD
        return True
    return False


@inline
def take(value: Any, bounds: Any, player: int, move: Any) -> None:
    """A better move for the player: it is the value of the position so far, and what others must exceed."""
    if player == 0:
        if below(value, 0, move, 0):
            value[SHARE], value[LEAD] = move[SHARE], move[LEAD]
        if below(bounds, LOW, move, 0):
            bounds[LOW + SHARE], bounds[LOW + LEAD] = move[SHARE], move[LEAD]
    else:
        if below(move, 0, value, 0):
            value[SHARE], value[LEAD] = move[SHARE], move[LEAD]
        if below(move, 0, bounds, HIGH):
            bounds[HIGH + SHARE], bounds[HIGH + LEAD] = move[SHARE], move[LEAD]


@inline
def evaluate(pos: Any, depth: Any, space: Any) -> bool:
    """The value of a position under best play, to ``values[depth]``; False when the budget ran out.

    It is exact if it lies within ``bounds[depth]``; otherwise it is known only to be no higher than low, or no lower
    than high, and so is what is written. At depth 0 each move's own exact value is written to ``found``, in the order
    of ``kernels.legal``.
    """
    player: Any = np.int64(kernels.to_act(pos))
    if player < 0:
        ended(pos, space.values[depth])
        return True
    legal = listed(pos, depth, space)
    owned = kernels.duplicate(pos)
    child = borrowed(owned)
    value, bounds, sums = space.values[depth], space.bounds[depth], space.sums[depth]
    value[SHARE], value[LEAD] = (-1.0 if player == 0 else 2.0), 0.0
    done = True
    for i in range(legal):
        move: Any = np.int64(space.moves[depth, i])
        draws: Any = np.int64(kernels.reveals(pos, move))
        sums[SHARE] = sums[LEAD] = 0.0
        rest = draws
        tell_apart(pos, move, draws, space.alike[depth])
        for which in range(draws):
            same: Any = np.int64(space.alike[depth, min(which, MOST_DRAWS - 1)])
            if same == 0:
                continue
            rest -= same
            space.budget[LEFT] -= 1
            bound_draw(bounds, sums, draws, same, rest, space.bounds[depth + 1])
            kernels.copy(pos, child)
            if draws > 1:
                kernels.arrange(child, move, which)
            kernels.apply(child, move)
            done = space.budget[LEFT] >= 0 and space.budget[STOP] == 0 and evaluate(child, depth + 1, space)
            if not done:
                break
            bound_draw(bounds, sums, draws, same, rest, space.bounds[depth + 1])  # the search has narrowed them
            if add_draw(sums, space.values[depth + 1], space.bounds[depth + 1], same, rest):
                break
        if not done:
            break
        sums[SHARE] /= draws
        sums[LEAD] /= draws
        if depth == 0:
            space.found[i, SHARE], space.found[i, LEAD] = sums[SHARE], sums[LEAD]
            continue
        take(value, bounds, player, sums)
        if not below(bounds, LOW, bounds, HIGH):
            break
    hold(owned)
    return done


@compiled
def search(root: Any, space: Space) -> int:
    """The exact value for player 0 of each legal move, to ``space.found``; the number of legal moves.

    0 when ``space.budget`` ran out.
    """
    root, space = borrowed(root), borrowed(space)
    space.bounds[0, LOW + SHARE], space.bounds[0, LOW + LEAD] = -1.0, -MOST_LEAD
    space.bounds[0, HIGH + SHARE], space.bounds[0, HIGH + LEAD] = 2.0, MOST_LEAD
    if not evaluate(root, np.int64(0), space):
        return 0
    return int(kernels.legal(root, space.moves[0]))
