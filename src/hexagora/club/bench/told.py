"""What the crowd reads of what the club says. All else in a message is skipped, as fast as it comes."""

from __future__ import annotations

import msgspec


class Offered(msgspec.Struct):
    """A legal move."""

    move: str


class Seen(msgspec.Struct):
    """What of a view says how far the game is."""

    over: bool
    history: tuple[str, ...]


class Told(msgspec.Struct):
    """Any message of the club in a room."""

    type: str
    id: str | None = None
    version: int = 0
    ply: int = 0
    view: Seen | None = None
    offers: tuple[Offered, ...] = ()
    rematch: str | None = None
    move: str | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Told)


def told(frame: bytes) -> Told:
    """A message from its frame."""
    return _decoder.decode(frame)
