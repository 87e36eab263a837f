"""When everything on a page stands still."""

from __future__ import annotations

from playwright.sync_api import Page

# What goes on for ever, such as the dots of one who thinks, leads nowhere else.
AT_REST = """() => document.getAnimations().every(({playState, effect}) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""


def come_to_rest(page: Page) -> None:
    """Wait until nothing is on its way from one place, or one colour, to another."""
    page.wait_for_function(AT_REST)
