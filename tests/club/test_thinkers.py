"""Bots think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from hexagora.club.thinking import Brain, Thinkers, ThoughtFailed
from hexagora.rulebooks.hexano_duel import HexanoDuel
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.brains import (
    ENDLESS,
    QUICK,
    die_once,
    fail,
    first_move,
    first_moves_are_best,
    nothing_to_warm,
    warm_for_ever_but_hexafuse,
    warm_slowly,
)
from tests.club.house import HEXAFUSE, PATIENCE, open_club, settings
from tests.club.process import children, gone

STATE = HEXAFUSE.start(seed=5)
FIRST = STATE.legal_moves()[0]


@asynccontextmanager
async def thinkers(brain: Brain, workers: int = 1) -> AsyncIterator[Thinkers]:
    """Thinkers that are warm; in the end none of their processes is left."""
    before = set(children(os.getpid()))
    made = Thinkers(brain, workers)
    await made.warm(HEXAFUSE)
    try:
        yield made
    finally:
        await made.close()
        await gone([pid for pid in children(os.getpid()) if pid not in before and not _keeps_semaphores(pid)])


def _keeps_semaphores(pid: int) -> bool:
    """Python's own helper for all processes; it ends with the last of them that knows it."""
    return b"resource_tracker" in (Path("/proc") / str(pid) / "cmdline").read_bytes()


async def test_an_opinion_comes_back_from_another_process() -> None:
    async with thinkers(QUICK) as made:
        assert await made.weigh(STATE, 0, FIRST) == first_moves_are_best(STATE, 0, FIRST)


async def test_what_takes_long_leaves_a_worker_to_the_bots() -> None:
    async with thinkers(QUICK, workers=2) as made:
        long = [asyncio.create_task(made.spare(HEXAFUSE, time.sleep, 600)) for _ in range(2)]
        assert await asyncio.gather(*(made.choose(STATE, 0, "spark") for _ in range(3))) == [FIRST] * 3
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)


async def test_a_thought_comes_back_from_another_process_and_a_bot_that_fails_says_why() -> None:
    async with thinkers(QUICK) as made:
        assert await asyncio.gather(*(made.choose(STATE, 0, "spark") for _ in range(5))) == [FIRST] * 5
        made._brain = Brain(fail, nothing_to_warm)
        with pytest.raises(ThoughtFailed, match="cannot count to three"):
            await made.choose(STATE, 0, "spark")
        made._brain = QUICK
        assert await made.choose(STATE, 0, "spark") == FIRST, "it harmed nobody"


async def test_a_worker_that_dies_or_is_stuck_is_replaced_and_the_thought_may_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXAGORA_TEST_MARK", str(tmp_path / "mark"))
    async with thinkers(Brain(die_once, nothing_to_warm)) as made:
        with pytest.raises(ThoughtFailed, match="died"):
            await made.choose(STATE, 0, "spark")
        assert await made.choose(STATE, 0, "spark") == FIRST
        made._brain = ENDLESS
        monkeypatch.setattr("hexagora.club.thinking.thinkers.PATIENCE", 0.3)
        with pytest.raises(ThoughtFailed, match="stuck"):
            await made.choose(STATE, 0, "spark")
        monkeypatch.setattr("hexagora.club.thinking.thinkers.PATIENCE", PATIENCE)
        made._brain = QUICK
        assert await made.choose(STATE, 0, "spark") == FIRST


async def test_closing_does_not_wait_for_a_thought_to_end() -> None:
    async with thinkers(ENDLESS) as made, asyncio.timeout(30):
        thought = asyncio.create_task(made.choose(STATE, 0, "spark"))
        await asyncio.sleep(0.1)
        await made.close()
        with pytest.raises(ThoughtFailed):
            await thought


async def test_a_thought_waits_for_the_compilation_of_its_own_game_only() -> None:
    other = HexanoDuel().start(seed=5)
    async with thinkers(Brain(first_move, warm_for_ever_but_hexafuse), workers=2) as made, asyncio.timeout(PATIENCE):
        warming = asyncio.create_task(made.choose(other, 0, "spark"))
        assert await made.choose(STATE, 0, "spark") == FIRST
        assert not warming.done()
        warming.cancel()


async def test_a_room_hears_of_the_compilation_and_then_of_the_thought(tmp_path: Path) -> None:
    house = settings(brain=Brain(first_move, warm_slowly))
    async with (
        open_club(tmp_path / "club.sqlite3", house, thinkers=None) as club,
        club.sit(await club.open(side="second")) as player,
    ):
        await player.my_turn()
        assert club.club.thinkers.progress("hexafuse") is None, "it is done"
    told = [text for text in player.seen if '"thinking"' in text]
    for progress in ("0.0", "0.5"):
        assert any(f'"progress":{progress}' in text and "Spark is getting ready" in text for text in told)
    assert '"Spark is thinking","progress":null' in told[-1]


async def test_while_the_engine_is_compiled_one_of_several_bots_tells_how_far_it_is(tmp_path: Path) -> None:
    game = EDITIONS[0]
    house = settings(games={game.id: game}, brain=Brain(first_move, warm_slowly))
    async with (
        open_club(tmp_path / "club.sqlite3", house, thinkers=None) as club,
        club.sit(await club.open(game=game.id, players=4)) as player,
    ):
        await player.play("my-own-choice")
        while (await player.my_turn())["view"]["turn"] < 2:
            pass
    told = [msgspec.json.decode(text) for text in player.seen if '"thinking"' in text]
    ready = [message["text"] for message in told if message["progress"] is not None]
    assert ready
    assert len(set(ready)) == 1


async def test_the_game_goes_on_when_the_process_of_its_bot_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXAGORA_TEST_MARK", str(tmp_path / "mark"))
    house = settings(brain=Brain(die_once, nothing_to_warm))
    async with (
        open_club(tmp_path / "club.sqlite3", house, thinkers=None) as club,
        club.sit(await club.open(side="second")) as player,
    ):
        assert (await player.my_turn())["ply"] == 1
    assert (tmp_path / "mark").exists()
