"""The position of Hexano-Duel as the engine sees it: volcanoes as linked lists of numbered pieces.

Pieces never leave the game except into a haul, so every one has a number for good, and moving it is a matter of two
links. Caps are kept apart from the volcanoes on which they lie.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import Setup
from hexagora.rulebooks.hexano_duel.pieces import BOARD, CLEAR, MAX_PIECES, OPAQUE, SIZES, kind, split

CELLS = len(BOARD)
MOVES = 6 * CELLS
TIMEOUT = MOVES
CODES = MOVES + 1

MAX_QUIET = 24  # ruling 1
DRY_TURNS = 40  # ruling 4

# Rows of `masks`: cells with a cap of White and of Black; cells whose volcano holds an opaque piece of each.
CAP, HOLDS = 0, 2

# Entries of `counts`.
SIDE, END, LOSER, QUIET, DRY, TURN = range(6)
_COUNTS = 6

# Why the game has ended (entry END), 0 while it goes on.
COLLECTION, COLD, FORFEIT, DRIED, LATE = range(1, 6)

NONE = -1
WHITE = 0  # who begins


class HexanoPosition(NamedTuple):
    """A position, changed in place by the kernels. Side 0 is White, side 1 Black, as the players are.

    kind    int8[99]       the kind of each piece besides the caps; -1 for numbers that are not used
    under   int8[99]       the piece below each piece in its volcano, -1 at the bottom
    top     int8[37]       the topmost piece of each volcano (below a cap), -1 when there is none
    masks   uint64[4]      CAP (2), HOLDS (2)
    haul    int8[2, 21]    captured pieces of each kind, the opaque ones left out
    seen    uint64[25]     the arrangements of the mover's caps since the turn began; QUIET + 1 of them are valid
    traces  uint64[8]      a bit for each of them, several may share one (see ``rules.trace``)
    counts  int32[6]       side to move, end, loser, quiet moves of this turn, turns without capture, turn
    """

    kind: Any
    under: Any
    top: Any
    masks: Any
    haul: Any
    seen: Any
    traces: Any
    counts: Any


def opened(setup: Setup) -> HexanoPosition:
    """The position at the start of a game."""
    pos = HexanoPosition(
        kind=np.full(MAX_PIECES, NONE, dtype=np.int8),
        under=np.full(MAX_PIECES, NONE, dtype=np.int8),
        top=np.full(CELLS, NONE, dtype=np.int8),
        masks=np.zeros(4, dtype=np.uint64),
        haul=np.zeros((2, SIZES * (CLEAR + 1)), dtype=np.int8),
        seen=np.zeros(MAX_QUIET + 1, dtype=np.uint64),
        traces=np.zeros(8, dtype=np.uint64),
        counts=np.zeros(_COUNTS, dtype=np.int32),
    )
    number = 0
    for cell, label in enumerate(BOARD.labels):
        bit = np.uint64(1 << cell)
        for text in split(setup["stacks"][label]):
            if text in ("W1", "K1"):
                pos.masks[CAP + "WK".index(text[0])] |= bit
                continue
            pos.kind[number] = kind(text)
            pos.under[number] = pos.top[cell]
            pos.top[cell] = number
            if kind(text) >= SIZES * OPAQUE:
                pos.masks[HOLDS + "WK".index(text[0])] |= bit
            number += 1
    pos.counts[TURN] = -1  # no turn has begun
    pos.counts[LOSER] = NONE
    return pos
