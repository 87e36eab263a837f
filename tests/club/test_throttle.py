"""One address cannot keep the club from all others by asking too much."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hexagora.club.domain import Allowance
from hexagora.club.web.throttle import REQUESTS, Throttle
from tests.club.house import Doorway, open_club

# Addresses for examples (RFC 5737, RFC 3849); a proxy on the machine itself says for whom it asks.
HERE, THERE = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
NETWORK = [{"X-Forwarded-For": f"2001:db8:1:1::{n}"} for n in range(4)]
FEW = Allowance(rate=0.001, burst=3)


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doorway]:
    monkeypatch.setattr(Throttle.__init__, "__defaults__", (FEW,))
    async with open_club(tmp_path / "club.sqlite3") as club:
        yield club


async def statuses(http: httpx.AsyncClient, path: str, *headers: dict[str, str]) -> list[int]:
    return [(await http.get(path, headers=one)).status_code for one in headers]


async def test_an_address_that_asks_too_much_is_told_when_to_ask_again_and_others_go_on(club: Doorway) -> None:
    assert await statuses(club.http, "/api/games", HERE, HERE, HERE, HERE) == [200, 200, 200, 429]
    refused = await club.http.get("/", headers=HERE)
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    assert refused.json()["error"].startswith("too many requests")
    assert await statuses(club.http, "/api/games", THERE) == [200]


async def test_one_machine_does_not_get_more_by_using_its_whole_network(club: Doorway) -> None:
    assert await statuses(club.http, "/api/games", *NETWORK) == [200, 200, 200, 429]


async def test_who_looks_after_the_club_and_the_machine_itself_ask_as_often_as_they_like(club: Doorway) -> None:
    assert await statuses(club.http, "/healthz", *[HERE] * 5) == [200] * 5
    assert await statuses(club.http, "/api/games", *[{}] * 5) == [200] * 5


async def test_a_socket_too_many_is_told_to_come_back_later(club: Doorway) -> None:
    await statuses(club.http, "/api/games", HERE, HERE, HERE)
    address = f"{club.address.replace('http', 'ws', 1)}/ws/lobby"
    async with connect(address, additional_headers=HERE, compression=None) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "too many requests; try again later")


def test_a_page_with_all_that_it_loads_is_far_from_the_limit() -> None:
    assert REQUESTS.burst >= 200
    assert REQUESTS.rate >= 20
