"""Somebody with a browser: a context of its own, and an ear for everything that goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    Route,
    WebError,
    WebSocket,
)

from tests.browser.table import Table

Scheme = Literal["light", "dark"]

DESK = (1440, 900)
PHONE = (390, 844)
TABLET = (1024, 768)

# Milliseconds. A clock of 30 seconds runs while people move; nothing else may take as long.
PATIENCE, TICK = 25_000, 50
# A clock that nobody hears.
UNHURRIED = {"kind": "days", "seconds": 14 * 86400, "increment": 0}
# What Playwright itself says where it keeps away what works beside the pages.
KEPT_AWAY = "Service Worker registration blocked by Playwright"
# A first start compiles the engine.
FIRST_PATIENCE = 300_000


def until(page: Page, seen: Callable[[], object]) -> None:
    """Wait until something is seen that no locator tells of; AssertionError if it never is."""
    for _ in range(PATIENCE // TICK):
        if seen():
            return
        page.wait_for_timeout(TICK)
    raise AssertionError("what was waited for never came")


def unhurried(page: Page) -> None:
    """Games that are begun on a page leave all the time in the world, however slow the machine is."""

    def ask(route: Route) -> None:
        wish = route.request.post_data_json
        route.continue_(post_data=json.dumps({**wish, "control": UNHURRIED}) if wish else None)

    page.route("**/api/rooms", ask)


@dataclass
class Guest:
    """A browser of its own, with its own cookie. Whatever it complains of is kept in ``troubles``."""

    context: BrowserContext
    address: str
    troubles: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)
    _excuses: list[re.Pattern[str]] = field(default_factory=list)

    @classmethod
    def come(
        cls, browser: Browser, address: str, size: tuple[int, int] = DESK, *, phone: bool = False, **more: Any
    ) -> Guest:
        """A new guest. ``phone``: fingers instead of a mouse. ``more`` goes to the browser's context.

        What works beside the pages (the page for being offline) is for the tests that are about it.
        """
        width, height = size
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            **{"locale": "en-GB", "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        guest = cls(context, address)
        context.on("console", guest._hear_console)
        context.on("weberror", guest._hear_error)
        context.on("requestfailed", guest._hear_failure)
        context.on("response", guest._hear_response)
        return guest

    def page(self, path: str = "/") -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.on("websocket", self._hear_socket)
        page.goto(path)
        return page

    def sit(
        self, side: Literal["First", "Second", "By lot"] = "First", level: str = "Spark", *, hurried: bool = False
    ) -> Table:
        """From the start page to a board, by mouse or finger. ``hurried``: with the clock of the rules."""
        page = self.page()
        if not hurried:
            unhurried(page)
        page.get_by_role("radio", name="HexaFuse").check()
        page.get_by_role("radio", name=level).check()
        page.get_by_role("radio", name=side, exact=True).check()
        page.get_by_test_id("play").click()
        table = Table(page)
        table.seated(FIRST_PATIENCE)
        return table

    def open(self, game: str, **more: Any) -> Table:
        """At once to the board of a new game against Spark, or of another one that the club is asked for.

        Nobody is in a hurry there, however slow the machine is.
        """
        ask = self.context.request
        ask.get("/")  # whoever comes is given a cookie
        wish = {"game": game, "level": "spark", "side": "first", "control": UNHURRIED, **more}
        answer = ask.post("/api/rooms", data=wish, headers={"Origin": self.address}, timeout=FIRST_PATIENCE)
        page = self.page(f"/game/{answer.json()['room']}")
        table = Table(page)
        table.seated(FIRST_PATIENCE)
        return table

    def states(self) -> list[dict[str, Any]]:
        """Every state that any of its pages was sent, in order."""
        return [frame for frame in self.frames if frame["type"] == "state"]

    def expect(self, pattern: str) -> None:
        """Complaints in which the pattern is found do not count from now on."""
        self._excuses.append(re.compile(pattern))

    @contextmanager
    def excused(self, pattern: str) -> Iterator[None]:
        """Complaints in which the pattern is found do not count for as long."""
        excuse = re.compile(pattern)
        self._excuses.append(excuse)
        try:
            yield
        finally:
            self._excuses.remove(excuse)

    def leave(self) -> None:
        """Close everything; AssertionError if there was anything to complain of."""
        self.context.remove_listener("requestfailed", self._hear_failure)  # closing breaks off what is under way
        self.context.close()
        assert not self.troubles, "the browser complains:\n" + "\n".join(self.troubles)

    def _complain(self, text: str) -> None:
        if not any(excuse.search(text) for excuse in self._excuses):
            self.troubles.append(text)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and message.text != KEPT_AWAY:
            self._complain(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _hear_error(self, error: WebError) -> None:
        self._complain(f"uncaught: {error.error}")

    def _hear_failure(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":  # what a page had asked for when it was left comes to nothing
            return
        self._complain(f"failed: {request.method} {request.url}: {request.failure}")

    def _hear_response(self, response: Response) -> None:
        if not response.ok and response.status != 304:
            self._complain(f"status {response.status}: {response.request.method} {response.url}")

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("socketerror", lambda error: self._complain(f"socket {socket.url}: {error}"))
