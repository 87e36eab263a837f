"""axe-core, which the client's checks install, let loose on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"

# Colours on their way from one to another have no contrast that means anything; what goes on for ever is no such way.
AT_REST = """() => document.getAnimations().every(({playState, effect}) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
RUN = """async (within) => {
  const {violations} = await axe.run(within, {resultTypes: ["violations"]});
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}: ${node.failureSummary}`));
}"""


@cache
def source() -> str:
    """The script itself."""
    if not AXE.exists():
        pytest.fail("axe-core is missing; run npm ci in client/", pytrace=False)
    return AXE.read_text()


def complaints(page: Page, within: str = "html") -> list[str]:
    """What axe finds on the page as it is now, or in a part of it."""
    page.wait_for_function(AT_REST)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(RUN, within)
    return found
