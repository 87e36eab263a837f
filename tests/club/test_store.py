"""What was written is on disk, all of it or nothing of it."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from hexagora.club.domain import Accepted, Agree, Deadline, Play, Resign, Room, Seat, Undo, decide
from hexagora.club.errors import ClubError
from hexagora.club.storage import Conflict, Secret, StorageError, Store, place
from hexagora.club.storage.schema import metadata
from tests.club import duel
from tests.club.duel import ERUPTION, SMALL, done
from tests.club.house import HEXAFUSE, full_disk

GAMES = {"hexafuse": HEXAFUSE}


def new_room(id: str, guest: str = "anne", created: float = 100.0) -> Room:
    seats = Seat("Calm Heron", guest=guest), Seat("Spark", level="spark")
    return Room.opened(id, seats, HEXAFUSE.start(seed=id), created)


def moved(room: Room, now: float = 110.0, client_id: str | None = None) -> Accepted:
    decision = decide(
        room, Play(room.state.to_act, room.state.ply(room.state.to_act), room.state.legal_moves()[0], client_id), now
    )
    assert isinstance(decision, Accepted)
    return decision


@pytest.fixture
async def file_store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(place(f"sqlite:///{tmp_path / 'club.sqlite3'}"))
    yield store
    await store.close()


async def loaded(store: Store, id: str) -> Room:
    row = await store.load(id)
    assert row is not None
    return row.room(GAMES)


async def test_a_room_comes_back_as_it_was(store: Store) -> None:
    room = new_room("one")
    await store.create(room)
    assert await loaded(store, "one") == room
    for n in range(4):
        decision = moved(room, 110.0 + n, f"client-id-{n}")
        await store.append(decision.room, decision.entry)
        room = decision.room
    assert await loaded(store, "one") == room
    assert await store.load("two") is None


async def test_a_log_with_moves_taken_back_and_offers_comes_back_as_it_was(store: Store) -> None:
    now = duel.room()
    await store.create(now)
    for request in (
        Play(0, 0, "a4-a3", "client-id-0"),
        Undo(0, 1, "client-id-1"),
        Agree(1, 0, "offer", "client-id-2"),
        Agree(0, 0, "decline", "client-id-3"),
        Play(0, 0, ERUPTION, "client-id-4"),
        Agree(0, 1, "offer", "client-id-5"),
        Agree(1, 1, "accept", "client-id-6"),
    ):
        decision = decide(now, request, 110.0)
        assert isinstance(decision, Accepted)
        await store.append(decision.room, decision.entry)
        now = decision.room
        row = await store.load("r")
        assert row is not None
        assert replace(row.room({"hexano-duel": SMALL}), created=now.created) == now
    assert [line.over for line in await store.rooms_of("anne", 1)] == [True]
    assert await store.resume(200.0) == {}


async def test_of_two_acts_after_the_same_entry_one_is_written_although_the_ply_stays(store: Store) -> None:
    moved = done(duel.room(), Play(0, 0, "a4-a3"))
    await store.create(duel.room())
    await store.append(moved, moved.log[0])
    undo, offer = decide(moved, Undo(0, 1), 110.0), decide(moved, Agree(1, 1, "offer"), 110.0)
    assert isinstance(undo, Accepted)
    assert isinstance(offer, Accepted)
    await store.append(undo.room, undo.entry)
    with pytest.raises(Conflict):
        await store.append(offer.room, offer.entry)
    later = done(undo.room, Agree(1, 0, "offer"))
    await store.append(later, later.log[-1])
    row = await store.load("r")
    assert row is not None
    assert row.log == later.log


async def test_the_games_of_unfinished_rooms_are_told_the_latest_last(store: Store) -> None:
    assert await store.games_under_way() == []
    await store.create(new_room("one", created=100.0))
    await store.create(duel.room())  # created at 1000
    await store.create(new_room("two", created=500.0))
    assert await store.games_under_way() == ["hexafuse", "hexano-duel"]
    over = done(duel.room(), Resign(0, 0))
    await store.append(over, over.log[0])
    assert await store.games_under_way() == ["hexafuse"]


async def test_what_gathers_during_a_commit_is_one_commit(store: Store) -> None:
    rooms = [new_room(f"room{n}") for n in range(50)]
    await asyncio.gather(*(store.create(room) for room in rooms))
    assert store.writer.commits <= 2
    assert [await loaded(store, room.id) for room in rooms] == rooms


async def test_the_second_writer_at_a_ply_loses_and_takes_nobody_along(store: Store) -> None:
    one, two = new_room("one"), new_room("two")
    await asyncio.gather(store.create(one), store.create(two))
    winner, loser, other = moved(one), moved(one, now=111.0), moved(two)
    results = await asyncio.gather(
        *(store.append(decision.room, decision.entry) for decision in (winner, loser, other)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await loaded(store, "one") == winner.room
    assert await loaded(store, "two") == other.room


async def test_a_client_id_enters_a_log_once(store: Store) -> None:
    room = new_room("one")
    await store.create(room)
    once = moved(room, client_id="client-id")
    await store.append(once.room, once.entry)
    again = moved(once.room)
    with pytest.raises(Conflict):
        await store.append(again.room, replace(again.entry, client_id="client-id"))
    assert await loaded(store, "one") == once.room


async def test_a_full_disk_fails_the_write_and_leaves_everything_as_it_was(file_store: Store) -> None:
    room = new_room("one")
    await file_store.create(room)
    decision = moved(room)
    async with full_disk(file_store):
        with pytest.raises(StorageError, match="full"):
            await file_store.append(decision.room, decision.entry)
        assert await loaded(file_store, "one") == room
    await file_store.append(decision.room, decision.entry)
    assert await loaded(file_store, "one") == decision.room


async def test_a_full_disk_fails_everything_in_the_same_commit(file_store: Store) -> None:
    rooms = [new_room(f"room{n}") for n in range(10)]
    await asyncio.gather(*(file_store.create(room) for room in rooms))
    async with full_disk(file_store):
        jobs = [file_store.append(decision.room, decision.entry) for decision in map(moved, rooms)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [StorageError] * 10
    assert [await loaded(file_store, room.id) for room in rooms] == rooms


async def test_a_restart_adds_the_downtime_to_every_deadline_once(store: Store) -> None:
    await store.create(new_room("early", created=100.0))  # due at 130
    await store.create(new_room("late", created=118.0))  # due at 148
    await store.beat(110.0)
    assert await store.resume(200.0) == {
        "early": Deadline(0, 0, 100.0, 220.0),  # 20 s were left when the club was last alive
        "late": Deadline(0, 0, 118.0, 230.0),  # set after that: it has all of its 30 s
    }
    assert await store.resume(200.0) == {"early": Deadline(0, 0, 100.0, 220.0), "late": Deadline(0, 0, 118.0, 230.0)}
    assert (await loaded(store, "early")).deadline == Deadline(0, 0, 100.0, 220.0)


async def test_rooms_that_wait_for_a_bot_are_found_and_finished_ones_are_not(store: Store) -> None:
    for id in ("guest-to-move", "bot-to-move", "over"):
        await store.create(new_room(id))
    decision = moved(new_room("bot-to-move"))
    await store.append(decision.room, decision.entry)
    room = new_room("over")
    while not room.state.is_over:
        decision = moved(room)
        await store.append(decision.room, decision.entry)
        room = decision.room
    assert await store.waiting_for_bots() == ["bot-to-move"]
    assert set(await store.resume(200.0)) == {"guest-to-move"}


async def test_a_guest_sees_the_latest_rooms_first_and_only_their_own(store: Store) -> None:
    for n in range(25):
        await store.create(new_room(f"room{n}", created=100.0 + n))
    await store.create(new_room("another", guest="bert", created=999.0))
    lines = await store.rooms_of("anne", 20)
    assert [line.id for line in lines] == [f"room{n}" for n in range(24, 4, -1)]
    assert lines[0].player == 0
    assert [seat.name for seat in lines[0].seats] == ["Calm Heron", "Spark"]


async def test_a_room_has_one_rematch(store: Store) -> None:
    await store.create(new_room("one"))
    await store.create(new_room("two"), rematch_of="one")
    with pytest.raises(Conflict):
        await store.create(new_room("three"), rematch_of="one")
    assert await store.rematch_of("one") == "two"
    assert await store.load("three") is None


async def test_what_is_written_after_closing_is_refused_and_what_waited_is_written(database: str) -> None:
    where = place(database)
    store = await Store.open(where)
    waiting = asyncio.create_task(store.create(new_room("one")))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(StorageError):
        await store.create(new_room("two"))
    store = await Store.open(where)
    assert await store.load("one") is not None
    await store.close()


async def test_every_commit_is_synced_to_disk(file_store: Store) -> None:
    async with file_store.engine.begin() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL


async def test_the_migrations_make_the_tables_that_the_code_expects(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.begin() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_of_a_newer_version_is_left_alone(store: Store, database: str) -> None:
    async with store.engine.execution_options(writes=True).begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ClubError, match="written by a newer Hexagora"):
        await Store.open(place(database))


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear club, " * 100)
    with pytest.raises(ClubError, match="cannot be written: file is not a database"):
        await Store.open(place(f"sqlite:///{file}"))
    assert file.read_text() == "Dear club, " * 100


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "",
        "mysql://somewhere/club",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/club",
        "oracle://somewhere/club",
        "postgresql://somewhere",
    ],
)
def test_a_url_that_names_no_database_file_is_one_clear_line(url: str) -> None:
    with pytest.raises(ClubError) as error:
        place(url)
    assert "write sqlite:///path/to/club.sqlite3 or postgresql://user@host/name" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ClubError, match="cannot be written"):
        place(f"sqlite:///{tmp_path / 'file' / 'club.sqlite3'}")


def test_the_secret_is_for_its_owner_only_and_stays(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    with Secret(database) as secret:
        value = secret.value
        assert stat.S_IMODE(secret.file.stat().st_mode) == 0o600
        assert len(value) == 32
    with Secret(database) as secret:
        assert secret.value == value


def test_a_database_that_another_club_has_open_is_refused(tmp_path: Path) -> None:
    with Secret(tmp_path / "club.sqlite3"), pytest.raises(ClubError, match="in use by another club"):
        Secret(tmp_path / "club.sqlite3")


async def test_a_store_may_be_closed_twice(database: str) -> None:
    store = await Store.open(place(database))
    await store.beat(1.0)
    await store.close()
    await store.close()
    with pytest.raises(StorageError):
        await store.beat(2.0)
