"""What a room is and what happens in it: pure values and functions. Time and dice are handed in."""

from hexagora.club.domain.deadline import LAG, Deadline, next_deadline
from hexagora.club.domain.decision import (
    Accepted,
    Ask,
    Decision,
    Play,
    Refused,
    Repeated,
    Request,
    Resign,
    Timeout,
    Verdict,
    decide,
    judge,
)
from hexagora.club.domain.limit import TokenBucket
from hexagora.club.domain.names import guest_name
from hexagora.club.domain.room import Entry, Room, Seat
from hexagora.club.domain.snapshot import Last, Snapshot, snapshot

__all__ = [
    "LAG",
    "Accepted",
    "Ask",
    "Deadline",
    "Decision",
    "Entry",
    "Last",
    "Play",
    "Refused",
    "Repeated",
    "Request",
    "Resign",
    "Room",
    "Seat",
    "Snapshot",
    "Timeout",
    "TokenBucket",
    "Verdict",
    "decide",
    "guest_name",
    "judge",
    "next_deadline",
    "snapshot",
]
