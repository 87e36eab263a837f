"""Rules are worked out beside the club, until it closes."""

import asyncio
import threading

import pytest

from hexagora.club.play.rules import Rules


async def test_rules_are_worked_out_in_another_thread() -> None:
    rules = Rules()
    assert await rules(lambda: threading.current_thread() is not threading.main_thread())
    rules.close()


async def test_who_waits_or_still_asks_when_the_club_closes_is_cancelled() -> None:
    rules, busy = Rules(), threading.Event()
    running = [asyncio.create_task(rules(busy.wait)) for _ in range(2)]
    waiting = asyncio.create_task(rules(busy.is_set))
    await asyncio.sleep(0)
    rules.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(rules(busy.is_set))
    busy.set()
    assert await asyncio.gather(*running) == [True, True]
