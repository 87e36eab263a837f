from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.guest import DESK, PHONE, Scheme
from tests.browser.keyboard import Keyboard
from tests.browser.sent import Sent

SIZES = (PHONE, DESK)
SHEET = "dialog[open]"
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


class Audit:
    """Looks at states of a page in every size and colour, and remembers what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, state: str, shown: Locator, within: str = "html") -> None:
        """``shown`` is what the state is known by; it must outlast the changes of size and colour."""
        for scheme, (width, height) in product(SCHEMES, SIZES):
            self.page.emulate_media(color_scheme=scheme)
            self.page.set_viewport_size({"width": width, "height": height})
            expect(self.page.locator("html")).to_have_attribute("data-theme", scheme)
            expect(shown).to_be_visible()
            self.found += [f"{state}, {scheme}, {width}x{height}: {text}" for text in complaints(self.page, within)]
            expect(shown).to_be_visible()

    def look_at_sheet(self, name: str, button: Locator) -> None:
        """Open a sheet, look at it and close it."""
        sheet = self.page.locator(SHEET)
        button.click()
        self.look(name, sheet, SHEET)
        self.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    page = visit().page()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.evaluate("""() => {
      document.querySelector("h1").style.color = "#ccc";
      document.querySelector("main").append(document.createElement("button"));
    }""")
    assert {complaint.partition(":")[0] for complaint in complaints(page)} == {"button-name", "color-contrast"}


def test_axe_finds_nothing_on_the_start_page_and_its_sheets(visit: Visit) -> None:
    page = visit().page()
    audit = Audit(page)
    audit.look("start page", page.get_by_test_id("play"))
    page.locator("details.rules summary").click()
    audit.look("rules to choose from", page.get_by_role("radio", name="Opposed"))
    audit.look_at_sheet("help", page.get_by_role("button", name="Keys and help"))
    audit.look_at_sheet("settings", page.get_by_role("button", name="Settings"))
    assert audit.found == []


def test_axe_finds_nothing_at_the_board_from_the_decision_to_the_result(visit: Visit) -> None:
    table = visit().sit("Second")
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

    audit.look_at_sheet("help", page.get_by_role("button", name="Keys and help"))
    audit.look_at_sheet("settings", page.get_by_role("button", name="Settings"))
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


def test_axe_finds_nothing_for_a_spectator_nor_where_there_is_no_game(visit: Visit) -> None:
    table = visit().sit("First")
    guest = visit()
    page = guest.page(table.page.url)
    audit = Audit(page)
    audit.look("spectator", page.get_by_text("You are watching"))
    with guest.excused("404"):
        page.goto("/game/nowhere")
        audit.look("no such game", page.get_by_role("heading", name="no such game"))
    assert audit.found == []


def test_axe_finds_nothing_at_the_board_of_hexano_duel(visit: Visit) -> None:
    guest = visit()
    audit = Audit(guest.page())
    audit.page.get_by_role("radio", name="Hexano-Duel").check()
    audit.look("start page", audit.page.get_by_role("heading", name="Hexano-Duel", level=1))
    table = guest.open("hexano-duel")
    page, keyboard, sent, audit.page = table.page, Keyboard(table), Sent(guest, table), table.page
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


@pytest.mark.parametrize(("game", "edition"), [("hexpertise", "Second"), ("hexpertise-first", "First")])
def test_axe_finds_nothing_at_the_board_of_either_edition_of_hexpertise(visit: Visit, game: str, edition: str) -> None:
    guest = visit()
    audit = Audit(guest.page())
    audit.page.get_by_role("radio", name="Hexeptional Hexpertise").check()
    audit.page.get_by_role("group", name="Edition").get_by_role("radio", name=edition).check()
    audit.look("start page", audit.page.get_by_role("heading", name="Hexeptional Hexpertise", level=1))
    table = guest.open(game, players=4)
    page, keyboard, sent, audit.page = table.page, Keyboard(table), Sent(guest, table), table.page
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


def test_axe_finds_nothing_on_the_displays_of_other_mages_nor_in_words(visit: Visit) -> None:
    guest = visit()
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
