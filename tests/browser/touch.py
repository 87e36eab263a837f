"""Somebody who plays with fingers on a phone. Touches go in where the screen's own would."""

from __future__ import annotations

from math import cos, radians, sin

from playwright.sync_api import Locator, expect

from tests.browser.table import Point, Table

# Events of one move of a finger.
STEPS = 4
# So far apart two fingers are that twist, in pixels.
TWISTED = 140.0
# So far above the finger a dragged piece floats, more or less, and a single token, in pixels.
FLOAT = 100
TOKEN_FLOAT = 44

Touch = dict[str, float]


def middle(of: Locator) -> Point:
    """The middle of something on the screen."""
    while (box := of.bounding_box()) is None:  # it was drawn anew just now
        expect(of).to_be_visible()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Two fingers, at one table: the first points and drags, the second only taps."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._page = table.page
        self._screen = table.page.context.new_cdp_session(table.page)
        self._at: Point = (0, 0)

    # One finger ------------------------------------------------------------------------------------------

    def tap(self, target: Locator | Point) -> None:
        """Touch and let go."""
        x, y = middle(target) if isinstance(target, Locator) else target
        self._page.touchscreen.tap(x, y)

    def down(self, target: Locator | Point) -> None:
        """Touch and stay there."""
        self._at = middle(target) if isinstance(target, Locator) else target
        self._send("touchStart", _touch(0, self._at))

    def move(self, to: Point) -> None:
        """Move the finger that is down, in a few steps."""
        (x, y), (fx, fy) = to, self._at
        for step in range(1, STEPS + 1):
            self._at = (fx + (x - fx) * step / STEPS, fy + (y - fy) * step / STEPS)
            self._send("touchMove", _touch(0, self._at))

    def up(self) -> None:
        """Lift it."""
        self._send("touchEnd")

    # Two fingers -----------------------------------------------------------------------------------------

    def second(self) -> None:
        """While the first finger stays down, touch with a second one beside it and lift that again."""
        x, y = self._at
        first, second = _touch(0, self._at), _touch(1, (x - 80 if x > 100 else x + 80, y))
        self._send("touchStart", first, second)
        self._send("touchEnd", second)

    def pinch(self, at: Point, near: float, far: float) -> None:
        """Two fingers go down so far apart about a point, move to another distance, and go up."""
        self._pair([(at, share, 0.0) for share in _steps(near, far)])

    def twist(self, at: Point, degrees: float) -> None:
        """Two fingers go down about a point, turn about it clockwise by so many degrees, and go up."""
        self._pair([(at, TWISTED, angle) for angle in _steps(0.0, degrees)])

    def _pair(self, ways: list[tuple[Point, float, float]]) -> None:
        for step, (at, apart, degrees) in enumerate(ways):
            dx, dy = apart / 2 * cos(radians(degrees)), apart / 2 * sin(radians(degrees))
            first, second = _touch(0, (at[0] - dx, at[1] - dy)), _touch(1, (at[0] + dx, at[1] + dy))
            if step == 0:
                self._send("touchStart", first)
                self._send("touchStart", first, second)
            else:
                self._send("touchMove", first, second)
        self._send("touchEnd")

    # What is done with them ------------------------------------------------------------------------------

    def pick(self, piece: Locator) -> None:
        """Tap a piece of the hand, and turn it by button until it fits somewhere as it is."""
        self.tap(piece)
        for _ in range(6):
            if self.table.reach():
                return
            self.tap(self._page.get_by_role("button", name="Turn right"))
        raise AssertionError("a piece that is said to fit somewhere does not")

    def find(self) -> Point:
        """Tap the highlighted cells until the piece may lie there."""
        for point in self.table.reach():
            self.tap(point)
            if self.table.ghost() == "yes":
                return point
        raise AssertionError("a piece fits nowhere on the cells that are highlighted for it")

    def carry(self, to: Point) -> None:
        """With a piece under the finger: move until the piece over the board has its middle there."""
        self.move((to[0], to[1] + FLOAT))
        for _ in range(4):
            x, y = middle(self.table.shown)
            if abs(to[0] - x) < 2 and abs(to[1] - y) < 2:
                return
            self.move((self._at[0] + to[0] - x, self._at[1] + to[1] - y))
        raise AssertionError("a dragged piece does not follow the finger")

    def carry_token(self, to: Point) -> None:
        """With a cap or an element under the finger: move until it is over a point of the board."""
        self.move((to[0], to[1] + TOKEN_FLOAT))

    def middle_of_ghost(self) -> Point:
        """Where the piece over the board has its middle."""
        return middle(self.table.shown)

    def nudge(self, dx: float, dy: float) -> None:
        """Move the finger that is down by a little."""
        self.move((self._at[0] + dx, self._at[1] + dy))

    def _send(self, kind: str, *touches: Touch) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _touch(finger: int, at: Point) -> Touch:
    return {"id": finger, "x": at[0], "y": at[1]}


def _steps(first: float, last: float) -> list[float]:
    """From one to the other, in as many steps as a finger takes for a way and a half."""
    return [first + (last - first) * step / 6 for step in range(7)]
