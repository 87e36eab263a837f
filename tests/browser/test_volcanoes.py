from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE, Guest
from tests.browser.hands import source, target
from tests.browser.keyboard import Keyboard
from tests.browser.sent import Offer, Sent, taken
from tests.browser.table import Table
from tests.browser.test_two_people import meet
from tests.browser.touch import Fingers

# For each cell where the cap in the hand may go, in the units of the board: what its tag says.
HINTS = """() => [...document.querySelectorAll('[data-testid="board"] .hints > g')].map((hint) => {
  const {e, f} = hint.transform.baseVal.consolidate().matrix;
  const said = hint.querySelector(".hint-count")?.textContent
    ?? (hint.querySelector(".hint-sparks") ? "erupts" : hint.querySelector(".hint-step") ? "quiet" : "nothing");
  return [Math.round(100 * e), Math.round(100 * f), said];
})"""
# Where the pieces that would fly are drawn, and whether they would be captured there.
FATES = """() => [...document.querySelectorAll('[data-testid="board"] :is(.fate-lands, .fate-taken)')].map((piece) => {
  const {e, f} = piece.closest("svg > g > g").transform.baseVal.consolidate().matrix;
  return [Math.round(100 * e), Math.round(100 * f), piece.matches(".fate-taken")];
})"""
# From now on count what is seen flying.
WATCH_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const node of addedNodes) if (node.classList?.contains("flyer")) window.flown++;
  }).observe(document.querySelector('[data-testid="board"]'), {childList: true, subtree: true});
}"""


def play(sent: Sent, table: Table, offer: Offer) -> list[Offer]:
    """Write a move down; returns the next ones."""
    before = sent.state["ply"]
    field = table.page.get_by_test_id("move-field")
    field.fill(offer["move"])
    field.press("Enter")
    return sent.turn(before)


def spot(sent: Sent, label: str) -> list[int]:
    """The place of a cell in hundredths of the board's units."""
    cell = sent.cell("board", label)
    return [round(100 * cell["x"]), round(100 * cell["y"])]


def check_open(page: Page, cell: dict[str, Any]) -> None:
    """The stack of a cell lies open: each piece told by size and colour and drawn with its letter, the top first."""
    stack = page.get_by_test_id("open-stack")
    expect(page.locator(".open-stack-title")).to_contain_text(f"{cell['id']}:")
    expect(stack.locator("li > span")).to_have_text([piece["said"] for piece in reversed(cell["tokens"])])
    assert stack.locator("svg text").all_text_contents() == [piece["mark"] for piece in reversed(cell["tokens"])]
    for line, piece in zip(stack.locator("li").all(), reversed(cell["tokens"]), strict=True):
        expect(line.locator(f".style-{piece['style']}")).to_have_count(1)


def tall(sent: Sent) -> list[dict[str, Any]]:
    """The cells with the highest stacks, and one in each corner of the board."""
    cells = sorted(sent.cells(), key=lambda cell: -len(cell["tokens"]))
    return cells[:4] + [cell for cell in cells[4:] if cell["id"] in ("a1", "a4", "d1", "d7", "g1", "g4")]


def test_a_stack_opens_under_the_mouse_and_by_arrow_key_so_that_every_piece_can_be_told(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    table = guest.open("hexano-duel")
    page, sent, keyboard = table.page, Sent(guest, table), Keyboard(table)
    offers = sent.turn()
    for _ in range(6):
        offers = play(sent, table, max(offers, key=lambda offer: len(offer["effect"]["flights"])))
    assert max(len(cell["tokens"]) for cell in sent.cells()) > 3
    table.board.focus()
    for cell in tall(sent):
        x, y = sent.point("board", cell["id"])
        page.mouse.move(x, y)
        if not cell["tokens"]:
            expect(page.get_by_test_id("open-stack")).to_have_count(0)
            continue
        check_open(page, cell)
        leaf = page.locator(".callout").bounding_box()
        assert leaf is not None
        assert not leaf["y"] < y < leaf["y"] + leaf["height"], "what is pointed at stays in sight"
    page.mouse.move(1, 1)
    expect(page.get_by_test_id("open-stack")).to_have_count(0)
    keyboard.press("n", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown")
    for key in islice(("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp") * 4, 16):
        keyboard.press(key)
        label, _, told = keyboard.said().partition(": ")
        cell = sent.cell("board", label)
        assert told.startswith(", ".join(piece["said"] for piece in cell["tokens"]) or "free")
        if cell["tokens"]:
            check_open(page, cell)


def test_a_stack_opens_when_it_is_tapped_and_closes_when_it_is_tapped_again(visit: Visit) -> None:
    guest = visit(PHONE, phone=True)
    table = guest.open("hexano-duel")
    page, sent, fingers = table.page, Sent(guest, table), Fingers(table)
    sources = {offer["gesture"]["start"] for offer in sent.turn()}
    for label in ("d4", "g1", "b2"):
        fingers.tap(sent.point("board", label))
        check_open(page, sent.cell("board", label))
    fingers.tap(sent.point("board", "b2"))
    expect(page.get_by_test_id("open-stack")).to_have_count(0)
    # What may be moved is taken up by a tap; then its stack is told in the line below the board.
    for label in sorted(sources):
        fingers.tap(sent.point("board", label))
        expect(page.get_by_test_id("status-line")).to_contain_text(f"from {label}")
        line = page.locator(".stack-line")
        told = [piece["said"] for piece in sent.cell("board", label)["tokens"]]
        expect(line).to_have_attribute("aria-label", ", ".join(told))
    assert table.moves() == []


def test_while_a_cap_is_held_each_target_shows_what_erupts_where_it_lands_and_what_is_captured(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    table = guest.open("hexano-duel")
    page, sent = table.page, Sent(guest, table)
    offers = sent.turn()
    kinds: set[str] = set()
    while offers and (len(kinds) < 3 or len(table.moves()) < 4):
        for start in sorted({offer["gesture"]["start"] for offer in offers}):
            kinds |= check_cap(page, sent, [offer for offer in offers if offer["gesture"]["start"] == start])
        busy = [offer for offer in offers if offer["effect"]["flights"]] or offers
        offers = play(sent, table, max(busy, key=taken))
    assert kinds == {"quiet", "erupts", "captures"}


def check_cap(page: Page, sent: Sent, offers: list[Offer]) -> set[str]:
    """Take up a cap and look at each of its targets; returns what kinds there are. Puts it back."""
    page.mouse.click(*source(sent, offers[0]))
    tags = [tag(offer) for offer in offers]
    assert sorted(page.evaluate(HINTS)) == sorted(
        [*spot(sent, offer["gesture"]["end"]), told] for offer, told in zip(offers, tags, strict=True)
    )
    for offer in offers:
        page.mouse.move(*target(sent, offer))
        expect(page.get_by_test_id("status-line")).to_contain_text(offer["effect"]["said"])
        landings = [[*spot(sent, one["end"]), one["captured"]] for one in offer["effect"]["flights"]]
        assert sorted(page.evaluate(FATES)) == sorted(landings)
        expect(page.locator("[data-testid=board] .flight-line")).to_have_count(1 if landings else 0)
    page.keyboard.press("Escape")
    return {"captures" if told.isdigit() else told for told in tags}


def tag(offer: Offer) -> str:
    """What the tag of a target says: the number of what is captured, or whether anything erupts."""
    if taken(offer):
        return str(taken(offer))
    return "erupts" if offer["effect"]["flights"] else "quiet"


def test_quiet_moves_of_this_turn_can_be_taken_back_until_the_eruption(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    table = climbing(guest, "hexano-duel")  # something is at stake, so no bot agrees to take more back
    page, sent = table.page, Sent(guest, table)
    undo, line = page.get_by_test_id("undo"), page.get_by_test_id("status-line")
    expect(undo).to_have_count(0)
    offers = sent.turn()
    while not quiet(offers):
        offers = play(sent, table, max(offers, key=lambda offer: len(offer["effect"]["flights"])))
    before = table.moves()
    caps = drawn_caps(table.board)
    for by in ("button", "key"):
        play(sent, table, quiet(offers)[0])
        expect(line).to_contain_text("1 of 24")
        table.board.focus()
        assert drawn_caps(table.board) != caps
        assert table.moves() == [*before, quiet(offers)[0]["move"]]
        if by == "button":
            undo.click()
        else:
            page.keyboard.press("z")
        expect(undo).to_have_count(0)
        expect(line).not_to_contain_text("1 of 24")
        assert table.moves() == before
        assert drawn_caps(table.board) == caps
    last = max(sent.offers(), key=lambda offer: len(offer["effect"]["flights"]))
    play(sent, table, last)
    expect(undo).to_have_count(0)
    page.keyboard.press("z")
    assert table.moves()[len(before)] == last["move"], "what has erupted stays"


def climbing(guest: Guest, game: str) -> Table:
    """At the first rung of survival."""
    ask = guest.context.request
    ask.get("/")
    answer = ask.post(f"/api/survival/{game}", data={}, headers={"Origin": guest.address}, timeout=FIRST_PATIENCE)
    table = Table(guest.page(f"/game/{answer.json()['room']}"))
    table.seated(FIRST_PATIENCE)
    return table


def quiet(offers: list[Offer]) -> list[Offer]:
    return [offer for offer in offers if not offer["effect"]["flights"]]


def drawn_caps(board: Locator) -> list[str]:
    """Where the caps are drawn."""
    found: list[str] = board.evaluate(
        """(board) => [...board.querySelectorAll(".cap")].map((cap) =>
          cap.closest("svg > g > g").getAttribute("transform")).sort()"""
    )
    return found


@pytest.mark.parametrize("less", [True, False], ids=["less motion", "motion"])
def test_an_eruption_is_seen_piece_by_piece_unless_less_motion_is_asked_for(visit: Visit, less: bool) -> None:
    guest = visit(reduced_motion="reduce" if less else "no-preference")
    table = guest.open("hexano-duel", side="second")
    page, sent = table.page, Sent(guest, table)
    offers = sent.turn()
    page.wait_for_function("() => !document.querySelector('.flyer')")
    page.evaluate(WATCH_FLIGHTS)
    moves = len(table.moves())
    play(sent, table, max(offers, key=lambda offer: len(offer["effect"]["flights"])))
    # The rival's eruption ends the pictures of this player's; of its own, the cap's step and each piece are seen.
    flights = len(sent.scene["flights"])
    assert flights > 0
    if less:
        table.moved(moves)
        page.wait_for_timeout(200 * (flights + 1))
        assert page.evaluate("() => window.flown") == 0
    else:
        page.wait_for_function("(least) => window.flown >= least", arg=flights + 1)


def test_agreeing_to_end_the_game_is_an_offer_that_the_other_accepts_or_declines(visit: Visit) -> None:
    anne, bert = meet(visit(), visit(PHONE, phone=True), game="Hexano-Duel")
    for answer in ("decline", "accept"):
        anne.page.get_by_test_id("resign").click()
        anne.page.get_by_test_id("offer-end").click()
        expect(anne.page.get_by_test_id("offer")).to_have_text("You have offered to end the game")
        offer = bert.page.get_by_test_id("offer")
        expect(offer).to_contain_text(re.compile("offers to end the game.* 0, .* 0"))
        bert.page.get_by_test_id(f"offer-{answer}").tap()
        if answer == "decline":
            expect(offer).to_have_count(0)
            expect(anne.page.get_by_test_id("offer")).to_have_text("Your offer was declined")
            step = next(table for table in (anne, bert) if to_move(table))
            step.page.evaluate("() => document.getElementById('board').focus()")
            Keyboard(step).press("1", "n", "Enter")
            step.moved(0)
    for table in (anne, bert):
        expect(table.result).to_be_visible()
        expect(table.result.get_by_role("heading")).to_have_text("A draw")
        expect(table.result).to_contain_text("The players agreed to end it.")
    assert anne.moves() == bert.moves()


def to_move(table: Table) -> bool:
    return bool(table.page.locator("[data-testid=seat-mine].seat-to-move").count())
