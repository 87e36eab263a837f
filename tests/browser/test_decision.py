from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize(("answer", "side"), [("stay", "B"), ("swap", "A")])
def test_the_pie_decision_shows_both_boards_and_does_what_it_shows(visit: Visit, answer: str, side: str) -> None:
    table = visit().sit("Second")
    page = table.page
    assert table.phase() == "decision"
    assert table.side() == "B"
    decision = page.get_by_test_id("decision")
    expect(decision.get_by_role("heading")).to_be_visible()
    expect(decision.locator("svg.board")).to_have_count(2)
    shown = {}
    for name in ("stay", "swap"):
        section = decision.locator("section", has=page.get_by_test_id(f"button-{name}"))
        expect(section.locator("svg.board")).to_be_visible()
        mine = section.locator(".answer-side").filter(has_text="You")
        shown[name] = (mine.locator(".side-chip text").text_content(), mine.locator(".answer-points").inner_text())
    assert shown["stay"] == ("B", "0 points")
    assert shown["swap"][0] == "A"
    laid = int(shown["swap"][1].split()[0])
    assert laid == table.score("theirs") > 0

    page.get_by_test_id(f"button-{answer}").click()
    table.moved(1)
    assert table.moves()[1] == answer
    expect(page.get_by_test_id("seat-mine").locator(".side-chip text")).to_have_text(side)
    assert table.phase(2) == "lay"
    assert table.score() == (laid if answer == "swap" else 0)
    assert len(table.moves()) == (3 if answer == "swap" else 2), "side B is to move"
    expect(decision).to_have_count(0)
