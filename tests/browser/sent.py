"""What the club has sent to a guest, so that a page can be held against it; and where its cells are on the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.browser.guest import Guest
from tests.browser.table import BOT_PATIENCE, Point, Table

# The middle of a cell on the screen, however the board is looked at.
ON_SCREEN = """([board, cell]) => {
  const ground = document.querySelector(`svg[data-surface="${board}"] [data-cell="${cell}"]`);
  const {x: left, y: top} = new DOMPoint(0, 0).matrixTransform(ground.getScreenCTM());
  return [left, top];
}"""

# Milliseconds between two looks at what has come.
TICK = 5

Offer = dict[str, Any]


class Sent:
    """The last state that a guest with one page was sent, and the cells of its boards on that page."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.guest = guest
        self._table = table

    @property
    def state(self) -> dict[str, Any]:
        """The whole message."""
        return self.guest.states()[-1]

    @property
    def scene(self) -> dict[str, Any]:
        """What is drawn."""
        scene: dict[str, Any] = self.state["scene"]
        return scene

    def turn(self, after: int = -1) -> list[Offer]:
        """The legal moves once this player may move again, or nothing when the game is over.

        after: the ply of a move of this player, which is to be seen first.
        """
        for _ in range(BOT_PATIENCE // TICK):
            state = self.state
            if state["ply"] > after and (state["offers"] or state["view"]["over"]) and self._is_drawn(state):
                return self.offers()
            self._table.page.wait_for_timeout(TICK)
        raise AssertionError("nothing comes any more")

    def _is_drawn(self, state: dict[str, Any]) -> bool:
        """Whether the page shows a state: nobody can act upon what is not drawn yet."""
        drawn = f"{state['ply']}/{len(state['view']['history'])}/{len(state['offers'])}"
        return bool(self._table.page.evaluate("document.body.dataset.drawn") == drawn)

    def offers(self) -> list[Offer]:
        """The legal moves with their gestures and effects."""
        offers: list[Offer] = self.state["offers"]
        return offers

    def read(self, labels: Iterable[str]) -> list[str]:
        """Cells of the board that is played on, from its top down and from left to right."""
        places = {cell["id"]: (round(cell["y"], 6), cell["x"]) for cell in self.cells()}
        return sorted(labels, key=places.__getitem__)

    def tray(self, kind: str, owner: int | None = None) -> dict[str, Any]:
        """The tray of a kind, and of a player where each has one."""
        return next(tray for tray in self.scene["trays"] if (tray["kind"], tray["owner"]) == (kind, owner))

    def score(self, player: int = 0) -> dict[str, Any]:
        """The points of a player, with the cells behind them."""
        return next(score for score in self.scene["scores"] if score["player"] == player)

    def cells(self, board: str = "") -> list[dict[str, Any]]:
        """The cells of a board, or of the one that is played on."""
        boards = self.scene["boards"]
        cells: list[dict[str, Any]] = next((one for one in boards if one["id"] == board), boards[0])["cells"]
        return cells

    def cell(self, board: str, label: str) -> dict[str, Any]:
        """One of them."""
        return next(cell for cell in self.cells(board) if cell["id"] == label)

    def point(self, board: str, label: str) -> Point:
        """The middle of a cell on the screen; of the board that is played on where none is named."""
        board = board or self.scene["boards"][0]["id"]
        x, y = self._table.page.evaluate(ON_SCREEN, [board, label])
        return x, y


def total(offer: Offer) -> float:
    """The points that a move makes."""
    return float(sum(points for _, points in offer["effect"]["gains"]))


def taken(offer: Offer) -> int:
    """How many pieces a move captures."""
    return sum(flight["captured"] for flight in offer["effect"]["flights"])


def marked(offer: Offer, kind: str) -> set[str]:
    """The cells of one kind of mark that a move would make."""
    marks: Iterable[dict[str, Any]] = offer["effect"]["marks"]
    return {cell for mark in marks if mark["kind"] == kind for cell in mark["cells"]}
