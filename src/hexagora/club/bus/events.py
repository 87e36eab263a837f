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


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """Something may have been said that was not heard; the database knows."""


class Present(msgspec.Struct, frozen=True, tag="present"):
    """These players of the room, and so many spectators, are connected to that node."""

    node: str
    players: tuple[int, ...]
    watching: int


class Onlooker(msgspec.Struct, frozen=True, tag="onlooker"):
    """A guest looks at the challenge, at that node; ``asks``: whether others should say the same of theirs."""

    node: str
    guest: str
    here: bool
    asks: bool


class WhoIsThere(msgspec.Struct, frozen=True, tag="who-is-there"):
    """A node asks all others who is connected to them in this room."""


Event = Moved | Thinking | Rematched | Rated | Said | Changed | Missed | Onlooker | Present | WhoIsThere
