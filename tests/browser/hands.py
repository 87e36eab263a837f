"""The same moves by each kind of input: with a mouse, with a finger, with the keyboard alone.

A move is told by what the club offers: to drag what lies on a cell to another one, or to put an item of the hand on a
cell. The ways to make it that an input has are taken in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.keyboard import Keyboard
from tests.browser.sent import Offer, Sent
from tests.browser.table import Point, Table
from tests.browser.touch import Fingers

# Choices in a group, at most.
CHOICES = 8


class Hands(Protocol):
    """Somebody who plays by one kind of input."""

    sent: Sent

    def choose(self, radio: Locator) -> None:
        """Choose one of a group."""

    def press(self, button: Locator) -> None:
        """Press a button."""

    def make(self, offer: Offer) -> None:
        """Make a move on the board. Whether it was taken is for the caller to see."""


def item(table: Table, offer: Offer) -> Locator:
    """What a move puts, as it lies in the hand."""
    return table.page.get_by_test_id(f"piece-{offer['gesture']['item']}")


def target(sent: Sent, offer: Offer) -> Point:
    """Where on the screen a move ends."""
    gesture = offer["gesture"]
    return sent.point(gesture["board"], gesture["cell"] if gesture["kind"] == "put" else gesture["end"])


def source(sent: Sent, offer: Offer) -> Point:
    """Where on the screen a drag begins."""
    return sent.point(offer["gesture"]["board"], offer["gesture"]["start"])


def answer(table: Table, sent: Sent, offer: Offer, press: Callable[[Locator], None]) -> None:
    """Where more than one thing may be put on the cell that was pointed at, it is asked which."""
    cell = offer["gesture"]["cell"]
    question = table.page.get_by_test_id("choose")
    if sum(other["gesture"]["cell"] == cell for other in sent.offers()) > 1:
        expect(question).to_be_visible()
        press(table.page.get_by_test_id(f"choose-{offer['move']}"))
    expect(question).to_have_count(0)


class MouseHands:
    """With a mouse: click and click, or drag. What is put may also be chosen after the cell is clicked."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.sent = Sent(guest, table)
        self._table = table
        self._mouse = table.page.mouse
        self._ways = cycle(("click", "drag", "ask"))

    def choose(self, radio: Locator) -> None:
        """Click it."""
        radio.check()

    def press(self, button: Locator) -> None:
        """Click it."""
        button.click()

    def make(self, offer: Offer) -> None:
        """Click, drag, or answer."""
        way, end = next(self._ways), target(self.sent, offer)
        if offer["gesture"]["kind"] == "put":
            if way == "drag":
                item(self._table, offer).hover()
                self._carry(end)
            elif way == "click":
                item(self._table, offer).click()
                self._mouse.click(*end)
            else:
                self._mouse.click(*end)
                answer(self._table, self.sent, offer, self.press)
        elif way == "drag":
            self._mouse.move(*source(self.sent, offer))
            self._carry(end)
        else:
            self._mouse.click(*source(self.sent, offer))
            self._mouse.click(*end)

    def _carry(self, end: Point) -> None:
        self._mouse.down()
        self._mouse.move(*end, steps=4)
        assert self._table.ghost() == "yes", "what is dragged is over its place before it is let go"
        self._mouse.up()


class TouchHands:
    """With a finger: tap and tap, or drag with what is held above the finger; then the button."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.sent = Sent(guest, table)
        self._table = table
        self._fingers = Fingers(table)
        self._ways = cycle(("tap", "drag", "ask"))

    def choose(self, radio: Locator) -> None:
        """Tap it."""
        radio.tap()
        expect(radio).to_be_checked()

    def press(self, button: Locator) -> None:
        """Tap it."""
        button.tap()

    def make(self, offer: Offer) -> None:
        """Tap or drag, and confirm."""
        way, end, made = next(self._ways), target(self.sent, offer), len(self._table.moves())
        put = offer["gesture"]["kind"] == "put"
        start = item(self._table, offer) if put else source(self.sent, offer)
        if way == "drag":
            self._fingers.down(start)
            self._fingers.carry_token(end)
            self._fingers.up()
        elif way == "ask" and put:
            self._fingers.tap(end)
            answer(self._table, self.sent, offer, self._fingers.tap)
        else:
            self._fingers.tap(start)
            self._fingers.tap(end)
        assert self._table.ghost() == "yes"
        assert len(self._table.moves()) == made, "nothing is done before it is confirmed"
        expect(self._table.lay).to_be_enabled()
        self._fingers.tap(self._table.lay)


class KeyHands:
    """With the keyboard alone: from place to place, or written down."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.sent = Sent(guest, table)
        self._table = table
        self._keyboard = Keyboard(table)
        self._ways = cycle(("number", "look", "write"))

    def choose(self, radio: Locator) -> None:
        """Tab to the group, and go through it by arrow keys."""
        group = radio.locator("xpath=ancestor::fieldset")
        self._keyboard.tab_to(group.locator("input:checked"))
        for _ in range(CHOICES):
            if radio.is_checked():
                return
            self._keyboard.press("ArrowRight")
        raise AssertionError(f"arrow keys do not lead to {radio}")

    def press(self, button: Locator) -> None:
        """Tab to it, and Enter."""
        self._keyboard.tab_to(button)
        self._keyboard.press("Enter")

    def make(self, offer: Offer) -> None:
        """Take it up, go there, let go."""
        gesture, way = offer["gesture"], next(self._ways)
        if way == "write":
            self._keyboard.press("/")
            expect(self._table.page.get_by_test_id("move-field")).to_be_focused()
            self._keyboard.write(offer["move"])
        elif gesture["kind"] == "put":
            names = [thing["id"] for thing in self.sent.tray("readings")["items"]]
            self._keyboard.press(str(names.index(gesture["item"]) + 1))
            places = [other["gesture"]["cell"] for other in self._like(offer, "item")]
            self._go(self.sent.read(places), gesture["cell"], at=0)
        else:
            sources = self.sent.read({other["gesture"]["start"] for other in self.sent.offers()})
            if way == "number":
                self._keyboard.press(str(sources.index(gesture["start"]) + 1))
            else:
                self._keyboard.press("Escape")  # looks at nothing yet
                self._go(sources, gesture["start"])
                self._keyboard.press("Enter")
            assert f"from {gesture['start']}" in self._keyboard.said()
            places = [other["gesture"]["end"] for other in self._like(offer, "start")]
            self._go(self.sent.read(places), gesture["end"])
        self._keyboard.press("Enter")
        assert self._keyboard.has_focus(), "the keyboard is left nowhere"

    def _like(self, offer: Offer, part: str) -> list[Offer]:
        """The moves with the same item, or from the same cell."""
        return [other for other in self.sent.offers() if other["gesture"][part] == offer["gesture"][part]]

    def _go(self, places: list[str], to: str, at: int = -1) -> None:
        """Step through the places, from the one at this number, to another one, by the shorter way round."""
        onward = places.index(to) - at
        back = len(places) - onward if at >= 0 else len(places) - places.index(to)
        self._keyboard.press(*["n"] * onward if onward <= back else ["Shift+N"] * back)
        assert self._keyboard.said().startswith((f"{to}.", f"{to}:"))
