"""A database that an older Hexagora has written is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from hexagora.club.domain import Play, Room, TimeControl
from hexagora.club.storage import Store, place
from tests.club.duel import ANNE, SPARK, START, done
from tests.club.house import HEXAFUSE

# The schema of 0.1.0, of accounts, of challenges, of ratings, of talk.
OLDER = ("0001", "0002", "0003", "0004", "0005")


def played() -> Room:
    """A room in which a few moves were made, one of them timed out, before anything else was known of rooms."""
    now = Room.opened("old", (ANNE, SPARK), HEXAFUSE.start(seed=3), START)
    for number in range(3):
        player = now.state.awaiting[0]
        move = now.state.legal_moves(player)[0]
        now = done(now, Play(player, now.state.ply(player), move, f"client-id-{number}"))
    return now


def rows(room: Room) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a room as version 0.1.0 wrote them."""
    options, setup = json.dumps(room.state.game.options), json.dumps(room.state.setup)
    yield "rooms", {"id": room.id, "game": "hexafuse", "options": options, "setup": setup, "created": room.created}
    for player, seat in enumerate(room.seats):
        awaited = player in room.state.awaiting
        yield (
            "seats",
            {
                "room": room.id,
                "player": player,
                "name": seat.name,
                "guest": seat.guest,
                "level": seat.level,
                "awaited": awaited,
            },
        )
    for entry in room.log:
        yield (
            "log",
            {
                "room": room.id,
                "number": entry.number,
                "ply": entry.ply,
                "player": entry.player,
                "move": entry.move,
                "client_id": entry.client_id,
                "at": entry.at,
            },
        )
    if room.deadline is not None:
        deadline = room.deadline
        yield (
            "deadlines",
            {
                "room": room.id,
                "player": deadline.player,
                "number": deadline.number,
                "since": deadline.since,
                "due": deadline.due,
            },
        )


def written_by(version: str, file: Path, room: Room) -> None:
    """A database as that version left it."""
    config = Config()
    config.set_main_option("script_location", "hexagora.club.storage:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
    with closing(sqlite3.connect(file)) as database, database:
        for table, row in rows(room):
            names, marks = ", ".join(row), ", ".join("?" for _ in row)
            database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))  # noqa: S608


@pytest.mark.parametrize("version", OLDER)
async def test_a_room_of_every_older_version_is_there_and_goes_on(tmp_path: Path, version: str) -> None:
    file, before = tmp_path / "club.sqlite3", played()
    written_by(version, file, before)
    store = await Store.open(place(f"sqlite:///{file}"))
    try:
        row = await store.load("old")
        assert row is not None
        room = row.room({"hexafuse": HEXAFUSE})
        assert room == before
        assert room.terms.control == TimeControl()
        assert (room.terms.rated, room.terms.commitment, room.ratings) == (False, None, None)
        assert "deal" not in room.record()
        player = room.state.awaiting[0]
        after = done(room, Play(player, room.state.ply(player), room.state.legal_moves(player)[0]))
        await store.append(after, after.log[-1])
        again = await store.load("old")
        assert again is not None
        assert again.room({"hexafuse": HEXAFUSE}) == after
    finally:
        await store.close()
