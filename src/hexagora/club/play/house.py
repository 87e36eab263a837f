"""What all tables of a club share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hexagora.club.bus import Bus
from hexagora.club.domain import RateLimit, Room
from hexagora.club.play.now import Now
from hexagora.club.play.rules import Rules
from hexagora.club.play.turns import Turns
from hexagora.club.storage import Store
from hexagora.club.storage.writer import Statement
from hexagora.contract import Game


@dataclass(frozen=True, slots=True)
class House:
    """What all tables of a club share. ``also``: what is to be written with a new entry, or not at all."""

    games: Mapping[str, Game]
    store: Store
    bus: Bus
    rules: Rules
    now: Now
    pace: RateLimit
    also: Callable[[Room], Sequence[Statement]] = lambda _: ()
    turns: Turns = field(default_factory=Turns)
    node: str = field(default_factory=lambda: secrets.token_hex(8))
