"""A process of its own for what is measured, and what the machine says of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hexagora.club.bench.node import NodePlan
from hexagora.club.errors import ClubError

# Seconds that a node may take until it answers: a busy machine may have to compile the engine first.
PATIENCE = 600.0


@dataclass
class Running:
    """A node in a process of its own."""

    address: str
    process: Process

    @property
    def cpu(self) -> float:
        """Seconds of processor time that it has used; 0 where the machine does not say."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    @property
    def memory(self) -> int:
        """Bytes of memory that it holds; 0 where the machine does not say."""
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 0

    async def kill(self) -> None:
        """What a power cut does to it."""
        self.process.kill()
        await self.process.wait()


async def started(plan: NodePlan) -> Running:
    """Start a node and wait until it answers; ClubError when it cannot open."""
    arguments = ["-m", "hexagora.club.bench", msgspec.json.encode(plan).decode()]
    process = await create_subprocess_exec(sys.executable, *arguments, stdin=PIPE, stdout=PIPE)
    address = ""
    if process.stdout is not None:
        with contextlib.suppress(TimeoutError):
            address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
    if not address.startswith("http"):
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise ClubError("the club that was to be measured does not open")
    return Running(address, process)


async def stopped(node: Running) -> None:
    """Tell a node to stop, and wait until it has."""
    if node.process.returncode is None:
        node.process.terminate()
        try:
            await asyncio.wait_for(node.process.wait(), 30)
        except TimeoutError:
            await node.kill()


@asynccontextmanager
async def running(plan: NodePlan) -> AsyncIterator[Running]:
    """A node as long as it is needed."""
    node = await started(plan)
    try:
        yield node
    finally:
        await stopped(node)
