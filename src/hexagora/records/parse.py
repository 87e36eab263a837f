"""From untrusted JSON text to plain data, or one line that says what is wrong with it."""

from __future__ import annotations

import json
import math
from typing import Any

from hexagora.contract import BadRecord

# The longest game of any rulebook makes a record of a few kilobytes; what is larger is no record.
LIMIT = 1_000_000  # bytes


def line(text: object, width: int = 200) -> str:
    """Any text as one printable line of at most ``width`` characters, safe to show in any terminal."""
    shown = "".join(c if c.isprintable() else " " for c in str(text))
    shown = " ".join(shown.split())
    return shown if len(shown) <= width else shown[: width - 1] + "…"


def parsed(text: str | bytes) -> Any:
    """The data of a JSON text; BadRecord when it is too large, malformed, or not quite JSON.

    Python's reader accepts more than JSON has: NaN and infinite numbers, and the same key twice (the last would
    win unseen). A record is read by other programs too, so these are refused here.
    """
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > LIMIT:
        raise BadRecord(f"the record is too large: {size:,} bytes, at most {LIMIT:,} are read")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise BadRecord(f"the record is not UTF-8 text (byte {error.start})") from None
    try:
        return json.loads(text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_each_key_once)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("the record is malformed: nested too deeply") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"the record is malformed: {line(error.msg)} at {where}") from None
    except ValueError:  # the one other refusal of the reader
        raise BadRecord("the record is malformed: a number with too many digits") from None


def plain(data: Any) -> Any:
    """A dict made in Python as the JSON it stands for, under the same limits as a text."""
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False)
    except RecursionError:
        raise BadRecord("the record is malformed: nested too deeply") from None
    except (TypeError, ValueError) as error:
        raise BadRecord(f"the record is malformed: {line(error)}") from None
    return parsed(text)


def _no_constant(name: str) -> Any:
    raise BadRecord(f"the record is malformed: {name} is no number in JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadRecord(f"the record is malformed: the number {line(digits, 40)} is too large")
    return number


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise BadRecord(f"the record is malformed: the key {line(repr(key), 60)} comes twice")
            seen.add(key)
    return found
