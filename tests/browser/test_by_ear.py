"""Whole games by somebody who sees nothing: by roles, names and keys, and by what a screen reader says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import cycle

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import FIRST_PATIENCE, unhurried
from tests.browser.places import TITLES, every_game

PATIENCE, TICK = 120_000, 100
# Tab stops on the longest way round a page, choices in the longest list of them.
ROUND, CHOICES = 80, 8
FOCUSED = "(element) => element === document.activeElement"
EDITION = {"hexpertise": "Second", "hexpertise-first": "First"}
OVER = re.compile(r"^(You win|Spark wins|A draw|Spark \d wins|.* share the win|\d+ points)$")
# What a screen reader is told of a piece or a cell begins with cells.
CELLS = re.compile(r"^[a-i]\d(?:, [a-i]\d)*")
TAKES = re.compile(r"captures (\d+)")
# Places that are listened to before one is taken.
PLACES = 4
# More moves of one player than any game has.
MOST = 200


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FakeClub]:
    with fake_club(tmp_path_factory.mktemp("fake"), every_game()) as opened:
        yield opened


class Listener:
    """Somebody with a keyboard and a screen reader. Everything is found by its role and its name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        # What is told as it happens: the one for all that can wait, the other for what cannot.
        self.polite = page.get_by_role("status").first
        self.urgent = page.get_by_role("alert").first

    def press(self, *keys: str) -> None:
        """One key after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, target: Locator) -> None:
        """Tab until it has the focus."""
        there = target.element_handle()
        for _ in range(ROUND):
            if there.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def use(self, button: Locator) -> None:
        """Tab to a button or a link, and Enter."""
        self.go_to(button)
        self.press("Enter")

    def choose(self, group: str, name: str) -> None:
        """Tab to a group of choices, and through it by arrow keys."""
        radios = self.page.get_by_role("group", name=group).get_by_role("radio")
        wanted = self.page.get_by_role("group", name=group).get_by_role("radio", name=re.compile(f"^{name}( |$)"))
        self.go_to(radios.and_(self.page.locator(":checked")))
        for _ in range(CHOICES):
            if wanted.is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"arrow keys do not lead to {name}")

    @cached_property
    def _polite(self) -> ElementHandle:
        """To find it by its role takes a while, and it stays where it is."""
        return self.polite.element_handle()

    def heard(self) -> str:
        """What was said last, of what can wait."""
        return self._polite.inner_text()

    def outline(self) -> list[str]:
        """The headings of the page, as a screen reader lists them."""
        return [line.strip() for line in self.page.locator("body").aria_snapshot().splitlines() if "heading" in line]


class Player:
    """Plays one game to its end."""

    def __init__(self, ear: Listener) -> None:
        self.ear = ear
        self.page = ear.page
        self.board = self.page.get_by_role("application", name="Board")
        self.moves = self.page.get_by_role("list", name="Moves").get_by_role("listitem")
        self.field = self.page.get_by_role("combobox", name="Write a move")
        self.line = self.page.get_by_role("region", name="What is going on")
        # It can be pressed exactly when it is this player's move.
        self.send = self.page.get_by_role("button", name="Send", disabled=False)
        self.question = self.page.get_by_role("region", name=re.compile(r"\?$"))
        self.only = self.page.get_by_role("button", name=re.compile("^Pass"))
        self.result = self.page.get_by_role("dialog", name=OVER)

    def made(self) -> int:
        """How many moves the list has."""
        return self.moves.count()

    def told(self) -> tuple[int, str]:
        """How many moves there are, and the line that says what is going on."""
        return self.made(), self.line.inner_text()

    def awaits(self, before: tuple[int, str] | None) -> bool:
        """Wait until something else is told than before, and it is this player's turn; False when the game is over."""
        for _ in range(PATIENCE // TICK):
            if before is None or self.told() != before:
                break
            self.page.wait_for_timeout(TICK)
        expect(self.send.or_(self.result).first).to_be_visible(timeout=PATIENCE)
        return not self.result.is_visible()

    def play(self, way: str) -> None:
        """One move, in one of the ways that there are."""
        if self.only.count():
            self.ear.use(self.only)
            return
        self.ear.go_to(self.board)
        self.ear.press("Escape")
        if way == "look":
            self.look_around()
        if way == "write":
            # What may be written is told as an example in the field.
            move = self.field.get_attribute("placeholder") or ""
            self.ear.press("/")
            expect(self.field).to_be_focused()
            self.page.keyboard.type(move)
        else:
            self.take_up()
            self.go_to_the_best()
        self.ear.press("Enter")

    def look_around(self) -> None:
        """Go from cell to cell: each says what it is called and what lies there, and the text board says the same."""
        heard = set()
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft"):
            self.ear.press(key)
            expect(self.ear.polite).to_have_text(re.compile(r"^[a-i]\d[:.] "))
            heard.add(self.ear.heard())
        assert len(heard) > 2
        looked = re.match(r"^([a-i]\d): (.*)", self.ear.heard())
        if not looked:  # where an element may be placed without being taken up, what it would be is said
            return
        told = self.page.get_by_role("table").get_by_role("cell", name=re.compile(f"^{looked[1]}: "))
        assert looked[2].startswith((told.first.text_content() or "").partition(": ")[2].partition(",")[0])

    def take_up(self) -> None:
        """Take up a piece, a cap or an element by its number, turned as it fits, and go to the first place for it."""
        for number in "123456789":
            self.ear.press("Escape", number)
            for _ in range(6):
                self.ear.press("n")
                if CELLS.match(self.ear.heard()) and "Not allowed" not in self.ear.heard():
                    return
                self.ear.press("r")
        raise AssertionError(f"nothing can be taken up: {self.ear.heard()}")

    def go_to_the_best(self) -> None:
        """Go round the places, listen, and stop where most is promised."""
        worth: list[tuple[int, int]] = []
        first = self.ear.heard()
        while True:
            said = self.ear.heard()
            worth.append((promised(said), -len(worth)))
            self.ear.press("n")
            if self.ear.heard() == first or len(worth) >= PLACES:
                break
        best = -max(worth)[1]
        if self.ear.heard() != first:
            self.ear.press(*["Shift+N"] * (len(worth) - best))
        else:
            self.ear.press(*["n"] * best)


def promised(said: str) -> int:
    """What a place promises: captures count most."""
    taken = TAKES.search(said)
    points = re.findall(r"(\d+) points?|\+(\d+)", said)
    return 100 * int(taken[1]) if taken else sum(int(one or other) for one, other in points)


def begin(visit: Visit, club: FakeClub, game: str, side: str = "Second") -> Player:
    """From the start page to the board, by ear."""
    page = visit(at=club, reduced_motion="reduce").page()
    unhurried(page)
    ear = Listener(page)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    ear.choose("Which game", TITLES[game])
    if game in EDITION:
        ear.choose("Edition", EDITION[game])
    else:
        ear.choose("You move", side)
    ear.use(page.get_by_role("button", name="Play"))
    player = Player(ear)
    expect(player.board.or_(player.question).first).to_be_visible(timeout=FIRST_PATIENCE)
    return player


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_roles_names_and_keys_alone(visit: Visit, club: FakeClub, game: str) -> None:
    player = begin(visit, club, game)
    ear = player.ear
    assert player.awaits(None)
    ear.press("t")
    expect(player.page.get_by_role("region", name="Text board")).to_be_focused()
    ways = cycle(("number", "look", "write") if game != "hexano-duel" else ("number", "number", "look"))
    told = None
    for _ in range(MOST):
        if not player.awaits(told):
            break
        told = player.told()
        if player.question.is_visible():
            ear.use(player.question.get_by_role("button").first)
        else:
            player.play(next(ways))
    expect(player.result).to_be_visible()
    assert OVER.match(player.result.get_by_role("heading", level=2).inner_text())
    assert player.result.get_by_role("table").get_by_role("row").count() > 1
    expect(ear.urgent).to_have_text(OVER)


def test_the_headings_lead_through_the_board_page(visit: Visit, club: FakeClub) -> None:
    player = begin(visit, club, "hexpertise")
    assert player.awaits(None)
    player.ear.press("t")
    expect(player.page.get_by_role("region", name="Text board")).to_be_focused()
    names = player.ear.outline()
    assert [name for name in names if "level=1" in name] == ['- heading "Hexeptional Hexpertise" [level=1]']
    for part in ("Moves", "Text board", "Hands", "Points"):
        assert any(f'"{part}"' in name for name in names), names
