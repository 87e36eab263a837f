"""Feeds of finished games, and the page that other sites may frame."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import httpx
import pytest
import pytest_asyncio

from tests.club.house import Doorway, open_club
from tests.club.programs import sign_up

pytestmark = pytest.mark.asyncio(loop_scope="module")
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    folder = tmp_path_factory.mktemp("club")
    (folder / "static").mkdir()
    for page in ("index.html", "game.html", "page.html"):
        (folder / "static" / page).write_text("<!doctype html><title>Hexagora</title>")
    async with open_club(folder / "club.sqlite3", static=folder / "static") as club:
        yield club


async def over(http: httpx.AsyncClient) -> str:
    """A room of somebody in which the game is over."""
    room: str = (await http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"})).json()["room"]
    assert (await http.post(f"/api/rooms/{room}/resign", json={"id": "i-give-up", "ply": 0})).status_code == 200
    return room


async def test_a_feed_has_the_finished_games_of_an_account_and_where_they_are_seen(club: Doorway) -> None:
    async with club.guest() as http, httpx.AsyncClient(base_url=club.address) as reader:
        first = await over(http)
        await sign_up(http, "Ann O'Leary")
        second = await over(http)
        await http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"})  # this one goes on
        answer = await reader.get("/feeds/Ann O'Leary.json")
        assert answer.headers["content-type"] == "application/feed+json"
        assert "set-cookie" not in answer.headers
        feed = answer.json()
        assert (feed["version"], feed["title"]) == ("https://jsonfeed.org/version/1.1", "Games of Ann O'Leary")
        assert [item["url"] for item in feed["items"]] == [f"{club.address}/replay/{id}" for id in (second, first)]
        assert feed["items"][0]["title"] == "HexaFuse Snap Duels: Ann O'Leary – Spark"
        assert feed["items"][0]["content_text"] == "Unrated. 0 : 0 (resign)"
        assert datetime.fromisoformat(feed["items"][0]["date_published"]).tzinfo is not None
        assert (await reader.get(urlsplit(feed["feed_url"]).path)).json() == feed
        assert (await reader.get(urlsplit(feed["items"][0]["url"]).path)).status_code == 200


async def test_the_same_is_told_as_atom_and_only_when_it_is_new(club: Doorway) -> None:
    async with club.guest() as http, httpx.AsyncClient(base_url=club.address) as reader:
        await sign_up(http, "Atomic Ant")
        rooms = [await over(http) for _ in range(2)]
        answer = await reader.get("/feeds/atomic ant.atom")
        assert answer.headers["content-type"] == "application/atom+xml"
        feed = ET.fromstring(answer.text)  # noqa: S314 - our own
        for name in ("id", "title", "updated", "author"):
            assert feed.find(f"{ATOM}{name}") is not None, name
        entries = feed.findall(f"{ATOM}entry")
        assert [entry.findtext(f"{ATOM}id") for entry in entries] == [
            f"{club.address}/replay/{id}" for id in rooms[::-1]
        ]
        assert all(entry.findtext(f"{ATOM}updated") for entry in entries)
        known = {"If-None-Match": answer.headers["etag"]}
        again = await reader.get("/feeds/atomic ant.atom", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        await over(http)
        assert (
            await reader.get("/feeds/atomic ant.atom", headers={"If-None-Match": answer.headers["etag"]})
        ).is_success


async def test_who_has_finished_nothing_and_who_is_nobody_are_not_told_apart(club: Doorway) -> None:
    async with club.guest() as http:
        await sign_up(http, "Quiet Quincy")
        names = ("Quiet Quincy", "Nobody At All", "%00", "x" * 99)
        answers = [await club.http.get(f"/feeds/{name}.atom") for name in names]
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.text for answer in answers}) == 1


async def test_any_site_may_frame_a_finished_game_and_no_other_page(club: Doorway) -> None:
    room = await over(club.http)
    async with httpx.AsyncClient(base_url=club.address) as reader:
        framed = await reader.get(f"/embed/game/{room}", headers={"Accept": "text/html"})
        assert framed.status_code == 200
        policy = framed.headers["content-security-policy"]
        assert "frame-ancestors *" in policy
        assert "script-src 'self'" in policy
        assert "set-cookie" not in framed.headers, "a frame in another site makes nobody a guest"
        assert (await reader.get("/embed/game/nosuchroom22")).status_code == 404
        for path in ("/", f"/game/{room}", f"/replay/{room}", "/account"):
            assert "frame-ancestors 'none'" in (await reader.get(path)).headers["content-security-policy"], path


async def test_a_finished_game_is_there_for_everybody_at_a_stable_address(club: Doorway, tmp_path: Path) -> None:
    room = await over(club.http)
    async with httpx.AsyncClient(base_url=club.address) as reader:
        assert (await reader.get(f"/replay/{room}")).status_code == 200
        assert (await reader.get(f"/api/rooms/{room}/moves/0")).json()["plies"] == 0
        assert (await reader.get(f"/api/rooms/{room}/record")).json()["result"]["end"] == "resign"
