"""Every screen of the client, and the way to it; the same each time, in a club of ``fake_club`` with all games."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

import hexagora
from hexagora.bots import LEVELS
from hexagora.club.play import Level, Settings
from hexagora.contract import registered
from tests.browser.fake import DAY
from tests.browser.guest import FIRST_PATIENCE, Guest
from tests.browser.table import Table
from tests.club.house import settings

SEED = 7
TITLES = {
    "hexafuse": "HexaFuse Snap Duels",
    "hexano-duel": "Hexano-Duel",
    "hexpertise": "Hexeptional Hexpertise",
    "hexpertise-first": "Hexeptional Hexpertise",
}
# So many moves have been made on the boards that are looked at, by so many players.
MOVES = {"hexafuse": (5, 2), "hexano-duel": (10, 2), "hexpertise": (27, 3), "hexpertise-first": (24, 3)}

# A way to a screen, and what it is known by once it is there.
Way = Callable[[Guest], Locator]


def every_game() -> Settings:
    """The settings of a house that has everything that is installed."""
    levels = tuple(Level(level.id, level.title, level.summary) for level in LEVELS)
    return settings(games=registered(), levels=levels)


@cache
def position(game: str, plies: int, players: int) -> dict[str, Any]:
    """How a game began and what was played since, by chance but always the same; the first player is to move."""
    played = hexagora.game(game)
    state = played.start(seed=SEED, players=players) if players != 2 else played.start(seed=SEED)
    dice = random.Random(SEED)
    while not state.is_over and (len(state.history) < plies or state.to_act != 0):
        moves = state.legal_moves()
        state = state.play(next((move for move in ("stay",) if move in moves), None) or dice.choice(moves))
    return {"setup": dict(state.setup), "moves": list(state.history)}


def page_at(path: str, shown: Callable[[Page], Locator]) -> Way:
    """A page with an address of its own."""

    def go(guest: Guest) -> Locator:
        return shown(guest.page(path))

    return go


def heading(page: Page) -> Locator:
    """What a page is called."""
    return page.get_by_role("heading", level=1)


def start(game: str) -> Way:
    """The start page with a game chosen."""

    def go(guest: Guest) -> Locator:
        page = guest.page()
        page.get_by_role("radio", name=TITLES[game]).check()
        found = page.get_by_role("heading", name=TITLES[game], level=1)
        expect(found).to_be_visible()
        return found

    return go


def at_board(guest: Guest, game: str) -> Table:
    """In the middle of a game against a bot."""
    plies, players = MOVES[game]
    more = {} if players == 2 else {"players": players}
    return guest.open(game, position=position(game, plies, players), **more)


def board(game: str) -> Way:
    """The board in the middle of a game."""

    def go(guest: Guest) -> Locator:
        return at_board(guest, game).board

    return go


def listening(table: Table) -> Page:
    """A page with a board, once it hears keys."""
    expect(table.page.locator("body[data-drawn]")).to_have_count(1)
    return table.page


def held(game: str, *keys: str) -> Way:
    """Something is held over a place where it may go, with what it would be worth."""

    def go(guest: Guest) -> Locator:
        page = listening(at_board(guest, game))
        for key in keys:
            page.keyboard.press(key)
        return page.locator('[data-testid="lay"]:enabled')

    return go


def text_board(guest: Guest) -> Locator:
    """The moves, and the position in words."""
    page = listening(at_board(guest, "hexafuse"))
    page.keyboard.press("t")
    return page.get_by_test_id("text-board")


def view_tools(guest: Guest) -> Locator:
    """The board from near, turned, with the names of cells."""
    page = listening(at_board(guest, "hexano-duel"))
    for key in ("v", "+", "c"):
        page.keyboard.press(key)
    tools = page.get_by_role("button", name="View of the board")
    tools.click()
    return tools


def analysed(guest: Guest) -> Locator:
    """A review after the bot has gone through it."""
    replay("hexafuse")(guest)
    page = guest.context.pages[0]
    found = page.get_by_role("img", name="How the bot expects the game to end")
    button = page.get_by_test_id("analyse")
    expect(found.or_(button)).to_be_visible()
    if button.is_visible():  # else somebody else had the same game looked at
        button.click()
    expect(found).to_be_visible(timeout=FIRST_PATIENCE)
    return found


def puzzle(guest: Guest) -> Locator:
    """The first puzzle of a game."""
    page = guest.page("/learn/hexano-duel")
    page.get_by_test_id("learn-puzzles").click()
    return page.get_by_test_id("lesson-ask")


def decision(guest: Guest) -> Locator:
    """The question after the first move."""
    begun = hexagora.game("hexafuse").start(seed=SEED)
    first = random.Random(SEED).choice(begun.legal_moves())
    table = guest.open("hexafuse", side="second", position={"setup": dict(begun.setup), "moves": [first]})
    return table.page.get_by_test_id("decision")


def practice(guest: Guest) -> Locator:
    """A position that is set up: that of a board."""
    room = at_board(guest, "hexafuse").page.url.rpartition("/")[2]
    return guest.page(f"/practice#room={room}").get_by_test_id("position")


def finish(page: Page) -> Locator:
    """Give up; the sheet at the end."""
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    return page.get_by_test_id("result")


def result(game: str) -> Way:
    """The end of a game."""

    def go(guest: Guest) -> Locator:
        return finish(at_board(guest, game).page)

    return go


def replay(game: str, *, framed: bool = False) -> Way:
    """A finished game, move by move; framed: as other pages show it."""

    def go(guest: Guest) -> Locator:
        page = at_board(guest, game).page
        expect(finish(page)).to_be_visible()
        room = page.url.rpartition("/")[2]
        page.goto(f"/embed/game/{room}" if framed else f"/replay/{room}")
        page.get_by_role("button", name="To the end").click()
        return heading(page)

    return go


def challenge(guest: Guest) -> Locator:
    """A game that waits for a friend."""
    page = guest.page()
    page.get_by_role("radio", name="A friend").check()
    page.get_by_test_id("play").click()
    return page.get_by_test_id("share-link")


def owner(guest: Guest) -> Locator:
    """The account of who is logged in."""
    guest.context.request.get("/")
    wish = {"name": "Wilhelmina", "password": "correct horse battery"}
    for door in ("/api/account", "/api/account/login"):  # whoever was here before only logs in
        guest.context.request.post(door, data=wish, headers={"Origin": guest.address})
    return guest.page("/account").get_by_test_id("sessions")


def sheet(button: str) -> Way:
    """A sheet that opens on every page."""

    def go(guest: Guest) -> Locator:
        page = guest.page("/lobby")
        page.get_by_role("button", name=button).click()
        return page.locator("dialog[open]")

    return go


def nowhere(guest: Guest) -> Locator:
    """The page for a game that is not there."""
    with guest.excused("404"):
        return guest.page("/game/nowhere").get_by_role("heading", name="no such game")


def seated(page: Page) -> Table:
    """The board that a page has come to."""
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table


PLACES: dict[str, Way] = {
    "start-hexafuse": start("hexafuse"),
    "start-hexano-duel": start("hexano-duel"),
    "start-hexpertise": start("hexpertise"),
    "lobby": page_at("/lobby", lambda page: page.get_by_test_id("seek")),
    "ratings": page_at("/ratings", heading),
    "account": page_at("/account", lambda page: page.get_by_test_id("account-enter")),
    "account-owner": owner,
    "challenge": challenge,
    "daily": page_at("/daily", lambda page: page.get_by_test_id("calendar")),
    "daily-game": page_at(f"/daily/{DAY}/hexafuse", lambda page: page.get_by_test_id("day-mine")),
    "survival": page_at("/survival", lambda page: page.get_by_test_id("ladder")),
    "learn": page_at("/learn/hexafuse", heading),
    "rules": page_at("/rules/hexano-duel", heading),
    "review-a-record": page_at("/review", heading),
    "practice": practice,
    "board-hexafuse": board("hexafuse"),
    "board-hexano-duel": board("hexano-duel"),
    "board-hexpertise": board("hexpertise"),
    "board-hexpertise-first": board("hexpertise-first"),
    "decision": decision,
    "result-hexafuse": result("hexafuse"),
    "result-hexano-duel": result("hexano-duel"),
    "result-hexpertise": result("hexpertise"),
    "replay": replay("hexano-duel"),
    "replay-framed": replay("hexafuse", framed=True),
    "settings": sheet("Settings"),
    "help": sheet("Keys and help"),
    "no-such-game": nowhere,
    "offline": page_at("/static/offline.html", heading),
}

# Moments on some of them. Pictures are made of these as well (scripts/screens.py); tests of what happens come to them.
MOMENTS: dict[str, Way] = {
    "held-hexafuse": held("hexafuse", "1", "n", "n"),
    "held-hexano-duel": held("hexano-duel", "2", "n"),
    "held-hexpertise": held("hexpertise", "1", "n", "n"),
    "text-board": text_board,
    "view-tools": view_tools,
    "puzzle": puzzle,
    "review-analysed": analysed,
}
