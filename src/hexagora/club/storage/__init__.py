"""Where rooms are kept: SQLAlchemy Core over SQLite, one writer, every acknowledged move on disk."""

from hexagora.club.storage.errors import Conflict, StorageError
from hexagora.club.storage.place import Place, default_url, place
from hexagora.club.storage.rows import RoomLine, RoomRow
from hexagora.club.storage.secret import Secret
from hexagora.club.storage.store import Store

__all__ = ["Conflict", "Place", "RoomLine", "RoomRow", "Secret", "StorageError", "Store", "default_url", "place"]
