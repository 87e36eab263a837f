"""Work that may wait lets everything else go first."""

from __future__ import annotations

import asyncio
from functools import partial

from hexagora.club.play.turns import Turns
from tests.club.services import until


async def test_between_two_pieces_of_work_whatever_has_come_is_done() -> None:
    turns, done, loop = Turns(), list[str](), asyncio.get_running_loop()

    def draw(name: str) -> None:
        done.append(name)
        loop.call_soon(done.append, f"what came during {name}")

    for name in ("one", "two", "three"):
        turns.put(partial(draw, name))
    await until(lambda: len(done) == 6)
    assert done[:2] == ["one", "what came during one"]
    assert done.index("what came during two") < done.index("three")


async def test_work_that_fails_holds_up_no_other() -> None:
    turns, done, told = Turns(), list[str](), list[str]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(str(context["exception"])))

    def fail() -> None:
        raise RuntimeError("it cannot be drawn")

    turns.put(fail)
    turns.put(lambda: done.append("drawn"))
    await until(lambda: done)
    assert told == ["it cannot be drawn"]
