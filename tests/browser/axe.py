"""axe-core, which the client's checks install, let loose on a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"

# Colours on their way from one to another have no contrast that means anything; what goes on for ever is waited for in vain.
AT_REST = """() => document.getAnimations().every(({playState, effect}) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.map(({id, help, nodes}) => ({id, help, nodes: nodes.map((node) => node.html + " " + node.failureSummary)}));
}"""


@cache
def source() -> str:
    """The script itself."""
    if not AXE.exists():
        pytest.fail("axe-core is missing; run npm ci in client/", pytrace=False)
    return AXE.read_text()


def complaints(page: Page) -> Iterator[str]:
    """What axe finds on the page as it is now."""
    page.wait_for_function(AT_REST)
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    for violation in found:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {violation['help']}: {node}"
