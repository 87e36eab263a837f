"""``hexagora match``: bots play each other."""

from __future__ import annotations


def match() -> None:
    """Let two bots play."""
