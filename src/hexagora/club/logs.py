"""What the club tells its host: one line for each thing, for eyes or as JSON for programs.

No line ever holds a cookie, a token or a password: they are not handed to the log, and whatever is logged about a
request is the name of what was asked for, not its address (the link of a challenge is a key to it).
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

Style = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

LOGGERS = ("hexagora", "uvicorn")
# What a record of logging has by itself; everything else was given as ``extra`` by who wrote the line.
PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """``{"time", "level", "logger", "message", …}`` with what was given as ``extra``; ``trace`` after a mistake."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info is not None:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=repr).decode()


class TextLines(logging.Formatter):
    """The same for eyes."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and after a mistake the trace below it."""
        more = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        said = " ".join([record.getMessage(), *(f"{name}={value}" for name, value in more.items())])
        time = datetime.fromtimestamp(record.created).astimezone().isoformat(" ", timespec="milliseconds")
        line = f"{time} {record.levelname.lower()} {said}"
        return line if record.exc_info is None else f"{line}\n{self.formatException(record.exc_info)}"


def set_up(style: Style, level: Level) -> None:
    """Write the log of this process to stderr, from a level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level.upper())
