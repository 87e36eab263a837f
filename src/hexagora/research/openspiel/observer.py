"""What OpenSpiel may know of what a player sees: text, the view as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexagora.research.openspiel.state import HexagoraState


class Observer:
    """The interface of ``open_spiel.python.observation``; there is no tensor.

    With perfect recall the text ends with a digest of all that was seen before, so that two states have the same text
    when, and only when, the player cannot tell them apart.
    """

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self._recall = kind is not None and kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: HexagoraState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: HexagoraState, player: int) -> str:
        """What the player sees now, and with perfect recall a digest of all before."""
        return f"{state.seen(player)} {state.remembered(player)}" if self._recall else state.seen(player)
