"""Quick match, several at one screen, and practice, from the start page to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Audit
from tests.browser.conftest import Visit
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import DESK, FIRST_PATIENCE, PHONE
from tests.browser.table import Table
from tests.browser.test_daily import drawn, lay, visit_page
from tests.club.house import HEXAFUSE, settings
from tests.toys import PETALS

GAMES = {"hexafuse": HEXAFUSE, PETALS.id: PETALS}


@pytest.fixture
def club(tmp_path: Path, built: None) -> Iterator[FakeClub]:
    with fake_club(tmp_path, settings(games=GAMES)) as club:
        yield club


def seated(page: Page) -> Table:
    """The board that the page has come to."""
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table


def resign(page: Page) -> None:
    """Give up."""
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("result")).to_be_visible()


# Quick match ---------------------------------------------------------------------------------------------


def test_one_click_from_the_start_page_to_the_first_move(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_test_id("play").click()
    seated(page)
    expect(page.get_by_test_id("tray-mine")).to_be_visible()
    expect(page.locator(".seat-mine.seat-to-move")).to_be_visible()


def test_level_side_and_rules_are_remembered(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_role("radio", name="Pulse").check()
    page.get_by_role("radio", name="Second", exact=True).check()
    page.locator("details.rules summary").click()
    page.get_by_role("radio", name="Facing").check()
    page.get_by_test_id("play").click()
    seated(page)
    visit_page(page, "/")
    expect(page.get_by_role("radio", name="Pulse")).to_be_checked()
    expect(page.get_by_role("radio", name="Second", exact=True)).to_be_checked()
    page.locator("details.rules summary").click()
    expect(page.get_by_role("radio", name="Facing")).to_be_checked()


def test_a_rematch_at_another_level_exchanges_sides_and_is_remembered(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_test_id("play").click()
    seated(page)
    resign(page)
    first = page.url
    page.get_by_test_id("again-pulse").click()
    expect(page.get_by_role("region", name="Pulse", exact=True)).to_be_visible()
    assert page.url != first
    expect(page.get_by_test_id("seat-mine")).to_contain_text("You")
    assert "style-side-1" in (page.get_by_test_id("seat-mine").get_attribute("class") or "")
    visit_page(page, "/")
    expect(page.get_by_role("radio", name="Pulse")).to_be_checked()


# At one screen -------------------------------------------------------------------------------------------


def test_two_play_at_one_screen_to_the_end_each_with_their_own_hand(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_role("radio", name=PETALS.facts.title).check()
    page.get_by_role("radio", name="One screen").check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("play").click()
    table = seated(page)
    movers: list[str] = []
    for _ in range(PETALS.facts.max_plies):
        mine = page.get_by_test_id("seat-mine")
        movers.append(mine.get_attribute("aria-label") or "")
        lay(table)
    assert movers == ["Player 1" if number % 2 == 0 else "Player 2" for number in range(len(movers))]
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.get_by_role("heading").first).to_have_text(re.compile("^(Player [12] wins|A draw)$"))
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("moves").locator(".move")).to_have_count(0)
    seated(page)


def test_the_board_turns_to_who_moves_if_that_is_wished_and_what_is_pressed_is_what_is_meant(
    visit: Visit, club: FakeClub
) -> None:
    page = visit(at=club).page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("turn the board to who moves").click()
    expect(page.get_by_role("switch", name="turn the board")).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="One screen").check()
    page.get_by_test_id("play").click()
    table = seated(page)
    board = page.get_by_test_id("board")
    expect(board).to_have_attribute("data-turned", "0")
    lay(table)
    page.get_by_test_id("button-stay").click()
    expect(board).to_have_attribute("data-turned", "3")
    before = drawn(page)
    table.pieces.first.click()
    # As it lies in the hand it may fit nowhere; the key finds how it does.
    board.focus()
    page.keyboard.press("n")
    expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "yes")
    x, y = table.reach()[0]
    page.mouse.move(x, y)
    expect(table.shown).to_be_visible()
    box = table.shown.bounding_box()
    assert box is not None
    assert box["x"] <= x <= box["x"] + box["width"]
    assert box["y"] <= y <= box["y"] + box["height"]
    board.focus()
    page.keyboard.press("n")
    expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "yes")
    page.keyboard.press("Enter")
    expect(page.locator("body")).not_to_have_attribute("data-drawn", before)
    expect(board).to_have_attribute("data-turned", "0")


# Practice ------------------------------------------------------------------------------------------------


def test_a_position_is_dealt_changed_by_hand_and_refused_with_the_reason(visit: Visit, club: FakeClub) -> None:
    guest = visit(at=club)
    page = guest.page()
    page.get_by_test_id("mode-practice").click()
    said = page.get_by_test_id("position-said")
    expect(said).to_contain_text("This position is allowed. Player 1 is to move.")
    setup = page.get_by_test_id("position-setup").input_value()
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("position-setup")).not_to_have_value(setup)
    expect(said).to_contain_text("allowed")
    with guest.excused("400"):
        page.get_by_test_id("position-moves").fill("a1,a2")
        expect(said).to_contain_text("move 1, a1,a2, is not allowed")
        expect(page.get_by_test_id("play-position")).to_be_disabled()
        page.locator("details.rules summary").click()
        page.get_by_test_id("position-moves").fill("")
        page.get_by_test_id("position-setup").fill('{"anchors": 3}')
        expect(said).to_contain_text("the setup is not allowed")
        page.get_by_test_id("position-setup").fill("{")
        expect(said).to_contain_text("no JSON")
        page.get_by_test_id("position-setup").fill(setup)
        expect(said).to_contain_text("This position is allowed")


def test_a_position_is_tried_from_both_sides_taken_back_to_the_editor_and_shared_by_link(
    visit: Visit, club: FakeClub
) -> None:
    page = visit(at=club).page("/practice")
    expect(page.get_by_test_id("position")).to_be_visible()
    page.get_by_test_id("both-sides").click()
    lay(seated(page))
    page.get_by_test_id("button-stay").click()
    expect(page.get_by_test_id("moves").locator(".move")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    page.get_by_test_id("event-tag").click()
    expect(page.get_by_test_id("position-moves")).to_have_value(re.compile(r"^\S+ stay$"))
    expect(page.get_by_test_id("position-said")).to_contain_text("Player 2 is to move")
    moves = page.get_by_test_id("position-moves").input_value()
    link = page.get_by_test_id("share-link").input_value()
    friend = visit(at=club).context.new_page()
    friend.goto(link)
    expect(friend.get_by_test_id("position-moves")).to_have_value(moves)
    friend.get_by_role("radio", name="Second", exact=True).check()
    friend.get_by_test_id("play-position").click()
    seated(friend)
    expect(friend.get_by_test_id("moves").locator(".move")).to_have_count(2)
    assert "style-side-1" in (friend.get_by_test_id("seat-mine").get_attribute("class") or "")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_in_the_editor_which_is_no_wider_than_the_screen(
    visit: Visit, club: FakeClub, size: tuple[int, int]
) -> None:
    page = visit(size, at=club).page("/practice")
    expect(page.get_by_test_id("position")).to_be_visible()
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    audit = Audit(page)
    audit.look("practice", page.get_by_test_id("position"))
    assert audit.found == []
