"""Deals from a seed that anybody can check: a stream of SHA-256 digests, read as numbers.

``random.Random`` promises the same numbers only within one Python version and only to Python; a deal that a
club commits to must come out the same everywhere, for ever. Block ``k`` is SHA-256 of ``"seed:k"``; it gives
four big-endian 64-bit words. Numbers below n are drawn by rejection, so they are exactly uniform.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Seed = int | str


class Dice:
    """A reproducible source of uniform choices."""

    def __init__(self, seed: Seed | None = None) -> None:
        self.seed = str(secrets.randbits(128) if seed is None else seed)
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"{self.seed}:{block}".encode()).digest()
            for at in range(0, 32, 8):
                yield int.from_bytes(digest[at : at + 8], "big")
            block += 1

    def below(self, n: int) -> int:
        """A uniform number in ``range(n)``; ValueError when n is not positive."""
        if n <= 0:
            raise ValueError("below needs a positive number")
        fair = (1 << 64) - (1 << 64) % n
        for word in self._words:
            if word < fair:
                return word % n
        raise AssertionError("the stream never ends")

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in random order (Fisher and Yates, from the end)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck
