from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import DESK, PHONE, TABLET, Scheme
from tests.browser.motion import come_to_rest
from tests.browser.mouse import Mouse
from tests.browser.table import Table

# From now on, keep how long each animation and transition takes that begins, in milliseconds.
WATCH_MOTION = """() => {
  window.motions = [];
  const note = (event) => {
    const moving = document.getAnimations().filter((one) => one.effect.target === event.target);
    window.motions.push(...moving.map((one) => one.effect.getComputedTiming().activeDuration));
  };
  document.addEventListener("animationstart", note);
  document.addEventListener("transitionrun", note);
}"""
MOTIONS = "() => window.motions"

# What must not lie over one another, and where it is on the screen.
PARTS = {
    "top bar": ".topbar",
    "board": "[data-testid=board]",
    "status": "[data-testid=status]",
    "own hand": "[data-testid=tray-mine]",
    "other hand": "[data-testid=tray-theirs]",
    "own seat": "[data-testid=seat-mine]",
    "other seat": "[data-testid=seat-theirs]",
    "buttons": "[data-testid=actions]",
    "moves": "[data-testid=panel]",
    "decision": "[data-testid=decision]",
}
BOXES = """(parts) => Object.fromEntries(Object.entries(parts).flatMap(([name, selector]) => {
  const part = document.querySelector(selector);
  const box = part?.getBoundingClientRect();
  // Out of sight: the panel of a phone is a drawer that is closed.
  return part && box.width > 1 && box.height > 1 ? [[name, [box.left, box.top, box.right, box.bottom]]] : [];
}))"""
BUTTONS = """() => [...document.querySelectorAll("button, input, summary, a")].flatMap((button) => {
  const box = button.getBoundingClientRect();
  const seen = button.checkVisibility({visibilityProperty: true}) && box.width > 1;
  return seen && !button.closest(".skips, .panel:not(.panel-open)") || (seen && innerWidth > 899)
    ? [[button.getAttribute("aria-label") ?? button.textContent, [box.left, box.top, box.right, box.bottom]]] : [];
})"""
# Words that do not fit into the box that they are in.
CLIPPED = """() => [...document.querySelectorAll("#app *")].filter((part) => {
  if (part.closest(".unseen, .skips, .panel, svg") || part.children.length > 0 || !part.checkVisibility()) return false;
  const {overflowX, clipPath} = getComputedStyle(part);
  return overflowX === "hidden" && clipPath === "none" && part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.textContent)"""

# Pieces of the hand that the number of their key lies over.
COVERED = """() => [...document.querySelectorAll(".tray-item")].filter((item) => {
  const [key, piece] = [".tray-key", ".piece-body"].map((part) => item.querySelector(part).getBoundingClientRect());
  return key.width > 0 && key.bottom > piece.top && key.right > piece.left;
}).map((item) => item.textContent)"""

Box = tuple[float, float, float, float]


def boxes(page: Page) -> dict[str, Box]:
    """Where the parts are, once a piece that is drawn from the queue has come to its place."""
    come_to_rest(page)
    found: dict[str, Any] = page.evaluate(BOXES, PARTS)
    return {name: (left, top, right, bottom) for name, (left, top, right, bottom) in found.items()}


def overlap(a: Box, b: Box) -> bool:
    """More than a hair."""
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def check_layout(page: Page) -> dict[str, Box]:
    """Everything is in sight and nothing lies over anything else; returns where the parts are."""
    size = page.viewport_size
    assert size is not None
    parts = boxes(page)
    for name, (left, top, right, bottom) in parts.items():
        assert left >= 0, name
        assert top >= 0, name
        assert right <= size["width"] + 0.5, name
        assert bottom <= size["height"] + 0.5, name
    assert [pair for pair in combinations(parts, 2) if overlap(parts[pair[0]], parts[pair[1]])] == []
    buttons = [(name, tuple(box)) for name, box in page.evaluate(BUTTONS)]
    assert len(buttons) > 5
    for (name, box), (other, another) in combinations(buttons, 2):
        assert not overlap(box, another), f"{name!r} and {other!r}"
    assert page.evaluate(CLIPPED) == []
    return parts


@pytest.mark.parametrize("size", [PHONE, DESK, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_nothing_is_cut_off_and_nothing_moves_while_one_plays(
    visit: Visit, size: tuple[int, int]
) -> None:
    table = visit(size, phone=size == PHONE).sit("Second")
    page, mouse = table.page, Mouse(table)
    assert table.phase() == "decision"
    parts = check_layout(page)
    assert {"decision", "own seat", "other hand"} <= set(parts)
    page.get_by_test_id("button-stay").click()

    assert table.phase(2) == "lay"
    at_rest = check_layout(page)
    assert page.evaluate(COVERED) == []
    assert set(PARTS) - set(at_rest) <= {"decision", "moves"}
    mouse.pick(table.pieces.last)
    assert check_layout(page) == at_rest
    point = mouse.find()
    assert check_layout(page) == at_rest
    page.mouse.click(*stone(table))
    expect(page.locator("[data-testid=status].status-bad")).to_be_visible()
    assert check_layout(page) == at_rest
    mouse.click(point)
    table.moved(2)
    assert table.phase(4) == "lay"
    assert check_layout(page) == at_rest


def test_neither_the_hand_nor_the_board_jumps_from_the_decision_to_the_end(visit: Visit) -> None:
    table = visit(DESK).sit("Second")
    page, mouse = table.page, Mouse(table)
    assert table.phase() == "decision"
    hand = boxes(page)["own hand"]
    page.get_by_test_id("button-stay").click()
    assert table.phase(2) == "lay"
    at_rest = boxes(page)
    assert at_rest["own hand"] == hand
    mouse.play()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(table.result).to_be_visible()
    page.keyboard.press("Escape")
    at_the_end = boxes(page)
    assert (at_the_end["board"], at_the_end["own hand"]) == (at_rest["board"], hand)


def stone(table: Table) -> tuple[float, float]:
    box = table.page.locator("[data-testid=board] .block-stone").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("less", [True, False], ids=["less motion", "motion"])
def test_who_asks_for_less_motion_gets_none(visit: Visit, less: bool) -> None:
    guest = visit(reduced_motion="reduce" if less else "no-preference")
    page = guest.page()
    page.evaluate(WATCH_MOTION)
    page.get_by_role("radio", name="HexaFuse").check()
    page.get_by_test_id("play").click()
    table = Table(page)
    mouse = Mouse(table)
    for turn, _ in table.turns():
        if turn == 2:
            break
        mouse.pick(table.pieces.last)
        mouse.click(mouse.find())
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_test_id("settings")).to_be_visible()
    motions = page.evaluate(MOTIONS)
    assert all(length < 1 for length in motions) == less, motions


def test_the_page_is_as_dark_as_the_device_unless_its_player_chose(visit: Visit) -> None:
    shades: dict[str, float] = {}
    schemes: tuple[Scheme, ...] = ("light", "dark")
    guest = visit()
    page = guest.page()
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_css("color-scheme", scheme)
        shades[scheme] = lightness(page)
    assert shades["dark"] < 0.2 < 0.8 < shades["light"]

    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("settings").get_by_role("radio", name="Light").check()
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    page.reload()
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    assert lightness(page) == shades["light"]


def lightness(page: Page) -> float:
    """Of the ground, from 0 to 1."""
    colour: str = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    parts = [float(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    return sum(parts) / len(parts) / 255
