"""Ratings over HTTP: the table of a game, and one's own with its history."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import guest_name
from hexagora.club.protocol import answers as told
from hexagora.club.storage import Ranked
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of
from hexagora.club.web.described import Described, Query
from hexagora.words import say, typed

LINES = 100
# So many games of a history are enough for a graph.
POINTS = 200


async def leaderboard(request: Request) -> Response:
    """The highest ratings in a game. A rank is for those whose rating says something."""
    club, game = club_of(request), request.query_params.get("game", "")
    if game not in club.settings.games:
        raise Rejected(400, say("club-no-game", game=typed(game), games=", ".join(club.settings.games)))
    best = await club.ratings.store.best(game, LINES)
    titles = {f":{level.id}": level.title for level in club.settings.levels}
    rank, lines = 0, []
    for line in best:
        rank += not line.rating.provisional
        lines.append(
            told.RankedInfo(
                None if line.rating.provisional else rank,
                _name(line, titles),
                line.bot,
                round(line.rating.elo),
                line.rating.games,
                line.rating.provisional,
                line.subject == guest_of(request),
            )
        )
    return answer(told.LeaderboardInfo(game, lines))


def _name(line: Ranked, titles: dict[str, str]) -> str:
    if line.subject.startswith(":"):
        return titles.get(line.subject, line.subject[1:])
    return line.name or guest_name(line.subject)


async def mine(request: Request) -> Response:
    """One's own ratings, game by game, with how they came about."""
    club, guest = club_of(request), guest_of(request)
    ratings = []
    for game, rating in sorted((await club.ratings.store.all_of(guest)).items()):
        history = await club.ratings.store.history(guest, game, POINTS)
        ratings.append(
            told.RatingTold(
                game,
                club.title(game),
                round(rating.elo),
                rating.games,
                rating.provisional,
                [told.RatingStep(point.room, point.at, round(point.elo)) for point in history],
            )
        )
    return answer(told.RatingsInfo(ratings))


ROUTES = [
    Described(
        "GET", "/api/leaderboard", leaderboard, {200: told.LeaderboardInfo}, query=[Query("game", "the id of a game")]
    ),
    Described("GET", "/api/ratings", mine, {200: told.RatingsInfo}),
]
