from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hexagora
from tests.browser.conftest import Visit
from tests.browser.guest import DESK, FIRST_PATIENCE, PHONE, Guest, unhurried
from tests.browser.hands import Hands, KeyHands, MouseHands, TouchHands
from tests.browser.sent import Offer, Sent, taken, total
from tests.browser.table import Table
from tests.browser.test_phone import check_nothing_scrolls

BY: dict[str, Callable[[Guest, Table], Hands]] = {"mouse": MouseHands, "touch": TouchHands, "keyboard": KeyHands}
MAGES = "Mages at the table, yourself among them"
EDITIONS = {"Second": "hexpertise", "First": "hexpertise-first"}

# How the two hauls are drawn: the letters of each tree by its kind, what is left over, what is missing, the points.
HAULS = """() => Object.fromEntries(["mine", "theirs"].map((whose) => {
  const haul = document.querySelector(`[data-testid="tray-${whose}"]`);
  const all = (selector, of) => [...haul.querySelectorAll(selector)].map(of);
  const marks = (tree) => [...tree.querySelectorAll("text")].map((mark) => mark.textContent).sort().join("");
  return [whose, {
    trees: all(".haul-tree", (tree) => [tree.classList.contains("haul-solid") ? "solid" : "mixed", marks(tree)]).sort(),
    loose: all(".haul-loose", (one) => one.title).sort(),
    wanted: all(".haul-wanted [title]:not([title=''])", (one) => one.title),
    points: document.querySelector(`[data-testid="score-${whose}"] .seat-points`).textContent,
  }];
}))"""


def come(visit: Visit, by: str, choices: dict[str, str]) -> tuple[Guest, Table, Hands]:
    """From the start page to the board, by the same hands that will play there."""
    guest = visit(PHONE, phone=True) if by == "touch" else visit(DESK)
    page = guest.page()
    unhurried(page)
    table = Table(page)
    hands = BY[by](guest, table)
    for group, choice in choices.items():
        radios = page.get_by_role("group", name=group).get_by_role("radio", name=re.compile(f"^{choice}( |$)"))
        hands.choose(radios)
    hands.press(page.get_by_test_id("play"))
    table.seated(FIRST_PATIENCE)
    return guest, table, hands


def check_result(guest: Guest, table: Table, sent: Sent) -> dict[str, Any]:
    """The sheet at the end tells everybody's points, who won, and has a record that replays to the same."""
    expect(table.result).to_be_visible()
    view, scores = sent.state["view"], sent.scene["scores"]
    told = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows(table)}
    if len(scores) <= 2:
        for number, (heading, _) in enumerate(scores[0]["parts"]):
            assert told[heading.capitalize()] == [f"{score['parts'][number][1]:g}" for score in scores]
        assert told["Total"] == [f"{score['total']:g}" for score in scores]
    else:
        assert {tuple(cells[1:]) for cells in told.values()} == {
            tuple(f"{points:g}" for points in (score["total"], *dict(score["parts"]).values())) for score in scores
        }
    headline = table.result.locator("h2").inner_text()
    if len(scores) == 1:
        assert headline == f"{scores[0]['total']:g} points"
    else:
        assert (headline == "You win") == (view["winners"] == [view["me"]])
    record: dict[str, Any] = guest.context.request.get(
        table.page.get_by_test_id("record").get_attribute("href") or ""
    ).json()
    assert list(hexagora.load(record).scores) == [score["total"] for score in scores]
    assert record["moves"] == view["history"]
    assert "timeout" not in record["moves"], "somebody was too slow"
    return record


def rows(table: Table) -> list[Locator]:
    return table.result.locator("tbody tr, tfoot tr").all()


def check_hauls(page: Page, sent: Sent) -> None:
    """Both hauls lie in plain view in their trees, as the club has arranged them, with what is still missing."""
    me = sent.state["view"]["me"]
    expect(page.get_by_test_id("score-mine").locator(".seat-points")).to_have_text(f"{sent.score(me)['total']:g}")
    drawn = page.evaluate(HAULS)
    for player, whose in ((me, "mine"), (1 - me, "theirs")):
        items, wanted = sent.tray("haul", player)["items"], sent.tray("haul", player)["wanted"]
        trees = {item["group"]: "" for item in items if item["group"] != "loose"}
        for tree in trees:
            trees[tree] = "".join(sorted(item["mark"] for item in items if item["group"] == tree))
        assert drawn[whose] == {
            "trees": sorted([group.split()[0], marks] for group, marks in trees.items()),
            "loose": sorted({item["name"] for item in items if item["group"] == "loose"}),
            "wanted": [item["name"] for item in wanted],
            "points": f"{sent.score(player)['total']:g}",
        }


def move(hands: Hands, offer: Offer) -> list[Offer]:
    """Make a move; returns the next ones, once it is this player's turn again."""
    before = hands.sent.state["ply"]
    hands.make(offer)
    return hands.sent.turn(before)


def check_movers(table: Table, players: int, per_card: int) -> None:
    """The list of moves tells whose each of them is; alone there is nothing to tell."""
    names = ["You", *([f"Spark {number}" for number in range(1, players)] if players > 2 else ["Spark"])]
    card = [name for name in names[:players] for _ in range(per_card)]
    told = table.page.locator("[data-testid=moves] .move-by .unseen").all_text_contents()
    assert told == (card * (30 // per_card) if players > 1 else [])


def busiest(offers: list[Offer]) -> Offer:
    """The move that captures most, or else lets most fly."""
    return max(offers, key=lambda offer: (taken(offer), len(offer["effect"]["flights"])))


def calmest(offers: list[Offer]) -> Offer:
    """The move that captures least."""
    return min(offers, key=taken)


def test_a_whole_game_of_hexano_duel_by_mouse_to_the_collection_that_ends_it(visit: Visit) -> None:
    guest, table, hands = come(
        visit, "mouse", {"Which game": "Hexano-Duel", "Your rival": "Spark", "You move": "First"}
    )
    sent = hands.sent
    offers = sent.turn()
    while offers:
        check_hauls(table.page, sent)
        offers = move(hands, busiest(offers))
    record = check_result(guest, table, sent)
    assert record["result"]["end"] == "rules"
    check_hauls(table.page, sent)


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_a_game_of_hexano_duel_that_both_agree_to_end(visit: Visit, by: str) -> None:
    guest, table, hands = come(visit, by, {"Which game": "Hexano-Duel", "Your rival": "Spark", "You move": "Second"})
    sent = hands.sent
    offers = sent.turn()
    moves = 0
    while offers:
        offers = move(hands, calmest(offers))  # so the rival leads, and has no reason to go on
        moves += 1
        if by == "touch":
            check_nothing_scrolls(table.page)
        if moves >= 5 and offers and offer_to_end(table, hands):
            break
    record = check_result(guest, table, sent)
    assert record["result"]["end"] == "agreement"
    expect(table.result).to_contain_text("agreed")


def offer_to_end(table: Table, hands: Hands) -> bool:
    """Offer the rival to end the game; returns whether it accepts, which it does exactly when it would not lose."""
    page, sent = table.page, hands.sent
    mine, theirs = table.score("mine"), table.score("theirs")
    hands.press(page.get_by_test_id("resign"))
    dialog = page.get_by_test_id("resign-dialog")
    expect(dialog).to_contain_text(f"You {mine}")
    hands.press(page.get_by_test_id("offer-end"))
    expect(dialog).to_be_hidden()
    if mine > theirs:
        expect(page.get_by_test_id("offer")).to_have_text("Your offer was declined")
        assert not sent.state["view"]["over"]
    else:
        expect(table.result).to_be_visible()
    return mine <= theirs


# By keys alone the other edition is played by ear (test_by_ear).
@pytest.mark.parametrize(
    ("by", "mages", "edition"),
    [("mouse", "2", "First"), ("mouse", "Alone", "Second"), ("touch", "3", "Second"), ("keyboard", "Alone", "First")],
)
def test_a_whole_game_of_hexpertise(visit: Visit, by: str, mages: str, edition: str) -> None:
    rivals = {"2": {"Your rival": "Spark"}, "3": {"Your rivals": "Spark"}, "Alone": {}}[mages]
    choices = {"Which game": "Hexeptional Hexpertise", "Edition": edition, MAGES: mages, **rivals}
    guest, table, hands = come(visit, by, choices)
    points = table.page.get_by_test_id("score-mine").locator(".seat-points")
    offers = hands.sent.turn()
    placed = 0
    while offers:
        offer = max(offers, key=total)
        promised = table.score() + total(offer)
        offers = move(hands, offer)
        expect(points).to_have_text(f"{promised:g}")
        if by != "keyboard":
            check_nothing_scrolls(table.page)
        placed += 1
        if by == "touch":
            check_nothing_scrolls(table.page)
    record = check_result(guest, table, hands.sent)
    check_movers(table, len(hands.sent.scene["sides"]), per_card=1 if edition == "Second" else 2)
    assert record["game"] == EDITIONS[edition]
    assert record["result"]["end"] == "rules"
    assert placed == 30, "all cards twice, or both elements of all cards"
