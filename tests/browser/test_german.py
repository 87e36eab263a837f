"""Whoever's browser speaks German reads no English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE, Guest
from tests.browser.languages import left_in_english, texts
from tests.browser.table import Table

GAMES = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")


def german(visit: Visit, **more: object) -> Guest:
    return visit(locale="de-DE", **more)


def settled(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_load_state("networkidle")


def send(table: Table, move: str) -> None:
    """Write a move into the field."""
    table.page.keyboard.press("/")
    table.page.get_by_test_id("move-field").fill(move)
    table.page.get_by_test_id("move-send").click()


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/", "So wird gespielt"),
        ("/lobby", "Online spielen"),
        ("/ratings", "Wertungen"),
        ("/daily", "Aufgabe des Tages"),
        ("/survival", "Survival"),
        ("/practice", "Üben"),
        ("/account", re.compile("^Du bist ")),
    ],
)
def test_the_pages_speak_the_language_of_the_browser(visit: Visit, path: str, heading: str | re.Pattern[str]) -> None:
    page = german(visit).page(path)
    expect(page.get_by_role("heading", name=heading).first).to_be_visible(timeout=FIRST_PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    settled(page)
    assert left_in_english(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_german(visit: Visit, game: str) -> None:
    table = german(visit).open(game)
    table.phase()
    assert left_in_english(table.page) == []
    send(table, "z9")
    expect(table.page.get_by_test_id("status-line")).to_contain_text(
        re.compile("auf diesem Brett gibt es kein Feld|schreib einen Zug", re.IGNORECASE)
    )
    drawn = table.page.locator("body").get_attribute("data-drawn") or ""
    send(table, legal(table))
    expect(table.page.locator("body")).not_to_have_attribute("data-drawn", drawn)
    assert left_in_english(table.page) == []


def legal(table: Table) -> str:
    """A move that is allowed now, as the club knows it."""
    room = table.page.url.rsplit("/", 1)[1]
    told = table.page.context.request.get(f"/api/rooms/{room}").json()
    move: str = told["state"]["offers"][0]["move"]
    return move


def test_a_move_that_is_not_allowed_says_why_in_german(visit: Visit) -> None:
    table = german(visit).open("hexano-duel")
    table.phase()
    send(table, "d7-d6")
    expect(table.page.get_by_test_id("status-line")).to_contain_text("Die Kappe auf d7 gehört Schwarz")
    send(table, "d1-d4")
    expect(table.page.get_by_test_id("status-line")).to_contain_text("d4 liegt nicht neben d1")


def test_what_is_wrong_is_said_in_german(visit: Visit) -> None:
    guest = german(visit)
    with guest.excused("404"):
        page = guest.page("/game/nowhere")
        expect(page.get_by_role("heading", name="Diese Partie gibt es nicht")).to_be_visible()
    with guest.excused("400"):
        page = guest.page("/account")
        page.get_by_test_id("account-name").fill("7up")
        page.get_by_test_id("account-password").fill("not so secret")
        page.get_by_test_id("account-enter").click()
        expect(page.get_by_role("alert").filter(has_text="Buchstaben").last).to_contain_text("Ein Name beginnt mit")
        assert left_in_english(page) == []


def test_the_language_can_be_chosen_and_stays(visit: Visit) -> None:
    guest = visit()
    page = guest.page()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    settled(page)
    assert left_in_english(page) == []
    again = guest.page("/lobby")
    expect(again.get_by_role("heading", name="Online spielen")).to_be_visible()
    again.get_by_role("button", name="Einstellungen").click()
    again.get_by_role("radio", name="English").click()
    expect(again.locator("html")).to_have_attribute("lang", "en")
    expect(again.get_by_role("heading", name="Play online")).to_be_visible()


def test_english_is_told_from_german(visit: Visit) -> None:
    page = visit().page()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible(timeout=FIRST_PATIENCE)
    found = left_in_english(page)
    assert "How to play" in found
    assert len(found) > len(texts(page)) / 3


def test_a_phone_reads_german_as_well(visit: Visit) -> None:
    table = german(visit, size=PHONE, phone=True).open("hexpertise")
    table.phase()
    assert left_in_english(table.page) == []
