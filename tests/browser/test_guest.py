from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.server import Server

COMPLAINTS = {
    "console error: from the page": "() => console.error('from the page')",
    "console warning: from the page": "() => console.warn('from the page')",
    "uncaught: ": "() => { onblur = () => { throw new Error('from the page'); }; dispatchEvent(new Event('blur')); }",
    "Content Security Policy": "() => document.body.setAttribute('style', 'color: red')",
    "status 404: GET": "() => fetch('/nothing').then(() => 0)",
    "failed: GET": "() => fetch('/unreachable').catch(() => 0)",
}


@pytest.mark.parametrize("complaint", COMPLAINTS)
def test_a_guest_hears_whatever_a_browser_complains_of(browser: Browser, club: Server, complaint: str) -> None:
    guest = Guest.come(browser, club.address)
    page = guest.page()
    page.route("**/unreachable", lambda route: route.abort())
    page.evaluate(COMPLAINTS[complaint])
    page.get_by_test_id("play").wait_for()
    with pytest.raises(AssertionError, match=complaint):
        guest.leave()
