"""A backup is one whole moment of a running club, and a restored club goes on from it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

import hexagora
from hexagora.club.domain import Accepted, Play, Room, Seat, decide
from hexagora.club.errors import ClubError
from hexagora.club.storage import Secret, Store, back_up, place, restore
from hexagora.club.storage.migrate import known_revisions
from hexagora.club.storage.schema import metadata
from tests.club.house import HEXAFUSE

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("v*.sql"))
GAMES = {id: hexagora.game(id) for id in hexagora.games()}


def room_of(id: str) -> Room:
    seats = Seat("Calm Heron", guest="anne"), Seat("Spark", level="spark")
    return Room.opened(id, seats, HEXAFUSE.start(seed=id), 100.0)


async def test_what_was_acknowledged_before_a_backup_is_in_it_while_others_go_on_writing(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite3", tmp_path / "copies" / "monday.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    written = 0

    async def write(rooms: int) -> None:
        nonlocal written
        for _ in range(rooms):
            await store.create(room_of(f"room{written}"))
            written += 1

    await write(20)
    before = written
    progress: list[float] = []
    # Neither keeps the other from working.
    await asyncio.gather(asyncio.to_thread(back_up, database, copy, progress.append), write(100))
    await store.close()
    with closing(sqlite3.connect(copy)) as connection:
        (rooms,) = connection.execute("SELECT count(*) FROM rooms").fetchone()
        (seats,) = connection.execute("SELECT count(*) FROM seats").fetchone()
        (deadlines,) = connection.execute("SELECT count(*) FROM deadlines").fetchone()
    assert before <= rooms <= written
    assert (seats, deadlines) == (2 * rooms, rooms), "no transaction is in it by half"
    assert progress[-1] == 1.0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in copy.parent.iterdir()) == ["monday.sqlite3"]


async def test_a_restored_club_is_as_it_was_and_keeps_its_guests(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite3", tmp_path / "copy.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    with Secret(database) as secret:
        value = secret.value
        await store.create(room_of("one"))
        back_up(database, copy)
        await store.create(room_of("two"))
        await store.close()
    aside = restore(copy, database)
    assert aside is not None
    with Secret(database) as secret:
        assert secret.value == value
    store = await Store.open(place(f"sqlite:///{database}"))
    assert await store.load("one") is not None
    assert await store.load("two") is None
    await store.close()
    store = await Store.open(place(f"sqlite:///{aside}"))
    assert await store.load("two") is not None, "what was there before is put aside, with everything in it"
    await store.close()


async def test_a_club_moves_to_another_machine_by_its_backup(tmp_path: Path) -> None:
    database, copy, new = tmp_path / "club.sqlite3", tmp_path / "copy.sqlite3", tmp_path / "new" / "club.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    await store.create(room_of("one"))
    with Secret(database) as secret:
        value = secret.value
    back_up(database, copy)
    await store.close()
    assert restore(copy, new) is None
    with Secret(new) as secret:
        assert secret.value == value
    store = await Store.open(place(f"sqlite:///{new}"))
    assert await store.load("one") is not None
    await store.close()


async def test_nothing_is_restored_under_an_open_club(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite3", tmp_path / "copy.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    back_up(database, copy)
    before = database.read_bytes()
    with Secret(database), pytest.raises(ClubError, match="in use by another club"):
        restore(copy, database)
    assert database.read_bytes() == before
    await store.close()


def test_a_backup_overwrites_nothing_and_says_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("precious")
    (tmp_path / "club.sqlite3").touch()
    with pytest.raises(ClubError, match="overwrites nothing"):
        back_up(tmp_path / "club.sqlite3", tmp_path / "old")
    assert (tmp_path / "old").read_text() == "precious"
    with pytest.raises(ClubError, match="there is no database"):
        back_up(tmp_path / "nothing", tmp_path / "copy")


@pytest.mark.parametrize("content", [b"", b"Dear club, " * 100])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "letter").write_bytes(content)
    with pytest.raises(ClubError, match="no backup of a club"):
        restore(tmp_path / "letter", tmp_path / "club.sqlite3")
    assert not (tmp_path / "club.sqlite3").exists()


async def test_a_damaged_backup_is_found_out_before_anything_is_replaced(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite3", tmp_path / "copy.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    for n in range(50):
        await store.create(room_of(f"room{n}"))
    await store.close()
    back_up(database, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2] + bytes(4096) + whole[len(whole) // 2 + 4096 :])
    with pytest.raises(ClubError):
        restore(copy, database)
    store = await Store.open(place(f"sqlite:///{database}"))
    assert await store.load("room49") is not None
    await store.close()


async def test_a_backup_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite3", tmp_path / "copy.sqlite3"
    await (await Store.open(place(f"sqlite:///{database}"))).close()
    back_up(database, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ClubError, match="written by a newer Hexagora"):
        restore(copy, database)


# Released versions ------------------------------------------------------------------------------------------


def test_the_first_version_is_among_those_that_are_tried() -> None:
    assert {schema.stem[1:] for schema in SCHEMAS} >= {"0001"}
    assert {schema.stem[1:] for schema in SCHEMAS} <= known_revisions()


@pytest.mark.parametrize("schema", [schema.read_text() for schema in SCHEMAS], ids=[schema.stem for schema in SCHEMAS])
async def test_a_database_of_every_released_version_opens_with_all_its_games(schema: str, tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(schema)
        before = connection.execute("SELECT room, number, ply, player, move, act, client_id, at FROM log").fetchall()
        rooms = [id for (id,) in connection.execute("SELECT id FROM rooms")]
        (alive,) = connection.execute("SELECT alive FROM pulse").fetchone()
        due = dict(connection.execute("SELECT room, due FROM deadlines").fetchall())
    store = await Store.open(place(f"sqlite:///{database}"))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.begin() as open_one:
        assert await open_one.run_sync(differences) == []
    with closing(sqlite3.connect(database)) as connection:
        after = connection.execute("SELECT room, number, ply, player, move, act, client_id, at FROM log").fetchall()
    assert after == before
    deadlines = await store.resume(alive + 1000.0)
    for id in rooms:
        row = await store.load(id)
        assert row is not None
        room = row.room(GAMES)
        assert (id in deadlines) == (room.deadline is not None) == (not room.state.is_over)
        if room.state.is_over:
            continue
        assert deadlines[id].due == due[id] + 1000.0, "whose clock ran has what they had left"
        player = room.state.awaiting[0]
        move = room.state.legal_moves(player)[0]
        decision = decide(room, Play(player, room.state.ply(player), move, "a-new-move"), alive + 1001.0)
        assert isinstance(decision, Accepted)
        await store.append(decision.room, decision.entry)
    lines = await store.rooms_of("a" * 32, 20)
    assert {line.id for line in lines} == set(rooms)
    await store.close()
