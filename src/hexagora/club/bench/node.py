"""What runs in the process that is measured: ``python -m hexagora.club.bench PLAN``, PLAN is JSON.

A node of the club on a database, or, with ``echo``, nothing but sockets that send as much as a club would. The address
is the first line on stdout.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexagora.club.domain import Allowance
from hexagora.club.play import Settings
from hexagora.club.thinking import Brain
from hexagora.club.web.server import listen, run, server_config, url
from hexagora.contract import Game, State, registered

# The whole crowd comes from one address.
UNLIMITED = Allowance(rate=1e6, burst=1e6)


class Echo(msgspec.Struct, frozen=True):
    """How many bytes are sent for each message that comes: to who sent it, and to everybody at the table."""

    answer: int
    state: int


class NodePlan(msgspec.Struct, frozen=True):
    """What to run."""

    database: str = ""
    redis: str | None = None
    games: tuple[str, ...] = ()
    echo: Echo | None = None


def main() -> None:
    """Run until the process is told to stop."""
    plan = msgspec.json.decode(sys.argv[1], type=NodePlan)
    threading.Thread(target=_end_with_the_crowd, daemon=True).start()
    if plan.echo is not None:
        _echo(plan.echo)
        return
    games = {id: game for id, game in registered().items() if id in plan.games}
    run(
        host="127.0.0.1",
        port=0,
        database=plan.database,
        redis=plan.redis,
        on_ready=_tell,
        settings=Settings(games, (), Brain(no_thought, nothing_to_warm), 1, per_guest=UNLIMITED, per_address=UNLIMITED),
        log=("text", "error"),
    )


def _end_with_the_crowd() -> None:
    """What measures holds the other end of stdin; when that is gone, however it went, nobody needs this process."""
    while os.read(0, 1024):  # not sys.stdin, whose lock would be held while the process ends
        pass
    os._exit(0)


def no_thought(state: State, player: int, level: str, dice: str | None = None) -> str:
    """There are no bots here."""
    raise NotImplementedError


def nothing_to_warm(game: Game) -> None:
    """There are no bots here."""


def _tell(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def _echo(plan: Echo) -> None:
    tables: dict[str, set[WebSocket]] = {}
    answer, state = "a" * plan.answer, "s" * plan.state

    async def table(socket: WebSocket) -> None:
        await socket.accept()
        here = tables.setdefault(socket.path_params["id"], set())
        here.add(socket)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()
                await socket.send_text(answer)
                for one in list(here):
                    await one.send_text(state)
        here.discard(socket)

    class Told(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _tell(url(listener))

    config = server_config()
    config.app = Starlette(routes=[WebSocketRoute("/ws/rooms/{id}", table)])
    with listen("127.0.0.1", 0) as listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Told(config).serve([listener]))
