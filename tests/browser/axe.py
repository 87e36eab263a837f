"""axe-core, which the client's checks install, let loose on a page in every theme and size."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import DESK, PHONE
from tests.browser.motion import come_to_rest

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = (PHONE, DESK)
THEMES = ("light", "dark", "contrast")
SHEET = "dialog[open]"

# The page holds no frames, and axe needs no sheet of style that the browser has not read already. What lies behind a
# text must be a plain colour for its contrast to be worked out, so pictures on the ground are taken away meanwhile.
RUN = """async ([within, rules]) => {
  const page = document.documentElement.style;
  page.backgroundImage = "none";
  const {violations} = await axe.run(within, {
    resultTypes: ["violations"], iframes: false, preload: false, ...(rules ? {runOnly: rules} : {})});
  page.backgroundImage = "";
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}: ${node.failureSummary}`));
}"""
PAINT = "(theme) => document.documentElement.setAttribute('data-theme', theme)"


@cache
def source() -> str:
    """The script itself."""
    if not AXE.exists():
        pytest.fail("axe-core is missing; run npm ci in client/", pytrace=False)
    return AXE.read_text()


def complaints(page: Page, within: str = "html", rules: list[str] | None = None) -> list[str]:
    """What axe finds on the page as it is now, or in a part of it; by some of its rules only, if they are named."""
    # Colours on their way from one to another have no contrast that means anything.
    come_to_rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(RUN, [within, rules])
    return found


class Audit:
    """Looks at states of a page in every size and theme, and remembers what is wrong.

    Themes differ in nothing but colours, so all rules are looked at in one of them, and in the others contrast alone.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, state: str, shown: Locator, within: str = "html") -> None:
        """``shown`` is what the state is known by; it must outlast the changes of size and theme."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            expect(shown).to_be_visible()
            for theme in THEMES:
                self.page.evaluate(PAINT, theme)
                rules = None if theme == THEMES[0] else ["color-contrast"]
                found = complaints(self.page, within, rules)
                self.found += [f"{state}, {theme}, {width}x{height}: {text}" for text in found]
            expect(shown).to_be_visible()

    def look_at_sheet(self, name: str, button: Locator) -> None:
        """Open a sheet, look at it and close it."""
        sheet = self.page.locator(SHEET)
        button.click()
        self.look(name, sheet, SHEET)
        self.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
