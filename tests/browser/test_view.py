"""How a board is looked at: turned, from near, with names. It changes nothing of the game."""

from __future__ import annotations

import re
from math import dist

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, until
from tests.browser.hands import MouseHands
from tests.browser.keyboard import Keyboard
from tests.browser.looking import breadth, middle, turned
from tests.browser.mouse import Mouse
from tests.browser.sent import Sent
from tests.browser.table import Table
from tests.browser.touch import Fingers

GAMES = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")
# The cell in the north of the board of each game, and in the north-east.
CORNERS = {"hexafuse": ("e9", "i5"), "hexano-duel": ("d7", "g4"), "hexpertise": ("d7", "g4")}


def move(sent: Sent, table: Table) -> None:
    """Make any move with the mouse, and see that it is the one that was meant."""
    before, offers = sent.state["ply"], sent.offers()
    if offers[0]["gesture"]["kind"] == "lay":
        mouse = Mouse(table)
        mouse.pick(table.pieces.last)
        mouse.click(mouse.find())
        sent.turn(before)
        return
    offer = offers[len(offers) // 2]
    MouseHands(sent.guest, table).make(offer)
    sent.turn(before)
    assert offer["move"] in [frame["move"] for frame in sent.guest.frames if frame["type"] == "accepted"]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_that_was_turned_is_played_on_like_before(visit: Visit, game: str) -> None:
    guest = visit()
    table = guest.open(game, players=2)
    page, sent, keyboard = table.page, Sent(guest, table), Keyboard(table)
    sent.turn()
    north, beside = CORNERS[game.removesuffix("-first")]
    top, right = sent.point("", north), sent.point("", beside)
    keyboard.press("v")
    turned(table, 1)
    assert dist(sent.point("", north), right) < 3, "what was in the north is where the north-east was"
    assert "60" in keyboard.said()
    page.get_by_role("button", name="View of the board").click()
    page.get_by_role("button", name="Turn the board right").click()
    turned(table, 2)
    upright = page.locator("[data-testid=board] text").first.evaluate("(text) => text.getScreenCTM().b")
    assert abs(upright) < 1e-6, "letters stay upright"
    move(sent, table)
    page.get_by_role("button", name="The whole board again").click()
    turned(table, 0)
    assert dist(sent.point("", north), top) < 3


def test_arrow_keys_go_where_the_eye_sees_them_go_on_a_turned_board(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexano-duel")
    sent, keyboard = Sent(guest, table), Keyboard(table)
    sent.turn()
    table.board.focus()
    keyboard.press("v", "v")
    turned(table, 2)
    keyboard.press("n")
    for key, (dx, dy) in {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}.items():
        x, y = sent.point("", keyboard.said().partition(":")[0])
        keyboard.press(key)
        to_x, to_y = sent.point("", keyboard.said().partition(":")[0])
        if (to_x, to_y) != (x, y):  # not at the edge of the board
            assert (to_x - x) * dx + (to_y - y) * dy > 0, key


def test_the_wheel_and_the_keys_bring_the_board_nearer_and_what_is_clicked_is_what_is_meant(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexano-duel")
    page, sent, keyboard = table.page, Sent(guest, table), Keyboard(table)
    sent.turn()
    whole, there = breadth(sent), sent.point("", "f3")
    page.mouse.move(*there)
    for _ in range(4):
        page.mouse.wheel(0, -100)
    expect(page.get_by_role("button", name="The whole board again")).to_be_visible()
    near = breadth(sent)
    assert near > 1.3 * whole
    assert dist(sent.point("", "f3"), there) < 6, "what is pointed at stays where it is"
    page.mouse.click(*sent.point("", "f3"))
    page.mouse.move(1, 1)
    keyboard.press("+")
    assert breadth(sent) > 1.2 * near
    assert "percent" in keyboard.said()
    keyboard.press("0")
    assert abs(breadth(sent) - whole) < 0.5
    keyboard.press("-")
    assert abs(breadth(sent) - whole) < 0.5, "never smaller than the whole board"


def test_a_board_that_is_near_is_moved_by_dragging_it_and_by_what_keys_lead_to(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexano-duel")
    page, sent, keyboard = table.page, Sent(guest, table), Keyboard(table)
    sent.turn()
    keyboard.press("+", "+", "+")
    box = table.board.bounding_box()
    assert box is not None
    x, y = middle(sent)
    before = sent.point("", "d4")
    page.mouse.move(x, y)
    page.mouse.down(button="middle")
    page.mouse.move(x + 90, y + 60, steps=3)
    page.mouse.up(button="middle")
    after = sent.point("", "d4")
    assert dist((after[0] - before[0], after[1] - before[1]), (90, 60)) < 4
    assert table.moves() == []
    page.mouse.move(1, 1)
    table.board.focus()
    keyboard.press("Escape", "n", *["ArrowDown"] * 8)
    label = keyboard.said().partition(":")[0]

    def in_sight() -> bool:
        left, top = sent.point("", label)
        return box["x"] <= left <= box["x"] + box["width"] and box["y"] <= top <= box["y"] + box["height"]

    until(page, in_sight)  # it is drawn a moment after it is said


def test_two_fingers_zoom_the_board_while_nothing_is_held_and_turn_the_piece_while_one_is(visit: Visit) -> None:
    guest = visit(PHONE, phone=True)
    table = guest.open("hexafuse")
    page, sent, fingers = table.page, Sent(guest, table), Fingers(table)
    sent.turn()
    whole, (x, y) = breadth(sent), middle(sent)
    fingers.pinch((x, y), 60, 180)
    near = breadth(sent)
    assert near > 2 * whole
    assert table.moves() == []
    assert page.evaluate("() => visualViewport.scale") == 1
    fingers.tap(page.get_by_role("button", name="The whole board again"))
    assert abs(breadth(sent) - whole) < 0.5

    turnable = table.pieces.filter(has_not_text=re.compile("dot|triangle|bee"))
    fingers.tap(turnable.first)
    outline = table.outline() or ""
    fingers.twist((x, y), 75)
    expect(table.held).not_to_have_attribute("d", outline)
    assert abs(breadth(sent) - whole) < 0.5, "the board stays as it is"
    assert table.ghost() is None, "what two fingers do is no tap"
    fingers.twist((x, y), -75)
    expect(table.held).to_have_attribute("d", outline)
    assert table.moves() == []


def test_names_of_cells_are_shown_by_a_key_and_by_a_button_and_the_choice_is_kept(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexano-duel")  # something lies on every cell
    page, names = table.page, table.board.locator("text", has_text=re.compile(r"^[a-g][1-7]$"))
    assert names.count() == 0
    table.board.focus()
    page.keyboard.press("c")
    expect(names).to_have_count(37)
    page.reload()
    expect(names).to_have_count(37)
    page.get_by_role("button", name="View of the board").click()
    page.get_by_role("button", name="Names of the cells").click()
    expect(names).to_have_count(0)


def test_a_piece_that_is_carried_beside_a_legal_place_falls_into_it(visit: Visit) -> None:
    table = visit(PHONE, phone=True).sit("First")
    fingers = Fingers(table)
    table.phase()
    fingers.pick(table.pieces.last)
    fingers.find()
    there = fingers.middle_of_ghost()
    fingers.tap(table.page.get_by_role("button", name="Put back"))
    piece = table.pieces.last
    fingers.tap(piece)
    while not table.reach():
        fingers.tap(table.page.get_by_role("button", name="Turn right"))
    fingers.down(table.board)
    fingers.carry(there)
    size = table.page.locator("[data-testid=board] .cell").first.bounding_box()
    assert size is not None
    fingers.nudge(0.1 * size["width"], 0.08 * size["height"])
    assert table.ghost() == "yes"
    assert dist(fingers.middle_of_ghost(), there) < 2
    fingers.up()
    fingers.tap(table.lay)
    table.moved(0)
