"""What the players may do in one state, worked out when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.errors import IllegalMove
from hexagora.contract.offer import Offer
from hexagora.words import say

if TYPE_CHECKING:
    from hexagora.contract.state import State


class Legal:
    """The legal moves of each player who may move now: their codes by notation, sorted, and what is told of them."""

    def __init__(self) -> None:
        self._codes: dict[int, dict[str, int]] = {}
        self._offers: dict[int, tuple[Offer, ...]] = {}

    def known(self, player: int) -> Mapping[str, int]:
        """The codes of a player's moves, if they have been asked for."""
        return self._codes.get(player, {})

    def codes(self, state: State, player: int) -> Mapping[str, int]:
        """The codes of a player's moves in a state."""
        found = self._codes.get(player)
        if found is None:
            pos = state.position(player)
            moves = np.zeros(state.game.facts.max_legal, dtype=np.int32)
            count = kernels.legal(pos, moves)
            found = dict(sorted((state.game.text(pos, code), code) for code in moves[:count].tolist()))
            self._codes[player] = found
        return found

    def canonical(self, state: State, move: str, player: int | None) -> str:
        """A player's move in a state in canonical notation; IllegalMove, with the reason, when it is not allowed."""
        if not isinstance(move, str):
            raise IllegalMove(say("rules-not-text"))
        if state.is_over:
            raise IllegalMove(say("rules-over"))
        if player is None or player not in state.awaiting:
            chosen = state.game.facts.simultaneous and player in range(state.players)
            raise IllegalMove(say("rules-chosen-already") if chosen else say("rules-not-your-turn"))
        if move in self.known(player):
            return move
        pos = state.position(player)
        return state.game.text(pos, state.game.code(pos, move))

    def offers(self, state: State, player: int) -> tuple[Offer, ...]:
        """A player's moves in a state, each with its gesture and its effect."""
        found = self._offers.get(player)
        if found is None:
            found = self._offers[player] = tuple(state.game.offers(state, player))
        return found

    def of_others(self, mover: int | None) -> Legal:
        """The same for a state in which all but the one who moved may do what they could."""
        rest = Legal()
        rest._codes = {player: codes for player, codes in self._codes.items() if player != mover}
        rest._offers = {player: offers for player, offers in self._offers.items() if player != mover}
        return rest
