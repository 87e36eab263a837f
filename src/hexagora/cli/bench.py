"""``hexagora bench``: measures."""

from __future__ import annotations


def bench() -> None:
    """Measure."""
