"""The browser that looks at the pages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

# The one without a window of its own takes a quarter less of the processor; both draw the same.
PLACES = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))


def launched(kind: BrowserType, *more: str) -> Browser:
    """A browser that runs, with more on its command line; FileNotFoundError when none is installed."""
    place = next((place for place in PLACES if place.exists()), None)
    if place is None:
        raise FileNotFoundError(f"there is no {PLACES[0]}; run scripts/debian-packages")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return kind.launch(executable_path=place, args=[*sandbox, "--disable-dev-shm-usage", *more])


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that runs; FileNotFoundError when none is installed."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()
