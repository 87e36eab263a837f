"""One club and one browser for all of these tests, and guests who complain of everything that goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import hexagora.club
from tests.browser.chromium import chromium
from tests.browser.guest import DESK, PATIENCE, Guest
from tests.browser.server import Server

CLIENT = Path(hexagora.club.__file__).parent / "static" / "index.html"

Visit = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# While Playwright runs no other event loop can, so it ends with this package; and it starts quickly.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def built() -> None:
    if not CLIENT.exists():
        pytest.fail("the browser client has not been built; run make client", pytrace=False)


# To start a club takes several seconds of a processor, so it stays open until all tests are over.
@pytest.fixture(scope="session")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("club"))
    server.open()
    yield server
    server.close()
    assert "Traceback" not in server.log, server.log


@pytest.fixture
def visit(browser: Browser, club: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Lets guests in, to this club or another one; fails the test if any of their browsers complained.

    When a test fails, there are pictures of what its guests saw last in its own folder.
    """
    guests: list[Guest] = []

    def come(size: tuple[int, int] = DESK, *, phone: bool = False, at: Server = club, **more: Any) -> Guest:
        guests.append(Guest.come(browser, at.address, size, phone=phone, **more))
        return guests[-1]

    yield come
    if request.node.stash.get(FAILED, None):
        pages = [page for guest in guests for page in guest.context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=tmp_path / f"page-{number}.png")
    for guest in guests:
        guest.leave()
