"""Records to text and to files. A file is either the old one or the whole new one, whatever happens meanwhile."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path

from hexagora.contract import State


def text(state: State) -> str:
    """The record of a state as JSON text: a field on each line, so that people can read it and tools compare it."""
    fields = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in state.record().items())
    return "{" + ",\n ".join(fields) + "}\n"


def save(state: State, path: Path | str) -> None:
    """Write the record of a state to a file; OSError when that is not possible, and then nothing has changed.

    The text goes to a new file beside the target, reaches the disk, and then takes the target's name: no reader and
    no power cut ever sees half a record.
    """
    target = Path(path)
    if target.is_symlink():  # the name stays a link: what it points to is replaced
        target = target.resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text(state))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
