"""A challenge: a game that waits for its players. Whoever has the link may sit down. An immutable value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from hexagora.club.domain.room import Seat
from hexagora.club.domain.terms import Terms
from hexagora.contract import Game
from hexagora.words import say

Side = Literal["first", "second", "random"]


class Unwelcome(Exception):
    """What cannot be done with a challenge, in one line; ``status`` is that of HTTP."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


@dataclass(frozen=True)
class Challenge:
    """The host is on the first chair; None: a free chair. ``side``: which side the host wishes for.

    listed: whether the lobby shows it to everybody. room: where it is played, once it has begun. version: how often it
    has changed. invited: the only one who may join, an account that is a bot; declined: who did not want to.
    """

    id: str
    game: Game
    chairs: tuple[Seat | None, ...]
    terms: Terms
    side: Side
    listed: bool
    created: float
    room: str | None = None
    closed: bool = False
    version: int = 0
    invited: Seat | None = None
    declined: bool = False

    @property
    def host(self) -> Seat:
        """Whose challenge it is."""
        host = self.chairs[0]
        if host is None:
            raise AssertionError("the host never leaves the first chair")
        return host

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who have sat down."""
        return tuple(seat for seat in self.chairs if seat is not None)

    @property
    def open(self) -> bool:
        """Whether it can still be changed and joined."""
        return self.room is None and not self.closed

    @property
    def full(self) -> bool:
        """Whether every chair is taken."""
        return None not in self.chairs

    @property
    def by_host(self) -> bool:
        """Whether the host says when it begins; else it does when everybody is there."""
        return self.game.facts.players[0] != self.game.facts.players[1]

    @property
    def startable(self) -> bool:
        """Whether enough have sat down."""
        return self.open and len(self.seats) >= max(2, self.game.facts.players[0])

    def holds(self, guest: str | None) -> bool:
        """Whether a guest has sat down."""
        return guest is not None and any(seat.guest == guest for seat in self.seats)

    # What may be done -----------------------------------------------------------------------------------

    def joined(self, guest: Seat) -> Challenge:
        """With one more guest; the same when they sit there already."""
        if self.holds(guest.guest):
            return self
        self._expect_open()
        if self.invited is not None and self.invited.guest != guest.guest:
            raise Unwelcome(say("club-challenge-for-other"), 403)
        if self.full:
            raise Unwelcome(say("club-seats-taken"))
        return self._with(self.chairs.index(None), guest)

    def refused(self, guest: str) -> Challenge:
        """Closed by the one whom it was for, who does not want to play."""
        if self.invited is None or self.invited.guest != guest:
            raise Unwelcome(say("club-challenge-not-yours"), 403)
        self._expect_open()
        return replace(self, closed=True, declined=True, version=self.version + 1)

    def left(self, guest: str) -> Challenge:
        """Without a guest; when it is the host, the challenge is closed."""
        if not self.holds(guest):
            raise Unwelcome(say("club-not-sat-down"), 403)
        self._expect_open()
        if self.host.guest == guest:
            return self._next(closed=True)
        return self._with(next(n for n, seat in enumerate(self.chairs) if seat and seat.guest == guest), None)

    def with_bot(self, guest: str, bot: Seat) -> Challenge:
        """With one more bot, which only the host may invite."""
        self._expect_host(guest)
        if self.terms.rated:
            raise Unwelcome(say("club-no-bot-rated"))
        if self.full:
            raise Unwelcome(say("club-seats-taken"))
        return self._with(self.chairs.index(None), bot)

    def without(self, guest: str, chair: int) -> Challenge:
        """With a chair made free by the host."""
        self._expect_host(guest)
        if not 0 < chair < len(self.chairs) or self.chairs[chair] is None:
            raise Unwelcome(say("club-nobody-sits"), 400)
        return self._with(chair, None)

    def begun(self, room: str) -> Challenge:
        """Played in a room."""
        self._expect_open()
        if not self.startable:
            raise Unwelcome(say("club-takes-two"))
        return self._next(room=room)

    def expect_startable_by(self, guest: str) -> None:
        """Unwelcome unless a guest may begin now."""
        self._expect_host(guest)
        if not self.startable:
            raise Unwelcome(say("club-takes-two"))

    def arranged(self) -> tuple[tuple[Seat, ...], Terms]:
        """Who sits where at the board, and the terms with the lot, if one was drawn."""
        seats, terms = self.seats, self.terms
        if self.game.facts.simultaneous:  # else no seat is any different
            return seats, terms
        if self.side == "random":
            terms = terms.drawn(len(seats))
        places = {"first": 0, "second": 1, "random": terms.lot or 0}
        host, others = seats[0], list(seats[1:])
        others.insert(places[self.side], host)
        return tuple(others), terms

    def _expect_open(self) -> None:
        if not self.open:
            raise Unwelcome(say("club-begun") if self.room else say("club-challenge-back"), 410)

    def _expect_host(self, guest: str) -> None:
        if self.host.guest != guest:
            raise Unwelcome(say("club-only-host"), 403)
        self._expect_open()

    def _with(self, chair: int, seat: Seat | None) -> Challenge:
        return self._next(chairs=(*self.chairs[:chair], seat, *self.chairs[chair + 1 :]))

    def _next(
        self, *, chairs: Sequence[Seat | None] | None = None, room: str | None = None, closed: bool = False
    ) -> Challenge:
        return replace(
            self,
            chairs=self.chairs if chairs is None else tuple(chairs),
            room=room,
            closed=closed,
            version=self.version + 1,
        )
