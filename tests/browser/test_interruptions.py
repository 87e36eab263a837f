"""What others ask of a player, or tell, moves nothing on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import DESK, PHONE
from tests.browser.sent import Sent
from tests.browser.test_look import boxes
from tests.browser.test_two_people import meet
from tests.browser.touch import Fingers

HIDDEN = """(text) =>
  getComputedStyle(text).overflow === "hidden" ? text.scrollHeight - text.clientHeight : 0"""


def press(page: Page, phone: bool, *ids: str) -> None:
    for name in ids:
        button = page.get_by_test_id(name)
        button.tap() if phone else button.click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_wish_to_take_a_move_back_comes_and_goes_without_moving_anything(visit: Visit, size: tuple[int, int]) -> None:
    phone = size == PHONE
    anne, bert = visit(size, phone=phone), visit(size, phone=phone)
    host, guest = meet(anne, bert, game="Hexano-Duel")
    if not Sent(anne, host).state["offers"]:
        anne, bert, host, guest = bert, anne, guest, host
    offer = max(Sent(anne, host).turn(), key=lambda one: len(one["effect"]["flights"]))
    field = host.page.get_by_test_id("move-field")
    field.fill(offer["move"])
    field.press("Enter")
    Sent(bert, guest).turn()
    host.board.focus()  # on a phone the field lies in a drawer
    at_rest = [boxes(table.page) for table in (host, guest)]
    press(host.page, phone, "resign", "ask-back")
    expect(host.page.get_by_test_id("takeback")).to_be_visible()
    expect(guest.page.get_by_test_id("takeback-decline")).to_be_visible()
    assert [boxes(table.page) for table in (host, guest)] == at_rest
    press(guest.page, phone, "takeback-decline")
    expect(host.page.get_by_test_id("takeback")).to_have_count(0)
    assert [boxes(table.page) for table in (host, guest)] == at_rest


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_offer_to_end_the_game_lies_over_the_voice_of_the_table(visit: Visit, size: tuple[int, int]) -> None:
    phone = size == PHONE
    anne, bert = visit(size, phone=phone), visit(size, phone=phone)
    host, guest = meet(anne, bert, game="Hexano-Duel")
    at_rest = [boxes(table.page) for table in (host, guest)]
    press(host.page, phone, "resign", "offer-end")
    expect(guest.page.get_by_test_id("offer-accept")).to_be_visible()
    expect(host.page.get_by_test_id("offer")).to_be_visible()
    assert [boxes(table.page) for table in (host, guest)] == at_rest
    accept = guest.page.get_by_test_id("offer-accept").bounding_box()
    assert accept is not None
    assert accept["height"] >= 44
    press(guest.page, phone, "offer-decline")
    expect(host.page.get_by_test_id("offer")).to_have_text("Your offer was declined")
    assert [boxes(table.page) for table in (host, guest)] == at_rest


def test_what_many_mages_did_last_can_be_read_to_its_end_on_a_phone(visit: Visit) -> None:
    guest = visit(PHONE, phone=True)
    table = guest.open("hexpertise-first", players=6)
    page, sent, fingers = table.page, Sent(guest, table), Fingers(table)
    for _ in range(2):
        before, field = sent.state["ply"], page.get_by_test_id("move-field")
        sent.turn()
        field.fill(sent.offers()[0]["move"])
        field.press("Enter")
        sent.turn(before)
    table.board.focus()
    last = page.get_by_test_id("last-move")
    expect(last).to_have_text(re.compile("Spark 5 placed"))
    at_rest, text = boxes(page), last.locator("span")
    assert hidden(text) > 0, "there is not room for all of it"
    fingers.tap(last.get_by_role("button"))
    assert hidden(text) == 0
    assert boxes(page) == at_rest
    fingers.tap(last.get_by_role("button"))
    assert hidden(text) > 0


def hidden(text: Locator) -> int:
    """How much of a text cannot be seen, in pixels."""
    return int(text.evaluate(HIDDEN))
