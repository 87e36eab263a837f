"""Somebody who plays with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.table import Table

# Tab stops on the longest way round a page.
ROUND = 60
ALL_ON_BOARD = re.compile(r"\d\. Not allowed")
FOCUSED = """(element) => element === document.activeElement"""
HAS_FOCUS = """() => document.activeElement !== null && document.activeElement !== document.body"""


class Keyboard:
    """Two hands on a keyboard, at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._keys = table.page.keyboard

    def press(self, *keys: str) -> None:
        """One key after another."""
        for key in keys:
            self._keys.press(key)

    def write(self, text: str) -> None:
        """Type a text."""
        self._keys.type(text)

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(ROUND):
            if target.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def has_focus(self) -> bool:
        """Whether anything on the page has the focus."""
        return bool(self.table.page.evaluate(HAS_FOCUS))

    def numbers(self) -> list[str]:
        """The number keys of the pieces in the hand that fit somewhere, as they are said."""
        names = [piece.text_content() or "" for piece in self.table.pieces.all()]
        return [name.partition(":")[0] for name in names]

    def said(self) -> str:
        """What a screen reader was told last."""
        return self.table.page.get_by_test_id("voice").inner_text()

    def cells(self) -> str:
        """The cells that the piece is said to lie over."""
        said = self.said().partition(".")[0]
        assert re.fullmatch(r"[a-i]\d(, [a-i]\d)*", said), said
        return said

    def aim(self) -> None:
        """With a piece in the hand: go to a legal place."""
        self.press("n")
        assert self.table.ghost() == "yes"

    def walk(self) -> None:
        """From a legal place go on by arrow keys to another one, if there is one near, or else by the key for that."""
        for way in ("Right", "Left", "Up", "Down", "Right Up", "Left Down", "Up Left", "Down Right"):
            before = self.cells()
            self.press(*(f"Arrow{step}" for step in way.split()))
            if self.table.ghost() == "yes" and self.said().partition(".")[0] != before:
                return
            self.aim()

    def walk_astray(self) -> str:
        """From a legal place go on to where a piece is on the board, but may not lie; returns the cells."""
        ways = ["Right", "Left", "Left", "Right", "Down", "Up", "Up", "Down"]
        for far in (1, 2, 3):
            for way in ways:
                if ALL_ON_BOARD.search(self.said()):
                    assert self.table.ghost() == "no"
                    return self.cells()
                self.press(*[f"Arrow{way}"] * far)
        raise AssertionError("a piece may lie wherever it is held")
