from __future__ import annotations

from tests.browser.conftest import Visit

# The seconds that are shown, and what is said of them.
SHOWN = """() => Number(document.querySelector('[data-testid="seat-mine"] .clock-digits').textContent)"""
LESS = """(than) => Number(document.querySelector('[data-testid="seat-mine"] .clock-digits').textContent) < than"""


def test_the_clock_of_who_is_to_move_counts_down_and_the_other_one_stands(visit: Visit) -> None:
    table = visit().sit("First", hurried=True)
    page = table.page
    table.phase()
    seconds = [int(page.evaluate(SHOWN))]
    assert 0 < seconds[0] <= 30
    for _ in range(2):
        page.wait_for_function(LESS, arg=seconds[-1])
        seconds.append(int(page.evaluate(SHOWN)))
    assert seconds == sorted(set(seconds), reverse=True)
    assert "left" in page.get_by_test_id("seat-mine").get_by_role("timer").inner_text()
    assert "stands" in page.get_by_test_id("seat-theirs").get_by_role("timer").inner_text()
