"""Figures for Prometheus: what goes on in this process, and how long it takes."""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Callable, Iterable
from ipaddress import ip_address

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexagora.club.domain import Accepted, Decision, Refused
from hexagora.club.play import Club
from hexagora.club.web.answers import Rejected
from hexagora.club.web.asking import club_of
from hexagora.club.web.lines import Lines
from hexagora.words import say

# A move is to be answered within 0.1 s; the buckets are finest around that.
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Live(Collector):
    """What stands in memory, read at the moment somebody asks."""

    def __init__(self, club: Club, lines: Lines) -> None:
        self._club = club
        self._lines = lines

    def collect(self) -> Iterable[GaugeMetricFamily | CounterMetricFamily]:
        """All of it."""
        club, writer = self._club, self._club.store.writer
        gauges = (
            ("hexagora_sockets", "Open sockets.", len(self._lines)),
            ("hexagora_tables", "Rooms that this process holds in memory.", club.tables),
            ("hexagora_clocks", "Running clocks that this process watches.", len(club.timekeeper)),
            ("hexagora_bots_thinking", "Turns of bots that are being thought about.", len(club.driver)),
            ("hexagora_writes_waiting", "Writes that wait for the next commit.", writer.waiting),
        )
        for name, told, value in gauges:
            yield GaugeMetricFamily(name, told, value)
        yield CounterMetricFamily("hexagora_commits", "Commits; one holds the writes of many.", writer.commits)


class Metrics:
    """The figures of one club. Each club has its own, so that a process may hold several."""

    def __init__(self, club: Club, lines: Lines) -> None:
        self.registry = CollectorRegistry()
        for collector in (Live(club, lines), ProcessCollector(registry=None), PlatformCollector(registry=None)):
            self.registry.register(collector)
        self._requests = Histogram(
            "hexagora_http_seconds",
            "HTTP requests by what was asked for and how it ended.",
            ("endpoint", "method", "status"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._deeds = Histogram(
            "hexagora_deed_seconds",
            "From the arrival of a message at a table to its acknowledgement, after the commit.",
            ("kind",),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._outcomes = Counter(
            "hexagora_deeds", "What came of messages at tables.", ("kind", "outcome"), registry=self.registry
        )

    def request(self, endpoint: str, method: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self._requests.labels(endpoint, method, str(status)).observe(seconds)

    def deed(self, kind: str) -> Callable[[Decision], None]:
        """A message has come to a table; call the result with what came of it."""
        begin = time.perf_counter()

        def done(decision: Decision) -> None:
            self._deeds.labels(kind).observe(time.perf_counter() - begin)
            match decision:
                case Accepted():
                    outcome = "accepted"
                case Refused(code=code):
                    outcome = code
                case _:
                    outcome = "repeated"
            self._outcomes.labels(kind, outcome).inc()

        return done


class Watch:
    """ASGI middleware: measures every request, and tells the log of it."""

    def __init__(self, app: ASGIApp, metrics: Metrics, log: Callable[[str, str, int, float], None]) -> None:
        self._app = app
        self._metrics = metrics
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and look at the clock."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 500

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, heard)
        finally:
            # What was asked for by name: a label for every address would be a label for every room.
            endpoint = scope.get("endpoint")
            name = "files" if "/static" in scope["path"][:8] else getattr(endpoint, "__name__", "nothing")
            seconds = time.perf_counter() - begin
            self._metrics.request(name, scope["method"], status, seconds)
            self._log(name, scope["method"], status, seconds)


def _may_look(request: Request) -> bool:
    """From this machine, or with the token that the host has set."""
    token = os.environ.get("HEXAGORA_METRICS_TOKEN")
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    host = "" if request.client is None else request.client.host
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host == ""


async def metrics(request: Request) -> Response:
    """The figures, for who may see them; for all others there is nothing here."""
    if not _may_look(request):
        raise Rejected(404, say("web-nothing"))
    found: Metrics = request.app.state.metrics
    return Response(
        generate_latest(found.registry) + await _rooms(request),
        headers={"Cache-Control": "no-store", "Content-Type": CONTENT_TYPE_LATEST},
    )


async def _rooms(request: Request) -> bytes:
    """The games that go on, which only the database knows: those that nobody looks at are in no memory."""
    registry = CollectorRegistry()
    count = await club_of(request).store.open_rooms()

    class Rooms(Collector):
        def collect(self) -> Iterable[GaugeMetricFamily]:
            family = GaugeMetricFamily("hexagora_games", "Games that go on, on all nodes.", labels=("game",))
            for game, rooms in count.items():
                family.add_metric([game], rooms)
            yield family

    registry.register(Rooms())
    return generate_latest(registry)


ROUTES = [Route("/metrics", metrics, methods=["GET"])]
