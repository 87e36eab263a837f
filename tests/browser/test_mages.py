from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE
from tests.browser.hands import answer, target
from tests.browser.keyboard import Keyboard
from tests.browser.sent import Offer, Sent, marked, total
from tests.browser.table import BOT_PATIENCE, Table
from tests.browser.touch import Fingers

ORDER = ["Light", "Dark", "Fire", "Water", "Earth", "Air"]
# The places on the own board at which something is drawn, in hundredths of its units.
PLACES = """(selector) => [...document.querySelectorAll(`[data-testid="board"] ${selector}`)].map((part) => {
  while (part.transform.baseVal.numberOfItems === 0) part = part.parentNode;
  const {e, f} = part.transform.baseVal.consolidate().matrix;
  return [Math.round(100 * e), Math.round(100 * f)];
})"""

# From the first line of script on: what has moved though nobody moved it, as browsers measure it.
WATCH_JUMPS = """
window.jumped = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.jumped.push(...entry.sources.map(({node}) => node?.outerHTML?.slice(0, 200) ?? "what is gone"));
}).observe({type: "layout-shift", buffered: true});
"""


def play(sent: Sent, table: Table, offer: Offer) -> list[Offer]:
    """Write a move down; returns the next ones."""
    before = sent.state["ply"]
    field = table.page.get_by_test_id("move-field")
    field.fill(offer["move"])
    field.press("Enter")
    return sent.turn(before)


def spots(sent: Sent, labels: set[str]) -> list[list[int]]:
    """The places of cells in hundredths of the board's units."""
    cells = [sent.cell("", label) for label in labels]
    return sorted([round(100 * cell["x"]), round(100 * cell["y"])] for cell in cells)


def drawn(page: Page, selector: str) -> list[list[int]]:
    found: list[list[int]] = page.evaluate(PLACES, selector)
    return sorted(found)


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
def test_the_card_tells_both_readings_and_shows_the_cells_and_the_worth_of_each(visit: Visit, game: str) -> None:
    guest = visit(reduced_motion="reduce")
    table = guest.open(game, players=1)
    page, sent = table.page, Sent(guest, table)
    offers = sent.turn()
    crossed = scored = False
    for _ in range(40):
        if crossed and scored:
            break
        card = sent.tray("readings")
        readings = [thing for thing in card["items"] if thing["count"]]
        expect(page.locator(".readings-title")).to_have_text(card["title"])
        for reading in readings:
            button = page.get_by_test_id(f"piece-{reading['id']}")
            expect(button.locator(".reading-said")).to_have_text(reading["name"])
            button.click()
            mine = [offer for offer in offers if offer["gesture"]["item"] == reading["id"]]
            assert drawn(page, ".hint-put") == spots(sent, {offer["gesture"]["cell"] for offer in mine})
            for offer in sorted(mine, key=lambda offer: -len(marked(offer, "lost")))[:1] + sorted(mine, key=total)[-1:]:
                crossed |= bool(marked(offer, "lost"))
                scored |= total(offer) > 0
                check_preview(page, sent, offer)
            page.keyboard.press("Escape")
        losing = [offer for offer in offers if marked(offer, "lost")]
        offers = play(sent, table, max(offers, key=lambda offer: (not losing and total(offer), total(offer))))
    assert crossed
    assert scored


def test_nothing_on_the_page_moves_from_its_place_while_cards_go_and_points_come(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.context.add_init_script(WATCH_JUMPS)
    table = guest.open("hexpertise", players=2)
    sent = Sent(guest, table)
    offers = sent.turn()
    cards = len(sent.tray("deck")["hidden_items"])
    for _ in range(6):
        offers = play(sent, table, max(offers, key=total))
    expect(table.page.locator(".deck-gone")).to_have_count(cards - len(sent.tray("deck")["hidden_items"]))
    assert table.page.evaluate("() => window.jumped") == []


def check_preview(page: Page, sent: Sent, offer: Offer) -> None:
    """Held over its cell, an element shows what it crosses out and what it scores."""
    page.mouse.move(*target(sent, offer))
    line = page.get_by_test_id("status-line")
    expect(line).to_contain_text(offer["effect"]["label"])
    assert drawn(page, ".ghost .mark-lost") == spots(sent, marked(offer, "lost"))
    if marked(offer, "lost"):
        expect(line).to_contain_text(f"crosses out {len(marked(offer, 'lost'))}")
    groups = [mark for mark in offer["effect"]["marks"] if mark["kind"] == "gain"]
    expect(page.locator("[data-testid=board] .ghost .mark-gain")).to_have_count(len(groups))
    for heading, points in offer["effect"]["gains"]:
        expect(line).to_contain_text(f"{'+' if points > 0 else '−'}{abs(points):g} {heading}")
    if total(offer):
        expect(page.locator("[data-testid=board] .ghost .badge-text")).to_have_text(
            f"{total(offer):+g}".replace("-", "−")
        )


def test_a_cell_where_either_element_may_go_asks_which_and_tells_what_each_is_worth(visit: Visit) -> None:
    guest = visit(PHONE, phone=True)
    table = guest.open("hexpertise-first", players=3)
    page, sent, fingers = table.page, Sent(guest, table), Fingers(table)
    offers = sent.turn()
    offer = offers[0]
    fingers.tap(target(sent, offer))
    question = page.get_by_test_id("choose")
    expect(question.get_by_role("button")).to_have_count(2)
    for other in offers:
        if other["gesture"]["cell"] == offer["gesture"]["cell"]:
            option = page.get_by_test_id(f"choose-{other['move']}")
            expect(option).to_contain_text(other["effect"]["said"])
            expect(option.locator(".choose-gain")).to_have_text(f"{total(other):+g}" if total(other) else "0")
    fingers.tap(page.get_by_test_id("status"))
    fingers.tap(target(sent, offers[-1]))
    answer(table, sent, offers[-1], fingers.tap)
    assert table.ghost() == "yes"
    fingers.tap(table.lay)
    assert sent.turn(sent.state["ply"] - 1)


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
def test_each_figure_of_the_score_sheet_lights_up_the_hexes_behind_it(visit: Visit, game: str) -> None:
    guest = visit(reduced_motion="reduce")
    table = guest.open(game, players=2)
    page, sent, keyboard = table.page, Sent(guest, table), Keyboard(table)
    offers = sent.turn()
    for _ in range(10):
        offers = play(sent, table, max(offers, key=total))
    score = sent.score()
    groups = dict(score["groups"])
    sheet = page.get_by_test_id("score-sheet")
    assert any(points > 0 for _, points in score["parts"])
    for (heading, points), style in zip(score["parts"], score["styles"], strict=True):
        figure = sheet.get_by_test_id(f"heading-{style}")
        expect(figure.locator(".sheet-points")).to_have_text(f"{points:g}")
        figure.hover()
        check_light(page, "[data-testid=board]", groups[heading])
        page.mouse.move(1, 1)
        expect(page.locator(".shine")).to_have_count(0)
        keyboard.tab_to(figure)
        check_light(page, "[data-testid=board]", groups[heading])
    page.keyboard.press("Escape")

    # The rival's display lies beside the board in small, and opens with a sheet of its own.
    other = page.get_by_test_id("other-1")
    rival = sent.score(1)
    expect(other.get_by_test_id("score-theirs")).to_contain_text(f"{rival['total']:g}")
    filled = sum(bool(cell["tokens"]) for cell in sent.cells("display-1"))
    expect(other.locator("svg .element")).to_have_count(filled)
    other.click()
    dialog = page.get_by_test_id("other-dialog")
    expect(dialog.locator(".other-board .element")).to_have_count(filled)
    for (heading, points), style in zip(rival["parts"], rival["styles"], strict=True):
        dialog.get_by_test_id(f"heading-{style}").click()
        expect(dialog.get_by_test_id(f"heading-{style}").locator(".sheet-points")).to_have_text(f"{points:g}")
        check_light(page, "[data-testid=other-dialog]", dict(rival["groups"])[heading])


def check_light(page: Page, within: str, groups: list[list[str]]) -> None:
    """As many rims as there are groups, and all other hexes in the shade."""
    expect(page.locator(f"{within} .shine-line")).to_have_count(len(groups))
    expect(page.locator(f"{within} .shine-veil")).to_have_count(1 if groups else 0)


def test_the_cards_that_are_still_to_come_are_all_in_sight_and_never_in_their_order(visit: Visit) -> None:
    desk, phone = visit(), visit(PHONE, phone=True)
    table = desk.open("hexpertise", players=1)
    sent = Sent(desk, table)
    offers = sent.turn()
    seen: list[set[str]] = []
    for _ in range(16):
        deck = sent.tray("deck")
        told = [card["name"] for card in deck["hidden_items"]]
        expect(table.page.locator(".deck-spread li .unseen")).to_have_text(told)
        cards = [[ORDER.index(name) for name in card.split(" and ")] for card in told]
        assert cards == sorted(cards)
        seen.append(set(told))
        offers = play(sent, table, offers[0])
    gone = [before - after for before, after in pairwise(seen)]
    assert [len(cards) for cards in seen] == [*range(14, -1, -1), 14]
    assert all(len(cards) == 1 for cards in gone[:14]), "one card is flipped, the others stay"

    other = phone.open("hexpertise", players=1)
    Sent(phone, other).turn()
    button = other.page.locator(".deck-button")
    expect(button).to_contain_text("+14")
    button.tap()
    expect(other.page.get_by_test_id("queue").locator("li")).to_have_count(14)


def test_mages_choose_at_the_same_time_and_nobody_sees_what_before_all_have(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexpertise-first", players=6)
    page, sent = table.page, Sent(guest, table)
    offers = sent.turn()
    assert 0 in sent.state["view"]["awaiting"]
    for number in range(1, 6):
        expect(page.get_by_test_id(f"other-{number}")).to_contain_text("has chosen", timeout=BOT_PATIENCE)
    assert sent.state["view"]["chosen"] == [False, *[True] * 5]
    for number in range(1, 6):
        filled = sum(bool(cell["tokens"]) for cell in sent.cells(f"display-{number}"))
        assert filled == 7, "the nexus and the mage: what was chosen does not show"
    assert table.moves() == []
    play(sent, table, offers[0])
    assert table.moves() == [], "the second element is still to be placed"
    expect(page.get_by_test_id("status-line")).to_contain_text(re.compile("Now place"))
    play(sent, table, sent.offers()[0])
    table.moved(11)
    for number in range(1, 6):
        assert sum(bool(cell["tokens"]) for cell in sent.cells(f"display-{number}")) >= 9
    expect(page.locator(".readings-title")).to_have_text("Card 2 of 15")
    for name in ("You", "Spark 1", "Spark 5"):
        expect(page.get_by_test_id("last-move")).to_contain_text(f"{name} placed")
