"""What a client may say, and nothing else."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hexagora.words import say

# The longest message that makes sense is a move, far below this.
MAX_BYTES = 4096

# Ids are printable ASCII: some databases keep no other characters, such as NUL.
_PRINTABLE = "^[ -~]+$"
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=_PRINTABLE)]
# A message that changes something is told from all others by its id, so the id must not be a short count.
UniqueId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=_PRINTABLE)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class MoveMessage(msgspec.Struct, frozen=True, tag="move"):
    """My move at ``ply``."""

    id: UniqueId
    ply: Ply
    move: str


class AskMessage(msgspec.Struct, frozen=True, tag="ask"):
    """Is this move legal, and if not, why?"""

    id: Id
    move: str


class ResignMessage(msgspec.Struct, frozen=True, tag="resign"):
    """I resign."""

    id: UniqueId
    ply: Ply


class UndoMessage(msgspec.Struct, frozen=True, tag="undo"):
    """I take my last move back."""

    id: UniqueId
    ply: Ply


class AgreeMessage(msgspec.Struct, frozen=True, tag="agree"):
    """Shall we end the game as it stands? Or my answer to that."""

    id: UniqueId
    ply: Ply
    answer: Literal["offer", "accept", "decline"]


class TakeBackMessage(msgspec.Struct, frozen=True, tag="takeback"):
    """May I take my last move back? Or my answer to that."""

    id: UniqueId
    ply: Ply
    answer: Literal["offer", "accept", "decline"]


class AbortMessage(msgspec.Struct, frozen=True, tag="abort"):
    """I break this game off before it has really begun."""

    id: UniqueId
    ply: Ply


class ClaimMessage(msgspec.Struct, frozen=True, tag="claim"):
    """The other player has gone: the game is mine."""

    id: UniqueId
    ply: Ply


class SayMessage(msgspec.Struct, frozen=True, tag="say"):
    """I say something, to the other players or to those who watch."""

    id: UniqueId
    text: str


class Echo(msgspec.Struct, frozen=True, tag="echo"):
    """The answer to ``probe``, sent back at once."""

    id: Id


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


Deed = MoveMessage | ResignMessage | UndoMessage | AgreeMessage | TakeBackMessage | AbortMessage | ClaimMessage
Incoming = Deed | AskMessage | SayMessage | Ping | Echo


class Malformed(Exception):
    """A message that is none; ``id`` is its id, where it has one to answer to."""

    def __init__(self, reason: str, id: str | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.id = id


class _Named(msgspec.Struct):
    id: str | None = None


_decoder = msgspec.json.Decoder(Incoming)
_named = msgspec.json.Decoder(_Named)


def parse(text: str) -> Incoming:
    """A message from its text; Malformed, with one line that says what is wrong, otherwise."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Malformed(say("club-not-understood", why=str(error)), named(text)) from None


def named(text: str) -> str | None:
    """The id of a message that is not understood, if it has one to be answered by."""
    try:
        found = _named.decode(text).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 64 else None  # no longer one is sent back
