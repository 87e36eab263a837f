from __future__ import annotations

from itertools import product

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.guest import DESK, PHONE, Scheme
from tests.browser.keyboard import Keyboard

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
    keyboard.press("Enter")

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
