"""What holds on every screen of the client: landmarks, room, targets, rest, and what axe has to say."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from hexagora.club.web.app import application
from tests.browser.axe import SHEET, SIZES, Audit
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import Guest
from tests.browser.places import PLACES, every_game

# Pages of the client as the club names them, and a screen that shows each.
SCREENS = {
    "/": "start-hexafuse",
    "/account": "account",
    "/lobby": "lobby",
    "/ratings": "ratings",
    "/daily": "daily",
    "/daily/{day}/{game}": "daily-game",
    "/survival": "survival",
    "/survival/{game}": "survival",
    "/practice": "practice",
    "/learn/{game}": "learn",
    "/learn/{game}/{exercise}": "learn",
    "/rules/{game}": "rules",
    "/review": "review-a-record",
    "/review/{id}": "replay",
    "/study/{id}": "replay",
    "/replay/{id}": "replay",
    "/game/{id}": "board-hexafuse",
    "/challenge/{id}": "challenge",
    "/embed/game/{id}": "replay-framed",
}

# From the first line of script on: how far what was there already has moved, as browsers measure it.
WATCH_JUMPS = """
window.jumped = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      window.jumped.push(...entry.sources.map(({node}) => node?.outerHTML?.slice(0, 200) ?? "what is gone"));
}).observe({type: "layout-shift", buffered: true});
"""
# Whatever is wider than the window, with its parts that stick out.
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")].filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.outerHTML.slice(0, 120))"""
# Targets that a finger of 44 pixels does not hit, wherever it is put on their middle. Links within a text are as high
# as its lines. What a target has around itself, and nothing else has, is part of it.
SMALL = """() => {
  const all = [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")];
  const within = document.querySelector("dialog[open]") ?? document.body;
  const small = [];
  for (const target of all) {
    if (!within.contains(target) || !target.checkVisibility({visibilityProperty: true})) continue;
    // Only for screen readers, or in a drawer that is closed.
    const hidden = (part) => part && getComputedStyle(part).clipPath.startsWith("inset(50%");
    if (target.closest(".skips, .unseen") || hidden(target) || hidden(target.closest(".panel"))) continue;
    if (target.tagName === "A" && getComputedStyle(target).display === "inline") continue;
    if (target.matches("input[type=radio], input[type=checkbox]") && target.closest("label")) {
      const label = target.closest("label").getBoundingClientRect();
      if (label.width >= 43.9 && label.height >= 43.9) continue;
    }
    target.scrollIntoView({block: "center", inline: "center"});
    const {left, right, top, bottom, width, height} = target.getBoundingClientRect();
    if (width === 0 || (width >= 43.9 && height >= 43.9)) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = [[-21.5, 0], [21.5, 0], [0, -21.5], [0, 21.5]].every(([dx, dy]) => {
      const found = document.elementFromPoint(x + dx, y + dy);
      return found && (target.contains(found) || found.contains(target) && found.matches("label"));
    });
    if (!hit) small.push(`${target.outerHTML.slice(0, 160)} is ${width.toFixed(0)} x ${height.toFixed(0)}`);
  }
  return small;
}"""


def none(found: list[str]) -> None:
    """Nothing was found; else all of it is told."""
    assert not found, "\n".join(found)


@dataclass(frozen=True)
class Screen:
    """One of them, as somebody sees it for whom nothing moves."""

    name: str
    page: Page
    audit: Audit


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FakeClub]:
    with fake_club(tmp_path_factory.mktemp("fake"), every_game()) as opened:
        yield opened


@pytest.fixture(scope="module", params=PLACES)
def screen(request: pytest.FixtureRequest, browser: Browser, club: FakeClub) -> Iterator[Screen]:
    """A screen, opened once for all that is looked at there."""
    guest = Guest.come(browser, club.address, reduced_motion="reduce")
    guest.context.add_init_script(WATCH_JUMPS)
    shown = PLACES[request.param](guest)
    expect(shown).to_be_visible()
    shown.page.wait_for_load_state("networkidle")
    yield Screen(request.param, shown.page, Audit(shown.page))
    guest.leave()


def test_every_page_that_the_club_serves_is_among_the_screens() -> None:
    served = set(re.findall(r'Route\("([^"]*)", pages\.(?!service_worker)', inspect.getsource(application)))
    assert served == set(SCREENS)
    assert set(SCREENS.values()) <= set(PLACES)


def test_nothing_jumps_while_a_screen_is_built_up(screen: Screen) -> None:
    none(screen.page.evaluate("() => window.jumped"))


def test_a_screen_has_one_main_part_and_one_first_heading(screen: Screen) -> None:
    expect(screen.page.locator("main")).to_have_count(1)
    expect(screen.page.locator("h1")).to_have_count(1)
    if screen.name not in ("offline", "replay-framed"):
        expect(screen.page.get_by_role("banner")).to_have_count(1)
    assert screen.page.title().endswith("Hexagora")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_screen_is_no_wider_than_its_window_and_its_targets_are_as_large_as_a_finger(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    none(screen.page.evaluate(TOO_WIDE))
    none(screen.page.evaluate(SMALL))


def test_axe_finds_nothing_on_any_screen(screen: Screen) -> None:
    within = SHEET if screen.page.locator(SHEET).count() else "html"
    screen.audit.look(screen.name, screen.page.locator(SHEET if within == SHEET else "main"), within)
    none(screen.audit.found)
