from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SHEET, Audit, complaints
from tests.browser.conftest import Visit
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import Guest
from tests.browser.keyboard import Keyboard
from tests.browser.places import every_game
from tests.browser.sent import Sent


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FakeClub]:
    with fake_club(tmp_path_factory.mktemp("fake"), every_game()) as opened:
        yield opened


def calm(visit: Visit, club: FakeClub) -> Guest:
    """Somebody for whom nothing moves."""
    return visit(at=club, reduced_motion="reduce")


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    page = visit().page()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.evaluate("""() => {
      document.querySelector("h1").style.color = "#ccc";
      document.querySelector("main").append(document.createElement("button"));
    }""")
    assert {complaint.partition(":")[0] for complaint in complaints(page)} == {"button-name", "color-contrast"}


def test_axe_finds_nothing_where_rules_are_chosen(visit: Visit, club: FakeClub) -> None:
    page = calm(visit, club).page()
    audit = Audit(page)
    page.locator("details.rules summary").click()
    audit.look("rules to choose from", page.get_by_role("radio", name="Opposed"))
    assert audit.found == []


def test_axe_finds_nothing_at_the_board_from_the_decision_to_the_result(visit: Visit, club: FakeClub) -> None:
    table = calm(visit, club).sit("Second")
    page, keyboard, audit = table.page, Keyboard(table), Audit(table.page)
    assert table.phase() == "decision"
    audit.look("pie decision", page.get_by_test_id("decision"))
    page.get_by_test_id("button-stay").click()

    assert table.phase(2) == "lay"
    audit.look("board", table.board)
    table.pieces.last.click()
    page.mouse.move(1, 1)
    audit.look("piece in the hand", table.held)
    keyboard.aim()
    table.lay.click()

    assert table.phase(4) == "lay"
    keyboard.press(keyboard.numbers()[0])
    keyboard.aim()
    audit.look("piece over the board", table.shown)
    keyboard.walk_astray()
    keyboard.press("Enter")
    audit.look("not allowed", page.locator("[data-testid=status].status-bad"))
    keyboard.press("Escape")

    audit.look_at_sheet("resign", page.get_by_test_id("resign"))
    audit.look_at_sheet("queue", page.get_by_test_id("tray-mine").get_by_role("button", name="in the queue"))
    keyboard.press("t")
    audit.look("text board", page.get_by_test_id("text-board"))

    keyboard.press("Escape")
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    audit.look("result", table.result, SHEET)
    keyboard.press("Escape")
    audit.look("after the game", page.get_by_test_id("show-result"))
    assert audit.found == []


def test_axe_finds_nothing_for_a_spectator(visit: Visit, club: FakeClub) -> None:
    table = calm(visit, club).sit("First")
    guest = calm(visit, club)
    page = guest.page(table.page.url)
    audit = Audit(page)
    audit.look("spectator", page.get_by_text("You are watching"))
    assert audit.found == []


def test_axe_finds_nothing_at_the_board_of_hexano_duel(visit: Visit, club: FakeClub) -> None:
    guest = calm(visit, club)
    table = guest.open("hexano-duel")
    page, keyboard, sent, audit = table.page, Keyboard(table), Sent(guest, table), Audit(table.page)
    sent.turn()
    audit.look("board", table.board)
    keyboard.press("n")
    audit.look("stack", page.get_by_test_id("open-stack"))
    keyboard.press("Enter")
    audit.look("cap in the hand", page.locator(".hints"))
    keyboard.press("n")
    audit.look("cap over its target", page.locator(".flight-line"))
    keyboard.press("Enter")
    sent.turn(0)
    audit.look("hauls", page.get_by_test_id("tray-theirs"))
    audit.look_at_sheet("end", page.get_by_test_id("resign"))
    keyboard.press("t")
    audit.look("text board", page.get_by_test_id("text-board"))
    keyboard.press("Escape")
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    audit.look("result", table.result, SHEET)
    assert audit.found == []


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
def test_axe_finds_nothing_at_the_board_of_either_edition_of_hexpertise(
    visit: Visit, club: FakeClub, game: str
) -> None:
    guest = calm(visit, club)
    table = guest.open(game, players=4)
    page, keyboard, sent, audit = table.page, Keyboard(table), Sent(guest, table), Audit(table.page)
    audit.look("board", table.board)
    sent.turn()
    keyboard.press("1")
    audit.look("element over its cell", page.locator(".ghost-token"))
    keyboard.press("Escape")
    page.get_by_test_id("heading-light").click()
    audit.look("hexes in the light", page.locator(".shine"))
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    audit.look("result", table.result, SHEET)
    assert audit.found == []


def test_axe_finds_nothing_on_the_displays_of_other_mages_nor_in_words(visit: Visit, club: FakeClub) -> None:
    guest = calm(visit, club)
    table = guest.open("hexpertise", players=6)
    page, keyboard, audit = table.page, Keyboard(table), Audit(table.page)
    Sent(guest, table).turn()
    keyboard.press("1")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 3:
        if table.ghost() == "no":
            break
        keyboard.press(key)
    keyboard.press("Enter")
    audit.look("not allowed", page.locator("[data-testid=status].status-bad"))
    keyboard.press("Escape")
    audit.look_at_sheet("display of another mage", page.get_by_test_id("other-1"))
    keyboard.press("t")
    audit.look("text board", page.get_by_test_id("text-board").first)
    keyboard.press("Escape")
    assert audit.found == []
