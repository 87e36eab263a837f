"""Just enough of XML to write SVG: elements, escaped attributes and text, short numbers."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Value = str | float

_UNPRINTABLE = dict.fromkeys(range(32), " ")  # XML 1.0 has no place for control characters, not even escaped


def number(value: float) -> str:
    """A number with at most two decimals, none that say nothing."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def element(name: str, *children: str, **attributes: Value) -> str:
    """An element. Underscores in attribute names stand for hyphens (a last one is dropped: ``class_``)."""
    given = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
    )
    inner = "".join(children)
    return f"<{name}{given}>{inner}</{name}>" if inner else f"<{name}{given}/>"


def words(text: str) -> str:
    """Text as it may stand inside an element."""
    return escape(text.translate(_UNPRINTABLE))


def path(loops: Iterable[Iterable[tuple[float, float]]]) -> str:
    """The data of a path of closed polygons."""
    return "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in loop) + "Z" for loop in loops)
