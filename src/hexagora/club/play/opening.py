"""Opening a room: what is wished for, who sits where, and how many rooms somebody may open."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hexagora.club.domain import BOTH_SIDES, Event, RateLimit, Seat, Side, Terms, TimeControl, guest_name
from hexagora.club.play.settings import Settings
from hexagora.contract import Game, IllegalMove, OptionValue, State
from hexagora.words import say, told, typed


class NotAllowed(Exception):
    """A wish that the club does not grant; ``status`` is that of HTTP."""

    def __init__(self, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


@dataclass(frozen=True, slots=True)
class Visitor:
    """A guest, the address that they come from, and their name (empty: that of a guest); ``bot``: it is a program."""

    guest: str
    address: str
    name: str = ""
    bot: bool = False

    @property
    def seat(self) -> Seat:
        """A place that they take."""
        return Seat(self.name or guest_name(self.guest), guest=self.guest, bot=self.bot)


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was set up: how the game began, and the moves since. Nothing of it has been checked."""

    setup: Mapping[str, Any]
    moves: Sequence[str] = ()

    def reached(self, game: Game, players: int) -> State:
        """The state of it; NotAllowed with the reason, and the number of the move, when the rules do not allow it."""
        try:
            state = game.start(setup=self.setup, players=players)
        except ValueError as error:
            raise NotAllowed(say("club-bad-setup", why=told(error))) from None
        if len(self.moves) > game.facts.max_plies:
            raise NotAllowed(say("club-too-many-moves"))
        for ply, move in enumerate(self.moves, start=1):
            try:
                state = state.play(move)
            except IllegalMove as error:
                raise NotAllowed(say("club-bad-move", number=ply, move=typed(move), why=error.reason)) from None
        return state


@dataclass(frozen=True, slots=True)
class Wish:
    """Which game, by which clock, with how many players (None: as many as it has by default), against whom.

    ``level`` may be None for who plays alone. hotseat: all play at one screen, without bots. position: what to go on
    from, for practice; with ``hotseat`` one person tries both sides.
    """

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int | None = None
    side: Side = "first"
    level: str | None = None
    control: TimeControl = field(default_factory=TimeControl)
    hotseat: bool = False
    position: Position | None = None


def arranged(wish: Wish, visitor: Visitor, settings: Settings, terms: Terms) -> tuple[Game, list[Seat], Terms]:
    """The game and the seats that are wished for, and the terms with the lot, if one was drawn.

    NotAllowed when there is something that the club does not have.
    """
    game, players = wished_game(wish, settings)
    if wish.position is not None:
        event = BOTH_SIDES if wish.hotseat else Event("practice", "bot")
        terms = replace(terms, seed=None, event=event, control=TimeControl("none"))
    if wish.hotseat:
        return game, together(visitor, players), at_one_screen(terms)
    bots = bots_of(wish.level, players - 1, settings)
    own = 0
    if not game.facts.simultaneous:  # else no seat is any different
        if wish.side == "random":
            terms = terms.drawn(players)
        own = {"first": 0, "second": min(1, players - 1), "random": terms.lot or 0}[wish.side]
    return game, [*bots[:own], visitor.seat, *bots[own:]], terms


def together(visitor: Visitor, players: int) -> list[Seat]:
    """The seats of several at one screen. One is the visitor's, the others have ids that no cookie holds."""
    if players < 2:
        raise NotAllowed(say("club-hotseat-two"))
    guests = [visitor.guest, *(secrets.token_hex(16) for _ in range(players - 1))]
    return [Seat(f"Player {number}", guest=guest) for number, guest in enumerate(guests, start=1)]


def at_one_screen(terms: Terms) -> Terms:
    """The terms of such a game: nobody is hurried, unless a clock was wished for."""
    control = TimeControl("none") if terms.control.kind == "rules" else terms.control
    event = terms.event or Event("hotseat")
    return replace(terms, control=control, event=event)


def wished_game(wish: Wish, settings: Settings) -> tuple[Game, int]:
    """The game that is wished for, and how many play it; NotAllowed when the club does not have it, or not so."""
    if wish.game not in settings.games:
        raise NotAllowed(say("club-no-game", game=typed(wish.game), games=", ".join(settings.games)))
    try:
        game = settings.games[wish.game].with_options(**wish.options)
        players = game.seats(wish.players)
    except ValueError as error:
        raise NotAllowed(told(error)) from None
    problem = wish.control.problem(game)
    if problem is not None:
        raise NotAllowed(problem)
    return game, players


def bots_of(level: str | None, count: int, settings: Settings) -> list[Seat]:
    """So many bots of a level; several have numbers to tell them by."""
    levels = {known.id: known for known in settings.levels}
    there_are = ", ".join(levels)
    if level is not None and level not in levels:
        raise NotAllowed(say("club-no-level", level=typed(level), levels=there_are))
    if not count:
        return []
    if level is None:
        raise NotAllowed(say("club-needs-level", levels=there_are))
    title = levels[level].title
    return [Seat(title if count == 1 else f"{title} {number}", level=level) for number in range(1, count + 1)]


def exchanged(game: Game, seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a rematch: everybody moves on by one, where it makes a difference."""
    return list(seats) if game.facts.simultaneous else [*seats[1:], *seats[:1]]


class Doorkeeper:
    """Counts the rooms that guests and addresses open, so that nobody fills the house alone."""

    def __init__(self, settings: Settings) -> None:
        self._guests = RateLimit(settings.per_guest)
        self._addresses = RateLimit(settings.per_address)

    def admit(self, visitor: Visitor, now: float) -> None:
        """Count one more room; NotAllowed when it is one too many."""
        wait = max(self._guests.wait(visitor.guest, now), self._addresses.wait(visitor.address, now))
        if wait > 0:
            raise NotAllowed(say("club-too-many-rooms", seconds=math.ceil(wait)), 429)
        self._guests.take(visitor.guest, now)
        self._addresses.take(visitor.address, now)
