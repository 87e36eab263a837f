"""Sessions: a random token in the browser, its digest in the database."""

from __future__ import annotations

import hashlib
import re
import secrets

from hexagora.words import say

DAY = 24 * 3600.0
# A session that was not used for so long has expired.
LIFETIME = 90 * DAY
# How often it is written down that a session is in use; then its cookie is renewed too.
TOUCH = 3600.0
# More than anybody has browsers; the one that was not used for longest goes first.
MOST_SESSIONS = 32

# How an unknown browser, and a browser with its system, are kept.
OTHER, ON = "Another program", " on "

BROWSERS = (
    (r"Edg(?:e|A|iOS)?/", "Edge"),
    (r"OPR/|Opera", "Opera"),
    (r"SamsungBrowser/", "Samsung Internet"),
    (r"Firefox/|FxiOS/", "Firefox"),
    (r"HeadlessChrome/|Chrome/|CriOS/|Chromium/", "Chrome"),
    (r"Safari/", "Safari"),
)
SYSTEMS = (
    (r"iPhone|iPod", "iPhone"),
    (r"iPad", "iPad"),
    (r"Android", "Android"),
    (r"CrOS", "ChromeOS"),
    (r"Windows", "Windows"),
    (r"Macintosh|Mac OS X", "macOS"),
    (r"Linux|X11", "Linux"),
)


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for a session by which its owner can end it; it opens nothing."""
    return secrets.token_hex(8)


def digest(token: str) -> str:
    """What of a token is kept. It needs no salt: nobody tries 256 bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def described(agent: str | None) -> str:
    """What is kept of a browser, from what it says of itself: "Firefox on Linux", without versions."""
    browser = _first(BROWSERS, agent or "") or OTHER
    system = _first(SYSTEMS, agent or "")
    return f"{browser}{ON}{system}" if system else browser


def shown(agent: str) -> str:
    """The same in the words of its owner, in any language, from what is kept of it."""
    browser, _, system = agent.partition(ON)
    browser = say("people-other-program") if browser == OTHER else browser
    return say("people-agent", browser=browser, system=system) if system else browser


def _first(patterns: tuple[tuple[str, str], ...], text: str) -> str | None:
    return next((name for pattern, name in patterns if re.search(pattern, text)), None)
