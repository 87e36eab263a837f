"""What owners of programs do in the browser, and games in frames of other sites."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.guest import PHONE
from tests.browser.mouse import Mouse
from tests.browser.server import Server
from tests.browser.test_account import PASSWORD, REFUSED, enter
from tests.browser.test_watching import resign


def create(page: Page, name: str) -> str:
    """Create a token; its text, as the page shows it this once."""
    page.get_by_test_id("token-name").fill(name)
    page.get_by_test_id("token-create").click()
    text = page.get_by_test_id("token-text")
    expect(page.get_by_label(f"The token “{name}”")).to_be_visible()
    return text.input_value()


def me(club: Server, token: str) -> httpx.Response:
    """What the club says to a program with a token."""
    return httpx.get(f"{club.address}/api/me", headers={"Authorization": f"Bearer {token}"})


def test_an_account_gives_its_program_a_token_and_takes_it_away(visit: Visit, club: Server) -> None:
    page = visit().page("/account")
    enter(page, "Tokenella")
    token = create(page, "My notebook")
    assert me(club, token).json() == {"name": "Tokenella", "account": True, "bot": False, "rooms": []}
    line = page.get_by_test_id("tokens").get_by_role("listitem")
    expect(line).to_contain_text("may read")
    assert complaints(page) == []
    page.reload()
    expect(line).to_have_count(1)
    expect(page.get_by_test_id("token-text")).to_have_count(0)
    page.get_by_role("button", name="Revoke the token My notebook").click()
    expect(page.get_by_text("There is no token yet.")).to_be_visible()
    assert me(club, token).status_code == 401


def test_an_account_becomes_a_bot_for_good_and_its_token_plays(visit: Visit, club: Server) -> None:
    guest = visit(PHONE, phone=True)
    page = guest.page("/account")
    enter(page, "Robotina")
    page.get_by_text("Make this a bot account").click()
    with guest.excused(REFUSED):
        page.get_by_test_id("bot-password").fill("a wrong password")
        page.get_by_test_id("bot-yes").click()
        expect(page.get_by_role("alert").filter(has_text="wrong")).to_have_text("The password is wrong.")
    page.get_by_test_id("bot-password").fill(PASSWORD)
    page.get_by_test_id("bot-yes").click()
    expect(page.get_by_text("This is a bot account: its games")).to_be_visible()
    expect(page.get_by_test_id("promotion")).to_have_count(0)
    token = create(page, "engine")
    expect(page.get_by_test_id("tokens").get_by_role("listitem")).to_contain_text("may read and play")
    wish = {"game": "hexafuse", "level": "spark"}
    opened = httpx.post(f"{club.address}/api/rooms", json=wish, headers={"Authorization": f"Bearer {token}"})
    assert opened.status_code == 201
    watched = visit().page(f"/game/{opened.json()['room']}")
    expect(watched.get_by_role("region", name="Robotina", exact=True)).to_contain_text("Bot")


def test_a_bot_is_challenged_in_the_lobby_and_its_answer_leads_to_the_board_or_not(visit: Visit, club: Server) -> None:
    owner = visit().page("/account")
    enter(owner, "Lobbybot")
    owner.get_by_text("Make this a bot account").click()
    owner.get_by_test_id("bot-password").fill(PASSWORD)
    owner.get_by_test_id("bot-yes").click()
    expect(owner.get_by_test_id("promotion")).to_have_count(0)
    headers = {"Authorization": f"Bearer {create(owner, 'engine')}"}
    with httpx.stream("GET", f"{club.address}/api/events", headers=headers, timeout=60) as events:
        lines = (json.loads(line) for line in events.iter_lines() if line.strip())
        pages = {}
        for answer in ("decline", "join"):
            page = pages[answer] = visit().page("/lobby")
            page.get_by_test_id("bots").get_by_role("radio", name="HexaFuse").check()
            page.get_by_role("button", name="Challenge Lobbybot").click()
            expect(page.get_by_test_id("challenge-status")).to_contain_text("Lobbybot is asked")
            asked = next(line for line in lines if line["type"] == "challenge")
            done = httpx.post(f"{club.address}/api/challenges/{asked['id']}/{answer}", headers=headers, timeout=60)
            assert done.status_code == 200
        expect(pages["decline"].get_by_role("heading", name="Lobbybot does not wish to play")).to_be_visible()
        expect(pages["join"].get_by_test_id("board")).to_be_visible()
        expect(pages["join"].get_by_role("region", name="Lobbybot", exact=True)).to_contain_text("Bot")


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page of another site; its address."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            if self.path == "/":
                self.wfile.write(f"<!doctype html><title>A blog</title><link rel=icon href=data:,>{body}".encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the library
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def test_a_finished_game_is_shown_in_a_frame_of_another_site_by_the_text_that_the_club_gives(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexafuse")
    Mouse(table).play()
    resign(table)
    table.result.get_by_test_id("replay").click()
    page = table.page
    page.get_by_test_id("embed").click()
    text = page.get_by_test_id("embed-text").input_value()
    assert complaints(page) == []
    with another_site(text) as address:
        stranger = visit()
        blog = stranger.context.new_page()
        blog.goto(address)
        frame = blog.frame_locator("iframe")
        expect(frame.locator("svg.board").first).to_be_visible()
        expect(frame.get_by_test_id("replay-said")).to_contain_text("Move 0 of")
        frame.get_by_role("button", name="One move on").click()
        expect(frame.get_by_test_id("replay-said")).to_contain_text("Move 1 of")
        expect(frame.get_by_role("link", name="Open this game in the club Hexagora")).to_be_visible()


def test_no_other_page_of_the_club_is_shown_in_a_frame(visit: Visit, club: Server) -> None:
    with another_site(f'<iframe src="{club.address}/account"></iframe>') as address:
        guest = visit()
        page = guest.context.new_page()
        with guest.excused("frame|refused|ERR_BLOCKED"):
            page.goto(address)
            expect(page.frame_locator("iframe").get_by_role("heading", level=1)).to_have_count(0)
