"""A record from wherever it comes: a dict, JSON text, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexagora.contract import BadRecord, State
from hexagora.records.check import checked
from hexagora.records.parse import LIMIT, line, parsed, plain


def load(record: dict[str, Any] | str | Path) -> State:
    """The state after the last move of a record, every move and the result checked.

    record: the data itself, a path, or JSON text (a str that begins with ``{`` or ``[``; any other str is a path).
    BadRecord, one line with the ply and the reason, for whatever cannot be read or is not right.
    """
    return checked(data_of(record))


def data_of(record: dict[str, Any] | str | Path) -> Any:
    """The plain data of a record, from wherever it comes; BadRecord when that cannot be read."""
    if isinstance(record, dict):
        return plain(record)
    if isinstance(record, Path):
        return parsed(_content(record))
    if not isinstance(record, str):
        raise BadRecord(f"a record is a dict, JSON text or a path, not {line(type(record).__name__)}")
    if record.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return parsed(record.lstrip("\ufeff"))
    return parsed(_content(Path(record)))


def _content(path: Path) -> bytes:
    """The bytes of a file, and not many more than are allowed: the rest of an endless file is never read."""
    try:
        with path.open("rb") as file:
            content = file.read(LIMIT + 1)
    except OSError as error:
        raise BadRecord(f"cannot read {line(path)}: {error.strerror or line(error)}") from error
    except ValueError as error:  # a path with a null character
        raise BadRecord(f"cannot read {line(repr(str(path)), 60)}: {line(error)}") from error
    if len(content) > LIMIT:
        raise BadRecord(f"the record is too large: at most {LIMIT:,} bytes are read")
    return content
