"""How far two players are who may agree to end the game and to score it as it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.contract import State


@dataclass(frozen=True, slots=True)
class Agreement:
    """``by`` has made an offer and waits for the answer (None: there is no offer). It lapses with the next move.

    asked: who has made an offer since the last move. They may not make another one before the next: who has declined
    is left in peace.
    """

    by: int | None = None
    asked: frozenset[int] = frozenset()

    def offered(self, player: int) -> Agreement:
        """With the offer of a player."""
        return Agreement(player, self.asked | {player})

    def declined(self) -> Agreement:
        """Without the offer."""
        return replace(self, by=None)


def agreeable(state: State) -> bool:
    """Whether a game has an agreed end. More than two would all have to agree, which no game knows."""
    return state.game.facts.agreement and state.players == 2


def would_lose(state: State, player: int) -> bool:
    """Whether a player would lose a game that goes on, if it ended now by agreement."""
    return player not in state.finish("agreement", player).winners
