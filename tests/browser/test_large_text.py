"""Letters twice as large as usual: nothing is lost, nothing lies over anything else, and one still plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import launched
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.keyboard import Keyboard
from tests.browser.places import PLACES, at_board, every_game
from tests.browser.sent import Sent
from tests.browser.test_screens import TOO_WIDE, none

# What readers set in their browser, in pixels; 16 is usual.
LARGE = 32
# Text that is cut off by the box that it is in. What is only for screen readers is no box.
CUT = """() => [...document.querySelectorAll("main *, header *")].filter((part) => {
  if (part.closest(".unseen, .skips, svg, select, pre") || part.children.length > 0) return false;
  if (!part.checkVisibility()) return false;
  if (!part.textContent.trim() || part.getBoundingClientRect().width <= 1) return false;
  const {overflowX, clipPath} = getComputedStyle(part);
  return overflowX !== "visible" && clipPath === "none" && part.scrollWidth > part.clientWidth + 1;
}).map((part) => `${part.className}: ${part.textContent}`)"""
# Targets that something else lies over, once they are scrolled to. What sticks to the edge of the window may.
COVERED = """() => [...document.querySelectorAll("button, a[href], input, select, summary")].filter((target) => {
  if (target.closest(".skips, .unseen, .panel, dialog:not([open])") || !target.checkVisibility()) return false;
  target.scrollIntoView({block: "center", inline: "center"});
  const {left, right, top, bottom, width} = target.getBoundingClientRect();
  if (width <= 1) return false;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !found || !(target.contains(found) || found.contains(target) || found.closest("label")?.contains(target));
}).map((target) => target.outerHTML.slice(0, 160))"""
# Which screens, by the size of the window.
SCREENS = {
    PHONE: ("start-hexafuse", "lobby", "account"),
    DESK: ("start-hexafuse", "lobby", "daily", "account", "board-hexafuse", "board-hexano-duel", "decision"),
}


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FakeClub]:
    with fake_club(tmp_path_factory.mktemp("fake"), every_game()) as opened:
        yield opened


@pytest.fixture(scope="module")
def large(browser: Browser, club: FakeClub) -> Iterator[Browser]:
    """A browser whose reader has set letters twice as large."""
    found = launched(browser.browser_type, f"--blink-settings=defaultFontSize={LARGE}")
    yield found
    found.close()


@pytest.mark.parametrize(("size", "place"), [(size, place) for size, places in SCREENS.items() for place in places])
def test_with_letters_twice_as_large_nothing_is_cut_off_or_covered(
    large: Browser, club: FakeClub, size: tuple[int, int], place: str
) -> None:
    guest = Guest.come(large, club.address, size, reduced_motion="reduce")
    shown = PLACES[place](guest)
    expect(shown).to_be_visible()
    page = shown.page
    assert page.evaluate("() => getComputedStyle(document.body).fontSize") == f"{LARGE * 15 / 16:g}px"
    none(page.evaluate(TOO_WIDE))
    none(page.evaluate(CUT))
    none(page.evaluate(COVERED))
    guest.leave()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_letters_twice_as_large_one_still_plays(large: Browser, club: FakeClub, size: tuple[int, int]) -> None:
    guest = Guest.come(large, club.address, size, reduced_motion="reduce")
    table = at_board(guest, "hexafuse")
    sent, keyboard = Sent(guest, table), Keyboard(table)
    sent.turn()
    before = len(table.moves())
    table.pieces.first.click()
    table.board.focus()
    keyboard.press("n")
    box = table.shown.bounding_box()
    board = table.board.bounding_box()
    assert box is not None
    assert board is not None
    assert board["width"] > 250, "the board is as large as a finger needs it"
    table.lay.click()
    table.moved(before)
    guest.leave()
