"""The recount: what every table and every row of days should be, worked out from the logs alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Row, select

from hexagora.club.domain import beaten, closes, streak
from hexagora.club.simulation.month import Played
from hexagora.club.storage import DailyStore, Store, schema
from hexagora.contract import Game, State

ROOMS, SEATS, LOG = schema.rooms, schema.seats, schema.log
# Everybody's place is looked up for one in so many of them; the tables themselves are compared to the last line.
SAMPLE = 97
EVERYBODY = 10**9
# The logs of so many rooms are read at once: no single look takes as long as the store has patience.
AT_ONCE = 400
# What a try was worth: outcome, lead, points; and when it was over.
Told = tuple[float, float, float]


@dataclass
class Recount:
    """What was found. ``differences``: one line each; none, when the club and its records agree."""

    tries: int = 0
    counted: int = 0
    places: int = 0
    streaks: int = 0
    longest: int = 0
    differences: list[str] = field(default_factory=list)


async def recount(played: Played, store: Store, progress: Callable[[int], None] | None = None) -> Recount:
    """Compare what the club says of a month with its records."""
    found, daily, game = Recount(), DailyStore(store), played.month.game
    days_of: dict[str, set[date]] = defaultdict(set)
    for number, day in enumerate(played.month.dates, start=1):
        tries = await _tries(store, game, day)
        found.tries += len(tries)
        counted = sorted(
            ((worth, at, room, guest) for room, (guest, worth, at) in tries.items() if at < closes(day)),
            key=lambda one: (tuple(-value for value in one[0]), one[1], one[2]),
        )
        found.counted += len(counted)
        told = [(line.room, line.guest) for line in await daily.best(day, game.id, EVERYBODY)]
        if told != [(room, guest) for _, _, room, guest in counted]:
            found.differences.append(f"{day}: the table is another one")
        for worth, _, room, guest in counted[::SAMPLE]:
            await _place(found, daily, game, day, guest, room, worth, [one[0] for one in counted])
        for _, _, _, guest in counted:
            days_of[guest].add(day)
        if progress is not None:
            progress(number)
    today = played.month.dates[-1]
    for person in played.people:
        entries = await daily.entries_of(person.guest)
        row = streak([entry.day for entry in entries if entry.counts], today)
        right = _rows(days_of[person.guest], played.month.dates)
        found.streaks += 1
        found.longest = max(found.longest, right[1])
        if (row.current, row.longest) != right:
            found.differences.append(f"{person.guest}: days in a row are {right}, not {(row.current, row.longest)}")
    return found


async def _place(
    found: Recount, daily: DailyStore, game: Game, day: date, guest: str, room: str, worth: Told, everybody: list[Told]
) -> None:
    """Whether the club says of one try what a count of all says."""
    found.places += 1
    entry = await daily.entry(day, game.id, guest)
    if entry is None or entry.worth is None or entry.room != room:
        found.differences.append(f"{day}: the try of {guest} is not there")
        return
    told = (entry.worth.outcome, entry.worth.lead, entry.worth.points)
    if told != worth:
        found.differences.append(f"{day}: the try of {guest} was worth {worth}, not {told}")
    rank = await daily.place(day, game.id, entry.worth)
    better, worse = sum(other > worth for other in everybody), sum(other < worth for other in everybody)
    if (rank.better, rank.worse, rank.total) != (better, worse, len(everybody)):
        found.differences.append(f"{day}: {guest} has place {better + 1} of {len(everybody)}, not {rank}")
    others, same = len(everybody) - 1, len(everybody) - 1 - better - worse
    percent = int((100 * worse + 50 * same) / others) if others else None
    if beaten(rank.better, rank.worse, rank.total) != percent:
        found.differences.append(f"{day}: {guest} did better than {percent} %")


async def _tries(store: Store, game: Game, day: date) -> dict[str, tuple[str, Told, float]]:
    """By room: who played it, what it was worth, and when it was over; only those that are over, from the logs."""
    of_day = ROOMS.c.event == f"daily:{day.isoformat()}", ROOMS.c.game == game.id
    async with store.reading() as connection:
        rooms = (await connection.execute(select(ROOMS.c.id, ROOMS.c.setup).where(*of_day))).all()
    people: dict[str, list[str | None]] = defaultdict(list)
    entries: dict[str, list[Row[Any]]] = defaultdict(list)
    for at in range(0, len(rooms), AT_ONCE):
        ids = [room.id for room in rooms[at : at + AT_ONCE]]
        async with store.reading() as connection:
            for seat in await connection.execute(select(SEATS).where(SEATS.c.room.in_(ids)).order_by(SEATS.c.player)):
                people[seat.room].append(seat.guest)
            for entry in await connection.execute(select(LOG).where(LOG.c.room.in_(ids)).order_by(LOG.c.number)):
                entries[entry.room].append(entry)
    found: dict[str, tuple[str, Told, float]] = {}
    for room in rooms:
        told = _played(game, room.setup, people[room.id], entries[room.id])
        if told is not None:
            found[room.id] = told
    return found


def _played(game: Game, setup: str, people: list[str | None], log: list[Row[Any]]) -> tuple[str, Told, float] | None:
    """A game from its log, every move checked by the rules; None while it goes on."""
    player, guest = next((number, guest) for number, guest in enumerate(people) if guest is not None)
    state = State(game, setup, len(people), tuple(entry.move for entry in log if entry.move is not None))
    gave_up = any(entry.act == "resign" for entry in log)
    if not gave_up and not state.is_over:
        return None
    scores = state.scores
    if gave_up:
        return guest, (-1.0, 0.0, scores[player]), log[-1].at
    if len(people) == 1:
        return guest, (1.0, scores[0], scores[0]), log[-1].at
    lead, winners = scores[player] - scores[1 - player], state.winners
    outcome = 0.0 if player not in winners else 0.5 if len(winners) == len(people) else 1.0
    return guest, (outcome, lead, scores[player]), log[-1].at


def _rows(days: set[date], dates: list[date]) -> tuple[int, int]:
    """The row of days that ends today or yesterday, and the longest, by walking from day to day."""
    longest = run = 0
    for day in dates:
        run = run + 1 if day in days else 0
        longest = max(longest, run)
    current, day = 0, dates[-1] if dates[-1] in days else dates[-1] - timedelta(days=1)
    while day in days:
        current, day = current + 1, day - timedelta(days=1)
    return current, longest
