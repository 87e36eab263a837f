"""The description of the HTTP interface, and an adversary that reads it: schemathesis tries what it allows and more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed
from hypothesis import settings as tries_of
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from starlette.routing import Route

from hexagora.club.web.described import LINES
from tests.club.apart import apart
from tests.club.house import open_club
from tests.club.programs import PASSWORD

# Tries of each address, in each way of coming in, with what is right and with what is wrong; the same at every run.
TRIES = 3
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
# Who has logged out, or whose sessions are over, tries nothing more; and what has no end is tried elsewhere.
NOT_TRIED = {"/api/account/logout"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a club."""
    with apart(tmp_path_factory.mktemp("club") / "club.sqlite3") as address:
        yield address


@pytest.fixture(scope="module")
def description(club: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{club}/openapi.json").raise_for_status().json()
    return found


@pytest.fixture(scope="module")
def places(ways: dict[str, dict[str, str]], club: str) -> dict[str, dict[str, str]]:
    """For each way of coming in, where there is something: a room and a challenge of one's own."""
    found = {}
    for way, headers in ways.items():
        with httpx.Client(base_url=club, timeout=60, headers=headers) as http:
            room = http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"}).json()["room"]
            challenge = http.post("/api/challenges", json={"game": "hexafuse"}).json()["id"]
            found[way] = {"/api/rooms/{id}": room, "/api/challenges/{id}": challenge}
    return found


@pytest.fixture(scope="module")
def ways(club: str) -> dict[str, dict[str, str]]:
    """The headers of a guest, of who is logged in, and of a bot with its token."""
    with httpx.Client(base_url=club, timeout=60) as http:
        http.get("/api/me")
        guest = {"Cookie": f"hexagora={http.cookies['hexagora']}"}
    with httpx.Client(base_url=club, timeout=60) as http:
        owner = {"name": "Adversary", "password": PASSWORD}
        assert http.post("/api/account", json=owner).status_code == 201
        assert http.post("/api/account/bot", json={"password": PASSWORD}).status_code == 200
        wish = {"name": "adversary", "scopes": ["read", "play"]}
        token = http.post("/api/account/tokens", json=wish).json()["text"]
        session = {"Cookie": f"hexagora-session={http.cookies['hexagora-session']}"}
    return {"guest": guest, "session": session, "token": {"Authorization": f"Bearer {token}"}}


async def test_every_address_of_the_interface_is_described(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club:
        description = (await club.http.get("/openapi.json")).json()
        routes = [route for route in club.routes if isinstance(route, Route) and route.path.startswith("/api/")]
    served = {(method, re.sub(r":\w+}", "}", route.path)) for route in routes for method in route.methods or ()}
    told = {(method.upper(), path) for path, methods in description["paths"].items() for method in methods}
    assert told == {(method, path) for method, path in served if method != "HEAD"}
    for methods in description["paths"].values():
        for operation in methods.values():
            assert re.fullmatch(r"[A-Z].+\.", operation["summary"]), operation


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("way", ["guest", "session", "token"])
def test_whatever_is_asked_is_answered_in_its_form_or_refused_in_one_clear_line(
    club: str,
    description: dict[str, Any],
    ways: dict[str, dict[str, str]],
    places: dict[str, dict[str, str]],
    way: str,
    mode: GenerationMode,
) -> None:
    schema = schemathesis.openapi.from_dict(description)
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        answers = operation.definition.raw["responses"].values()
        if operation.path in NOT_TRIED or any(LINES in answer["content"] for answer in answers):
            continue

        @seed(1)
        @tries_of(
            max_examples=TRIES,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def one(case: Case[Any]) -> None:
            nonlocal tried
            real = next((id for path, id in places[way].items() if case.path.startswith(path)), None)
            if mode is GenerationMode.POSITIVE and real is not None and tried % 4:  # else where there is nothing
                case.path_parameters["id"] = real
            answer = case.call(base_url=club, headers=ways[way])
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                said = answer.json()["error"]
                assert said.strip()
                assert "\n" not in said
            tried += 1

        one()
    assert tried > 60
