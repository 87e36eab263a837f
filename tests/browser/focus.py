"""Whether one sees where the focus is."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Page

# How far a ring may lie around what it is around, in pixels.
AROUND = 8
# What has the focus: its name, and where it is; null when nothing has.
FOCUSED = """() => {
  const found = document.activeElement;
  if (!found || found === document.body) return null;
  const box = found.getBoundingClientRect();
  return [found.getAttribute("aria-label") ?? found.id + found.className + found.textContent.slice(0, 20),
    box.x, box.y, box.width, box.height];
}"""
BLUR = "() => document.activeElement.blur()"


def stops(page: Page, most: int = 60) -> tuple[list[str], list[str]]:
    """Go round a page by Tab. Returns where one stops: first where a picture shows that, then where it does not."""
    seen: list[str] = []
    unseen: list[str] = []
    size = page.viewport_size
    assert size is not None
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:  # at the end of the page, and perhaps at the beginning
            if seen or unseen:
                break
            continue
        name, x, y, width, height = focused
        left, top = max(0, x - AROUND), max(0, y - AROUND)
        right, bottom = min(size["width"], x + width + AROUND), min(size["height"], y + height + AROUND)
        clip: FloatRect = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        with_focus = page.screenshot(clip=clip)
        page.evaluate(BLUR)  # the next Tab still goes on from here
        (seen if page.screenshot(clip=clip) != with_focus else unseen).append(name)
    return seen, unseen
