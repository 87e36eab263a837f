"""The installed club: what a browser keeps of it, what it shows while the club is away, and how it gets a newer one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server

KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) =>
    new URL(one.url).pathname)));
  return [names, kept.flat()];
}"""
# What a browser complains of while the club is away.
AWAY = "ERR_|failed|Failed|WebSocket|socket"
# What is gone when a page is loaded anew.
MARK = "() => { window.mark = true; }"
MARKED = "() => window.mark === true"
WORKS = "async () => (await navigator.serviceWorker.ready).active.state"


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Server]:
    """A club that may be closed."""
    server = Server(tmp_path)
    server.open()
    yield server
    if server.runs:
        server.close()


def installed(visit: Visit, at: Server) -> Page:
    """A page of somebody whose browser has everything that it keeps."""
    guest = visit(at=at, service_workers="allow")
    guest.expect(AWAY)
    page = guest.page("/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(WORKS)
    return page


def test_the_club_can_be_installed(visit: Visit) -> None:
    guest = visit()
    page = guest.page()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest is not None
    ask = guest.context.request
    answer = ask.get(manifest)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(answer.text())
    assert (told["display"], told["start_url"], told["scope"]) == ("standalone", "/", "/")
    purposes = {icon["purpose"] for icon in told["icons"] if icon["sizes"] in ("192x192", "512x512")}
    assert purposes == {"any", "maskable"}
    for icon in told["icons"]:
        picture = ask.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = [int.from_bytes(picture.body()[at : at + 4], "big") for at in (16, 20)]
            assert "x".join(map(str, size)) == icon["sizes"]
    # The browser itself finds nothing wrong with it.
    screen = guest.context.new_cdp_session(page)
    assert screen.send("Page.getAppManifest")["errors"] == []
    wrong = screen.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in wrong if error["errorId"] != "in-incognito"] == []


def test_while_the_club_is_away_a_page_says_so_and_goes_on_by_itself_when_it_is_back(visit: Visit, own: Server) -> None:
    page = installed(visit, own)
    names, kept = page.evaluate(KEPT)
    assert len(names) == 1
    assert "/static/offline.html" in kept
    assert [name for name in kept if name == "/" or name.startswith("/api")] == [], "pages come from the club alone"
    own.close()
    page.goto("/ratings")
    expect(page.get_by_role("heading", level=1)).to_have_text("The club is out of reach")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    own.open()
    expect(page.get_by_role("heading", name="Ratings", level=1)).to_be_visible()
    assert page.url.endswith("/ratings")


def renewed(page: Page) -> None:
    """From now on the club has another client, as far as a page that asks for it is told."""
    script = page.locator("script[type=module]").get_attribute("src")
    assert script is not None
    html = page.request.get("/").text()
    assert script in html
    page.route("**/", lambda route: route.fulfill(body=html.replace(script, "/static/app-NEWERONE.js")))


@pytest.mark.parametrize("newer", [True, False], ids=["newer", "same"])
def test_a_page_is_loaded_anew_when_the_club_comes_back_with_a_newer_client_and_only_then(
    visit: Visit, own: Server, newer: bool
) -> None:
    guest = visit(at=own)
    guest.expect(AWAY)
    page = guest.page("/lobby")
    expect(page.get_by_test_id("seek")).to_be_enabled()
    if newer:
        renewed(page)
    page.evaluate(MARK)
    own.close()
    expect(page.get_by_test_id("seek")).to_be_disabled()
    with page.expect_response(lambda answer: urlsplit(answer.url).path == "/"):
        own.open()
    expect(page.get_by_test_id("seek")).to_be_enabled()
    if newer:
        page.wait_for_function(f"() => !({MARKED})()")
    assert page.evaluate(MARKED) is not newer


def test_who_comes_back_to_a_page_of_an_older_client_gets_the_newer_one_with_the_next_page(visit: Visit) -> None:
    page = visit().page("/lobby")
    expect(page.get_by_test_id("seek")).to_be_enabled()
    renewed(page)
    page.evaluate(MARK)
    with page.expect_response(lambda answer: urlsplit(answer.url).path == "/"):
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate(MARKED), "nothing is loaded under one's hands"
    page.get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("heading", name="Ratings", level=1)).to_be_visible()
    assert not page.evaluate(MARKED)
