"""Whole positions in compiled code: to copy one into another, and to make a new one.

Compiled code cannot loop over the fields of a NamedTuple, because they differ in type; it can split a tuple into
its first element and the rest, which is done here once for every kind of position.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import overload

from hexagora.contract.jit import DISABLED, inline


@inline
def assign(src: Any, dst: Any) -> None:
    """Copy an array into another of the same shape. (``dst[:] = src`` would compile its error messages, for seconds.)"""
    source, target = src.ravel(), dst.ravel()
    for i in range(source.shape[0]):
        target[i] = source[i]


def assign_all(src: tuple[Any, ...], dst: tuple[Any, ...]) -> None:
    """Copy each array of a tuple into its counterpart."""
    for source, target in zip(src, dst, strict=True):
        assign(source, target)


def copied(arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """A copy of each array of a tuple."""
    return tuple(array.copy() for array in arrays)


def duplicate(pos: Any) -> Any:
    """A position that shares nothing with ``pos``."""
    return type(pos)(*copied(pos))


def _assign_first_and_rest(src: Any, dst: Any) -> None:
    assign(src[0], dst[0])
    assign_all(src[1:], dst[1:])


if not DISABLED:

    @overload(assign_all, strict=False)
    def _assign_all(src: Any, dst: Any) -> Any:
        if not isinstance(src, types.BaseTuple):
            return None
        return _assign_first_and_rest if len(src) else lambda src, dst: None

    @overload(copied, strict=False)
    def _copied(arrays: Any) -> Any:
        if not isinstance(arrays, types.BaseTuple):
            return None
        return (lambda arrays: (arrays[0].copy(), *copied(arrays[1:]))) if len(arrays) else lambda arrays: ()

    @overload(duplicate, strict=False)
    def _duplicate(pos: Any) -> Any:
        make = getattr(pos, "instance_class", None)
        return None if make is None else lambda pos: make(*copied(tuple(pos)))
