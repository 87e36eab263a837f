"""Two people find together by a link and play each other; somebody watches; a connection is lost and comes back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE, Guest
from tests.browser.mouse import Mouse
from tests.browser.table import Table
from tests.browser.test_watching import check_hidden


def challenge(host: Guest, game: str = "HexaFuse", clock: str | None = None) -> tuple[Page, str]:
    """The page of a new challenge, and its link."""
    page = host.page()
    page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name="A friend").check()
    if page.get_by_role("radio", name="First", exact=True).count() and game == "HexaFuse":
        page.get_by_role("radio", name="First", exact=True).check()
    if clock is not None:
        page.get_by_role("radio", name=clock).check()
    page.get_by_test_id("play").click()
    link = page.get_by_test_id("share-link").input_value()
    return page, link


def seated(page: Page) -> Table:
    page.wait_for_url(re.compile(r"/game/"), timeout=FIRST_PATIENCE)
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table


def meet(host: Guest, guest: Guest, **more: Any) -> tuple[Table, Table]:
    """A board between two guests, by the link that one of them makes."""
    page, link = challenge(host, **more)
    other = guest.page(link)
    other.get_by_test_id("join").click()
    return seated(page), seated(other)


def decide(table: Table) -> None:
    """Answer the question that is asked."""
    table.page.get_by_test_id("decision").get_by_role("button").first.click()


def step(table: Table, other: Table) -> None:
    """One turn of who sits at the first table, seen at the other one as well."""
    before = len(table.moves())
    if table.phase(before) == "decision":
        decide(table)
    else:
        Mouse(table).play()
    table.moved(before)
    other.moved(before)
    assert other.moves() == table.moves()


def test_two_people_meet_by_a_link_and_play_while_somebody_watches(visit: Visit) -> None:
    anne, bert, stranger = visit(), visit(), visit()
    host, guest = meet(anne, bert)
    watched = Table(stranger.page(host.page.url))
    watched.seated(FIRST_PATIENCE)
    expect(watched.page.get_by_text("You are watching")).to_be_visible()
    for table, other in ((host, guest), (guest, host), (host, guest), (guest, host)):
        if not table.page.get_by_test_id("seat-mine").evaluate("seat => seat.classList.contains('seat-to-move')"):
            table, other = other, table
        step(table, other)
    watched.page.wait_for_function(
        "(moves) => document.querySelectorAll('[data-testid=\"moves\"] .move').length >= moves", arg=4
    )
    assert watched.moves() == host.moves()
    assert any(state["offers"] for state in anne.states())
    assert any(state["offers"] for state in bert.states())
    assert not any(state["offers"] for state in stranger.states())
    check_hidden(anne, bert, stranger)
    guest.page.get_by_test_id("resign").click()
    guest.page.get_by_test_id("resign-yes").click()
    for table, headline in ((host, "You win"), (guest, "wins"), (watched, "wins")):
        expect(table.result.locator("h2")).to_contain_text(headline)


def test_a_rematch_leads_both_to_a_new_board_with_sides_exchanged(visit: Visit) -> None:
    anne, bert = visit(), visit()
    host, guest = meet(anne, bert)
    side = host.side()
    guest.page.get_by_test_id("resign").click()
    guest.page.get_by_test_id("resign-yes").click()
    host.page.get_by_test_id("rematch").click()
    expect(host.page.get_by_test_id("rematch")).to_have_text("Waiting for the answer …")
    expect(guest.page.get_by_test_id("wish")).to_contain_text("wishes for a rematch")
    before = host.page.url
    guest.page.get_by_test_id("rematch").click()
    for table in (host, guest):
        table.page.wait_for_url(lambda url: url != before, timeout=FIRST_PATIENCE)
        table.seated(FIRST_PATIENCE)
    assert host.page.url == guest.page.url
    assert guest.side() == side
    assert host.side() != side


def test_a_player_who_lost_the_network_is_missed_and_comes_back_to_the_same_position(visit: Visit) -> None:
    anne, bert = visit(), visit()
    host, guest = meet(anne, bert, clock="30 min + 20 s")
    step(host, guest)
    address = guest.page.url
    guest.page.close()
    expect(host.page.get_by_test_id("missing")).to_contain_text("is away")
    expect(host.page.get_by_test_id("seat-theirs")).to_contain_text("away")
    back = Table(bert.page(address))
    back.seated(FIRST_PATIENCE)
    assert back.moves() == host.moves()
    expect(host.page.get_by_test_id("missing")).to_have_count(0)
    step(back, host)
    assert host.page.get_by_role("timer").first.inner_text()


def test_a_move_is_taken_back_when_the_other_one_agrees(visit: Visit) -> None:
    anne, bert = visit(), visit(PHONE, phone=True)
    page, link = challenge(anne)
    other = bert.page(link)
    other.get_by_test_id("join").tap()
    host, guest = seated(page), seated(other)
    Mouse(host).play()
    host.moved(0)
    guest.moved(0)
    host.page.get_by_test_id("resign").click()
    host.page.get_by_test_id("ask-back").click()
    expect(host.page.get_by_test_id("takeback")).to_contain_text("You have asked")
    guest.page.get_by_test_id("takeback-accept").tap()
    for table in (host, guest):
        table.page.wait_for_function("() => document.querySelectorAll('[data-testid=\"moves\"] .move').length === 0")
    host.page.get_by_test_id("resign").click()
    host.page.get_by_test_id("abort").click()
    for table in (host, guest):
        expect(table.result.locator("h2")).to_have_text("The game was broken off")


def test_a_host_invites_bots_and_friends_to_a_festival_and_begins(visit: Visit) -> None:
    anne, bert = visit(), visit()
    page = anne.page()
    page.get_by_role("radio", name="Hexpertise").check()
    page.get_by_role("radio", name="A friend").check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_test_id("play").click()
    link = page.get_by_test_id("share-link").input_value()
    expect(page.get_by_test_id("start")).to_be_disabled()
    page.get_by_role("button", name="Invite Spark").click()
    expect(page.get_by_test_id("chair-1")).to_contain_text("Spark 1")
    other = bert.page(link)
    other.get_by_test_id("join").click()
    expect(other.get_by_test_id("challenge-status")).to_contain_text("says when it begins")
    expect(page.get_by_test_id("chair-2")).not_to_contain_text("Free")
    page.get_by_test_id("start").click()
    for table in (seated(page), seated(other)):
        expect(table.page.locator("[data-testid^=other-]:not(dialog)")).to_have_count(2)


def test_a_challenge_that_was_taken_back_says_so(visit: Visit) -> None:
    anne, bert = visit(), visit()
    page, link = challenge(anne)
    other = bert.page(link)
    other.get_by_test_id("join").wait_for()
    page.get_by_test_id("leave").click()
    expect(other.get_by_role("heading", name="There is no such challenge")).to_be_visible()
