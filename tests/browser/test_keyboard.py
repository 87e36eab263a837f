from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
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
