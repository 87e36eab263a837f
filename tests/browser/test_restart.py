from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.mouse import Mouse
from tests.browser.server import Server
from tests.browser.table import Table

# What the browser itself writes whenever a socket finds nobody; no page can keep it from doing so.
NOBODY_THERE = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Connection closed before receiving a handshake"
LOST = re.compile("connection lost", re.IGNORECASE)


@pytest.fixture(scope="module")
def fragile(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club that these tests kill and open again."""
    server = Server(tmp_path_factory.mktemp("fragile"))
    yield server
    if server.runs:
        server.kill()


@pytest.fixture
def opened(fragile: Server) -> Server:
    """The same, open."""
    if not fragile.runs:
        fragile.open()
    return fragile


def hold(keyboard: Keyboard) -> str:
    """Hold a piece over a legal place; returns the cells, as the list of moves writes them."""
    keyboard.press(keyboard.numbers()[-1])
    keyboard.aim()
    return keyboard.cells().replace(", ", ",")


def expect_lost(page: Page) -> None:
    expect(page.get_by_test_id("status-line")).to_have_text(LOST)
    expect(page.get_by_test_id("voice-urgent")).to_have_text(LOST)


def after(table: Table, moves: int) -> list[str]:
    """The list of moves once there are so many and it is this player's turn."""
    assert table.phase(moves) != "over"
    expect(table.page.get_by_test_id("status-line")).not_to_have_text(LOST)
    return table.moves()


def test_a_bot_that_was_killed_in_its_thoughts_answers_after_the_restart(visit: Visit, fragile: Server) -> None:
    if fragile.runs:
        fragile.kill()
    fragile.open(pause=60)
    guest = visit(at=fragile)
    table = guest.sit("First", hurried=True)
    keyboard = Keyboard(table)
    table.phase()
    laid = hold(keyboard)
    keyboard.press("Enter")
    table.moved(0)
    assert table.moves() == [laid]
    with guest.excused(NOBODY_THERE):
        fragile.kill()
        expect_lost(table.page)
        fragile.open()
        moves = after(table, 2)
    assert moves[0] == laid
    assert len(moves) > 1


def test_a_move_laid_while_the_server_is_down_arrives_once_and_the_game_goes_on(visit: Visit, opened: Server) -> None:
    guest = visit(at=opened)
    table = guest.sit("First", hurried=True)
    page, mouse = table.page, Mouse(table)
    page.evaluate("() => { window.loadedOnce = true; }")
    for turn, phase in table.turns():
        if turn == 0 or phase != "lay":
            mouse.play()
            continue
        before = table.moves()
        with guest.excused(NOBODY_THERE):
            opened.kill()
            expect_lost(page)
            assert complaints(page) == []
            keyboard = Keyboard(table)
            laid = hold(keyboard)
            keyboard.press("Enter")
            assert table.moves() == before
            opened.open()
            moves = after(table, len(before) + 2)
        assert moves[: len(before) + 1] == [*before, laid]
        assert len(moves) == len(before) + 2, "one move and one answer"
        break
    else:
        pytest.fail("the game was over before it could be cut off")
    for _ in table.turns():
        mouse.play()
    table.check_result()
    record = guest.context.request.get(page.get_by_test_id("record").get_attribute("href") or "").json()
    assert record["moves"] == table.moves()
    assert page.evaluate("() => window.loadedOnce"), "the page did it without being loaded anew"


def test_a_move_that_the_server_did_not_hear_before_it_was_killed_arrives_once(visit: Visit, opened: Server) -> None:
    guest = visit(at=opened)
    table = guest.sit("First", hurried=True)
    keyboard = Keyboard(table)
    table.phase()
    laid = hold(keyboard)
    opened.freeze()
    keyboard.press("Enter")
    with guest.excused(NOBODY_THERE):
        opened.kill()
        expect_lost(table.page)
        assert table.moves() == []
        opened.open()
        moves = after(table, 2)
    assert moves[0] == laid
    assert len(moves) == (2 if moves[1] == "swap" else 3), (
        "one move, one decision, and one of the bot if it is its turn"
    )
