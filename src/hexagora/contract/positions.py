"""Whole positions in compiled code: to copy one into another, and to make a new one.

Compiled code cannot loop over the fields of a NamedTuple, because they differ in type. So the loop is run while the
code is generated: one ``memcpy`` or one array copy for each field. (``dst.field[:] = src.field`` does the same, but
compiles the error messages of slice assignment along with it, which takes seconds.)

Compiled code also counts references to every array that is handed on, with an atomic operation each, which took three
quarters of the time of a ply. A function that only works on what its caller keeps alive says so: ``borrowed``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import intrinsic, overload


def assign(src: Any, dst: Any) -> None:
    """Make each array of position ``dst`` equal to that of ``src``; they have the same shapes and are contiguous."""
    for source, target in zip(src, dst, strict=True):
        np.copyto(target, source)


def duplicate(pos: Any) -> Any:
    """A position that shares nothing with ``pos``."""
    return type(pos)(*(array.copy() for array in pos))


def borrowed(arrays: Any) -> Any:
    """The same array, or the same NamedTuple of arrays, without counting references to it.

    For the arguments of a compiled function, which its caller holds until it returns: whatever is called with them
    counts nothing either. Not for what is kept or returned.
    """
    return arrays


def hold(arrays: Any) -> None:
    """Nothing; but what is handed on lives until here, also where only ``borrowed(arrays)`` is used before."""


@intrinsic
def _assign(typingctx: Any, src: Any, dst: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for at, array in enumerate(src.types):
            source, target = (
                context.make_array(array)(context, builder, builder.extract_value(pos, at)) for pos in args
            )
            cgutils.raw_memcpy(builder, target.data, source.data, source.nitems, source.itemsize)
        return context.get_dummy_value()

    return types.void(src, dst), generate


@intrinsic
def _duplicate(typingctx: Any, pos: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        copies = [
            context.get_function("array.copy", signature(array, array))(builder, (builder.extract_value(args[0], at),))
            for at, array in enumerate(pos.types)
        ]
        return context.make_tuple(builder, pos, copies)

    return signature(pos, pos), generate


@intrinsic
def _borrowed(typingctx: Any, arrays: Any) -> Any:
    def uncounted(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if not isinstance(kind, types.Array):
            return value
        array = context.make_array(kind)(context, builder, value)
        for owner in ("meminfo", "parent"):
            setattr(array, owner, cgutils.get_null_value(getattr(array, owner).type))
        return array._getvalue()  # noqa: SLF001

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0]
        if not isinstance(kind, types.BaseNamedTuple):
            return uncounted(context, builder, kind, args[0])
        fields = [
            uncounted(context, builder, field, builder.extract_value(args[0], at))
            for at, field in enumerate(kind.types)
        ]
        return context.make_tuple(builder, kind, fields)

    return signature(arrays, arrays), generate


@intrinsic
def _hold(typingctx: Any, arrays: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.get_dummy_value()

    return types.void(arrays), generate


@overload(assign, strict=False)
def _assign_compiled(src: Any, dst: Any) -> Any:
    return lambda src, dst: _assign(src, dst)


@overload(duplicate, strict=False)
def _duplicate_compiled(pos: Any) -> Any:
    return lambda pos: _duplicate(pos)


@overload(borrowed, strict=False)
def _borrowed_compiled(arrays: Any) -> Any:
    return lambda arrays: _borrowed(arrays)


@overload(hold, strict=False)
def _hold_compiled(arrays: Any) -> Any:
    return lambda arrays: _hold(arrays)
