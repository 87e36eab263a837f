from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.mouse import Mouse
from tests.browser.table import Point, Table
from tests.browser.touch import middle

EDGE = re.compile("edge of the board")


def middles_of_marks(table: Table) -> list[Point]:
    return [middle(mark) for mark in table.page.locator("[data-testid=board] .mark-reason .reason-rim").all()]


def near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 3 and abs(a[1] - b[1]) < 3


def test_a_placement_that_is_not_allowed_says_why_and_marks_the_cells_that_forbid_it(visit: Visit) -> None:
    table = visit().sit("First")
    page, mouse = table.page, Mouse(table)
    line = page.get_by_test_id("status-line")
    table.phase()
    stone = middle(page.locator("[data-testid=board] .block-stone").first)
    mouse.pick(table.pieces.last)
    page.mouse.move(*stone)
    assert table.ghost() == "no"
    expect(page.get_by_test_id("status")).to_have_class(re.compile("status-bad"))  # it says so by itself after a while
    for _ in range(6):
        mouse.click(stone)
        if not EDGE.search(line.text_content() or ""):
            break
        mouse.turn("wheel")
        page.mouse.move(*stone)
        expect(page.get_by_test_id("status")).to_have_class(re.compile("status-bad"))
    expect(line).to_have_text(re.compile(r"\b[a-i]\d\b"))
    expect(page.get_by_test_id("voice-urgent")).to_have_text(line.text_content() or "")
    assert any(near(mark, stone) for mark in middles_of_marks(table))

    assert table.moves() == []
    assert table.outline() is not None, "the piece is still in the hand"
    point = mouse.find()
    assert middles_of_marks(table) == []
    mouse.click(point)
    table.moved(0)


def test_a_written_move_is_refused_in_the_same_words_and_with_the_same_cells_as_a_laid_one(visit: Visit) -> None:
    table = visit().sit("First")
    page, keyboard = table.page, Keyboard(table)
    field, line = page.get_by_test_id("move-field"), page.get_by_test_id("status-line")
    table.phase()
    keyboard.press(keyboard.numbers()[0])
    keyboard.aim()
    cells = keyboard.walk_astray()
    keyboard.press("Enter")
    expect(page.get_by_test_id("voice-urgent")).not_to_have_text("")
    reason, marks = line.text_content() or "", middles_of_marks(table)
    assert reason == page.get_by_test_id("voice-urgent").inner_text()

    keyboard.press("Escape")
    expect(line).not_to_have_text(reason)
    assert middles_of_marks(table) == []
    field.fill(cells)
    field.press("Enter")
    expect(line).to_have_text(reason)
    assert middles_of_marks(table) == marks

    reasons: set[str | None] = {reason}
    for written in ("nonsense", "a1,a2,a3,a4,a5,b1,b2", "pass", "timeout"):
        before = line.text_content() or ""
        field.fill(written)
        field.press("Enter")
        expect(line).not_to_have_text(before)
        expect(page.get_by_test_id("status")).to_have_class(re.compile("status-bad"))
        reasons.add(line.text_content())
    assert len(reasons) == 5, "each has its own reason"
    assert table.moves() == []
