"""How the parts of the club hear of each other. The log is the truth; an event only says that it has grown."""

from hexagora.club.bus.bus import Bus, Handler
from hexagora.club.bus.events import (
    Changed,
    Event,
    Missed,
    Moved,
    Onlooker,
    Present,
    Rated,
    Rematched,
    Said,
    Thinking,
    WhoIsThere,
)
from hexagora.club.bus.local import LocalBus

__all__ = [
    "Bus",
    "Changed",
    "Event",
    "Handler",
    "LocalBus",
    "Missed",
    "Moved",
    "Onlooker",
    "Present",
    "Rated",
    "Rematched",
    "Said",
    "Thinking",
    "WhoIsThere",
]
