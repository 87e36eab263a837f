"""Rooms as the database knows them: plain values, before the rules of the game are applied to them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from hexagora.club.domain import Act, Change, Deadline, Entry, Event, Room, Seat, Terms, TimeControl
from hexagora.contract import Game
from hexagora.rating import Rating


@dataclass(frozen=True, slots=True)
class RoomRow:
    """Everything kept about one room."""

    id: str
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    created: float
    seats: tuple[Seat, ...]
    log: tuple[Entry, ...]
    deadline: Deadline | None
    rematch: str | None
    terms: Terms
    banks: tuple[float, ...]
    ratings: tuple[Change, ...] | None

    def room(self, games: Mapping[str, Game]) -> Room:
        """The room, with every move checked by the rules again. LookupError when the game is not installed."""
        if self.game not in games:
            raise LookupError(f"the game {self.game!r} is not installed")
        game = games[self.game].with_options(**self.options)
        return Room.rebuilt(
            self.id,
            self.seats,
            game,
            self.setup,
            self.created,
            self.log,
            self.deadline,
            self.rematch,
            self.terms,
            self.banks,
            self.ratings,
        )


@dataclass(frozen=True, slots=True)
class RoomLine:
    """A room in a guest's list. ``player`` is where the guest sits; ``awaited``: whether they are to move."""

    id: str
    game: str
    player: int
    awaited: bool
    over: bool
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LiveLine:
    """A game that everybody may watch, so many seconds later."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    delay: float


def room_values(room: Room, rematch_of: str | None) -> dict[str, Any]:
    """The row of a new room."""
    control = room.terms.control
    return {
        "id": room.id,
        "game": room.state.game.id,
        "options": json.dumps(room.state.game.options),
        "setup": json.dumps(room.state.setup),
        "created": room.created,
        "ended": room.created if room.state.is_over else None,
        "rematch_of": rematch_of,
        "control": None if control.kind == "rules" else json.dumps([control.kind, control.seconds, control.increment]),
        "rated": room.terms.rated,
        "seed": room.terms.seed,
        "challenge": room.terms.challenge,
        "lot": room.terms.lot,
        "delay": room.terms.delay,
        "event": None if room.terms.event is None else str(room.terms.event),
        "dice": room.terms.dice,
        "target": room.terms.target,
    }


def seat_values(room: Room) -> list[dict[str, Any]]:
    """The rows of a new room's seats."""
    return [
        {
            "room": room.id,
            "player": player,
            "name": seat.name,
            "guest": seat.guest,
            "level": seat.level,
            "awaited": player in room.state.awaiting,
            "bank": room.banks[player] if room.banks else None,
            "elo": seat.elo,
            "provisional": seat.provisional,
            "bot": seat.bot,
            "head_start": seat.head_start,
        }
        for player, seat in enumerate(room.seats)
    ]


def standing_values(room: Room) -> list[dict[str, Any]]:
    """What changes with a move in the rows of the seats."""
    return [
        {"of": room.id, "who": player, "is_awaited": player in room.state.awaiting, "left": bank}
        for player, bank in enumerate(room.banks or (None,) * len(room.seats))
    ]


def entry_values(room: Room, entry: Entry) -> dict[str, Any]:
    """The row of one entry of the log."""
    return {
        "room": room.id,
        "number": entry.number,
        "ply": entry.ply,
        "player": entry.player,
        "move": entry.move,
        "act": entry.act,
        "client_id": entry.client_id,
        "at": entry.at,
    }


def deadline_values(room: str, deadline: Deadline) -> dict[str, Any]:
    """The row of a deadline."""
    return {
        "room": room,
        "player": deadline.player,
        "number": deadline.number,
        "since": deadline.since,
        "due": deadline.due,
    }


def as_terms(row: Row[Any]) -> Terms:
    """The terms of a room."""
    control = TimeControl() if row.control is None else TimeControl(*json.loads(row.control))
    event = None if row.event is None else Event.read(row.event)
    return Terms(control, row.rated, row.seed, row.challenge, row.lot, row.delay, event, row.dice, row.target)


def as_deadline(row: Row[Any]) -> Deadline:
    """A deadline."""
    return Deadline(row.player, row.number, row.since, row.due)


def as_entry(row: Row[Any]) -> Entry:
    """An entry of a log."""
    act = None if row.act is None else Act(row.act)
    return Entry(row.number, row.ply, row.player, row.at, row.move, act, row.client_id)


def as_seat(row: Row[Any]) -> Seat:
    """A seat."""
    return Seat(row.name, row.guest, row.level, row.elo, bool(row.provisional), row.bot, row.head_start or 0)


def as_change(row: Row[Any]) -> Change:
    """What a game did to a rating, as it is shown."""
    provisional = Rating(row.after, row.number + 1, row.subject.startswith(":")).provisional
    return Change(round(row.before), round(row.after), provisional)
