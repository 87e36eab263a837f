"""When Python looks for garbage in a club that is open: often, at little each time, and at everything once an hour.

Left alone it looks through everything that lives whenever a quarter of it has come and gone, as tables do with every
move; with 2,000 sockets that stopped the club for a quarter of a second every few seconds. It counts what comes less
what goes, and with every move as much goes as comes: so even what it takes for young becomes a great deal. What comes
and goes frees itself, all but what refers to itself, which is little and can wait.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

# How many more objects must have come than gone until the youngest are looked at, and how many such looks make one at
# those that have lived through them. At the oldest nobody looks by himself.
THRESHOLDS = (400, 2, 1_000_000)
# Seconds between two looks at everything.
EVERYTHING = 3600.0


def spare(phase: str, info: dict[str, int]) -> None:
    """What has lived through two looks is left out of the next ones. Python calls this before and after each look."""
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def look_at_everything() -> None:
    """Once, for a quarter of a second."""
    gc.unfreeze()
    gc.collect()


@contextmanager
def sparing() -> Iterator[None]:
    """Look for garbage in this way for a while."""
    before = gc.get_threshold()
    gc.callbacks.append(spare)
    gc.set_threshold(*THRESHOLDS)
    look_at_everything()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(spare)
        gc.unfreeze()


async def hourly() -> None:
    """Look at everything again and again."""
    while True:
        await asyncio.sleep(EVERYTHING)
        look_at_everything()
