"""Bit tricks on uint64 masks for compiled kernels, with the same meaning when the JIT is disabled.

LLVM's ``ctpop`` and ``cttz`` become one machine instruction each; NumPy scalars have no such operations
that Numba would compile, hence the two intrinsics.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload


def popcount(mask: Any) -> int:
    """The number of cells in a mask."""
    return int(mask).bit_count()


def lowest(mask: Any) -> int:
    """The number of the first cell in a mask; the mask must not be empty."""
    value = int(mask)
    return (value & -value).bit_length() - 1


@intrinsic
def _ctpop(typingctx: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), generate


@intrinsic
def _cttz(typingctx: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), generate


@overload(popcount, strict=False)
def _popcount(mask: Any) -> Any:
    if isinstance(mask, types.Integer):
        return lambda mask: _ctpop(mask)
    return None


@overload(lowest, strict=False)
def _lowest(mask: Any) -> Any:
    if isinstance(mask, types.Integer):
        return lambda mask: _cttz(mask)
    return None
