"""One club and one browser for all of these tests, and guests who complain of everything that goes wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import hexagora.club
from tests.browser.guest import PATIENCE, Guest
from tests.browser.server import Server

CHROMIUM = Path("/usr/bin/chromium")
CLIENT = Path(hexagora.club.__file__).parent / "static" / "index.html"

Visit = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.fail(f"there is no {CHROMIUM}; run scripts/debian-packages", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*sandbox, "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built() -> None:
    if not CLIENT.exists():
        pytest.fail("the browser client has not been built; run make client", pytrace=False)


@pytest.fixture(scope="package")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("club"))
    server.open()
    yield server
    server.close()
    assert "Traceback" not in server.log, server.log


@pytest.fixture
def visit(browser: Browser, club: Server) -> Iterator[Visit]:
    """Lets guests in; fails the test if any of their browsers complained."""
    guests: list[Guest] = []

    def come(*args: object, **more: object) -> Guest:
        guests.append(Guest.come(browser, club.address, *args, **more))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
