"""Ratings over HTTP: the table of a game, and one's own with its history."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexagora.club.domain import guest_name
from hexagora.club.storage import Ranked
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of

LINES = 100
# So many games of a history are enough for a graph.
POINTS = 200


async def leaderboard(request: Request) -> Response:
    """The highest ratings in a game. A rank is for those whose rating says something."""
    club, game = club_of(request), request.query_params.get("game", "")
    if game not in club.settings.games:
        raise Rejected(400, f"there is no game {game!r} (there are: {', '.join(club.settings.games)})")
    best = await club.ratings.store.best(game, LINES)
    titles = {f":{level.id}": level.title for level in club.settings.levels}
    rank, lines = 0, []
    for line in best:
        rank += not line.rating.provisional
        lines.append(
            {
                "rank": None if line.rating.provisional else rank,
                "name": _name(line, titles),
                "bot": line.bot,
                "elo": round(line.rating.elo),
                "games": line.rating.games,
                "provisional": line.rating.provisional,
                "you": line.subject == guest_of(request),
            }
        )
    return answer({"game": game, "players": lines})


def _name(line: Ranked, titles: dict[str, str]) -> str:
    if line.subject.startswith(":"):
        return titles.get(line.subject, line.subject[1:])
    return line.name or guest_name(line.subject)


async def mine(request: Request) -> Response:
    """One's own ratings, game by game, with how they came about."""
    club, guest = club_of(request), guest_of(request)
    ratings = []
    for game, rating in sorted((await club.ratings.store.all_of(guest)).items()):
        known = club.settings.games.get(game)
        history = await club.ratings.store.history(guest, game, POINTS)
        ratings.append(
            {
                "game": game,
                "title": game if known is None else known.facts.title,
                "elo": round(rating.elo),
                "games": rating.games,
                "provisional": rating.provisional,
                "history": [{"room": point.room, "at": point.at, "elo": round(point.elo)} for point in history],
            }
        )
    return answer({"ratings": ratings})


ROUTES = [
    Route("/api/leaderboard", leaderboard, methods=["GET"]),
    Route("/api/ratings", mine, methods=["GET"]),
]
