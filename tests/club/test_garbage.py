"""Garbage is looked for at little each time, and nothing stays for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from hexagora.club import garbage


class Knot:
    """Refers to itself, so only a look for garbage frees it."""

    def __init__(self) -> None:
        self.knot = self


def knot(told: list[str], name: str) -> Knot:
    """One that tells when it is gone."""
    made = Knot()
    weakref.finalize(made, told.append, name)
    return made


async def test_what_has_lived_through_a_look_is_left_out_until_everything_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = gc.get_threshold()
    told: list[str] = []
    with garbage.sparing():
        assert gc.get_threshold() == garbage.THRESHOLDS
        old = knot(told, "old")
        gc.collect(1)
        del old
        young = knot(told, "young")
        del young
        gc.collect(1)
        assert told == ["young"]
        monkeypatch.setattr(garbage, "EVERYTHING", 0.0)
        hourly = asyncio.create_task(garbage.hourly())
        for _ in range(10):
            await asyncio.sleep(0)
        hourly.cancel()
        assert told == ["young", "old"]
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
