"""A finished game, looked at in the browser: the bot's work, variations, comments, records, pictures; and hints."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Locator, Page, expect

import hexagora
from tests.browser.axe import SIZES, Audit
from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE, Guest
from tests.browser.table import Table

WIDE = "() => document.documentElement.scrollWidth > innerWidth"
CURVE = "How the bot expects the game to end"


def record(plies: int = 5) -> dict[str, Any]:
    """A short game of HexaFuse that ends by giving up: always the same one."""
    state = hexagora.game("hexafuse").start(seed=8)
    for ply in range(plies):
        legal = state.legal_moves()
        state = state.play(legal[(7 * ply) % len(legal)])
    return state.finish("resign", 0).record()


def opened(guest: Guest) -> Page:
    """The page of that game."""
    ask = guest.context.request
    ask.get("/")
    answer = ask.post("/api/reviews", data=record(), headers={"Origin": guest.address}, timeout=FIRST_PATIENCE)
    page = guest.page(f"/review/{answer.json()['review']}")
    expect(said(page)).to_contain_text("Move 0 of 5", timeout=FIRST_PATIENCE)
    return page


def renew(page: Page, path: str = "") -> None:
    """Load the page anew, or another one in its place."""
    page.goto(path or page.url)


def said(page: Page) -> Locator:
    return page.get_by_test_id("replay-said")


def test_the_bot_goes_through_a_game_and_tells_what_it_thinks_as_a_curve_and_as_a_table(visit: Visit) -> None:
    guest = visit()
    page = opened(guest)
    page.get_by_test_id("analyse").click()
    expect(page.get_by_role("heading", name=re.compile("turning point", re.IGNORECASE))).to_be_visible(
        timeout=FIRST_PATIENCE
    )
    expect(page.get_by_test_id("analysis-progress")).to_have_count(0, timeout=FIRST_PATIENCE)
    expect(page.get_by_role("img", name=CURVE)).to_be_visible()
    page.get_by_text("As a table").click()
    rows = page.get_by_test_id("estimate-table").get_by_role("row")
    expect(rows).to_have_count(1 + 5)
    expect(rows.nth(1)).to_contain_text("%")
    renew(page)
    expect(page.get_by_role("img", name=CURVE)).to_be_visible()
    expect(page.get_by_test_id("analyse")).to_have_count(0)


def test_keys_and_buttons_go_through_the_game(visit: Visit) -> None:
    page = opened(visit())
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("End", 5), ("ArrowLeft", 4), ("Home", 0)):
        page.keyboard.press(key)
        expect(said(page)).to_contain_text(f"Move {at} of 5")
    page.get_by_role("button", name="To the end").click()
    expect(said(page)).to_contain_text("Move 5 of 5")
    page.get_by_test_id("review-moves").get_by_role("button").nth(1).click()
    expect(said(page)).to_contain_text("Move 2 of 5")


def test_a_move_is_made_on_the_board_by_key_as_in_a_game(visit: Visit) -> None:
    page = opened(visit())
    page.get_by_test_id("board").focus()
    page.keyboard.press("1")
    expect(page.get_by_test_id("ghost")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "yes")
    page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("ove 1")
    expect(said(page)).to_contain_text("Player 1 laid the")


def test_who_picks_by_mouse_goes_on_by_keys_and_enter_lays_the_piece(visit: Visit) -> None:
    page = opened(visit())
    page.locator("[data-testid^=piece-]").first.click()
    expect(page.get_by_test_id("board")).to_be_focused()
    page.keyboard.press("n")
    expect(page.get_by_test_id("ghost")).to_have_attribute("data-legal", "yes")
    page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("Player 1 laid the")


def test_another_move_is_a_variation_that_is_kept_with_its_comment_and_shared_by_a_link(visit: Visit) -> None:
    anne, bert = visit(), visit()
    page = opened(anne)
    other = tried(page)
    expect(said(page)).to_contain_text("Variation, move 1")
    page.get_by_test_id("review-comment").fill("Better near the middle.")
    expect(page.get_by_test_id("review-saving")).to_have_text("Saved")
    renew(page)
    step = page.get_by_role("button", name=f"Variation: {other}")
    step.click()
    expect(said(page)).to_contain_text("Variation, move 1")
    expect(page.get_by_test_id("review-comment")).to_have_value("Better near the middle.")
    link = page.get_by_test_id("share-link").input_value()
    assert "/study/" in link
    theirs = bert.page(link.removeprefix(bert.address))
    expect(theirs.get_by_role("button", name=f"Variation: {other}")).to_be_visible()
    expect(theirs.get_by_test_id("review-moves")).to_contain_text("Better near the middle.")
    theirs.get_by_test_id("review-keep").click()
    expect(theirs.get_by_test_id("review-keep")).to_have_count(0)
    theirs.get_by_role("button", name="Remove this variation").click()
    expect(theirs.get_by_test_id("review-saving")).to_have_text("Saved")
    expect(theirs.get_by_role("button", name=f"Variation: {other}")).to_have_count(0)
    renew(page)
    expect(page.get_by_role("button", name=f"Variation: {other}")).to_be_visible()


def write(page: Page, option: Locator) -> None:
    """Write one of the moves that are listed while somebody writes."""
    field = page.get_by_test_id("move-field")
    field.focus()
    field.fill(option.get_attribute("value") or "")
    page.get_by_test_id("move-send").click()


def tried(page: Page) -> str:
    """Play another first move; the move as it is shown."""
    option = f'datalist option:not([value="{record()["moves"][0]}"])'
    write(page, page.locator(option).last)
    step = page.locator(".review-step")
    expect(step).to_have_count(1)
    name = step.get_attribute("aria-label") or ""
    return name.removeprefix("Variation: ")


def test_a_record_that_is_dropped_anywhere_opens_and_what_is_none_gets_one_line(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    page = guest.page("/")
    expect(page.get_by_test_id("play")).to_be_visible()
    drop(page, "game.json", json.dumps(record()))
    expect(said(page)).to_contain_text("Move 0 of 5", timeout=FIRST_PATIENCE)
    renew(page, "/review")
    field = page.get_by_test_id("drop-field")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    field.set_input_files(broken)
    expect(page.get_by_test_id("drop-error")).to_have_text("This file cannot be read.")
    large = tmp_path / "large.json"
    large.write_text(" " * 20_000)
    field.set_input_files(large)
    expect(page.get_by_test_id("drop-error")).to_contain_text("too large for a record")
    going_on = record()
    del going_on["result"]
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(going_on))
    with guest.excused("status 400|400 \\(Bad Request\\)"):
        field.set_input_files(unfinished)
        expect(page.get_by_test_id("drop-error")).to_contain_text("not over yet")


def drop(page: Page, name: str, text: str) -> None:
    """Drag a file from the desk of the computer onto the page, and let go."""
    made = """([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name, { type: "application/json" }));
        return data;
    }"""
    files = page.evaluate_handle(made, [name, text])
    page.dispatch_event("body", "dragenter", {"dataTransfer": files})
    expect(page.get_by_test_id("drop-veil")).to_be_visible()
    page.dispatch_event("body", "dragover", {"dataTransfer": files})
    page.dispatch_event("body", "drop", {"dataTransfer": files})


def test_all_may_be_taken_along(visit: Visit) -> None:
    page = opened(visit())
    page.keyboard.press("End")
    expect(said(page)).to_contain_text("Move 5 of 5")
    assert json.loads(taken(page, "record"))["moves"] == record()["moves"]
    assert taken(page, "svg").startswith(b"<svg")
    assert Image.open(io.BytesIO(taken(page, "png"))).format == "PNG"
    animation = Image.open(io.BytesIO(taken(page, "gif")))
    assert (animation.format, getattr(animation, "n_frames", 1)) == ("GIF", 6)


def taken(page: Page, kind: str) -> bytes:
    """What a button of the page gives to be kept."""
    with page.expect_download(timeout=FIRST_PATIENCE) as download:
        page.get_by_test_id(f"take-{kind}").click()
    return download.value.path().read_bytes()


def test_on_a_phone_a_swipe_goes_on_and_back(visit: Visit) -> None:
    page = opened(visit(PHONE, phone=True))
    swipe(page, -160)
    expect(said(page)).to_contain_text("Move 1 of 5")
    swipe(page, -160)
    expect(said(page)).to_contain_text("Move 2 of 5")
    swipe(page, 160)
    expect(said(page)).to_contain_text("Move 1 of 5")


def swipe(page: Page, across: int) -> None:
    """A finger over the board, so many pixels to the right, once the position that was asked for has come."""
    page.wait_for_load_state("networkidle")
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - across / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    at = [{"x": x, "y": y}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    for part in (0.25, 0.5, 0.75, 1.0):
        at = [{"x": x + part * across, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_a_hint_shows_three_moves_with_their_values_and_marks_them(visit: Visit) -> None:
    table = visit().open("hexafuse")
    page = table.page
    page.get_by_test_id("hint").click()
    lines = page.get_by_test_id("hint-lines").get_by_role("button", name="%")
    expect(lines).to_have_count(3, timeout=FIRST_PATIENCE)
    expect(page.locator(".mark-better")).to_have_count(1)
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("hint-lines").get_by_role("button", name="Close").click()
    expect(page.locator(".mark-better")).to_have_count(0)


def test_against_a_bot_a_move_is_taken_back_at_once(visit: Visit) -> None:
    table: Table = visit().open("hexafuse")
    page, moves = table.page, table.page.get_by_test_id("moves").get_by_role("listitem")
    expect(page.get_by_test_id("undo")).to_have_count(0)
    write(page, page.locator("datalist option").first)
    expect(moves.nth(1)).to_be_visible(timeout=FIRST_PATIENCE)  # it stays, and lays as well, or swaps
    page.get_by_test_id("undo").click()
    expect(moves).to_have_count(0)


def analysed(guest: Guest) -> Page:
    """The page of the game, once the bot has gone through it."""
    page = opened(guest)
    page.get_by_test_id("analyse").or_(page.get_by_role("img", name=CURVE)).first.wait_for()
    if page.get_by_test_id("analyse").count():
        page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("analyse").or_(page.get_by_test_id("analysis-progress"))).to_have_count(
        0, timeout=FIRST_PATIENCE
    )
    return page


def test_the_answers_to_a_question_have_room_on_the_narrowest_phone(visit: Visit) -> None:
    page = opened(visit((320, 640), phone=True))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Swap sides", exact=True)).to_be_visible()
    assert not page.evaluate(WIDE)
    page.get_by_role("button", name="Stay", exact=True).click()
    expect(said(page)).to_contain_text("Variation, move 2")
    assert not page.evaluate(WIDE)


def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(visit: Visit) -> None:
    guest = visit()
    page = analysed(guest)
    tried(page)
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("review-best").get_by_role("listitem").first).to_be_visible(timeout=FIRST_PATIENCE)
    page.get_by_test_id("review-comment").fill("A comment, that is seen in the list.")
    page.get_by_text("As a table").click()
    audit = Audit(page)
    audit.look("review", said(page))
    renew(page, "/review")
    audit.look("drop", page.get_by_test_id("drop-field"))
    assert audit.found == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(WIDE), f"the page for records at {width}"
        page.go_back()
        expect(said(page)).to_be_visible()
        assert not page.evaluate(WIDE), f"the review at {width}"
        page.go_forward()
        expect(page.get_by_test_id("drop-field")).to_be_visible()
