"""What machines see of the club: health, readiness, figures, and a log without secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from hexagora.club.logs import JsonLines, TextLines
from hexagora.club.storage import StorageError
from tests.club.house import Doorway, open_club
from tests.club.process import looking
from tests.club.test_accounts import PASSWORD, browser, log_in, room_of, sign_up

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


async def figures(club: Doorway) -> dict[str, float]:
    """All figures, by name and labels."""
    async with httpx.AsyncClient(base_url=club.address) as http:
        text = (await http.get("/metrics")).text
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def test_a_club_that_is_open_is_healthy_and_ready_and_makes_no_guests_of_machines(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        for path, status in (("/healthz", "ok"), ("/readyz", "ready")):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()) == (200, {"status": status})
            assert "set-cookie" not in answer.headers


async def test_a_club_that_is_about_to_stop_wants_no_new_visitors(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club:
        club.club.close()
        answer = await club.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"error": "the club is about to stop"})
        assert (await club.http.get("/healthz")).status_code == 200


async def test_without_its_database_a_club_is_neither_healthy_nor_ready(
    club: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise StorageError("the database does not answer")

    monkeypatch.setattr(club.club.store, "answer", gone)
    for path in ("/healthz", "/readyz"):
        assert (await club.http.get(path)).status_code == 503


async def test_moves_sockets_games_and_requests_are_counted(club: Doorway) -> None:
    before = await figures(club)
    room = await room_of(club.http)
    async with club.sit(room) as player:
        assert (await player.play("a-first-move"))["type"] == "accepted"
        await player.say("move", id="a-stale-move", ply=0, move="a1")
        assert (await player.until_answer())["type"] == "refused"
        now = await figures(club)
        assert now["hexagora_sockets"] == 1
    assert now["hexagora_games{game=hexafuse}"] == before.get("hexagora_games{game=hexafuse}", 0) + 1
    assert now["hexagora_deeds_total{kind=move,outcome=accepted}"] == 1
    assert now["hexagora_deeds_total{kind=move,outcome=stale}"] == 1
    assert now["hexagora_deed_seconds_count{kind=move}"] == 2
    assert now["hexagora_deed_seconds_bucket{kind=move,le=+Inf}"] == 2
    assert now["hexagora_http_seconds_count{endpoint=open_room,method=POST,status=201}"] == 1
    assert now["hexagora_commits_total"] > before["hexagora_commits_total"]
    assert now["process_resident_memory_bytes"] > 0
    for name in ("hexagora_tables", "hexagora_clocks", "hexagora_bots_thinking", "hexagora_writes_waiting"):
        assert name in now
    async for _ in looking():
        if (await figures(club))["hexagora_sockets"] == 0:
            break


async def test_no_figure_is_kept_for_every_address_that_somebody_thinks_of(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        for n in range(20):
            await http.get(f"/api/nothing/{n}")
            await http.get(f"/static/{n}")
    names = [name for name in await figures(club) if name.startswith("hexagora_http_seconds_count")]
    assert len(names) < 20


async def test_the_figures_are_for_this_machine_or_who_has_the_token(
    club: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    async with httpx.AsyncClient(base_url=club.address) as http:
        assert (await http.get("/metrics")).status_code == 200
        assert (await http.get("/metrics", headers=elsewhere)).status_code == 404
        monkeypatch.setenv("HEXAGORA_METRICS_TOKEN", "a long one")
        assert (await http.get("/metrics")).status_code == 404
        assert (await http.get("/metrics", headers={"Authorization": "Bearer a wrong one"})).status_code == 404
        right = elsewhere | {"Authorization": "Bearer a long one"}
        assert (await http.get("/metrics", headers=right)).status_code == 200


async def test_the_log_tells_of_every_request_and_of_no_secret(club: Doorway, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "hexagora")
    async with browser(club) as http:
        await sign_up(http, "Dagmar")
        await log_in(http, "Dagmar", "a wrong password")
        room = await room_of(http)
        secrets = [PASSWORD, "a wrong password", room, *http.cookies.values()]
        await http.get("/api/me")
    for style in (JsonLines(), TextLines()):
        lines = [style.format(record) for record in caplog.records if record.name.startswith("hexagora")]
        assert any("log_in" in line and "401" in line for line in lines)
        assert not [line for line in lines if any(secret in line for secret in secrets)]


async def test_a_line_of_the_log_is_one_object_also_for_a_mistake() -> None:
    told = {"name": "hexagora.club", "levelname": "ERROR", "msg": "two\nlines %s", "args": (1,), "room": Path("x")}
    record = logging.makeLogRecord(told)
    try:
        int("a mistake")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert read["message"] == "two\nlines 1"
    assert read["level"] == "error"
    assert "room" in read
    assert "ValueError: invalid literal" in read["trace"]
