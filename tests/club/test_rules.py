"""Rules are worked out beside the club, until it closes."""

import asyncio
import threading
import time

import pytest

from hexagora.club.play.rules import QUICK, Rules


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


async def test_what_is_known_to_be_quick_is_worked_out_at_once_and_what_is_slow_in_a_thread() -> None:
    rules, here = Rules(), threading.get_ident()

    def quick() -> int:
        return threading.get_ident()

    def slow() -> int:
        end = time.thread_time() + 2 * QUICK
        while time.thread_time() < end:
            pass
        return threading.get_ident()

    try:
        assert await rules.quickly("a game", quick) != here, "what was never asked may have to be compiled"
        for _ in range(100):  # a thread that has to wait for the others is no sign of slowness
            if await rules.quickly("a game", quick) == here:
                break
        else:
            raise AssertionError("it is quick, and waits for threads all the same")
        assert await rules.quickly("another game", quick) != here
        assert [await rules.quickly("a game", slow) for _ in range(3)].count(here) == 0
    finally:
        rules.close()
