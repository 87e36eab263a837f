"""Survival in the browser: from the start page up the ladder, to the loss that ends the run, and into the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Audit
from tests.browser.conftest import Visit
from tests.browser.fake import HOUR, FakeClub, fake_club
from tests.browser.guest import DESK, FIRST_PATIENCE, PHONE
from tests.browser.table import Table
from tests.browser.test_daily import drawn, lay, visit_page
from tests.club.house import HEXAFUSE, settings
from tests.toys import PETALS

GAMES = {PETALS.id: PETALS, "hexafuse": HEXAFUSE}


@pytest.fixture
def club(tmp_path: Path, built: None) -> Iterator[FakeClub]:
    with fake_club(tmp_path, settings(games=GAMES), at=12 * HOUR) as club:
        yield club


def seated(page: Page) -> Table:
    """The board that the page has come to."""
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table


def finish(page: Page) -> bool:
    """Play a bout to its end; whether the rung was passed."""
    table = seated(page)
    for _ in range(PETALS.facts.max_plies):
        lay(table)
    expect(page.get_by_test_id("event-result")).to_be_visible()
    return page.get_by_test_id("next-bout").count() > 0


def test_up_the_ladder_from_the_start_page_until_the_run_ends(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_test_id("mode-survival").click()
    expect(page.get_by_test_id("next-rung")).to_contain_text("Reach 2 points")
    page.get_by_test_id("climb").click()
    expect(page.get_by_test_id("target")).to_have_text("Reach 2 points")
    passed = 0
    while finish(page):
        passed += 1
        expect(page.get_by_test_id("event-result")).to_contain_text(f"You are past rung {passed}")
        page.get_by_test_id("next-bout").click()
        expect(page.get_by_test_id("event-tag")).to_have_text(f"Survival, rung {passed + 1}")
    expect(page.get_by_test_id("event-result")).to_contain_text("The run is over")
    page.get_by_test_id("to-ladder").click()
    assert passed > 0, "the first target is low"
    expect(page.get_by_test_id("next-rung")).to_contain_text(f"Your best run: {passed} rung")
    row = page.get_by_test_id("runs").locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td").last).to_have_text(str(passed))
    expect(page.get_by_test_id("ladder").locator(".rung-here")).to_contain_text("100 % get past it (of 1)")


def test_a_run_is_paused_by_leaving_and_goes_on_where_it_was(visit: Visit, club: FakeClub) -> None:
    guest = visit(at=club)
    page = guest.page("/survival")
    page.get_by_test_id("climb").click()
    lay(seated(page))
    seen, room = drawn(page), page.url
    club.wait(100 * 24 * HOUR)
    other = guest.page("/survival")
    expect(other.get_by_test_id("climb")).to_have_text("Go on with the game")
    other.get_by_test_id("climb").click()
    expect(other.locator("body")).to_have_attribute("data-drawn", seen)
    assert other.url == room


def test_between_two_bouts_a_run_waits_or_is_ended(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/survival")
    page.get_by_test_id("climb").click()
    assert finish(page)
    page.get_by_test_id("to-ladder").click()
    expect(page.get_by_test_id("climb")).to_have_text("On to rung 2")
    page.get_by_test_id("end-run").click()
    expect(page.get_by_test_id("climb")).to_have_text("Start a run")


def test_resigning_against_a_bot_ends_the_run(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/survival/hexafuse")
    expect(page.get_by_test_id("next-rung")).to_contain_text("You move first")
    page.get_by_test_id("climb").click()
    seated(page)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("event-result")).to_have_text("The run is over.")
    page.get_by_test_id("to-ladder").click()
    expect(page.get_by_test_id("climb")).to_have_text("Start a run")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_ladder_is_no_wider_than_the_screen_and_axe_finds_nothing(
    visit: Visit, club: FakeClub, size: tuple[int, int]
) -> None:
    page = visit(size, at=club).page("/survival/hexafuse")
    expect(page.get_by_test_id("ladder")).to_be_visible()
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    audit = Audit(page)
    audit.look("survival", page.get_by_test_id("ladder"))
    assert audit.found == []
    visit_page(page, "/")
