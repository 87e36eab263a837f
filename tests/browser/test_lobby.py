"""In the lobby strangers find each other, and see what their game did to their ratings; and two at a table talk."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE
from tests.browser.mouse import Mouse
from tests.browser.test_two_people import decide, meet, seated


def test_two_strangers_find_each_other_and_are_rated(visit: Visit) -> None:
    anne, bert = visit(), visit()
    pages = [guest.page("/lobby") for guest in (anne, bert)]
    for page in pages:
        page.get_by_role("radio", name="HexaFuse").check()
        page.get_by_test_id("seek").click()
    one, two = (seated(page) for page in pages)
    expect(one.page.get_by_test_id("seat-mine")).to_contain_text("1500?")

    first, second = (one, two) if one.page.locator(".seat-mine.seat-to-move").count() else (two, one)
    Mouse(first).play()
    second.moved(0)
    assert second.phase(1) == "decision"
    decide(second)
    first.moved(1)
    second.page.get_by_test_id("resign").click()
    second.page.get_by_test_id("resign-yes").click()
    expect(first.page.get_by_test_id("rating-change")).to_have_text("Your rating: 1500 → 1520? (+20)")
    expect(second.page.get_by_test_id("rating-change")).to_have_text("Your rating: 1500 → 1480? (−20)")

    ratings = second.page.context.new_page()
    ratings.goto("/ratings")
    expect(ratings.get_by_test_id("my-rating")).to_contain_text("1480?")
    expect(ratings.locator(".ranking-you")).to_contain_text("1480?")
    assert complaints(ratings) == []


def test_a_challenge_in_the_lobby_is_taken_by_a_stranger_on_a_phone(visit: Visit) -> None:
    anne, bert = visit(), visit(PHONE, phone=True)
    page = anne.page()
    page.get_by_role("radio", name="HexaFuse").check()
    page.get_by_role("radio", name="A friend").check()
    page.get_by_text("Show it in the lobby").click()
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("share-link")).to_be_visible()
    assert complaints(page) == []
    lobby = bert.page("/lobby")
    expect(lobby.get_by_role("heading", level=1)).to_be_visible()
    assert complaints(lobby) == []
    lobby.get_by_test_id("challenges").get_by_role("link").first.tap()
    lobby.get_by_test_id("join").tap()
    for board in (page, lobby):
        seated(board)


def test_two_at_a_table_talk_and_one_silences_it(visit: Visit) -> None:
    one, two = meet(visit(), visit(), clock="30 min + 20 s")
    one.page.get_by_test_id("talk").locator("summary").click()
    one.page.get_by_test_id("talk-field").fill("Good luck!")
    one.page.get_by_test_id("talk-send").click()
    two.page.get_by_test_id("talk").locator("summary").click()
    expect(two.page.get_by_test_id("talk")).to_contain_text("Good luck!")
    two.page.get_by_test_id("talk-mute").click()
    expect(two.page.get_by_test_id("talk")).not_to_contain_text("Good luck!")


def test_a_search_can_be_called_off(visit: Visit) -> None:
    page = visit().page("/lobby")
    page.get_by_test_id("seek").click(timeout=FIRST_PATIENCE)
    expect(page.get_by_test_id("seeking")).to_contain_text("1500")
    page.get_by_test_id("cancel-search").click()
    expect(page.get_by_test_id("seek")).to_be_enabled()
