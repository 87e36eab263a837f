from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.mouse import Mouse
from tests.browser.table import Table

WAYS_TO_TURN = ("Turn right", "wheel", "Turn left")


def test_a_whole_game_by_mouse_and_a_rematch_with_sides_exchanged(visit: Visit) -> None:
    guest = visit()
    table = guest.sit("First")
    page, mouse = table.page, Mouse(table)
    assert table.side() == "A"
    laid = turned = 0
    for turn, phase in table.turns():
        assert phase != "decision", "the first player is not asked whether to swap"
        if phase == "button":
            mouse.play()
            continue
        before = table.score()
        mouse.pick(table.pieces.nth(turn % table.pieces.count()))
        if page.get_by_role("button", name="Turn right").is_enabled():
            mouse.turn(WAYS_TO_TURN[turn % 3])
            turned += 1
        point = mouse.find()
        promised = table.gain()
        mouse.click(point)
        laid += 1
        if turn > 0:  # the very first piece may change hands at once
            expect(page.get_by_test_id("score-mine").locator(".seat-points")).to_have_text(str(before + promised))
    assert laid > 0
    assert turned > 0
    table.check_result()

    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    assert download.value.suggested_filename.endswith(".json")
    room = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != room)
    rematch = Table(page)
    assert rematch.phase() == "decision", "now the bot has laid first"
    assert rematch.side() == "B"
    assert len(rematch.moves()) == 1


def test_a_piece_can_be_dragged_from_the_hand_to_the_board(visit: Visit) -> None:
    table = visit().sit("First")
    mouse = Mouse(table)
    piece = mouse.pick_fitting()
    point = mouse.find_unturned()
    table.page.keyboard.press("Escape")
    assert table.outline() is None
    mouse.drag(piece, point)
    table.moved(0)
    assert table.outline() is None
