"""Who draws a room: in the event loop as long as that is quick in its game, else in a thread."""

from __future__ import annotations

from hexagora.club.domain import Room
from hexagora.club.play.rules import Rules
from hexagora.club.protocol import Drawn, draw_all

Eyes = frozenset[int | None]


class Artist:
    """Draws what some eyes see of a room."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def at_once(self, room: Room, eyes: Eyes) -> dict[int | None, Drawn] | None:
        """What they see; None if that may take a while, or fails, which is told when it is drawn again."""
        game = room.state.game.id
        if not self._rules.quick(game, draw_all):
            return None
        try:
            return self._rules.at_once(game, draw_all, room, eyes)
        except Exception:  # noqa: BLE001 - a game may fail in any way, and whoever moved has nothing to do with that
            return None

    async def drawn(self, room: Room, eyes: Eyes) -> dict[int | None, Drawn]:
        """What they see."""
        return await self._rules.quickly(room.state.game.id, draw_all, room, eyes)
