"""One row of a room's log, and what may stand in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

# What the clock plays; the games read it as a move, and it is never among the legal ones.
TIMEOUT = "timeout"


class Act(StrEnum):
    """What a player may do besides moving.

    Give up; take the last move back by the rules; end the game by agreement; take moves back by agreement (``back-…``);
    break a game off that has hardly begun; claim it when the other one has gone; wish for a rematch when it
    is over. ``close``: the host of the club breaks it off.
    """

    RESIGN = "resign"
    UNDO = "undo"
    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"
    BACK_OFFER = "back-offer"
    BACK_ACCEPT = "back-accept"
    BACK_DECLINE = "back-decline"
    ABORT = "abort"
    CLAIM = "claim"
    REMATCH = "rematch"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Entry:
    """What ``player`` did, after ``number`` other rows and after ``ply`` moves that the player had seen.

    Either a ``move`` in canonical notation (or ``timeout``), or an ``act``. Nothing is ever taken out of a log: an undo
    is an entry of its own. ``client_id`` is the id that a client gave to the message, None when the club itself or a
    bot acted.
    """

    number: int
    ply: int
    player: int
    at: float
    move: str | None = None
    act: Act | None = None
    client_id: str | None = None
