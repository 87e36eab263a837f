"""The rules of Hexeptional Hexpertise, in the order of the rules page: flip, place, nullify, score.

Both editions: what differs is read from the position (``counts[DIRECTED]``, ``counts[PLACES]``, ``values``). Every
function works in place on a ``HexpertisePosition`` and is compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.rng import below
from hexagora.geometry.bits import lowest
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENTS
from hexagora.rulebooks.hexpertise.position import (
    CARD,
    CROSS,
    DIRECTED,
    DONE,
    NONE,
    PLACED,
    PLACES,
    PLAYER,
    PLAYERS,
    TIMEOUT,
    UNNAMED,
    HexpertisePosition,
)
from hexagora.rulebooks.hexpertise.scoring import score
from hexagora.rulebooks.shifts import (
    AROUND,
    BIT,
    BOARD_MASK,
    CELL,
    CELLS,
    CENTRE,
    beside,
    cluster,
    shifted,
)

PASS_CARDS = len(CARDS)  # cards in one pass of the deck

# int8[15, 2]: the two elements of each card.
PAIRS = np.array([[ELEMENTS.index(letter) for letter in card] for card in CARDS], dtype=np.int8)

# By the code of a move: its kind, and the cell as a mask.
KIND_OF = np.repeat(np.arange(CROSS + 1, dtype=np.int8), CELLS)
BIT_OF = np.tile(BIT[:CELLS], CROSS + 1)

_ZERO, _ONE = np.uint64(0), np.uint64(1)


# Placing ------------------------------------------------------------------------------------------------


@inline
def cells_for(pos: Any, player: int, element: int, other: int) -> Any:
    """Where an element may be placed, the other element of the card being ``other``.

    Second edition: the other one gives the direction: the new cell must be the neighbour, in that direction, of some
    filled cell. First edition: on an empty cell that is connected to the mage through filled cells.
    """
    filled = pos.filled[player]
    if pos.counts[DIRECTED] == 1:
        return shifted(filled, pos.towards[other]) & ~filled
    return beside(cluster(filled, BIT[CENTRE])) & ~filled


@inline
def listed(cells: Any, kind: int, moves: Any, count: int) -> int:
    """Add a move of one kind for each cell of a mask; the new number of moves."""
    while cells != _ZERO:
        moves[count] = np.int64(kind) * CELLS + CELL[lowest(cells)]
        cells &= cells - _ONE
        count += 1
    return count


@kernels.to_act.register(HexpertisePosition)
def to_act(pos: Any) -> int:
    """Ruling 12: for each card player 0 chooses, then player 1, and so on; the order does not matter."""
    return -1 if pos.counts[CARD] >= pos.deck.shape[0] else int(pos.counts[PLAYER])


@inline
def choice(pos: Any, which: int) -> Any:
    """Where either element of the card may be placed; nowhere if it is there already."""
    card = pos.deck[pos.counts[CARD]]
    element = PAIRS[card, which]
    if element == pos.counts[PLACED]:
        return _ZERO
    return cells_for(pos, pos.counts[PLAYER], element, PAIRS[card, 1 - which])


@inline
def crossings(pos: Any, first: Any, second: Any) -> Any:
    """Ruling 3: any empty cell may be crossed out, when neither element can be placed anywhere."""
    return BOARD_MASK & ~pos.filled[pos.counts[PLAYER]] if (first | second) == _ZERO else _ZERO


@kernels.legal.register(HexpertisePosition)
def legal(pos: Any, moves: Any) -> int:
    """Either element of the card, or what is left of it; a cell to cross out when neither can be placed anywhere."""
    if pos.counts[CARD] >= pos.deck.shape[0]:
        return 0
    card = pos.deck[pos.counts[CARD]]
    first, second = choice(pos, 0), choice(pos, 1)
    count = listed(first, PAIRS[card, 0], moves, 0)
    count = listed(second, PAIRS[card, 1], moves, count)
    return listed(crossings(pos, first, second), CROSS, moves, count)


@kernels.are_legal.register(HexpertisePosition)
def are_legal(pos: Any, asked: Any, count: int, moves: Any, out: Any) -> None:
    """The same as ``legal`` says, of some moves."""
    card = pos.deck[pos.counts[CARD]]
    first, second = choice(pos, 0), choice(pos, 1)
    crossed = crossings(pos, first, second)
    for i in range(count):
        kind = KIND_OF[asked[i]]
        cells = crossed if kind == CROSS else _ZERO
        cells = first if kind == PAIRS[card, 0] else second if kind == PAIRS[card, 1] else cells
        out[i] = (cells & BIT_OF[asked[i]]) != _ZERO


@inline
def place(pos: Any, player: int, kind: int, cell: int) -> None:
    """Fill a cell with an element, or cross it out.

    Ruling 2: when a placed element touches one or more of its opposite, the new hex and every opposite hex that it
    touches are crossed out at once. Crossed-out hexes stay filled.
    """
    bit = BIT[cell]
    pos.filled[player] |= bit
    if kind == CROSS:
        pos.crossed[player] |= bit
        pos.held[player, cell] = UNNAMED
        return
    pos.held[player, cell] = kind
    opposite = kind ^ 1
    touched = AROUND[cell] & pos.elements[player, opposite]
    if touched == _ZERO:
        pos.elements[player, kind] |= bit
    else:
        pos.elements[player, opposite] &= ~touched
        pos.crossed[player] |= touched | bit


@inline
def first_by_label(pos: Any) -> int:
    """What the clock plays for a mage out of time: the first legal cell by label, and the first element there."""
    moves = np.zeros(7 * CELLS, dtype=np.int32)
    count = kernels.legal(pos, moves)
    best = moves[0]
    for i in range(1, count):
        if moves[i] % CELLS < best % CELLS or (moves[i] % CELLS == best % CELLS and moves[i] < best):
            best = moves[i]
    return int(best)


@kernels.apply.register(HexpertisePosition)
def apply(pos: Any, move: int) -> None:
    """Place or cross out; then it is the next mage's choice, and after the last one the next card is flipped."""
    if move == TIMEOUT:
        move = first_by_label(pos)
    player = pos.counts[PLAYER]
    kind = move // CELLS
    place(pos, player, kind, move % CELLS)
    # First edition: both elements are placed, in either order; the second placement sees the first.
    if pos.counts[PLACES] == 2 and pos.counts[PLACED] == NONE:
        pos.counts[PLACED] = kind
        return
    pos.counts[PLACED] = NONE
    pos.counts[DONE] |= 1 << player
    if all_chosen(pos.counts[DONE], pos.counts[PLAYERS]):
        pos.counts[DONE] = 0
        pos.counts[CARD] += 1
    next_player = 0
    while pos.counts[DONE] >> next_player & 1:
        next_player += 1
    pos.counts[PLAYER] = next_player


@inline
def all_chosen(done: int, players: int) -> bool:
    """Whether every mage has chosen for the card."""
    return bool(done == (1 << players) - 1)


# Score ---------------------------------------------------------------------------------------------------


@kernels.points.register(HexpertisePosition)
def points(pos: Any, out: Any) -> None:
    """The sum of all headings for each mage."""
    headings = np.zeros(8, dtype=np.int32)
    for player in range(pos.counts[PLAYERS]):
        score(pos.elements[player], pos.crossed[player], pos.values, headings)
        out[player] = headings.sum()


@compiled
def ahead(pos: Any, player: int, other: int) -> bool:
    """Ruling 11: ties are broken by the scores of the single elements, in the order of the nexus.

    Clockwise from the north; the first element in which the two differ decides.
    """
    mine, theirs = np.zeros(8, dtype=np.int32), np.zeros(8, dtype=np.int32)
    score(pos.elements[player], pos.crossed[player], pos.values, mine)
    score(pos.elements[other], pos.crossed[other], pos.values, theirs)
    for towards in range(6):
        for element in range(6):
            if pos.towards[element] == towards and mine[element] != theirs[element]:
                return bool(mine[element] > theirs[element])
    return False


@kernels.outcome.register(HexpertisePosition)
def outcome(pos: Any, scores: Any, out: Any) -> None:
    """The highest score wins, of equal ones the one that is ahead; if all is equal the players share the win."""
    players: Any = np.int64(pos.counts[PLAYERS])
    best, tied = 0, 1
    out[0] = 1.0
    for player in range(1, players):
        equal = scores[player] == scores[best]
        if scores[player] > scores[best] or (equal and ahead(pos, player, best)):
            for other in range(player):
                out[other] = 0.0
            best, tied = player, 1
            out[player] = 1.0
        elif equal and not ahead(pos, best, player):
            tied += 1
            out[player] = 1.0
        else:
            out[player] = 0.0
    for player in range(players):
        out[player] /= tied


# What is hidden -------------------------------------------------------------------------------------------


@inline
def mix(deck: Any, start: int, end: int, rng: Any) -> None:
    """Sort a part of the deck, which forgets its order, and shuffle it."""
    for i in range(start + 1, end):
        card = deck[i]
        j = i
        while j > start and deck[j - 1] > card:
            deck[j] = deck[j - 1]
            j -= 1
        deck[j] = card
    for i in range(end - 1, start, -1):
        j = start + below(rng, i - start + 1)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card


@kernels.shuffle.register(HexpertisePosition)
def shuffle(pos: Any, rng: Any) -> None:
    """Ruling 13: the order of the deck is hidden; in each pass of the deck every pair appears once."""
    start = pos.counts[CARD] + 1
    for begin in range(0, pos.deck.shape[0], PASS_CARDS):
        if begin + PASS_CARDS > start:
            mix(pos.deck, max(begin, start), begin + PASS_CARDS, rng)


@inline
def flips(pos: Any) -> bool:
    """Whether the move to come is the last one for this card, so that the next card is flipped after it."""
    last_place = pos.counts[PLACES] == 1 or pos.counts[PLACED] != NONE
    return bool(
        last_place and pos.counts[PLAYER] == pos.counts[PLAYERS] - 1 and pos.counts[CARD] + 1 < pos.deck.shape[0]
    )


@kernels.reveals.register(HexpertisePosition)
def reveals(pos: Any, move: int) -> int:
    """The next card is any of those that are left in its pass, each equally likely."""
    if not flips(pos):
        return 1
    return int(PASS_CARDS - (pos.counts[CARD] + 1) % PASS_CARDS)


@kernels.arrange.register(HexpertisePosition)
def arrange(pos: Any, move: int, which: int) -> None:
    """Bring the alternative to the front; the alternatives are numbered by their place in the deck."""
    if flips(pos):
        top = pos.counts[CARD] + 1
        card = pos.deck[top]
        pos.deck[top] = pos.deck[top + which]
        pos.deck[top + which] = card
