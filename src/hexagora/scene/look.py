"""What the styles of a scene look like: colours, and always a pattern or sign that tells them apart without colour.

One table serves pictures and terminals, so a piece is the same piece everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from zlib import crc32

Pattern = Literal["plain", "hatch", "dots", "bars", "rings", "checks", "waves", "crosses"]


@dataclass(frozen=True, slots=True)
class Look:
    """fill: the colour of the thing. ink: what is written on it. edge: its rim, and lines: its pattern.

    glyph and ascii: the sign that fills its cells in a terminal, with and without Unicode. struck: crossed out.
    """

    fill: str
    ink: str
    pattern: Pattern
    glyph: str
    ascii: str
    edge: str = ""
    lines: str = ""
    struck: bool = False

    def __post_init__(self) -> None:
        if not self.edge:
            object.__setattr__(self, "edge", self.ink)
        if not self.lines:
            object.__setattr__(self, "lines", _between(self.fill, self.ink))


def _between(fill: str, ink: str) -> str:
    """A colour a little nearer to the ink than the fill: a pattern in it leaves letters in ink readable."""
    pairs = ((int(fill[k : k + 2], 16), int(ink[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(0.7 * a + 0.3 * b):02x}" for a, b in pairs)


# The colours of the club (docs/identity.md), by day.
GROUND = "#e3eae7"
PLATE = "#b9c7c3"
TONES = ("#f9fbf9", "#eff3f0", "#e5ebe7")
SURFACE = "#f4f7f5"
TEXT = "#10242a"
FAINT = "#3f5357"
GOLD = "#f5b324"
ALARM = "#b0210f"

_LOOKS = {
    "side-0": Look("#db4b31", "#ffffff", "hatch", "▓", "#", edge="#7f1e0e", lines="#bf3721"),
    "side-1": Look("#2c52c0", "#ffffff", "dots", "░", ":", edge="#142a6e", lines="#5f84ec"),
    "side-2": Look("#55a868", "#163d20", "bars", "▒", "="),
    "side-3": Look("#b07cc6", "#3d1a4c", "rings", "▚", "%"),
    "side-4": Look("#e5c04b", "#54420a", "checks", "▞", "&"),
    "side-5": Look("#8c8c8c", "#262626", "crosses", "▤", "+"),
    "block": Look("#7c8f90", "#ffffff", "crosses", "█", "X", edge="#4c6064"),
    "red": Look("#d64541", "#4d0f0d", "plain", "█", "R"),
    "orange": Look("#ee8b33", "#5e2f04", "hatch", "▓", "O"),
    "yellow": Look("#f2cf4a", "#5a4706", "dots", "░", "Y"),
    "green": Look("#4f9d5d", "#123a1a", "bars", "▒", "G"),
    "blue": Look("#4178be", "#0c2647", "rings", "▚", "B"),
    "purple": Look("#8e5bb0", "#2f1442", "checks", "▞", "P"),
    "clear": Look("#dfeef2", "#4b6a73", "waves", "▤", "C"),
    "white": Look("#ffffff", "#33302c", "plain", " ", "W"),
    "black": Look("#2d2a28", "#f2eee6", "plain", "█", "K"),
    "light": Look("#fff3c4", "#6a5608", "plain", "░", "L"),
    "dark": Look("#4b4560", "#ece8f7", "crosses", "█", "D"),
    "fire": Look("#e2603c", "#54190a", "hatch", "▓", "F"),
    "water": Look("#4a90c9", "#0c3251", "waves", "▒", "W"),
    "earth": Look("#9c7a4d", "#38270f", "checks", "▚", "E"),
    "air": Look("#bfe0e6", "#2d5a63", "rings", "▤", "A"),
    "mage": Look("#f4c95d", "#4a3606", "rings", "▒", "@"),
    "crossed": Look("#d8d2c6", "#6d655a", "plain", "░", "x", struck=True),
    "plain": Look("#e6dfd2", "#4a4238", "plain", "▒", "o"),
}
_SPARE = tuple(name for name in _LOOKS if name.startswith("side-"))


def look(style: str) -> Look:
    """The look of a style; a style that nobody knows gets one of the looks of the sides, always the same."""
    found = _LOOKS.get(style)
    if found is None:
        found = _LOOKS[_SPARE[crc32(style.encode()) % len(_SPARE)]]
    return found
