"""Accounts in a real browser: a guest keeps a name, logs in elsewhere, sees both browsers, and goes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.guest import DESK, PHONE

PASSWORD = "correct horse battery"
REFUSED = "40[139]|status of 40"


def enter(page: Page, name: str, password: str = PASSWORD, way: str = "New account") -> None:
    page.get_by_role("radio", name=way).check()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_test_id("account-enter").click()


def test_a_guest_keeps_a_name_and_the_game_on_the_table_and_finds_both_elsewhere(visit: Visit) -> None:
    guest = visit()
    table = guest.sit()
    watcher = visit().page(table.page.url)
    page = guest.page()
    page.get_by_role("link", name="Your account").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You are ")
    enter(page, "Wilhelmina")
    expect(page.get_by_test_id("account-owner")).to_have_text("Wilhelmina")
    expect(watcher.get_by_role("region", name="Wilhelmina", exact=True)).to_be_visible()

    phone = visit(PHONE, phone=True)
    other = phone.page("/account")
    with phone.excused(REFUSED):
        enter(other, "wilhelmina", "a wrong password", way="Log in")
        expect(other.get_by_role("alert").filter(has_text="wrong")).to_have_text("Name or password is wrong.")
    other.get_by_label("Password", exact=True).fill(PASSWORD)
    other.get_by_test_id("account-enter").click()
    expect(other.get_by_test_id("account-owner")).to_have_text("Wilhelmina")
    other.get_by_role("link", name="To the games").click()
    expect(other.get_by_test_id("unfinished").get_by_role("link")).to_have_count(1)

    page.reload()
    sessions = page.get_by_test_id("sessions").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    page.get_by_role("button", name="Log out: Chrome").click()
    expect(sessions).to_have_count(1)
    other.goto("/account")
    expect(other.get_by_role("heading", level=1)).to_contain_text("You are ")


def test_a_name_that_is_taken_says_so_and_what_was_written_stays(visit: Visit) -> None:
    enter(visit().page("/account"), "Zenobia")
    guest = visit()
    page = guest.page("/account")
    with guest.excused(REFUSED):
        enter(page, "Zen0bia")
        expect(page.get_by_role("alert").filter(has_text="name")).to_contain_text("looks like it")
    expect(page.get_by_label("Name")).to_have_value("Zen0bia")
    expect(page.get_by_label("Password", exact=True)).to_have_value(PASSWORD)
    page.get_by_role("checkbox", name="Show the password").check()
    expect(page.get_by_label("Password", exact=True)).to_have_attribute("type", "text")


def test_who_deletes_the_account_is_a_guest_again(visit: Visit) -> None:
    page = visit().page("/account")
    enter(page, "Yolanda")
    expect(page.get_by_test_id("account-owner")).to_have_text("Yolanda")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "hexagora-account.json"
    page.get_by_text("Delete the account").click()
    page.get_by_test_id("delete-password").fill(PASSWORD)
    page.get_by_role("button", name="Delete it for ever").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You are ")


def test_the_page_of_accounts_is_for_everybody(visit: Visit) -> None:
    for size in (DESK, PHONE):
        for scheme in ("light", "dark"):
            page = visit(size, color_scheme=scheme).page("/account")
            name = f"Axel{'ab'[size == PHONE]}{'cd'[scheme == 'dark']}"
            expect(page.get_by_test_id("account-enter")).to_be_visible()
            assert complaints(page) == []
            enter(page, name)
            expect(page.get_by_test_id("account-owner")).to_have_text(name)
            for summary in page.locator("summary").all():
                summary.click()
            assert complaints(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
