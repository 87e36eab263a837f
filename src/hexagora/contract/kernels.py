"""The engine's view of a game: functions on a *position*, dispatched by the type of the position.

A position is a ``NamedTuple`` of small NumPy arrays that is changed in place. A game registers its functions::

    @kernels.legal.register(HexPosition)
    def legal(pos, moves): ...

and generic code (search, playouts, perft) calls ``kernels.legal(pos, moves)``. Inside compiled code the call
is resolved when it is compiled, by the type of ``pos``; from Python it runs the compiled function of that type.
A move is a small integer, its *code*, with a meaning that only the game knows (``Game.text`` and ``Game.code``).

Most kernels have a default, so a small game writes five functions: ``to_act``, ``legal``, ``apply``, ``points`` and,
where something is hidden, ``shuffle``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from math import atanh, tanh
from typing import Any, Protocol, cast

import numpy as np
from numba.extending import overload

from hexagora.contract import positions
from hexagora.contract.jit import DISABLED, Function, compiled, inline
from hexagora.contract.rng import below

Position = Any  # a NamedTuple of NumPy arrays; each game has its own type

duplicate = positions.duplicate

# A win is worth this much of a reward, the rest is for the margin: a bot that wins anyway should still
# play for points, and one that loses anyway should not play nonsense.
WIN_SHARE = 0.85
# A lead of this many points is worth about three quarters of the margin's share.
MARGIN_SCALE = 15.0
# For who plays alone so many points are worth half of the reward: about what good players reach in thirty hexes.
POINTS_SCALE = 100.0


class Kernel:
    """One function of the engine, with an implementation for each type of position."""

    def __init__(self, stub: Callable[..., Any], has_default: bool) -> None:
        self.__name__ = stub.__name__
        self.__doc__ = stub.__doc__
        self._parameters = list(inspect.signature(stub).parameters)
        self._default = stub if has_default else None
        self._sources: dict[type, Callable[..., Any]] = {}
        self._compiled: dict[type, Callable[..., Any]] = {}

    def register(self, position: type) -> Callable[[Function], Function]:
        """Decorator: the implementation for positions of this type. TypeError when parameters differ."""

        def add(function: Function) -> Function:
            if list(inspect.signature(function).parameters) != self._parameters:
                raise TypeError(f"kernel {self.__name__} takes ({', '.join(self._parameters)})")
            self._sources[position] = function
            self._compiled.pop(position, None)
            return function

        return add

    def source(self, position: type) -> Callable[..., Any]:
        """The plain Python function for a type of position; TypeError when a game has not written it."""
        found = self._sources.get(position, self._default)
        if found is None:
            raise TypeError(f"{position.__name__} has no kernel {self.__name__}")
        return found

    def ready(self, position: type) -> Callable[..., Any]:
        """The compiled function for a type of position, for calls from Python."""
        if position not in self._compiled:
            self._compiled[position] = compiled(self.source(position))
        return self._compiled[position]


class KernelFunction(Protocol):
    """A kernel as it is called, from Python or from compiled code, and as games register for it."""

    def __call__(self, pos: Position, *rest: Any) -> Any: ...

    def register(self, position: type) -> Callable[[Function], Function]:
        """Decorator: the implementation for positions of this type."""
        ...


def _kernel(stub: Callable[..., Any], has_default: bool) -> KernelFunction:
    kernel = Kernel(stub, has_default)

    def call(pos: Position, *rest: Any) -> Any:
        return kernel.ready(type(pos))(pos, *rest)

    call.__name__ = stub.__name__
    call.__qualname__ = stub.__qualname__
    call.__doc__ = stub.__doc__
    call.register = kernel.register  # type: ignore[attr-defined]
    if not DISABLED:

        @overload(call, jit_options={"error_model": "numpy", "forceinline": True}, strict=False)
        def typing(pos: Any, *rest: Any) -> Any:
            position = getattr(pos, "instance_class", None)
            return None if position is None else kernel.source(position)

    return cast("KernelFunction", call)


def required(stub: Callable[..., Any]) -> KernelFunction:
    """A kernel that every game writes."""
    return _kernel(stub, has_default=False)


def optional(stub: Callable[..., Any]) -> KernelFunction:
    """A kernel with a default that a game may replace."""
    return _kernel(stub, has_default=True)


@optional
def copy(src: Position, dst: Position) -> None:
    """Make ``dst`` equal to ``src``; both have arrays of the same shapes."""
    positions.assign(src, dst)


@required
def to_act(pos: Position) -> int:
    """The player to move, -1 when the game is over."""
    raise NotImplementedError


@required
def legal(pos: Position, moves: Any) -> int:
    """Write the codes of the legal moves to ``moves`` (int32, long enough for any position); return how many.

    There is at least one while the game goes on, none when it is over.
    """
    raise NotImplementedError


@optional
def are_legal(pos: Position, asked: Any, count: int, moves: Any, out: Any) -> None:
    """Which of ``count`` codes in ``asked`` (int32) are legal now, to ``out`` (bool); the game must not be over.

    They are moves that the player to move has, had or might have had; ``moves`` is scratch for ``legal``. Default: they
    are looked up among all legal moves. Where a move can be tested by itself, a search need not list all of them.
    """
    known = legal(pos, moves)
    for i in range(count):
        out[i] = False
        for k in range(known):
            if moves[k] == asked[i]:
                out[i] = True


@required
def apply(pos: Position, move: int) -> None:
    """Play a legal move (or the game's timeout code) in place. What it reveals comes next in hidden order."""


@required
def points(pos: Position, out: Any) -> None:
    """Write the score of each player, for the position as it stands, to ``out`` (float64[players])."""


@optional
def shuffle(pos: Position, rng: Any) -> None:
    """Determinize: deal everything hidden from the player to move anew, uniformly.

    The result must depend on what is known and on ``rng`` alone, never on the order that was hidden.
    """


@optional
def reveals(pos: Position, move: int) -> int:
    """How many equally likely things the move may reveal (1: nothing is left to chance)."""
    return 1


@optional
def arrange(pos: Position, move: int, which: int) -> None:
    """Arrange what is hidden so that the move will reveal alternative ``which`` of ``reveals(pos, move)``."""


@optional
def alike(pos: Position, move: int, counts: Any) -> None:
    """Which alternatives of ``reveals(pos, move)`` need not be told apart, as the game goes on in the same way.

    ``counts[which]`` (int32): how many alternatives come to the same as this one, itself included; 0 if an earlier one
    counts it.
    """
    for which in range(counts.shape[0]):
        counts[which] = 1


@optional
def random_move(pos: Position, rng: Any, moves: Any) -> int:
    """A uniformly random legal move; ``moves`` is scratch space for ``legal``. The game must not be over."""
    return int(moves[below(rng, legal(pos, moves))])


@optional
def outcome(pos: Position, scores: Any, out: Any) -> None:
    """Each player's share of the win at the end of the game, to ``out`` (float64[players]).

    ``scores``: what ``points`` says of the position. Default: the highest score wins, and those who tie share.
    """
    best, tied = -np.inf, 0
    for p in range(out.shape[0]):
        if scores[p] > best:
            best, tied = scores[p], 1
        elif scores[p] == best:
            tied += 1
    for p in range(out.shape[0]):
        out[p] = 1.0 / tied if scores[p] == best else 0.0


@inline
def leads(out: Any) -> None:
    """Turn scores (float64[players], two or more) into each player's lead over the best other, in place."""
    best, second = -np.inf, -np.inf
    for p in range(out.shape[0]):
        if out[p] > best:
            best, second = out[p], best
        elif out[p] > second:
            second = out[p]
    for p in range(out.shape[0]):
        out[p] -= second if out[p] == best else best


@inline
def points_reward(score: Any) -> Any:
    """What so many points are worth to who plays alone, in [0, 1]: POINTS_SCALE of them are worth a half."""
    return 0.5 + 0.5 * tanh(score / POINTS_SCALE - 1.0)


def points_for(reward: float) -> float:
    """How many points a reward of who plays alone stands for: the inverse of ``points_reward``."""
    return POINTS_SCALE * (1.0 + atanh(2.0 * min(max(reward, 1e-6), 1.0 - 1e-6) - 1.0))


@optional
def reward(pos: Position, out: Any) -> None:
    """How good the end of the game is for each player, in [0, 1], to ``out`` (float64[players]).

    Default: the share of the win, and a share for the margin over the best other. A game for one rewards its
    points on a fixed scale.
    """
    players = out.shape[0]
    if players == 1:
        points(pos, out)
        out[0] = points_reward(out[0])
        return
    scores = np.zeros(players, dtype=np.float64)
    points(pos, scores)
    outcome(pos, scores, out)
    leads(scores)
    for p in range(players):
        margin = 0.5 + 0.5 * tanh(scores[p] / MARGIN_SCALE)
        out[p] = WIN_SHARE * out[p] + (1.0 - WIN_SHARE) * margin


@optional
def prior(pos: Position, moves: Any, count: int, knowledge: Any, out: Any) -> None:
    """A number for each of the ``count`` moves, to ``out`` (float64): the higher, the more promising unsearched.

    knowledge: ``Facts.knowledge`` as float64[n], or other numbers that are tried in its place. What can be trained is a
    sum of knowledge x count of whatever the game counts about a move: the logarithm of the chance that a search tries
    it, up to a constant.
    """
    for i in range(count):
        out[i] = 0.0
