"""Somebody who plays with the mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table import Point, Table


class Mouse:
    """A hand on a mouse, at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._mouse = table.page.mouse

    def pick(self, piece: Locator) -> None:
        """Click a piece of the hand."""
        piece.click()
        expect(piece).to_have_attribute("aria-pressed", "true")

    def pick_fitting(self) -> Locator:
        """Click pieces until one fits somewhere without being turned."""
        for piece in self.table.pieces.all():
            self.pick(piece)
            if self.table.reach():
                return piece
        raise AssertionError("every piece would have to be turned")

    def turn(self, by: str) -> None:
        """Turn the piece in the hand once, by "wheel" or by the name of a button, and see it turned."""
        before = self.table.outline()
        if by == "wheel":
            self._over_board()
            for _ in range(40):  # notches that follow each other too quickly count as one
                self._mouse.wheel(0, 100)
                if self.table.outline() != before:
                    return
            raise AssertionError("the wheel does not turn the piece")
        else:
            self.table.page.get_by_role("button", name=by).click()
            expect(self.table.held).not_to_have_attribute("d", before or "")

    def find(self) -> Point:
        """Turn the piece until cells are highlighted, and hover over them until it may lie there."""
        for _ in range(6):
            if self.table.reach():
                return self.find_unturned()
            self.turn("wheel")
        raise AssertionError("a piece that is said to fit somewhere does not")

    def find_unturned(self) -> Point:
        """Hover over the highlighted cells until the piece may lie as it is turned."""
        for point in self.table.reach():
            self._mouse.move(*point)
            if self.table.ghost() == "yes":
                return point
        raise AssertionError(f"a piece fits nowhere on the cells highlighted for it: {self.table.reach()}")

    def click(self, point: Point) -> None:
        """Click a point of the page."""
        self._mouse.click(*point)

    def drag(self, piece: Locator, to: Point) -> None:
        """Drag a piece from the hand to a point."""
        piece.hover()
        self._mouse.down()
        self._mouse.move(*to, steps=6)
        self._mouse.up()

    def play(self) -> None:
        """One turn without ado."""
        if self.table.button.count() > 0:
            self.table.button.first.click()
            return
        self.pick(self.table.pieces.last)
        self.click(self.find())

    def _over_board(self) -> None:
        box = self.table.board.bounding_box()
        assert box is not None
        self._mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
