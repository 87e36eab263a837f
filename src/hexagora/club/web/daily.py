"""The challenge of the day over HTTP: one's own tries, the table of a day, and its key once it is over."""

from __future__ import annotations

from datetime import date
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Room, Worth, beaten, bot_of, closes, shared, streak
from hexagora.club.play import Club, NotAllowed
from hexagora.club.protocol import daily as told
from hexagora.club.protocol.answers import RoomOpened
from hexagora.club.storage import DailyEntry, Rank
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of, visitor_of
from hexagora.club.web.described import Described
from hexagora.records import key_commitment
from hexagora.words import say, typed

# So many lines of a table are shown.
LINES = 100


def day_asked(request: Request) -> date:
    """The day that an address names."""
    text = request.path_params["day"]
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Rejected(404, say("web-day", day=typed(text, 20))) from None


async def overview(request: Request) -> Response:
    """Today's challenges, and all that the visitor has played of them."""
    club, guest = club_of(request), guest_of(request)
    times = club.daily.times()
    entries = await club.daily.store.entries_of(guest)
    counted = [entry for entry in entries if entry.counts]
    first = await club.daily.store.first_day()

    def shown(entry: DailyEntry) -> told.EntryInfo:
        return told.entry_info(entry, closes(entry.day) - times.now)

    games = []
    for game in club.settings.games.values():
        mine = streak([entry.day for entry in counted if entry.game == game.id], times.today)
        now = next((entry for entry in entries if (entry.day, entry.game) == (times.today, game.id)), None)
        bot = told.bot_info(bot_of(game, times.today))
        entry = None if now is None else shown(now)
        games.append(told.DailyGame(game.id, game.facts.title, bot, entry, told.streak_info(mine)))
    late = [entry for entry in entries if entry.worth is None and entry.day < times.today]
    return answer(
        told.DailyOverview(
            times.today.isoformat(),
            round(times.left, 3),
            key_commitment(await club.daily.key(times.today)),
            (first or times.today).isoformat(),
            games,
            told.streak_info(streak([entry.day for entry in counted], times.today)),
            [shown(entry) for entry in late if times.now < closes(entry.day)],
            [shown(entry) for entry in entries],
        )
    )


async def one(request: Request) -> Response:
    """A game of a day: one's own try, and, once that is over, everybody's."""
    club, guest, day = club_of(request), guest_of(request), day_asked(request)
    daily, game = club.daily, club.daily.game(request.path_params["game"])
    await daily.opened(day)
    times, entry = daily.times(), await daily.store.entry(day, game.id, guest)
    table = await _table(club, day, game.id, guest) if await daily.may_see(day, game.id, guest) else None
    left = closes(day) - times.now
    place = percent = share = None
    if entry is not None and entry.worth is not None and entry.counts:
        rank = await daily.store.place(day, game.id, entry.worth)
        place, percent = rank.better + 1, beaten(rank.better, rank.worse, rank.total)
        share = await _share(club, entry, rank)
    return answer(
        told.DailyInfo(
            day.isoformat(),
            game.id,
            game.facts.title,
            told.bot_info(bot_of(game, day)),
            day == times.today,
            daily.over(day),
            round(max(0.0, left), 3),
            key_commitment(await daily.key(day)),
            None if entry is None else told.entry_info(entry, left),
            await daily.store.count(day, game.id),
            table,
            place,
            percent,
            share,
        )
    )


async def _table(club: Club, day: date, game: str, guest: str) -> list[told.TableLine]:
    """The best tries; equal ones have the same rank."""
    lines: list[told.TableLine] = []
    rank, before = 0, None
    for number, line in enumerate(await club.daily.store.best(day, game, LINES), start=1):
        rank, before = (rank, before) if line.worth == before else (number, line.worth)
        you = line.guest == guest
        lines.append(told.TableLine(rank, line.name, line.room, told.worth_info(line.worth), you))
    return lines


async def _share(club: Club, entry: DailyEntry, rank: Rank) -> str | None:
    """The text by which a result is shared."""
    table = await club.table(entry.room)
    if table is None or entry.worth is None:
        return None
    days = [one.day for one in await club.daily.store.entries_of(entry.guest) if one.counts and one.game == entry.game]
    row = streak([day for day in days if day <= entry.day], entry.day).current
    percent = beaten(rank.better, rank.worse, rank.total)
    return await club.rules(_shared, table.room, entry.guest, entry.day, entry.worth, percent, row)


def _shared(room: Room, guest: str, day: date, worth: Worth, percent: int | None, row: int) -> str:
    player, alone = room.player(guest) or 0, len(room.seats) == 1
    scores = room.state.scores
    values = list(room.state.detail[0].values()) if alone else [scores[player], scores[1 - player]]
    title = room.state.game.facts.title
    return shared(title, day.isoformat(), worth, values, alone=alone, beaten=percent, streak=row)


async def published(request: Request) -> Response:
    """The key of a day that is over, and the start of each of its games, for ``hexagora verify``."""
    day = await club_of(request).daily.published(day_asked(request))
    return answer(day.document())


async def start(request: Request) -> Response:
    """The visitor's own try of today; the same one, however often it is asked for."""
    entry = await club_of(request).daily.start(visitor_of(request), request.path_params["game"])
    return answer(told.DailyStarted(entry.day.isoformat(), entry.room), 201)


async def again(request: Request) -> Response:
    """The start of a day once more, for practice."""
    game = request.path_params["game"]
    room = await club_of(request).daily.again(visitor_of(request), day_asked(request), game)
    return answer(RoomOpened(room), 201)


async def expect_shown(club: Club, room: Room, guest: str | None) -> None:
    """NotAllowed for who would learn from a room what is still ahead of them."""
    if await club.daily.hides(room, guest):
        raise NotAllowed(say("web-day-hidden"), 403)


ROUTES = [
    Described("GET", "/api/daily", overview, {200: told.DailyOverview}),
    Described("GET", "/api/daily/{day}", published, {200: dict[str, Any]}),
    Described("POST", "/api/daily/{game}", start, {201: told.DailyStarted}),
    Described("GET", "/api/daily/{day}/{game}", one, {200: told.DailyInfo}),
    Described("POST", "/api/daily/{day}/{game}/again", again, {201: RoomOpened}),
]
