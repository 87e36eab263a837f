"""What a room is and what happens in it: pure values and functions. Time and dice are handed in."""

from hexagora.club.domain.agreement import Agreement, agreeable
from hexagora.club.domain.deadline import LAG, Deadline, next_deadline
from hexagora.club.domain.decision import Accepted, Decision, Refused, Repeated, Verdict, decide, judge
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.club.domain.limit import Allowance, RateLimit, TokenBucket
from hexagora.club.domain.names import guest_name
from hexagora.club.domain.requests import Agree, Ask, Consider, Play, Request, Resign, Timeout, Undo
from hexagora.club.domain.room import Room, Seat
from hexagora.club.domain.snapshot import Last, Snapshot, snapshot

__all__ = [
    "LAG",
    "TIMEOUT",
    "Accepted",
    "Act",
    "Agree",
    "Agreement",
    "Allowance",
    "Ask",
    "Consider",
    "Deadline",
    "Decision",
    "Entry",
    "Last",
    "Play",
    "RateLimit",
    "Refused",
    "Repeated",
    "Request",
    "Resign",
    "Room",
    "Seat",
    "Snapshot",
    "Timeout",
    "TokenBucket",
    "Undo",
    "Verdict",
    "agreeable",
    "decide",
    "guest_name",
    "judge",
    "next_deadline",
    "snapshot",
]
