"""What holds for every address of the club, also for those that are added tomorrow."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from starlette.routing import Route, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hexagora.club.web.gate import HEADERS
from tests.club.house import Doorway, cookie_of, open_club
from tests.club.test_accounts import browser, sign_up

pytestmark = pytest.mark.asyncio(loop_scope="module")
ELSEWHERE = {"Origin": "https://elsewhere.example"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


def routes(club: Doorway, kind: type[Route | WebSocketRoute]) -> list[Route | WebSocketRoute]:
    """All routes of a kind, as the application has them."""
    return [route for route in club.routes if isinstance(route, kind)]


def address(route: Route | WebSocketRoute) -> str:
    """An address of a route; what stands for an id is none."""
    return route.path.replace("{id}", "abcdefghjkmn").replace("{game}", "hexafuse")


async def test_no_unsafe_request_of_another_sites_page_comes_through(club: Doorway) -> None:
    async with browser(club) as http:
        await sign_up(http, "Apollonia")
        tried = 0
        for route in routes(club, Route):
            assert isinstance(route, Route)
            for method in (route.methods or set()) - {"GET", "HEAD", "OPTIONS"}:
                answer = await http.request(method, address(route), json={}, headers=ELSEWHERE)
                assert (answer.status_code, method, route.path) == (403, method, route.path)
                tried += 1
        assert tried > 10
        assert (await http.get("/api/me")).json()["account"] is True


async def test_every_answer_says_what_a_browser_may_do_with_it(club: Doorway) -> None:
    async with browser(club) as http:
        for route in routes(club, Route):
            answer = await http.get(address(route))
            for name in HEADERS:
                assert name in answer.headers, route.path
            policy = answer.headers["content-security-policy"]
            assert "unsafe-inline" not in policy
            assert "unsafe-eval" not in policy
            assert "default-src 'none'" in policy
            assert answer.status_code < 500, route.path


async def test_no_socket_opens_for_another_sites_page(club: Doorway) -> None:
    found = routes(club, WebSocketRoute)
    assert len(found) > 1
    for route in found:
        url = club.address.replace("http", "ws", 1) + address(route)
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Cookie": cookie_of(club.http), **ELSEWHERE})
        assert refused.value.response.status_code == 403
