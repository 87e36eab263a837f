"""Feeds of a player's finished games, for readers of news: Atom (RFC 4287) and JSON Feed 1.1."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, date, datetime
from urllib.parse import quote
from xml.etree import ElementTree as ET

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexagora.club.domain import Room
from hexagora.club.people import folded
from hexagora.club.play import Club
from hexagora.club.storage import Account, Finished
from hexagora.club.web.accounts import people_of
from hexagora.club.web.answers import Rejected
from hexagora.club.web.asking import club_of
from hexagora.club.web.language import LANGUAGE
from hexagora.words import into, say

# So many games are in a feed; whoever looks once a day misses none.
ENTRIES = 30
# How games ended is worked out once, and kept for so many of them.
RESULTS = 4096
ATOM = "http://www.w3.org/2005/Atom"
KEPT = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language, Cookie"}
# What nobody played for others to see.
PRIVATE = ("hotseat", "practice")


@dataclass(frozen=True, slots=True)
class Item:
    """A finished game in a feed: where it can be seen, and what is told of it."""

    address: str
    title: str
    told: str
    at: datetime


class Results:
    """How games ended, in one line without names; a game that is over never ends otherwise."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._known: OrderedDict[str, str] = OrderedDict()

    async def of(self, game: Finished) -> str:
        """The line of one game; empty where its rules are not installed any more."""
        if game.room not in self._known:
            row = await self._club.store.load(game.room)
            try:
                line = "" if row is None else _line(await self._club.rules(row.room, self._club.settings.games))
            except (LookupError, ValueError):
                return ""
            self._known[game.room] = line
            while len(self._known) > RESULTS:
                self._known.popitem(last=False)
        return self._known[game.room]


def _line(room: Room) -> str:
    scores = " : ".join(f"{score:g}" for score in room.state.scores)
    outcome = room.state.outcome
    how = "" if outcome is None or outcome.end == "rules" else f" ({outcome.end})"
    return f"{scores}{how}"


async def _items(request: Request) -> tuple[Account, str, list[Item]]:
    """Whose feed it is, where the club is, and the entries; Rejected where nobody would find any."""
    club, base = club_of(request), str(request.base_url).rstrip("/")
    account = await people_of(request).store.named(folded(request.path_params["name"]))
    games = [] if account is None else await club.games.finished(account.id, club.now(), ENTRIES)
    shown = [game for game in games if _public(club, game)]
    if account is None or not shown:  # the same for a name that nobody has
        raise Rejected(404, say("web-no-feed"))
    results: Results = request.app.state.results
    return account, base, [await _item(club, base, game, results) for game in shown]


def _public(club: Club, game: Finished) -> bool:
    if game.event is None:
        return True
    if game.event.kind in PRIVATE:
        return False
    return not game.event.daily or club.daily.over(date.fromisoformat(game.event.of))


async def _item(club: Club, base: str, game: Finished, results: Results) -> Item:
    title = f"{club.title(game.game)}: {' – '.join(game.names)}"
    told = _said("club-feed-rated" if game.rated else "club-feed-unrated", result=await results.of(game)).strip()
    return Item(f"{base}/replay/{game.room}", title, told, datetime.fromtimestamp(game.ended, UTC))


def _said(key: str, **values: str) -> str:
    return into(LANGUAGE.get(), say(key, **values))


async def atom(request: Request) -> Response:
    """The finished games of a player, as an Atom feed."""
    account, base, items = await _items(request)
    feed = ET.Element("feed", xmlns=ATOM)
    own = f"{base}/feeds/{quote(account.name)}.atom"
    ET.SubElement(feed, "id").text = own
    ET.SubElement(feed, "title").text = _said("club-feed", name=account.name)
    ET.SubElement(feed, "updated").text = items[0].at.isoformat()
    ET.SubElement(feed, "link", rel="self", type="application/atom+xml", href=own)
    ET.SubElement(feed, "link", rel="alternate", type="text/html", href=f"{base}/")
    ET.SubElement(ET.SubElement(feed, "author"), "name").text = account.name
    for item in items:
        entry = ET.SubElement(feed, "entry")
        ET.SubElement(entry, "id").text = item.address
        ET.SubElement(entry, "title").text = item.title
        ET.SubElement(entry, "updated").text = item.at.isoformat()
        ET.SubElement(entry, "link", rel="alternate", type="text/html", href=item.address)
        ET.SubElement(entry, "summary").text = item.told
    return _kept(request, ET.tostring(feed, encoding="utf-8", xml_declaration=True), "application/atom+xml")


async def json_feed(request: Request) -> Response:
    """The finished games of a player, as a JSON feed."""
    account, base, items = await _items(request)
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": _said("club-feed", name=account.name),
        "home_page_url": f"{base}/",
        "feed_url": f"{base}/feeds/{quote(account.name)}.json",
        "authors": [{"name": account.name}],
        "items": [
            {
                "id": item.address,
                "url": item.address,
                "title": item.title,
                "content_text": item.told,
                "date_published": item.at.isoformat(),
            }
            for item in items
        ],
    }
    return _kept(request, msgspec.json.encode(feed), "application/feed+json")


def _kept(request: Request, body: bytes, media: str) -> Response:
    """A feed, or 304 for a reader who has it: they ask often, and little is new."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, **KEPT}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


ROUTES = [
    Route("/feeds/{name}.atom", atom, methods=["GET"]),
    Route("/feeds/{name}.json", json_feed, methods=["GET"]),
]
