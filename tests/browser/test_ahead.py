"""A move that is set while the rival is at it: shown, made as soon as the turn comes, or taken back."""

from __future__ import annotations

import re
from itertools import product
from math import dist

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Guest
from tests.browser.keyboard import Keyboard
from tests.browser.looking import ahead, far_apart, grip
from tests.browser.sent import Offer, Sent
from tests.browser.table import Table
from tests.browser.test_two_people import meet
from tests.browser.touch import Fingers


def write(table: Table, move: str) -> None:
    """Make a move by writing it down."""
    moves = len(table.moves())
    field = table.page.get_by_test_id("move-field")
    field.fill(move)
    field.press("Enter")
    table.moved(moves)
    table.board.focus()  # on a phone the field lies in a drawer


def begun(anne: Guest, bert: Guest) -> tuple[Table, Table, Sent, Sent, Offer]:
    """A game of HexaFuse in which the first player has laid a piece, and the placement that they may make next."""
    host, guest = meet(anne, bert, clock="30 min + 20 s")
    mine, theirs = Sent(anne, host), Sent(bert, guest)
    first, later = far_apart(mine.turn(), mine)
    write(host, first["move"])
    guest.moved(0)
    guest.page.get_by_test_id("button-stay").click()
    host.moved(1)
    return host, guest, mine, theirs, later


def aside(sent: Sent, later: Offer) -> Offer:
    """A placement as far from another one as any."""

    def places(offer: Offer) -> list[tuple[float, float]]:
        cells = [sent.cell("board", label) for label in offer["gesture"]["cells"]]
        return [(cell["x"], cell["y"]) for cell in cells]

    return max(sent.offers(), key=lambda offer: min(dist(a, b) for a in places(offer) for b in places(later)))


def set_by_mouse(table: Table, sent: Sent, offer: Offer) -> None:
    """Click a piece, and the place for it."""
    table.page.get_by_test_id(f"piece-{offer['gesture']['item']}").click()
    table.page.mouse.click(*sent.point("board", grip(sent, offer)))
    expect(ahead(table)).to_be_visible()


def test_a_piece_that_is_set_beforehand_is_laid_as_soon_as_the_turn_comes(visit: Visit) -> None:
    host, guest, mine, theirs, later = begun(visit(), visit())
    set_by_mouse(host, mine, later)
    expect(host.page.get_by_test_id("status-line")).to_contain_text("Next:")
    assert len(host.moves()) == 2, "it is not made yet"
    theirs.turn()
    write(guest, aside(theirs, later)["move"])
    host.moved(3)
    assert host.moves()[3] == later["move"]
    expect(ahead(host)).to_have_count(0)
    guest.moved(3)
    assert guest.moves() == host.moves()


def test_what_became_illegal_is_not_made_and_the_player_is_told(visit: Visit) -> None:
    host, guest, mine, theirs, later = begun(visit(), visit())
    # On the cells that are taken already: no rule is known here that could forbid to set it.
    item = mine.state["view"]["history"][0].split(",")
    set_by_mouse(host, mine, later)
    page = host.page
    page.keyboard.press("Escape")
    expect(ahead(host)).to_have_count(0)
    page.get_by_test_id(f"piece-{later['gesture']['item']}").click()
    # At the edge of the board it does not fit in every direction.
    for label, _ in product(item, range(6)):
        page.mouse.click(*mine.point("board", label))
        if ahead(host).count():
            break
        page.keyboard.press("r")
    expect(ahead(host)).to_be_visible()
    theirs.turn()
    write(guest, aside(theirs, later)["move"])
    expect(page.get_by_test_id("status-line")).to_have_text("The move that you had set is no longer allowed")
    expect(page.get_by_test_id("voice")).to_have_text(re.compile("no longer allowed"))
    expect(ahead(host)).to_have_count(0)
    assert len(host.moves()) == 3
    page.get_by_test_id(f"piece-{later['gesture']['item']}").click()
    expect(page.get_by_test_id("status-line")).not_to_contain_text("no longer")


@pytest.mark.parametrize("way", ["Escape", "right click", "click on it", "button"])
def test_what_is_set_is_taken_back(visit: Visit, way: str) -> None:
    host, guest, mine, theirs, later = begun(visit(), visit())
    set_by_mouse(host, mine, later)
    where = mine.point("board", later["gesture"]["cells"][0])
    if way == "Escape":
        host.page.keyboard.press("Escape")
    elif way == "right click":
        host.page.mouse.click(*where, button="right")
    elif way == "click on it":
        host.page.mouse.click(*where)
    else:
        host.page.get_by_role("button", name="Cancel it").click()
    expect(ahead(host)).to_have_count(0)
    theirs.turn()
    write(guest, aside(theirs, later)["move"])
    host.moved(2)
    mine.turn()
    assert len(host.moves()) == 3


def test_with_fingers_it_is_set_by_the_button_and_shown_as_what_is_not_made_yet(visit: Visit) -> None:
    host, guest, mine, theirs, later = begun(visit(PHONE, phone=True), visit())
    fingers = Fingers(host)
    piece = host.page.get_by_test_id(f"piece-{later['gesture']['item']}")
    fingers.tap(piece)
    expect(piece).to_have_attribute("aria-pressed", "true")
    fingers.tap(mine.point("board", grip(mine, later)))
    expect(ahead(host)).to_have_count(0)
    fingers.tap(host.page.get_by_role("button", name="Set as next move"))
    expect(ahead(host)).to_be_visible()
    theirs.turn()
    write(guest, aside(theirs, later)["move"])
    host.moved(3)
    assert host.moves()[3] == later["move"]


def test_with_the_keyboard_it_is_told_and_set(visit: Visit) -> None:
    host, guest, mine, theirs, later = begun(visit(), visit())
    keyboard = Keyboard(host)
    host.board.focus()
    piece = next(item for item in mine.tray("hand", 0)["items"] if item["id"] == later["gesture"]["item"])
    keyboard.press(str(piece["slot"] + 1), "ArrowUp")
    assert "Enter sets it" in keyboard.said()
    keyboard.press("Enter")
    expect(ahead(host)).to_be_visible()
    assert re.match(f"Next: {piece['name']} on .*Escape cancels it", keyboard.said())
    keyboard.press("Escape")
    expect(ahead(host)).to_have_count(0)
    assert len(guest.moves()) == 2
    assert theirs.offers()


def test_a_cap_is_moved_beforehand_and_the_move_is_made_or_it_is_told_why_not(visit: Visit) -> None:
    anne, bert = visit(), visit()
    host, guest = meet(anne, bert, game="Hexano-Duel", clock="30 min + 20 s")
    if not Sent(anne, host).state["offers"]:
        anne, bert, host, guest = bert, anne, guest, host
    mine, theirs = Sent(anne, host), Sent(bert, guest)
    erupts(mine, host)
    theirs.turn()
    me = mine.state["view"]["me"]
    cap = next(
        cell
        for cell in mine.cells()
        if cell["tokens"] and cell["tokens"][-1]["kind"] == "cap" and cell["tokens"][-1]["side"] == me
    )
    beside = next(
        cell for cell in mine.cells() if abs(dist((cell["x"], cell["y"]), (cap["x"], cap["y"])) - 3**0.5) < 1e-6
    )
    host.page.mouse.click(*mine.point("board", cap["id"]))
    host.page.mouse.click(*mine.point("board", beside["id"]))
    expect(ahead(host)).to_be_visible()
    expect(host.page.get_by_test_id("status-line")).to_contain_text(f"from {cap['id']} to {beside['id']}")
    before = len(guest.moves())
    erupts(theirs, guest)
    expect(ahead(host)).to_have_count(0)
    made = f"{cap['id']}-{beside['id']}"
    legal = any(offer["move"] == made for state in anne.states() for offer in state["offers"] if state["ply"] > before)
    if legal:
        host.moved(before + 1)
        assert host.moves()[before + 1] == made
    else:
        expect(host.page.get_by_test_id("status-line")).to_contain_text("no longer allowed")


def erupts(sent: Sent, table: Table) -> None:
    """A whole turn: move until a volcano erupts."""
    offers = sent.turn()
    offer = max(offers, key=lambda offer: len(offer["effect"]["flights"]))
    assert offer["effect"]["flights"]
    write(table, offer["move"])


def test_who_wishes_for_none_sets_none(visit: Visit) -> None:
    host, guest, mine, theirs, later = begun(visit(), visit())
    page = host.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Set your next move").click(force=True)
    page.keyboard.press("Escape")
    page.get_by_test_id(f"piece-{later['gesture']['item']}").click()
    page.mouse.click(*mine.point("board", grip(mine, later)))
    expect(page.get_by_test_id("status-line")).to_have_text("It is not your move")
    expect(ahead(host)).to_have_count(0)
    assert theirs.offers()
    assert len(guest.moves()) == 2
