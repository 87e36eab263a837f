"""The arrangements of caps that a turn has seen: a list, and a word of bits for a quick "not seen yet"."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract.jit import inline
from hexagora.rulebooks.hexano_duel.position import QUIET, TRACES

_ONE = np.uint64(1)
_63 = np.uint64(63)
_FOLDS = np.array([32, 38, 44, 50, 56], dtype=np.uint64)  # the bits of a mask, six by six


@inline
def trace(caps: Any) -> Any:
    """One bit for an arrangement of caps; several share it."""
    folded = caps >> _FOLDS[0]
    for fold in range(1, _FOLDS.shape[0]):
        folded ^= caps >> _FOLDS[fold]
    return _ONE << (folded & _63)


@inline
def note(pos: Any, caps: Any) -> None:
    """Remember an arrangement of the turn as number QUIET."""
    pos.seen[pos.counts[QUIET]] = caps
    pos.masks[TRACES] |= trace(caps)
