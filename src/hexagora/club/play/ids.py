"""Ids of rooms and challenges."""

from __future__ import annotations

import secrets

# Letters and digits that are not mistaken for one another. 12 of 32 are 60 bits: nobody finds a room by trying.
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 12


def new_id() -> str:
    """An id that nobody finds by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Whether a text could be an id of this club."""
    return len(text) == LENGTH and set(text) <= set(ALPHABET)
