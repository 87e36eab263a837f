"""What is said on the bus: small values without anything hidden, ready to be sent to another machine."""

from __future__ import annotations

import msgspec

from hexagora.club.domain import Change, Line


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The log of the room holds this many entries now."""

    entries: int


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """The bot that is ``player`` is at work. ``progress`` in [0, 1] while the engine is being compiled, else None."""

    player: int
    text: str
    progress: float | None = None


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The room has a rematch."""

    room: str


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """What this is told of is other than it was: a challenge, or the lobby."""


class Rated(msgspec.Struct, frozen=True, tag="rated"):
    """The game of the room has been rated, with this change for each player."""

    changes: tuple[Change, ...]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody has said something at a table, for those of one channel."""

    line: Line


Event = Moved | Thinking | Rematched | Rated | Said | Changed
