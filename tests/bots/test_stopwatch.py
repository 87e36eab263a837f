"""The time that a bot has for a move."""

import threading
import time

import pytest

from hexagora.bots.stopwatch import Stopwatch
from hexagora.search.searcher import OWN, WALL, Clock


@pytest.mark.parametrize("clock", [WALL, OWN])
def test_an_alarm_rings_once_the_time_is_spent_and_not_before(clock: Clock) -> None:
    watch, rung, spent = Stopwatch(clock), threading.Event(), -1.0
    with watch.alarm(0.05, rung.set):
        while not rung.is_set():
            spent = watch.spent
    assert watch.spent >= 0.05
    assert spent > 0.0


@pytest.mark.parametrize("clock", [WALL, OWN])
def test_an_alarm_is_silent_when_the_work_is_done_in_time(clock: Clock) -> None:
    rung = threading.Event()
    with Stopwatch(clock).alarm(1000.0, rung.set):
        pass
    assert not rung.is_set()
    assert not [thread for thread in threading.enumerate() if thread.name == "stopwatch"]


def test_a_threads_own_time_stands_still_while_it_waits() -> None:
    watch, rung = Stopwatch(OWN), threading.Event()
    with watch.alarm(0.2, rung.set):
        time.sleep(0.3)
        assert not rung.is_set()
    assert watch.spent < 0.2
