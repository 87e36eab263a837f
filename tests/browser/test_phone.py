from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE
from tests.browser.table import Table
from tests.browser.touch import Fingers, middle

# Whatever is scrolled or could be, of the page and of anything on it that a finger may reach.
SCROLLED = """() => {
  const page = document.scrollingElement;
  const view = window.visualViewport;
  return {
    size: [page.scrollWidth - window.innerWidth, page.scrollHeight - window.innerHeight],
    page: [window.scrollX, window.scrollY, page.scrollLeft, page.scrollTop],
    view: [view.offsetLeft, view.offsetTop, view.scale - 1],
    parts: [...document.querySelectorAll("#app *")].filter((part) =>
      !part.closest('[data-testid="panel"]') && part.scrollTop + part.scrollLeft !== 0).map((part) => part.className),
  };
}"""
UNMOVED = {"size": [0, 0], "page": [0, 0, 0, 0], "view": [0, 0, 0], "parts": []}


def check_nothing_scrolls(page: Page) -> None:
    assert page.evaluate(SCROLLED) == UNMOVED


def tap_and_confirm(table: Table, fingers: Fingers) -> None:
    fingers.pick(table.pieces.last)
    fingers.find()
    before = len(table.moves())
    expect(table.lay).to_be_enabled()
    assert len(table.moves()) == before, "nothing is laid before it is confirmed"
    fingers.tap(table.lay)


def drag_and_confirm(table: Table, fingers: Fingers) -> int:
    """Returns how often the second finger has turned the piece."""
    page = table.page
    turnable = table.pieces.filter(has_not_text="dot")  # a dot looks the same however it is turned
    piece = turnable.first if turnable.count() else table.pieces.first
    fingers.pick(piece)  # to see where it fits
    fingers.find()
    fits, there = table.outline(), middle(table.shown)
    one_hex = page.get_by_role("button", name="Turn right").is_disabled()
    fingers.tap(page.get_by_role("button", name="Put back"))

    fingers.down(piece)
    fingers.move((195, 740))
    floating = page.locator(".float")
    expect(floating).to_be_visible()
    box = floating.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 740, "the finger does not cover the piece"
    turns = 0
    while not one_hex and (turns == 0 or table.outline() != fits):
        turned = table.outline()
        fingers.second()
        expect(table.held).not_to_have_attribute("d", turned or "")
        turns += 1
        assert turns <= 6, "six turns lead back to where it was"
    fingers.carry(there)
    expect(floating).to_have_count(0)
    fingers.up()
    assert table.ghost() == "yes", "what is dropped stays where it is"
    fingers.tap(table.lay)
    return turns


def test_a_whole_game_with_fingers_on_a_phone_and_nothing_scrolls(visit: Visit) -> None:
    table = visit(PHONE, phone=True).sit("Second")
    fingers = Fingers(table)
    page = table.page
    turns = 0
    for turn, phase in table.turns():
        check_nothing_scrolls(page)
        if phase == "decision":
            fingers.tap(page.get_by_test_id("button-swap"))
        elif phase == "button":
            fingers.tap(table.button.first)
        elif turn % 2 == 0:
            turns += drag_and_confirm(table, fingers)
        else:
            tap_and_confirm(table, fingers)
        check_nothing_scrolls(page)
    assert turns > 0
    table.check_result()
    check_nothing_scrolls(page)


def test_swipes_move_nothing_but_a_piece(visit: Visit) -> None:
    table = visit(PHONE, phone=True).sit("First")
    fingers = Fingers(table)
    page = table.page
    for start in (table.board, page.get_by_test_id("status"), page.get_by_test_id("seat-mine"), table.lay):
        for way in (-250, 250):
            x, y = middle(start)
            fingers.down((x, y))
            fingers.move((x + way / 5, y + way))
            fingers.up()
            check_nothing_scrolls(page)
    fingers.pick(table.pieces.first)
    x, y = middle(table.board)
    fingers.down((x, y + 100))
    fingers.move((x, y - 200))
    fingers.up()
    check_nothing_scrolls(page)
    assert table.moves() == []


def test_how_a_piece_is_laid_by_touch_can_be_chosen(visit: Visit) -> None:
    table = visit(PHONE, phone=True).sit("First")
    fingers = Fingers(table)
    page = table.page
    made = 0
    for choice, taps in (("Two taps", 2), ("One tap", 1)):
        assert table.phase(made) in ("lay", "decision")
        made = len(table.moves())
        fingers.tap(page.get_by_role("button", name="Settings"))
        fingers.tap(page.get_by_test_id("settings").get_by_text(choice, exact=True))
        fingers.tap(page.get_by_test_id("settings").get_by_role("button", name="Close"))
        fingers.pick(table.pieces.first)
        if taps == 2:
            point = fingers.find()
            assert len(table.moves()) == made
            fingers.tap(point)
        else:
            for point in table.reach():
                fingers.tap(point)
                if table.ghost() != "no":
                    break
        table.moved(made)
        made += 1


def test_the_drawer_that_a_button_opened_is_closed_by_escape(visit: Visit) -> None:
    table = visit(PHONE, phone=True).open("hexpertise", players=1)
    page, drawer = table.page, table.page.locator("[data-testid=panel].panel-open")
    for place in ("Close", "Moves"):
        Fingers(table).tap(page.get_by_test_id("panel-toggle"))
        expect(drawer.get_by_role("button", name="Close")).to_be_focused()
        if place == "Moves":
            Fingers(table).tap(drawer.get_by_role("heading", name="Moves"))
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(table.board).to_be_focused()
