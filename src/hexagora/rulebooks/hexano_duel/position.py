"""The position of Hexano-Duel as the engine sees it: volcanoes as linked lists of numbered pieces.

Pieces never leave the game except into a haul, so every one has a number for good, and moving it is a matter of two
links. Caps are kept apart from the volcanoes on which they lie. Masks are those of ``shifts``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import Setup
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, KINDS, MAX_PIECES, OPAQUE, SIZES, kind, split
from hexagora.rulebooks.shifts import BIT, BOARD, CELLS

STRIDE = 8  # a move is STRIDE * cell + direction
MOVES = STRIDE * CELLS
TIMEOUT = MOVES
CODES = MOVES + 1

MAX_QUIET = 24  # ruling 1
DRY_TURNS = 40  # ruling 4

# Rows of `masks`: cells with a cap of White and of Black; cells whose volcano holds an opaque piece of each; cells with
# a volcano; the kinds that each has captured (bit by kind); the traces of the arrangements of this turn.
CAP, HOLDS, STACKED, HAS, TRACES = 0, 2, 4, 5, 7
_MASKS = 8

# Entries of `counts`.
SIDE, END, LOSER, QUIET, DRY, TURN = range(6)
_COUNTS = 6

# Why the game has ended (entry END), 0 while it goes on.
COLLECTION, COLD, FORFEIT, DRIED, LATE = range(1, 6)

NOBODY = -1  # entry LOSER while nobody has forfeited
NOTHING = MAX_PIECES  # in the place of a piece: there is none
WHITE = 0  # who begins


class HexanoPosition(NamedTuple):
    """A position, changed in place by the kernels. Side 0 is White, side 1 Black, as the players are.

    kind    uint8[100]     the kind of each piece besides the caps; KINDS for numbers that are not used, and NOTHING
    under   uint8[100]     the piece below each piece in its volcano, NOTHING at the bottom
    top     uint8[37]      the topmost piece of each volcano (below a cap), NOTHING when there is none
    masks   uint64[8]      CAP (2), HOLDS (2), STACKED, HAS (2), TRACES
    haul    uint8[2, 21]   captured pieces of each kind, the opaque ones left out
    seen    uint64[25]     the arrangements of the mover's caps since the turn began; QUIET + 1 of them are valid
    counts  int32[6]       side to move, end, loser, quiet moves of this turn, turns without capture, turn
    """

    kind: Any
    under: Any
    top: Any
    masks: Any
    haul: Any
    seen: Any
    counts: Any


def opened(setup: Setup) -> HexanoPosition:
    """The position at the start of a game."""
    pos = HexanoPosition(
        kind=np.full(MAX_PIECES + 1, KINDS, dtype=np.uint8),
        under=np.full(MAX_PIECES + 1, NOTHING, dtype=np.uint8),
        top=np.full(CELLS, NOTHING, dtype=np.uint8),
        masks=np.zeros(_MASKS, dtype=np.uint64),
        haul=np.zeros((2, SIZES * (CLEAR + 1)), dtype=np.uint8),
        seen=np.zeros(MAX_QUIET + 1, dtype=np.uint64),
        counts=np.zeros(_COUNTS, dtype=np.int32),
    )
    number = 0
    for cell, label in enumerate(BOARD.labels):
        for text in split(setup["stacks"][label]):
            if text in ("W1", "K1"):
                pos.masks[CAP + "WK".index(text[0])] |= BIT[cell]
                continue
            pos.kind[number] = kind(text)
            pos.under[number] = pos.top[cell]
            pos.top[cell] = number
            pos.masks[STACKED] |= BIT[cell]
            if kind(text) >= SIZES * OPAQUE:
                pos.masks[HOLDS + "WK".index(text[0])] |= BIT[cell]
            number += 1
    pos.counts[TURN] = -1  # no turn has begun
    pos.counts[LOSER] = NOBODY
    return pos
