"""Three ways to lay what one holds, chosen for the finger and for the mouse apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import source, target
from tests.browser.mouse import Mouse
from tests.browser.sent import Sent
from tests.browser.table import Table


def choose(page: Page, group: str, way: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name=group).get_by_role("radio", name=way).check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("way", ["Two clicks", "Button"])
def test_with_the_mouse_a_piece_waits_where_it_was_clicked_until_it_is_confirmed(visit: Visit, way: str) -> None:
    table = visit().sit("First")
    page, mouse = table.page, Mouse(table)
    choose(page, "Laying with the mouse", way)
    table.phase()
    mouse.pick_fitting()
    point = mouse.find_unturned()
    mouse.click(point)
    page.mouse.move(point[0] + 120, point[1] + 90)
    assert table.ghost() == "yes", "it stays where it was clicked"
    assert table.moves() == []
    if way == "Button":
        mouse.click(point)
        assert table.ghost() == "yes"
        assert table.moves() == []
        table.lay.click()
    else:
        mouse.click(point)
    table.moved(0)


def test_what_is_chosen_for_the_mouse_holds_for_drags_outlasts_the_page_and_leaves_the_finger_alone(
    visit: Visit,
) -> None:
    guest = visit()
    table = guest.open("hexano-duel")
    page = table.page
    choose(page, "Laying with the mouse", "Button")
    page.reload()
    table.seated(25_000)
    sent = Sent(guest, table)
    offer = sent.turn()[0]
    page.mouse.move(*source(sent, offer))
    page.mouse.down()
    page.mouse.move(*target(sent, offer), steps=4)
    page.mouse.up()
    assert table.ghost() == "yes"
    assert table.moves() == []
    page.keyboard.press("Enter")
    table.moved(0)
    assert table.moves()[0] == offer["move"]
    page.get_by_role("button", name="Settings").click()
    finger = page.get_by_role("group", name="Laying with a finger")
    expect(finger.get_by_role("radio", name="Button")).to_be_checked()
    expect(page.get_by_role("group", name="Laying with the mouse").get_by_role("radio", name="Button")).to_be_checked()


def pick_and_aim(table: Table) -> None:
    mouse = Mouse(table)
    table.phase()
    mouse.pick(table.pieces.last)
    table.page.mouse.move(1, 1)
    table.page.keyboard.press("n")
    expect(table.page.get_by_test_id("ghost")).to_have_attribute("data-legal", "yes")


def test_enter_lays_a_piece_that_was_picked_by_mouse_and_aimed_by_key(visit: Visit) -> None:
    table = visit().sit("First")
    pick_and_aim(table)
    expect(table.board).to_be_focused()
    table.page.keyboard.press("Enter")
    table.moved(0)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_on_the_button_of_a_piece_that_lies_over_the_board_lays_it(visit: Visit, key: str) -> None:
    table = visit().sit("First")
    pick_and_aim(table)
    button = table.page.locator("[data-testid=tray-mine] [aria-pressed=true]")
    button.focus()
    table.page.keyboard.press(key)
    table.moved(0)


def test_enter_on_the_button_of_a_piece_that_lies_nowhere_puts_it_back(visit: Visit) -> None:
    table = visit().sit("First")
    table.phase()
    table.pieces.last.click()
    table.page.mouse.move(1, 1)
    button = table.page.locator("[data-testid=tray-mine] [aria-pressed=true]")
    button.focus()
    table.page.keyboard.press("Enter")
    assert table.outline() is None
    assert table.moves() == []
