"""Choosing at the same time: what everybody has seen, and what each has chosen meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from hexagora.contract import kernels
from hexagora.contract.game import Game
from hexagora.contract.positions import duplicate

# A choice that waits for its turn in the history: who made it, and the move.
Choice = tuple[int, str]
# The engine's position after some moves from the start.
Replay = Callable[[Sequence[str]], Any]


def replayed(game: Game, setup: str, players: int, moves: Sequence[str]) -> Any:
    """The engine's position after some moves from the start; the setup as JSON."""
    pos = game.open(json.loads(setup), players)
    for move in moves:
        kernels.apply(pos, game.code(pos, move))
    return pos


class Together:
    """The choices that are being made now, in a game where all choose at the same time.

    history: all moves that count; pending: choices that wait for their turn in it. position: the engine's, after the
    history.
    """

    def __init__(
        self,
        game: Game,
        history: tuple[str, ...],
        pending: Sequence[Choice],
        position: Any,
        replay: Replay,
    ) -> None:
        self._game, self._replay = game, replay
        seen = len(history) - game.choices_made(position)
        self.seen, self._made = history[:seen], history[seen:]
        self._pending = pending
        if not self._made:
            self.__dict__["common"] = position

    @cached_property
    def common(self) -> Any:
        """The position that everybody has seen: before the choices that are being made now."""
        return self._replay(self.seen)

    @cached_property
    def _choices(self) -> dict[int, list[str]]:
        """What each player has chosen so far."""
        choices: dict[int, list[str]] = {}
        pos = duplicate(self.common)
        for move in self._made:
            choices.setdefault(int(kernels.to_act(pos)), []).append(move)
            kernels.apply(pos, self._game.code(pos, move))
        for player, move in self._pending:
            choices.setdefault(player, []).append(move)
        return choices

    def of(self, player: int) -> Sequence[str]:
        """What a player has chosen so far."""
        return self._choices.get(player, ())

    def position_of(self, player: int) -> Any:
        """A position for the player: it is their choice, and what the others chose meanwhile has not happened yet."""
        pos = self._game.turned(self.common, player)
        for move in self.of(player):
            kernels.apply(pos, self._game.code(pos, move))
        return pos

    def goes_on_from(self, before: Together) -> bool:
        """Whether others are still choosing, so that everybody has seen what they had seen before: that is kept."""
        if len(self.seen) != len(before.seen):
            return False
        if self._made:
            self.__dict__["common"] = before.common
        return True
