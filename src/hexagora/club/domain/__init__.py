"""What a room is and what happens in it: pure values and functions. Time and dice are handed in."""

from hexagora.club.domain.agreement import Agreement, agreeable
from hexagora.club.domain.challenge import Challenge, Side, Unwelcome
from hexagora.club.domain.daily import (
    Streak,
    Worth,
    beaten,
    bot_of,
    closes,
    day_of,
    ends,
    midnight,
    players_of,
    streak,
    worth,
)
from hexagora.club.domain.deadline import LAG, Deadline, next_deadline
from hexagora.club.domain.decision import Accepted, Decision, Refused, Repeated, Verdict, decide, judge
from hexagora.club.domain.delay import disclosed, earlier, ended, next_sight, visible
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.club.domain.estimate import Estimate, Rated, verdicts
from hexagora.club.domain.event import Event
from hexagora.club.domain.limit import Allowance, RateLimit, TokenBucket
from hexagora.club.domain.names import bot_name, guest_name
from hexagora.club.domain.pool import Ticket, bot_due, paired, rival
from hexagora.club.domain.presence import GONE, Presence
from hexagora.club.domain.rated import ANCHORS, counts, ratable, results, subject
from hexagora.club.domain.requests import (
    Abort,
    Agree,
    Ask,
    Claim,
    Close,
    Consider,
    Play,
    Rematch,
    Request,
    Resign,
    TakeBack,
    Timeout,
    Undo,
)
from hexagora.club.domain.room import BOTH_SIDES, Change, Room, Seat
from hexagora.club.domain.share import shared
from hexagora.club.domain.snapshot import Last, Snapshot, snapshot, snapshots
from hexagora.club.domain.standing import Standing
from hexagora.club.domain.study import BadStudy, Study, checked_study
from hexagora.club.domain.survival import HEAD_START_STEP, Result, Span, result_of, seat_of, since, target_of
from hexagora.club.domain.talk import Channel, Line, channel_of, cleaned
from hexagora.club.domain.terms import Terms, TimeControl, new_seed

__all__ = [
    "ANCHORS",
    "BOTH_SIDES",
    "GONE",
    "HEAD_START_STEP",
    "LAG",
    "TIMEOUT",
    "Abort",
    "Accepted",
    "Act",
    "Agree",
    "Agreement",
    "Allowance",
    "Ask",
    "BadStudy",
    "Challenge",
    "Change",
    "Channel",
    "Claim",
    "Close",
    "Consider",
    "Deadline",
    "Decision",
    "Entry",
    "Estimate",
    "Event",
    "Last",
    "Line",
    "Play",
    "Presence",
    "RateLimit",
    "Rated",
    "Refused",
    "Rematch",
    "Repeated",
    "Request",
    "Resign",
    "Result",
    "Room",
    "Seat",
    "Side",
    "Snapshot",
    "Span",
    "Standing",
    "Streak",
    "Study",
    "TakeBack",
    "Terms",
    "Ticket",
    "TimeControl",
    "Timeout",
    "TokenBucket",
    "Undo",
    "Unwelcome",
    "Verdict",
    "Worth",
    "agreeable",
    "beaten",
    "bot_due",
    "bot_name",
    "bot_of",
    "channel_of",
    "checked_study",
    "cleaned",
    "closes",
    "counts",
    "day_of",
    "decide",
    "disclosed",
    "earlier",
    "ended",
    "ends",
    "guest_name",
    "judge",
    "midnight",
    "new_seed",
    "next_deadline",
    "next_sight",
    "paired",
    "players_of",
    "ratable",
    "result_of",
    "results",
    "rival",
    "seat_of",
    "shared",
    "since",
    "snapshot",
    "snapshots",
    "streak",
    "subject",
    "target_of",
    "verdicts",
    "visible",
    "worth",
]
