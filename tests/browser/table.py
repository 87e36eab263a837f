"""A board page as its player sees it: by what is drawn and said there, never by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Phase = Literal["lay", "button", "decision", "over"]
Point = tuple[float, float]

# A bot may have to wait for its engine to be compiled.
BOT_PATIENCE = 300_000

# What this player has to do now, once there are at least so many moves; false while others are at it.
PHASE = """
(moves) => {
  const find = (id) => document.querySelector(`[data-testid^="${id}"]`);
  if (find("show-result")) return "over";
  if (document.querySelectorAll('[data-testid="moves"] .move').length < moves) return false;
  if (!find("seat-mine")?.classList.contains("seat-to-move")) return false;
  if (find("decision")) return "decision";
  return find("button-") ? "button" : "lay";
}
"""
SEATED = """() => {
  const error = document.querySelector(".error");
  if (error) throw new Error(error.textContent);
  return document.querySelector('[data-testid="board"], [data-testid="decision"]') !== null;
}"""
MOVES = """() => [...document.querySelectorAll('[data-testid="moves"] .move-text')]
  .map((move) => move.textContent.replaceAll(", ", ","))"""
MOVED = """(moves) => document.querySelectorAll('[data-testid="moves"] .move').length > moves"""
# The middles of the cells on which the piece in the hand might lie as it is turned now, on the screen.
REACH = """() => [...document.querySelectorAll('[data-testid="board"] .cell-reach')].map((cell) => {
  const box = cell.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
GHOST = """() => document.querySelector('[data-testid="ghost"]')?.dataset.legal ?? null"""
GAIN = """() => document.querySelector('[data-testid="ghost"] .badge-text')?.textContent ?? "+0" """


class Table:
    """One page at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What is seen ----------------------------------------------------------------------------------------

    def seated(self, patience: float) -> None:
        """Wait until there is a board or a question."""
        self.page.wait_for_function(SEATED, timeout=patience)

    def phase(self, moves: int = 0) -> Phase:
        """What there is to do, once it is this player's turn and at least so many moves were made."""
        handle = self.page.wait_for_function(PHASE, arg=moves, timeout=BOT_PATIENCE)
        phase: Phase = handle.json_value()
        return phase

    def moves(self) -> list[str]:
        """The list of moves beside the board."""
        moves: list[str] = self.page.evaluate(MOVES)
        return moves

    def moved(self, before: int) -> None:
        """Wait until there are more moves than before."""
        self.page.wait_for_function(MOVED, arg=before)

    def turns(self) -> Iterator[tuple[int, Phase]]:
        """Every turn of this player until the game is over, by its number from 0 and what there is to do."""
        turn, moves = 0, 0
        while (phase := self.phase(moves)) != "over":
            moves = len(self.moves())
            yield turn, phase
            self.moved(moves)
            turn, moves = turn + 1, moves + 1

    def score(self, whose: Literal["mine", "theirs"] = "mine") -> int:
        """Points as they stand beside the board."""
        return int(self.page.get_by_test_id(f"score-{whose}").locator(".seat-points").inner_text())

    def side(self) -> str:
        """The letter of this player's side."""
        return self.page.get_by_test_id("seat-mine").locator(".side-chip text").text_content() or ""

    def reach(self) -> list[Point]:
        """Where the highlighted cells are on the screen: the piece in the hand may lie on them."""
        return [(x, y) for x, y in self.page.evaluate(REACH)]

    def ghost(self) -> Literal["yes", "no"] | None:
        """Whether the piece shown over the board may lie there; None when none is shown."""
        legal: Literal["yes", "no"] | None = self.page.evaluate(GHOST)
        return legal

    def gain(self) -> int:
        """The points promised on the piece over the board."""
        return int(self.page.evaluate(GAIN))

    def outline(self) -> str | None:
        """How the piece in the hand is drawn; None when the hand is empty."""
        return self.held.get_attribute("d") if self.held.count() > 0 else None

    def status(self) -> str:
        """The line under the board."""
        return self.page.get_by_test_id("status-line").inner_text()

    @property
    def board(self) -> Locator:
        """The board that is played on."""
        return self.page.get_by_test_id("board")

    @property
    def held(self) -> Locator:
        """The outline of the piece that is held, as it is drawn in the hand."""
        return self.page.locator(".tray-slot-held .piece-body")

    @property
    def shown(self) -> Locator:
        """The outline of the piece that is held, over the board."""
        return self.page.locator("[data-testid=ghost] .piece-body")

    @property
    def lay(self) -> Locator:
        """The button that lays the piece."""
        return self.page.get_by_test_id("lay")

    @property
    def button(self) -> Locator:
        """The button of a move that is none on the board, like to pass."""
        return self.page.locator("[data-testid^=button-]")

    @property
    def pieces(self) -> Locator:
        """The pieces in the hand that fit somewhere."""
        return self.page.locator("[data-testid=tray-mine] .tray-item:not(.tray-item-useless)")

    @property
    def result(self) -> Locator:
        """The sheet at the end."""
        return self.page.get_by_test_id("result")

    # What is checked more than once ---------------------------------------------------------------------

    def check_result(self) -> None:
        """The result sheet is shown, its headings add up, and it agrees with the board and its own headline."""
        expect(self.result).to_be_visible()
        rows = self.result.locator("tbody tr").all()
        parts = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
        totals = [int(cell) for cell in self.result.locator("tfoot td").all_inner_texts()]
        assert len(parts) == 3
        assert totals == [sum(column) for column in zip(*parts, strict=True)]
        assert sorted(totals) == sorted([self.score("mine"), self.score("theirs")])
        mine, theirs = self.score("mine"), self.score("theirs")
        headline = self.result.locator("h2").inner_text()
        assert headline == ("A draw" if mine == theirs else "You win" if mine > theirs else "Spark wins")
        assert "timeout" not in self.moves(), "somebody was too slow"
