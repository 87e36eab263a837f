"""The tables. Whatever changes here needs a new file in ``migrations/versions``.

A room's log is the truth; ``seats.awaited``, ``rooms.ended`` and ``deadlines`` follow from it, and are written in the
same transaction so that a restart and a list of rooms need not replay anything.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# options and setup are JSON. created and ended are seconds since 1970; a room with ``ended`` is over.
# The unique ``rematch_of`` gives two players who ask at the same time one and the same rematch; ``challenge`` likewise.
# control is JSON (kind, seconds, increment), null for the clock of the rules; seed is that of the deal, null in rooms
# that are older than seeds. lot: the seat that was drawn for the host. settled: when it was found out whether the game
# counts for the ratings. delay: by how many seconds who watches sees the game later. event: what the game is part
# of ("daily:2026-11-30"); dice: the seed of the bots' choices, where they are the same for everybody; target: the
# points to be reached alone.
rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("rematch_of", String(32), ForeignKey("rooms.id"), unique=True),
    Column("control", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seed", String(64)),
    Column("challenge", String(32)),
    Column("settled", Float),
    Column("lot", Integer),
    Column("delay", Float, nullable=False, server_default="0"),
    Column("event", String(48)),
    Column("dice", String(64)),
    Column("target", Integer),
    Index("rooms_open", "ended"),
    Index("rooms_challenge", "challenge", unique=True),
)

# elo, provisional: the rating when the room was opened. bank: the seconds that the player has left for the rest of the
# game; null where time is measured by the decision. bot: an account that is a program sat down there.
seats = Table(
    "seats",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("guest", String(32)),
    Column("level", String(32)),
    Column("awaited", Boolean, nullable=False),
    Column("bank", Float),
    Column("elo", Integer),
    Column("provisional", Boolean),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("head_start", Integer),
    CheckConstraint("(guest IS NULL) <> (level IS NULL)", name="guest_or_bot"),
    Index("seats_guest", "guest"),
)

# number: how many rows of the room came before. The primary key makes the second of two writers of one row lose; the
# unique client id makes a repeat harmless. Nothing is ever taken out: an undo is a row of its own, and only ``ply``,
# how many moves the player had seen, gets smaller by it.
log = Table(
    "log",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("move", Text),
    Column("act", String(16)),
    Column("client_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "client_id", name="one_answer"),
    CheckConstraint("(move IS NULL) <> (act IS NULL)", name="move_or_act"),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("player", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
)

# One row: when the club was last known to be alive, so that a restart can add the downtime to all deadlines.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("alive", Float, nullable=False),
)
