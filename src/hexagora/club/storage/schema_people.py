"""The tables of accounts. Whatever changes here needs a new file in ``migrations/versions``.

Who never chose a name has no row here: a guest is only an id in a cookie. A guest who becomes an account keeps that
id, and with it seats and games.
"""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from hexagora.club.storage.schema import metadata

# folded: the name without regard to case, by which its owner logs in. An account that was deleted keeps an empty row,
# so that nobody can ever come back with its id. bot: since when it is a program's, for good; heard: when that program
# was last known to listen.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32)),
    Column("folded", String(96), unique=True),
    Column("password", String(256)),
    Column("created", Float, nullable=False),
    Column("deleted", Float),
    Column("banned", Float),
    Column("ban_reason", String(200)),
    Column("bot", Float),
    Column("heard", Float),
    CheckConstraint("(deleted IS NULL) = (name IS NOT NULL)", name="deleted_without_name"),
)

# What a name looks like, in capitals and in small letters; the primary key keeps look-alikes apart.
looks = Table(
    "looks",
    metadata,
    Column("look", String(192), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Index("looks_person", "person"),
)

# digest: SHA-256 of the token in the browser's cookie, so that who reads the database (or a backup) is nobody's guest.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("agent", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_person", "person"),
)

# By which programs come in for the owner of an account. digest: as for sessions; scopes: words with spaces between.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("scopes", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),
    Index("tokens_person", "person"),
)

# One row: the secret that signs cookies, where several nodes share a server. Beside a SQLite file it is a file.
secrets = Table(
    "secrets",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("value", String(64), nullable=False),
)

# What all nodes and their tables must hear of, told by whoever wrote it; each node looks for what is new.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_autoincrement=True,
)
