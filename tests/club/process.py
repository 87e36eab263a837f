"""A club in a process of its own (``tests.club.server``), to be stopped in every way."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.club.house import PATIENCE, Sitting

ROOT = Path(__file__).parent.parent.parent


@dataclass
class Running(Sitting):
    """A club in another process."""

    process: Process

    @property
    def pid(self) -> int:
        """Its process."""
        return self.process.pid

    async def workers(self) -> list[int]:
        """The processes that it has started; waits until there is one."""
        async for _ in looking():
            if found := children(self.pid):
                return found
        raise AssertionError("it has started none")

    async def kill(self) -> None:
        """What a power cut does to it."""
        self.process.kill()
        await self.process.wait()


async def looking() -> AsyncIterator[None]:
    """Look again and again, for a while."""
    for _ in range(int(20 * PATIENCE)):
        yield
        await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    """The living children of a process."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            _, _, rest = stat.read_text().rpartition(") ")
            state, parent, *_ = rest.split()
            if int(parent) == pid and state != "Z":
                found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and is only not yet counted as gone does not."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


async def gone(pids: list[int]) -> None:
    """Wait until none of these processes runs any more."""
    async for _ in looking():
        if not any(alive(pid) for pid in pids):
            return
    raise AssertionError("there is still one")


@asynccontextmanager
async def running(
    database: Path | str,
    brain: str = "quick",
    game: str = "hexafuse",
    redis: str = "",
    clock: float = 30.0,
    delay: float = 0.0,
) -> AsyncIterator[Running]:
    """A club in a process of its own; whatever is left of it in the end is killed. database: a file or a URL."""
    arguments = [str(database), redis, brain, game, str(clock), str(delay)]
    process = await create_subprocess_exec(sys.executable, "-m", "tests.club.server", *arguments, cwd=ROOT, stdout=PIPE)
    try:
        assert process.stdout is not None
        address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        assert address.startswith("http://"), address
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            await http.get("/api/me")
            yield Running(address, http, process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
