"""docs/api.md shows what the club really answers, and leaves no address out."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest_asyncio

from hexagora.club.web.described import Described
from tests.club.house import Doorway, open_club
from tests.club.programs import listening, program, sign_up

PAGE = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
# Its requests and answers, and the place from which on a program asks and no longer the owner of its account.
STEPS = re.findall(r"```(http|json|ndjson)\n(.*?)```|(From here on, with the token)", PAGE, flags=re.DOTALL)
# A word in capitals stands for what the club has said at that place before.
NAME = re.compile(r"[A-Z][A-Z_]{3,}")
ANYTHING = "…"


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path / "club.sqlite3") as club:
        yield club


class Reader:
    """Follows the page: asks what it asks, and holds the answers against it."""

    def __init__(self, owner: httpx.AsyncClient) -> None:
        self.http = owner
        self.known: dict[str, str] = {}

    def filled(self, text: str) -> str:
        """With what the words in capitals stand for."""
        return NAME.sub(lambda found: self.known.get(found[0], found[0]), text)

    async def ask(self, text: str) -> httpx.Response:
        """Send a request of the page."""
        line, _, body = text.strip().partition("\n")
        method, path = line.split()
        content = self.filled(body) if method == "POST" else None
        headers = {} if content is None else {"Content-Type": "application/json"}
        return await self.http.request(method, self.filled(path), content=content or None, headers=headers)

    def agree(self, shown: Any, came: Any, at: str) -> None:
        """Hold an answer against what is shown."""
        match shown:
            case dict():
                assert isinstance(came, dict), at
                some = ANYTHING in shown
                assert shown.keys() - {ANYTHING} <= came.keys() if some else shown.keys() == came.keys(), (at, came)
                for key in shown.keys() - {ANYTHING}:
                    self.agree(shown[key], came[key], f"{at}.{key}")
            case list():
                assert isinstance(came, list), at
                some = bool(shown) and shown[-1] == ANYTHING
                wanted = shown[:-1] if some else shown
                assert len(came) >= len(wanted) if some else len(came) == len(wanted), (at, came)
                for number, (one, other) in enumerate(zip(wanted, came, strict=False)):
                    self.agree(one, other, f"{at}[{number}]")
            case str() if NAME.fullmatch(shown):
                assert isinstance(came, str), at
                assert self.known.setdefault(shown, came) == came, at
            case str():
                pattern = ".*".join(map(re.escape, shown.split(ANYTHING)))
                assert isinstance(came, str), at
                assert re.fullmatch(pattern, came), (at, came)
            case bool() | None:
                assert came is shown, (at, came)
            case _:
                assert type(came) in (int, float), (at, came)


async def challenged(http: httpx.AsyncClient) -> None:
    """What the page says that somebody else does."""
    await sign_up(http, "Challenger")
    days = {"kind": "days", "seconds": 86400}
    wish = {"game": "hexafuse", "to": "Example Engine", "side": "first", "control": days}
    assert (await http.post("/api/challenges", json=wish)).status_code == 201


async def test_the_examples_are_what_the_club_answers(club: Doorway) -> None:
    async with AsyncExitStack() as stack:
        await sign_up(club.http, "Example Engine")
        reader, events, asked, token = Reader(club.http), None, None, ""
        assert len(STEPS) > 30
        for kind, text, turn in STEPS:
            if turn:
                reader.http = await stack.enter_async_context(program(club.address, token))
            elif kind == "http":
                asked = await reader.ask(text)
            elif kind == "json":
                assert asked is not None
                status, _, shown = text.partition(" ")
                assert asked.status_code == int(status), (shown, asked.text)
                reader.agree(msgspec.json.decode(shown), asked.json(), shown[:40])
                token = asked.json().get("text", token)
            else:
                if events is None:
                    events = await stack.enter_async_context(listening(reader.http))
                    await challenged(await stack.enter_async_context(club.guest()))
                line = msgspec.json.decode(text.partition("\n")[2])
                reader.agree(line, await events.until(line["type"]), line["type"])


async def test_no_address_is_left_out_and_none_is_told_that_is_not_there(club: Doorway) -> None:
    routes = [route for route in club.routes if isinstance(route, Described)]
    served = {f"{route.method} {re.sub(r':[a-z]+}', '}', route.path)}" for route in routes}
    told = {address.partition("?")[0] for address in re.findall(r"`((?:GET|POST|DELETE) /api/[^ `]+)", PAGE)}
    assert told == served
