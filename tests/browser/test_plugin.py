"""A club with a plug-in: its game is chosen and played like any other, and the page knows nothing of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE, UNHURRIED
from tests.browser.looking import ahead
from tests.browser.sent import Sent
from tests.browser.server import Server
from tests.browser.table import Table
from tests.browser.test_two_people import seated
from tests.examples.plugged import HEX, install


@pytest.fixture(scope="module")
def plugged(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club where Hex is installed."""
    plugins = tmp_path_factory.mktemp("plugins")
    install(HEX, plugins)
    server = Server(tmp_path_factory.mktemp("plugged"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(plugins))
        server.open()
    yield server
    server.close()
    assert "Traceback" not in server.log, server.log


def sit(visit: Visit, at: Server, side: str, *, phone: bool = False) -> tuple[Table, Sent]:
    """From the start page to a small board."""
    guest = visit(PHONE, phone=True, at=at) if phone else visit(at=at)
    page = guest.page()
    page.get_by_role("radio", name="Hex", exact=True).check()
    expect(page.locator(".game-choice", has_text="Hex").last.locator("svg")).to_be_visible()
    page.get_by_role("radio", name=side, exact=True).check()
    page.locator("details.rules summary").click()
    page.get_by_label("Size of the board").select_option("4")
    page.get_by_test_id("play").click()
    table = Table(page)
    table.seated(FIRST_PATIENCE)
    return table, Sent(guest, table)


def check_end(table: Table, sent: Sent) -> None:
    """Somebody has connected: the sheet says so, and the chain is marked on the board from edge to edge."""
    expect(table.result).to_be_visible()
    view = sent.state["view"]
    won = view["winners"] == [sent.state["view"]["me"]]
    expect(table.result.locator("h2")).to_have_text("You win" if won else "Spark wins")
    gain = next(mark for mark in sent.scene["marks"] if mark["kind"] == "gain")
    assert gain["cells"] == view["chain"]
    assert len(view["chain"]) >= 4
    expect(table.board.locator(".mark-gain")).to_have_count(1)


def test_a_stone_is_set_for_the_next_turn_and_put_as_soon_as_that_comes(visit: Visit, plugged: Server) -> None:
    anne, bert = visit(at=plugged), visit(at=plugged)
    anne.context.request.get("/")
    wish = {"game": "hex", "side": "first", "control": UNHURRIED}
    answer = anne.context.request.post("/api/challenges", data=wish, headers={"Origin": plugged.address})
    link = f"/challenge/{answer.json()['id']}"
    page, other = anne.page(link), bert.page(link)
    other.get_by_test_id("join").click()
    host, guest = seated(page), seated(other)
    mine, theirs = Sent(anne, host), Sent(bert, guest)

    def put(table: Table, sent: Sent, number: int) -> str:
        cell = str(sent.cells()[number]["id"])
        table.page.mouse.click(*sent.point("board", cell))
        return cell

    mine.turn()
    first = put(host, mine, 0)
    theirs.turn()
    host.moved(0)
    later = put(host, mine, 5)
    expect(ahead(host)).to_be_visible()
    expect(host.page.get_by_test_id("status-line")).to_have_text(f"Next: {later}")
    between = put(guest, theirs, 9)
    host.moved(2)
    assert host.moves() == [first, between, later]
    expect(ahead(host)).to_have_count(0)


def test_a_whole_game_of_a_plugin_by_mouse(visit: Visit, plugged: Server) -> None:
    table, sent = sit(visit, plugged, "First")
    expect(table.board.locator(".rim")).to_have_count(4)
    assert table.side() == "R"
    expect(table.page.get_by_test_id("status-line")).to_have_text("You are Red: connect north and south")
    ply = -1
    while offers := sent.turn(after=ply):
        ply = sent.state["ply"]
        cells = [offer["gesture"]["cell"] for offer in offers if offer["gesture"]["kind"] == "put"]
        point = sent.point("board", cells[len(cells) // 2])
        table.page.mouse.move(*point)
        assert table.ghost() == "yes"
        expect(table.board.locator(".ghost-token .style-side-0, .ghost-token .style-side-1")).to_have_count(1)
        table.page.mouse.click(*point)
    check_end(table, sent)


def test_the_second_player_may_swap_by_a_button_and_sits_at_the_other_side_then(visit: Visit, plugged: Server) -> None:
    table, sent = sit(visit, plugged, "Second", phone=True)
    sent.turn()
    assert table.side() == "B"
    swap = table.page.get_by_test_id("button-swap")
    expect(swap).to_have_text("Swap sides")
    swap.tap()
    offers = sent.turn(after=1)
    assert table.moves()[1] == "swap"
    assert table.side() == "R"
    table.page.touchscreen.tap(*sent.point("board", offers[0]["gesture"]["cell"]))
    table.lay.tap()
    table.moved(3)
    assert sent.state["view"]["sides"][1] == "Red"
