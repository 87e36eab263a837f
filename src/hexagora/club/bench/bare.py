"""What the same library carries with nothing behind it: the same sockets, tables and sizes of messages."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hexagora.club.bench.crowd import AT_ONCE
from hexagora.club.bench.node import Echo, NodePlan
from hexagora.club.bench.process import running

# As long as a move with its id.
MESSAGE = "m" * 90


class _Table:
    """One sends; the next message follows when everybody has heard the last one."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self.moves = 0

    async def run(self) -> None:
        first, *others = self._sockets
        while True:
            await first.send(MESSAGE)
            await first.recv(decode=False)  # the answer
            for socket in (first, *others):
                await socket.recv(decode=False)
            self.moves += 1


async def bare(sockets: int, tables: int, seconds: float, sizes: Echo) -> dict[str, Any]:
    """How many times a second a message is answered and sent to everybody at its table, all tables at once."""
    async with running(NodePlan(echo=sizes)) as node:
        empty = node.memory
        doors = asyncio.Semaphore(AT_ONCE)

        async def opened(table: int) -> ClientConnection:
            address = f"{node.address.replace('http', 'ws', 1)}/ws/rooms/{table}"
            async with doors:
                return await connect(address, compression=None, ping_interval=None, max_size=None)

        found = await asyncio.gather(*(opened(n % tables) for n in range(sockets)))
        idle = node.memory
        playing = [_Table(list(found[n::tables])) for n in range(tables)]
        tasks = [asyncio.create_task(table.run()) for table in playing]
        await asyncio.sleep(1.0)
        before, cpu, begin = sum(table.moves for table in playing), node.cpu, asyncio.get_running_loop().time()
        await asyncio.sleep(seconds)
        took = asyncio.get_running_loop().time() - begin
        moves, used = sum(table.moves for table in playing) - before, node.cpu - cpu
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in found))
    each = 1 + sockets / tables
    return {
        "moves": round(moves / took, 1),
        "deliveries": round(each * moves / took, 1),
        "processor": round(used / max(1, moves), 6),
        "sizes": msgspec.to_builtins(sizes),
        "memory_per_socket": round((idle - empty) / sockets),
    }
