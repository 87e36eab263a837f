"""The daily challenge in the browser: from the start page to the table, over midnight, in two tabs, with any clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Audit
from tests.browser.conftest import Visit
from tests.browser.fake import HOUR, FakeClub, fake_club
from tests.browser.guest import DESK, FIRST_PATIENCE, PHONE, Guest
from tests.browser.server import Server
from tests.browser.table import Table
from tests.club.house import HEXAFUSE, settings
from tests.toys import PETALS

GAMES = {"hexafuse": HEXAFUSE, PETALS.id: PETALS}
PLAY = f"Play today's {PETALS.facts.title}"
# The device thinks that it is years ago.
OFF = """
const off = globalThis.Date.UTC(2019, 4, 5) - globalThis.Date.now();
globalThis.Date = class extends globalThis.Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [performance.timeOrigin + performance.now() + off]));
  }
  static now() {
    return performance.timeOrigin + performance.now() + off;
  }
};
"""
GO_ON = f"Go on with today's {PETALS.facts.title}"


@pytest.fixture
def club(tmp_path: Path, built: None) -> Iterator[FakeClub]:
    with fake_club(tmp_path, settings(games=GAMES), at=24 * HOUR - 600) as club:
        yield club


def begin(page: Page, name: str = PLAY) -> Table:
    """From the page of the challenges to the board."""
    page.get_by_role("button", name=name).click()
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table


def drawn(page: Page) -> str:
    """Which state the page shows."""
    return page.locator("body").get_attribute("data-drawn") or ""


def visit_page(page: Page, path: str) -> None:
    """Load another page, once this one has nothing on its way."""
    page.wait_for_load_state("networkidle")
    page.goto(path)


def lay(table: Table) -> None:
    """Make one of the moves that there are: what lies open, on the first free cell."""
    page, before = table.page, drawn(table.page)
    page.get_by_test_id("panel").evaluate("panel => panel.classList.add('panel-open')")
    field = page.get_by_test_id("move-field")
    field.fill(field.get_attribute("placeholder") or "")
    page.get_by_test_id("move-send").click()
    expect(page.locator("body")).not_to_have_attribute("data-drawn", before)


def finish(table: Table) -> None:
    """Play on until the result is there."""
    for _ in range(PETALS.facts.max_plies):
        if table.page.get_by_test_id("move-field").get_attribute("placeholder") in (None, ""):
            break
        lay(table)
    expect(table.page.get_by_test_id("to-table")).to_be_visible()


def test_from_the_start_page_to_the_table_with_a_text_to_share(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page()
    page.get_by_test_id("mode-daily").click()
    expect(page.get_by_test_id("daily-next")).to_have_text("Next challenge in 10 min")
    expect(page.get_by_role("heading", name="Daily challenge")).to_be_visible()
    expect(page.get_by_text("Monday, 30 November 2026")).to_be_visible()
    table = begin(page)
    expect(page.get_by_test_id("event-tag")).to_contain_text("Daily challenge")
    finish(table)
    page.get_by_test_id("to-table").click()
    mine = page.get_by_test_id("day-mine")
    expect(mine).to_contain_text("Place 1 of 1")
    shared = page.get_by_test_id("share-result").locator("pre")
    expect(shared).to_contain_text("Hexagora")
    expect(shared).to_contain_text(f"{club.address}/daily")
    page.get_by_role("link", name="Replay of").click()
    expect(page.get_by_test_id("replay-said")).to_contain_text("Move 0 of 7")
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_test_id("replay-said")).to_contain_text("Move 1 of 7")
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-said")).to_contain_text("Move 7 of 7")
    visit_page(page, "/daily")
    expect(page.get_by_test_id(f"daily-{PETALS.id}")).to_contain_text("1 day in a row")
    expect(page.get_by_test_id("calendar").locator(".month-today")).to_be_visible()


def test_a_second_try_is_practice_and_changes_nothing(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/daily")
    finish(begin(page))
    page.get_by_test_id("to-table").click()
    result = page.get_by_test_id("day-mine").locator(".day-result").text_content()
    page.get_by_test_id("practise").click()
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    expect(page.get_by_test_id("event-tag")).to_contain_text("Practice")
    finish(table)
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("day-mine").locator(".day-result")).to_have_text(result or "")
    expect(page.get_by_test_id("day-table").locator("tbody tr")).to_have_count(1)


def test_two_tabs_play_one_and_the_same_try(visit: Visit, club: FakeClub) -> None:
    guest = visit(at=club)
    first, second = guest.page("/daily"), guest.page("/daily")
    one = begin(first)
    other = begin(second)
    assert first.url == second.url
    lay(one)
    expect(second.locator("body")).to_have_attribute("data-drawn", drawn(first))
    lay(other)
    expect(first.locator("body")).to_have_attribute("data-drawn", drawn(second))
    finish(one)
    expect(second.get_by_test_id("to-table")).to_be_visible()


def test_leaving_the_page_loses_nothing(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/daily")
    table = begin(page)
    lay(table)
    seen = drawn(page)
    visit_page(page, "/")
    page.get_by_test_id("mode-daily").click()
    page.get_by_role("button", name=GO_ON).click()
    expect(page.locator("body")).to_have_attribute("data-drawn", seen)


def test_midnight_falls_into_a_game_which_may_be_finished_and_counts(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/daily")
    table = begin(page)
    lay(table)
    expect(page.get_by_test_id("midnight")).to_have_count(0)
    club.wait(600 + 60)
    lay(table)
    expect(page.get_by_test_id("midnight")).to_contain_text("Midnight has passed")
    expect(page.get_by_test_id("midnight")).to_contain_text("59 min")
    finish(table)
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("day-mine")).to_contain_text("Place 1 of 1")
    visit_page(page, "/daily")
    expect(page.get_by_text("Tuesday, 1 December 2026")).to_be_visible()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    expect(page.get_by_test_id(f"daily-{PETALS.id}")).to_contain_text("1 day in a row")


def test_a_try_that_midnight_has_caught_is_told_of_until_it_counts_no_more(visit: Visit, club: FakeClub) -> None:
    page = visit(at=club).page("/daily")
    table = begin(page)
    lay(table)
    club.wait(600 + 120)
    visit_page(page, "/daily")
    page.get_by_test_id("daily-open").get_by_role("link").click()
    table.seated(FIRST_PATIENCE)
    club.wait(HOUR)
    lay(table)
    expect(page.get_by_test_id("midnight")).to_contain_text("does not count any more")
    finish(table)
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("day-mine")).to_contain_text("not finished in time")
    expect(page.get_by_test_id("day-table")).to_have_count(0)


def test_a_clock_that_is_off_changes_nothing(visit: Visit, club: FakeClub) -> None:
    guest = visit(at=club)
    guest.context.add_init_script(OFF)
    page = guest.page("/daily")
    assert page.evaluate("new Date().getFullYear()") == 2019
    expect(page.get_by_text("Monday, 30 November 2026")).to_be_visible()
    expect(page.get_by_test_id("daily-next")).to_have_text("Next challenge in 10 min")
    expect(page.get_by_test_id("calendar")).to_contain_text("November 2026")
    finish(begin(page))
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("day-mine")).to_contain_text("Place 1 of 1")


def test_somebody_elses_game_is_hidden_until_ones_own_is_over(visit: Visit, club: FakeClub) -> None:
    other = visit(at=club).page("/daily")
    finish(begin(other))
    guest = visit(at=club)
    page = guest.page("/daily")
    expect(page.get_by_test_id(f"daily-{PETALS.id}")).to_be_visible()
    visit_page(page, other.url)
    expect(page.get_by_role("heading", name="Not before your own try")).to_be_visible()
    page.get_by_role("link", name="To today's challenge").click()
    finish(begin(page))
    visit_page(page, other.url)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_connection_that_breaks_in_the_middle_of_a_try_loses_no_move(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.open()
    try:
        guest = visit(at=server)
        page = guest.page("/daily")
        table = begin(page, "Play today's Hexeptional Hexpertise, first edition")
        lay(table)
        seen = drawn(page)
        with guest.excused(""):  # the browser itself logs each connection that fails
            server.kill()
            expect(page.get_by_test_id("status-line")).to_contain_text("connect")
            server.open()
            # The club that comes up loads its engine before it can read the game.
            expect(page.get_by_test_id("status-line")).not_to_contain_text("connect", timeout=FIRST_PATIENCE)
            expect(page.locator("body")).to_have_attribute("data-drawn", seen)
            lay(table)
        page.close()  # so that nobody misses the club when it goes
    finally:
        server.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_of_these_pages_is_wider_than_the_screen(visit: Visit, club: FakeClub, size: tuple[int, int]) -> None:
    page = visit(size, at=club).page("/daily")
    wide = "() => document.documentElement.scrollWidth > innerWidth"
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    assert not page.evaluate(wide)
    finish(begin(page))
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("day-table")).to_be_visible()
    assert not page.evaluate(wide)
    page.get_by_role("link", name="Replay of").click()
    expect(page.get_by_test_id("replay-said")).to_be_visible()
    assert not page.evaluate(wide)


def test_axe_finds_nothing_on_these_pages(visit: Visit, club: FakeClub) -> None:
    guest: Guest = visit(at=club)
    page = guest.page("/daily")
    audit = Audit(page)
    audit.look("daily", page.get_by_role("button", name=PLAY))
    finish(begin(page))
    page.get_by_test_id("to-table").click()
    audit.look("day", page.get_by_test_id("day-table"))
    page.get_by_role("link", name="Replay of").click()
    audit.look("replay", page.get_by_test_id("replay-said"))
    assert audit.found == []
