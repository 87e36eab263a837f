"""The random numbers of the engine: SplitMix64 on a one-word array, so each search thread owns its stream.

Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hexagora.contract.jit import DISABLED, inline

Rng = npt.NDArray[np.uint64]

_MASK = (1 << 64) - 1
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def new_rng(seed: int) -> Rng:
    """A generator: uint64[1], the state of the stream."""
    return np.array([seed & _MASK], dtype=np.uint64)


def _next_word(rng: Any) -> Any:
    """The next 64 random bits."""
    rng[0] += _GOLDEN
    word = rng[0]
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


def _next_word_plain(rng: Any) -> Any:
    """The same without compilation: Python integers, so that wrapping around is no overflow."""
    state = (int(rng[0]) + int(_GOLDEN)) & _MASK
    rng[0] = state
    word = ((state ^ (state >> 30)) * int(_MIX_1)) & _MASK
    word = ((word ^ (word >> 27)) * int(_MIX_2)) & _MASK
    return np.uint64(word ^ (word >> 31))


next_word = _next_word_plain if DISABLED else inline(_next_word)


@inline
def below(rng: Any, n: Any) -> Any:
    """A number in range(n), n < 2**31, by multiply and shift (Lemire 2019); the bias is below n / 2**32."""
    return np.int64(((next_word(rng) >> _32) * np.uint64(n)) >> _32)


@inline
def unit(rng: Any) -> Any:
    """A float in [0, 1)."""
    return np.float64(next_word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
