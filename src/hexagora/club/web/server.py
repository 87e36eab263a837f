"""Opens the club on an address: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from hexagora.club.bus import Bus, LocalBus
from hexagora.club.errors import ClubError
from hexagora.club.garbage import hourly, sparing
from hexagora.club.logs import Level, Style, set_up
from hexagora.club.people import Limiter, People
from hexagora.club.play import Club, Settings
from hexagora.club.play.now import steady_time
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import Bye, encode
from hexagora.club.settings import house_settings
from hexagora.club.storage import PeopleStore, Place, Secret, Store, place
from hexagora.club.web.app import application
from hexagora.club.web.lines import Lines
from hexagora.club.web.stream import STOPPING
from hexagora.words import say

if TYPE_CHECKING:
    from hexagora.club.bus.redis import RedisBus

OnReady = Callable[[str], None]

# A message may have 4,096 bytes. What is longer gets a clear answer from the club; what is longer than this is not
# even read to its end, and the library closes with 1009.
LARGEST_FRAME = 64 * 1024
# A peer that takes no data for so long (milliseconds) is gone; the kernel then lets go of what is waiting for it.
PEER_TIMEOUT = 20_000
BACKLOG = 2048
MOST_PORT = 65_535
SHUTDOWN_SECONDS = 3


class Server(uvicorn.Server):
    """Uvicorn, which tells when the club answers, and says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, app: Starlette, on_ready: Callable[[], None]) -> None:
        config.app = app
        super().__init__(config)
        self._app = app
        self._club: Club = app.state.club
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close."""
        self._club.close()
        lines: Lines = self._app.state.lines
        lines.say(encode(Bye(say("club-stops"))))
        await asyncio.sleep(0.05)  # so that the outboxes empty
        lines.end(STOPPING, say("club-stops"))
        await super().shutdown(sockets)


def run(
    *,
    host: str,
    port: int,
    database: str | None,
    redis: str | None = None,
    on_ready: OnReady | None,
    settings: Settings | None = None,
    log: tuple[Style, Level] | None = None,
    delay: float = 0.0,
) -> None:
    """Open the club and keep it open until SIGINT or SIGTERM. ClubError when it cannot open."""
    with listen(host, port) as listener:
        where = place(database)
        # Beside a file lies the secret, and whoever holds it keeps other clubs away; a server is shared.
        beside = contextlib.nullcontext() if where.file is None else Secret(where.file)
        with beside as secret, contextlib.suppress(KeyboardInterrupt):
            if log is not None:
                set_up(*log)
            config = server_config()
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                house = settings or house_settings(delay)
                runner.run(_serve(config, listener, where, secret, redis, house, on_ready))


def server_config() -> uvicorn.Config:
    """How uvicorn is to work; the application comes once the club is there."""
    return uvicorn.Config(
        "",
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,  # hexagora.club.logs does that, or nobody
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


async def _serve(
    config: uvicorn.Config,
    listener: socket.socket,
    where: Place,
    secret: Secret | None,
    redis: str | None,
    settings: Settings,
    on_ready: OnReady | None,
) -> None:
    async with contextlib.AsyncExitStack() as opened:
        store = await Store.open(where)
        opened.push_async_callback(store.close)
        bus: Bus = LocalBus()
        if redis is not None:
            bus = speaking = _redis_bus(redis)
            opened.push_async_callback(speaking.close)
            await speaking.open()
        value = await store.secret() if secret is None else secret.value
        club = Club(store, settings, steady_time(await store.skew()), bus=bus, secret=value)
        opened.push_async_callback(club.stop)
        reserved = [level.title for level in settings.levels]
        people = People(PeopleStore(store), club.now, reserved, limiter=Limiter(redis))
        opened.callback(people.close)
        await club.start()
        opened.enter_context(sparing())
        looks = Tasks()
        opened.push_async_callback(looks.close)
        looks.start(hourly(), "looks for garbage")
        address = url(listener)
        server = Server(
            config, application(club, people, value), lambda: on_ready(address) if on_ready is not None else None
        )
        with _heeded_signals():
            await server.serve([listener])


def _redis_bus(url: str) -> RedisBus:
    try:
        from hexagora.club.bus.redis import RedisBus
    except ImportError:
        raise ClubError('Redis needs a client that is not installed; install "hexagora[redis]"') from None
    return RedisBus(url)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to an address; ClubError when that cannot be had."""
    if not 0 <= port <= MOST_PORT:
        raise ClubError(f"there is no port {port} of {host}; choose one from 1 to {MOST_PORT} with --port")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise ClubError(f"there is no address {host!r}") from None
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PEER_TIMEOUT)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise ClubError(_why_not(host, port, error)) from None
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use; choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs rights that this user does not have; choose one from 1024 on with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"this machine does not have the address {host}"
    return f"the club cannot listen on {host}, port {port}: {error.strerror or error}"


def url(listener: socket.socket) -> str:
    """Where a browser on this machine finds the club."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - read, not bound
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextlib.contextmanager
def _heeded_signals() -> Iterator[None]:
    """Uvicorn stops at a signal, then raises it again so that the process dies of it; but it has been heeded."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
