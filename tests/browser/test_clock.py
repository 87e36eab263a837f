from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit

# The seconds that are shown, and what is said of them.
SHOWN = """() => Number(document.querySelector('[data-testid="seat-mine"] .clock-digits').textContent)"""
LESS = """(than) => Number(document.querySelector('[data-testid="seat-mine"] .clock-digits').textContent) < than"""

# The browser's steady clock goes on by so many milliseconds at once.
LATER = """(by) => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + by;
}"""
HEARD = """(sound) => document.body.dataset.heard === sound"""


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


def test_who_has_little_time_left_hears_and_is_told_of_it(visit: Visit) -> None:
    table = visit().sit("First", hurried=True)
    page = table.page
    table.phase()
    page.evaluate(LATER, 21_000)
    page.wait_for_function(HEARD, arg="low")
    expect(page.get_by_test_id("voice-urgent")).to_contain_text("left")
    page.evaluate(LATER, 5_000)
    page.wait_for_function(HEARD, arg="tick")
