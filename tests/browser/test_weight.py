"""What a first visit brings over the wire, as a phone gets it: packed, with heads and fonts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import PHONE, until
from tests.browser.places import MOVES, at_board, every_game

# Bytes that a first load may take.
MOST = 150_000
# Pages that one may come to first, by a link.
FIRST = (
    "/",
    "/lobby",
    "/ratings",
    "/account",
    "/daily",
    "/survival",
    "/practice",
    "/learn/hexafuse",
    "/rules/hexafuse",
    "/review",
)


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FakeClub]:
    with fake_club(tmp_path_factory.mktemp("fake"), every_game()) as opened:
        yield opened


class Wire:
    """Counts what comes to the pages of a visitor, by file."""

    def __init__(self) -> None:
        self.files: dict[str, int] = {}
        self._addresses: dict[str, str] = {}

    @property
    def bytes(self) -> int:
        """In all."""
        return sum(self.files.values())

    def told(self) -> str:
        """File by file, the heaviest first."""
        return "\n".join(f"{size:7} {file}" for file, size in sorted(self.files.items(), key=lambda file: -file[1]))

    def sent(self, event: dict[str, Any]) -> None:
        """A request has gone out."""
        self._addresses[event["requestId"]] = event["request"]["url"]

    def finished(self, event: dict[str, Any]) -> None:
        """An answer is there."""
        address = self._addresses.get(event["requestId"], "?")
        self.files[address] = self.files.get(address, 0) + int(event["encodedDataLength"])


def weigh(visit: Visit, club: FakeClub, path: str) -> Wire:
    """What a phone is sent that opens a page for the first time, until nothing comes any more."""
    page = visit(PHONE, phone=True, at=club).context.new_page()
    screen = page.context.new_cdp_session(page)
    wire = Wire()
    screen.send("Network.enable")
    screen.on("Network.requestWillBeSent", wire.sent)
    screen.on("Network.loadingFinished", wire.finished)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(wire.files) > 4
    return wire


@pytest.mark.parametrize("path", FIRST)
def test_a_first_load_is_light(visit: Visit, club: FakeClub, path: str) -> None:
    wire = weigh(visit, club, path)
    assert wire.bytes < MOST, wire.told()


@pytest.mark.parametrize("game", MOVES)
def test_who_follows_a_link_to_a_board_has_a_light_first_load_as_well(visit: Visit, club: FakeClub, game: str) -> None:
    address = at_board(visit(at=club), game).page.url
    wire = weigh(visit, club, address)
    assert wire.bytes < MOST, wire.told()


def test_a_sheet_that_was_opened_before_the_code_of_its_page_had_come_stays_open(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        """All code but the lobby's, which has this name in it, comes at once."""
        answer = route.fetch()
        if '"seek"' in answer.text():
            held.append(route)
        else:
            route.fulfill(response=answer)

    page.route("**/static/*.js", hold)
    page.goto("/lobby", wait_until="commit")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    until(page, lambda: held)
    expect(page.get_by_test_id("seek")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("seek")).to_be_attached()
    expect(sheet).to_be_visible()


def test_nothing_that_gets_shorter_by_packing_comes_unpacked(visit: Visit, club: FakeClub) -> None:
    guest = visit(at=club)
    plain: list[str] = []

    def look(response: Any) -> None:
        kind = response.headers.get("content-type", "")
        long = int(response.headers.get("content-length", 0)) > 1024
        if long and kind.startswith(("text/", "image/svg")) and "content-encoding" not in response.headers:
            plain.append(response.url)

    guest.context.on("response", look)
    for path in ("/", "/lobby", "/daily"):
        guest.page(path).wait_for_load_state("networkidle")
    assert plain == []
