from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.focus import stops
from tests.browser.guest import FIRST_PATIENCE
from tests.browser.keyboard import Keyboard
from tests.browser.table import Table


def test_a_whole_game_with_the_keyboard_alone_and_a_rematch(visit: Visit) -> None:
    page = visit().page()
    table = Table(page)
    keyboard = Keyboard(table)
    for choice in ("HexaFuse Snap Duels", "Spark", "First"):
        radio = page.get_by_role("radio", name=re.compile(f"^{choice}( |$)"))
        keyboard.tab_to(radio)
        keyboard.press("ArrowRight")
        expect(radio).not_to_be_checked()
        keyboard.press("ArrowLeft")
        expect(radio).to_be_checked()
    keyboard.tab_to(page.get_by_test_id("play"))
    keyboard.press("Enter")
    table.seated(FIRST_PATIENCE)

    written = False
    for turn, phase in table.turns():
        if phase == "button":
            keyboard.tab_to(table.button.first)
            keyboard.press("Enter")
            continue
        numbers = keyboard.numbers()
        number = numbers[turn % len(numbers)]
        if turn % 2 == 0:
            keyboard.press(number)
        else:
            keyboard.tab_to(page.get_by_role("button", name=f"{number}:"))
            keyboard.press("Enter")
        assert table.outline() is not None
        assert keyboard.has_focus()
        if turn % 3 == 1:
            keyboard.press("r", "Shift+R", "r")
        keyboard.aim()
        if turn % 3 == 2:
            keyboard.walk()
        if turn > 0 and not written:
            cells = keyboard.cells()
            keyboard.press("Escape", "/")
            expect(page.get_by_test_id("move-field")).to_be_focused()
            keyboard.write(cells.replace(" ", ""))
            written = True
        keyboard.press("Enter")
        assert keyboard.has_focus(), "the keyboard is left nowhere"
    assert written
    table.check_result()

    expect(page.get_by_test_id("rematch")).to_be_focused()
    room = page.url
    keyboard.press("Enter")
    page.wait_for_url(lambda url: url != room)
    rematch = Table(page)
    assert rematch.phase() == "decision"
    keyboard.tab_to(page.get_by_test_id("button-stay"))
    keyboard.press("Enter")
    rematch.moved(1)
    assert rematch.moves()[1] == "stay"
    assert rematch.phase(2) == "lay"


def test_one_always_sees_where_the_focus_is(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page = guest.page()
    expect(page.get_by_test_id("play")).to_be_visible()
    seen, unseen = stops(page)
    assert unseen == []
    assert len(seen) > 8

    table = guest.sit("Second")
    page = table.page
    assert table.phase() == "decision"
    seen, unseen = stops(page)
    assert unseen == []
    assert len(seen) > 8
    page.get_by_test_id("button-stay").click()
    table.phase(2)
    seen, unseen = stops(page)
    assert unseen == []
    assert len(seen) > 8
    for sheet in ("Settings", "Keys and help"):
        page.get_by_role("button", name=sheet).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        seen, unseen = stops(page)
        assert unseen == []
        assert len(seen) > 0
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_sheet_that_is_open_has_all_the_keys(visit: Visit) -> None:
    table = visit().sit("First")
    page, keyboard = table.page, Keyboard(table)
    table.phase()
    keyboard.press(keyboard.numbers()[0])
    held = table.outline()
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("settings").get_by_role("heading").click()  # now nothing has the focus
    keyboard.press("r", "ArrowLeft", "Enter")
    assert table.outline() == held
    assert table.moves() == []
    keyboard.press("Escape")
    expect(page.get_by_test_id("settings")).to_be_hidden()
    assert table.outline() == held, "Escape closes one thing at a time"


def test_who_has_thought_better_of_resigning_goes_on_by_keys(visit: Visit) -> None:
    table = visit().open("hexano-duel")
    page, keyboard = table.page, Keyboard(table)
    expect(page.locator("body[data-drawn]")).to_have_count(1)
    keyboard.tab_to(page.get_by_test_id("resign"))
    keyboard.press("Enter")
    keyboard.tab_to(page.get_by_role("button", name="No, play on"))
    keyboard.press("Enter")
    expect(page.get_by_test_id("resign-dialog")).to_be_hidden()
    keyboard.press("1", "n", "Enter")
    table.moved(0)
    expect(page.get_by_test_id("resign-dialog")).to_be_hidden()
