"""What who watches may see of a game that is shown to them some seconds later than to its players."""

from __future__ import annotations

from hexagora.club.domain.entry import Act
from hexagora.club.domain.room import Room


def visible(room: Room, now: float) -> int | None:
    """How many entries of the log who watches may know of; None: not even the deal."""
    if not room.terms.delay:
        return len(room.log)
    until = now - room.terms.delay
    if room.created > until:
        return None
    return next((number for number, entry in enumerate(room.log) if entry.at > until), len(room.log))


def disclosed(room: Room, now: float) -> bool:
    """Whether who watches may know all that there is to know."""
    return visible(room, now) == len(room.log)


def next_sight(room: Room, now: float) -> float | None:
    """Seconds until who watches may see more; None when they see everything."""
    entries = visible(room, now)
    if entries == len(room.log):
        return None
    at = room.created if entries is None else room.log[entries].at
    return at + room.terms.delay - now


def ended(room: Room) -> float | None:
    """When the game ended; None while it goes on."""
    if not room.state.is_over:
        return None
    return next((entry.at for entry in reversed(room.log) if entry.act is not Act.REMATCH), room.created)


def earlier(room: Room, entries: int, before: Room | None = None) -> Room:
    """The room as it was after so many entries of its log; ``before``: as it was still earlier, if that is known."""
    if entries >= len(room.log):
        return room
    past = before
    if past is None or len(past.log) > entries:
        state = room.state.game.start(setup=room.state.setup, players=len(room.seats))
        past = Room.opened(room.id, room.seats, state, room.created, room.terms)
    for entry in room.log[len(past.log) : entries]:
        past = past.after(entry)
    return past
