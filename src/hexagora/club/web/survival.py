"""Runs up the ladder over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Span, day_of, players_of, seat_of, since
from hexagora.club.play import Club
from hexagora.club.protocol import survival as told
from hexagora.club.protocol.answers import RoomOpened
from hexagora.club.storage import Run
from hexagora.club.web.answers import answer
from hexagora.club.web.asking import club_of, guest_of, visitor_of
from hexagora.club.web.described import Described
from hexagora.contract import Game

LINES = 50
# So many rungs below and above the next one are shown.
BELOW, ABOVE = 3, 4


async def overview(request: Request) -> Response:
    """How far one is in each game."""
    club, guest = club_of(request), guest_of(request)
    games = [await _game(club, game, guest) for game in club.settings.games.values()]
    return answer(told.SurvivalOverview(games))


async def _game(club: Club, game: Game, guest: str) -> told.SurvivalGame:
    run = await club.survival.store.latest(guest, game.id)
    goes_on = None if run is None or run.ended is not None else _run(run)
    best = await club.survival.store.best(guest, game.id)
    return told.SurvivalGame(game.id, game.facts.title, players_of(game) == 1, goes_on, best)


def _run(run: Run) -> told.RunInfo:
    return told.RunInfo(run.passed, run.room, seat_of(run.rung, run.draws), run.draws)


async def one(request: Request) -> Response:
    """One game: whom one meets next, how often people got past, and the tables."""
    club, guest = club_of(request), guest_of(request)
    game = club.daily.game(request.path_params["game"])
    mine = await _game(club, game, guest)
    passing = await club.survival.store.passing(game.id)
    at = 1 + (0 if mine.run is None else mine.run.passed)

    async def rung(number: int) -> told.RungInfo:
        found, past = await club.survival.rung(game, number), passing.get(number)
        faced, passed = (0, 0) if past is None else (past.faced, past.passed)
        return told.RungInfo(number, found.name, found.told, found.head_start, found.target, faced, passed)

    ladder = [await rung(number) for number in range(max(1, at - BELOW), at + ABOVE + 1)]
    tables = told.SurvivalTables(
        await _table(club, game, guest, "day"),
        await _table(club, game, guest, "week"),
        await _table(club, game, guest, "ever"),
    )
    return answer(told.SurvivalInfo(mine, await rung(at), ladder, tables))


async def _table(club: Club, game: Game, guest: str, span: Span) -> list[told.ClimbedLine]:
    begin = since(span, day_of(club.now()))
    lines: list[told.ClimbedLine] = []
    for number, line in enumerate(await club.survival.store.table(game.id, begin, LINES), start=1):
        rank = lines[-1].rank if lines and lines[-1].passed == line.passed else number
        lines.append(told.ClimbedLine(rank, line.name, line.passed, line.goes_on, line.guest == guest))
    return lines


async def go_on(request: Request) -> Response:
    """The room in which one's run goes on; a new bout or a new run, if there is none."""
    club = club_of(request)
    game = club.daily.game(request.path_params["game"])
    return answer(RoomOpened(await club.survival.go_on(visitor_of(request), game)), 201)


async def give_up(request: Request) -> Response:
    """End one's run between two bouts."""
    club = club_of(request)
    await club.survival.give_up(visitor_of(request), club.daily.game(request.path_params["game"]))
    return answer(told.Ended())


ROUTES = [
    Described("GET", "/api/survival", overview, {200: told.SurvivalOverview}),
    Described("GET", "/api/survival/{game}", one, {200: told.SurvivalInfo}),
    Described("POST", "/api/survival/{game}", go_on, {201: RoomOpened}),
    Described("POST", "/api/survival/{game}/end", give_up, {200: told.Ended}),
]
