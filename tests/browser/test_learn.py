"""Learning a game in the browser: whole tutorials, puzzles, and the page of rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hexagora.learn import Exercise, course
from hexagora.learn.exercise import start_of
from tests.browser.axe import Audit
from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, PHONE
from tests.browser.table import Table

GAMES = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")


def exercises(game: str) -> tuple[Exercise, ...]:
    """The steps of a tutorial."""
    found = course(game)
    assert found is not None
    return found.lessons.steps


def wrong_move(game: str, step: Exercise) -> str | None:
    """A legal move that a step does not ask for; None where there is none, or where it has two moves."""
    found = course(game)
    assert found is not None
    if step.plies > 1:
        return None
    start = start_of(found.game.with_options(**step.position.options), step.position)
    moves = (move for move in start.legal_moves() if not step.goal.holds(start, start.play(move), (move,)))
    return next(moves, None)


def open_words(page: Page) -> None:
    """Open what is below the board: the field for moves, and the board in words."""
    words = page.locator("details.lesson-words")
    if words.get_attribute("open") is None:
        words.locator("summary").click()


def make(page: Page, move: str) -> None:
    """Make a move by its notation, or by its button where it is one."""
    button = page.get_by_test_id(f"button-{move}")
    if button.count():
        button.click()
        return
    open_words(page)
    page.get_by_test_id("move-field").fill(move)
    page.get_by_test_id("move-send").click()


def at_step(page: Page, step: str) -> None:
    """Wait until a step is there and can be played."""
    expect(page).to_have_url(re.compile(f"/{step}$"))
    expect(page.get_by_test_id("lesson-ask")).to_be_visible(timeout=FIRST_PATIENCE)
    expect(page.locator('[data-testid="board"], [data-testid="decision"]').first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial_can_be_done_and_ends_at_a_board(visit: Visit, game: str) -> None:
    page = visit().page(f"/learn/{game}/{exercises(game)[0].id}")
    for number, step in enumerate(exercises(game)):
        at_step(page, step.id)
        expect(page.locator(".lesson-mark[aria-current=step]")).to_have_text(str(number + 1))
        wrong = wrong_move(game, step)
        if wrong is not None:
            make(page, wrong)
            verdict = page.get_by_test_id("lesson-verdict")
            expect(verdict).to_have_attribute("data-verdict", "wrong")
            expect(verdict.locator("p").first).not_to_be_empty()
            page.get_by_test_id("lesson-again").click()
            expect(page.get_by_test_id("lesson-verdict")).to_have_count(0)
            expect(verdict).to_have_count(0)
        for move in step.solution:
            make(page, move)
        expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "right")
        if number < len(exercises(game)) - 1:
            page.get_by_test_id("lesson-next").click()
    expect(page.locator(".lesson-mark-done")).to_have_count(len(exercises(game)))
    page.get_by_test_id("learn-play").click()
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.get_by_test_id("board")).to_be_visible(timeout=FIRST_PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_can_be_solved_and_is_remembered(visit: Visit, game: str) -> None:
    found = course(game)
    assert found is not None
    first, second = found.puzzles[:2]
    page = visit().page(f"/learn/{game}/{first.id}")
    at_step(page, first.id)
    start = start_of(found.game, first.position)
    make(page, next(move for move in start.legal_moves() if move != first.solution))
    expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "wrong")
    page.get_by_test_id("lesson-again").click()
    expect(page.get_by_test_id("lesson-verdict")).to_have_count(0)
    make(page, first.solution)
    expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "right")
    page.get_by_test_id("lesson-next").click()
    at_step(page, second.id)
    page.reload()
    at_step(page, second.id)
    expect(page.locator(".lesson-mark-done")).to_have_count(1)


def test_who_is_stuck_is_shown_how_it_is_done(visit: Visit) -> None:
    step = next(step for step in exercises("hexano-duel") if step.id == "three")
    page = visit().page("/learn/hexano-duel/three")
    at_step(page, "three")
    wrong = wrong_move("hexano-duel", step)
    assert wrong is not None
    make(page, wrong)
    page.get_by_test_id("lesson-show").click()
    expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "right")


def test_a_step_is_done_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit().page("/learn/hexafuse/grow")
    at_step(page, "grow")
    expect(page.get_by_test_id("board")).to_be_focused()
    for key in ("1", "n", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_test_id("lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, "big")


def test_a_step_is_done_with_a_finger(visit: Visit) -> None:
    page = visit(PHONE, phone=True).page("/learn/hexafuse/grow")
    at_step(page, "grow")
    page.get_by_test_id("tray-mine").get_by_role("button").first.tap()
    table = Table(page)
    for x, y in table.reach():  # it lights up wherever a hex of the piece may come to lie
        page.touchscreen.tap(x, y)
        if table.ghost() == "yes":
            break
    table.lay.tap()
    expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "right")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_rules_forbid_is_explained_at_the_board(visit: Visit) -> None:
    page = visit().page("/learn/hexafuse/grow")
    at_step(page, "grow")
    for key in ("1", *["ArrowRight"] * 4, "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_test_id("status-line")).to_contain_text("would not share an edge")
    expect(page.get_by_test_id("lesson-verdict")).to_have_count(0)


def test_the_start_page_and_the_help_lead_to_the_lessons(visit: Visit) -> None:
    page = visit().page()
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("lesson")).to_be_visible(timeout=FIRST_PATIENCE)
    page.get_by_test_id("learn-rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The rules of")
    page.get_by_role("button", name="Keys and help").click()
    page.get_by_test_id("help").get_by_role("link", name=re.compile("^Learn")).click()
    expect(page.get_by_test_id("lesson")).to_be_visible()


def test_a_diagram_of_the_rules_is_a_board_to_play_on(visit: Visit) -> None:
    page = visit().page("/rules/hexafuse")
    for board in ("board-free", "bridge"):  # one at a time
        page.get_by_test_id(f"try-{board}").click()
        diagram = page.get_by_test_id(f"diagram-{board}")
        expect(diagram.get_by_test_id("board")).to_be_visible(timeout=FIRST_PATIENCE)
        expect(page.get_by_test_id("board")).to_have_count(1)
    found = course("hexafuse")
    assert found is not None
    bridge = found.exercise("bridge")
    assert bridge is not None
    make(page, bridge.solution[0])
    expect(page.get_by_test_id("lesson-verdict")).to_have_attribute("data-verdict", "right")


def test_every_ruling_stands_on_the_page_of_rules_with_its_reason(visit: Visit) -> None:
    page = visit().page("/rules/hexafuse")
    for number in range(1, 8):
        expect(page.get_by_test_id(f"ruling-{number}")).to_contain_text("Why")


def test_lessons_are_in_german_too(visit: Visit) -> None:
    page = visit(locale="de-DE").page("/learn/hexafuse/grow")
    expect(page.get_by_role("heading", name="Wachsen")).to_be_visible(timeout=FIRST_PATIENCE)
    page.get_by_test_id("learn-rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Die Regeln von")


def test_axe_finds_nothing_at_lessons_and_rules(visit: Visit) -> None:
    page = visit().page("/learn/hexafuse/big")
    audit = Audit(page)
    at_step(page, "big")
    audit.look("a step", page.get_by_test_id("lesson-ask"))
    step = next(step for step in exercises("hexafuse") if step.id == "big")
    wrong = wrong_move("hexafuse", step)
    assert wrong is not None
    make(page, wrong)
    audit.look("a wrong try", page.get_by_test_id("lesson-verdict"))
    page.get_by_test_id("lesson-again").click()
    expect(page.get_by_test_id("lesson-verdict")).to_have_count(0)
    make(page, step.solution[0])
    audit.look("a right try", page.get_by_test_id("lesson-verdict"))
    page.get_by_test_id("lesson-next").click()
    audit.look("a question", page.get_by_test_id("decision"))
    page.get_by_test_id("learn-rules").click()
    page.get_by_test_id("try-board-free").click()
    audit.look("the rules", page.get_by_test_id("board"))
    assert audit.found == []


def test_a_game_without_lessons_says_so(visit: Visit) -> None:
    guest = visit()
    with guest.excused("status 404|status of 404"):
        page = guest.page("/learn/nothing")
        expect(page.get_by_role("heading", name="Nothing to learn here yet")).to_be_visible()
