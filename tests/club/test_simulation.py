"""A club of many people over many days: its tables and rows of days agree with a recount, and what differs is found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from hexagora.club.simulation import Month, Played, play, recount
from hexagora.club.storage import Store, place
from hexagora.contract import Game
from hexagora.rulebooks.hexano_duel import HexanoDuel
from tests.toys import PETALS

GAMES: tuple[Game, ...] = (PETALS, HexanoDuel())


@pytest_asyncio.fixture(params=GAMES, ids=[game.id for game in GAMES])
async def lived(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Played, Store]]:
    store = await Store.open(place(f"sqlite:///{tmp_path / 'club.sqlite3'}"))
    try:
        yield await play(Month(request.param, 60, 6), store), store
    finally:
        await store.close()


async def test_tables_places_and_rows_of_days_agree_with_a_recount(lived: tuple[Played, Store]) -> None:
    played, store = lived
    found = await recount(played, store)
    assert found.differences == []
    assert found.tries == played.tries - played.fates.get("left", 0)
    assert 0 < found.counted == found.tries - played.fates.get("late", 0)
    assert found.streaks == 60
    assert found.longest > 1


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE daily_entries SET outcome = 1, lead = 999 WHERE finished IS NOT NULL AND counts",
        "UPDATE daily_entries SET counts = 0 WHERE day = (SELECT min(day) FROM days)",
        "DELETE FROM daily_entries WHERE day = (SELECT max(day) FROM days)",
    ],
)
async def test_what_was_made_up_or_lost_is_found(lived: tuple[Played, Store], change: str) -> None:
    played, store = lived
    async with store.engine.execution_options(writes=True).begin() as connection:
        await connection.execute(text(change))
    assert (await recount(played, store)).differences
