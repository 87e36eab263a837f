"""Storages and buses: what holds for one holds for all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from hexagora.club.storage import Store, place
from tests.club.services import Postgres, RedisServer, running_postgres, running_redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind that a club can use."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store in each of them."""
    store = await Store.open(place(database))
    yield store
    await store.close()
