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
    """fill: the colour of the thing. ink: what is written on it, its pattern and its edge.

    glyph and ascii: the sign that fills its cells in a terminal, with and without Unicode. struck: crossed out.
    """

    fill: str
    ink: str
    pattern: Pattern
    glyph: str
    ascii: str
    struck: bool = False

    @property
    def shade(self) -> str:
        """A colour a little nearer to the ink than the fill: patterns in it leave letters in ink readable."""
        pairs = ((int(self.fill[k : k + 2], 16), int(self.ink[k : k + 2], 16)) for k in (1, 3, 5))
        return "#" + "".join(f"{round(0.7 * fill + 0.3 * ink):02x}" for fill, ink in pairs)


PAPER = "#f7f4ec"
BOARD = "#d9d0bf"
CELL = "#fbf9f4"
TEXT = "#2b2622"
FAINT = "#75695a"
GOLD = "#f4c95d"
ALARM = "#b3261e"

# Orange and blue stay apart for every kind of colour vision; the others differ in lightness as well as in hue.
_LOOKS = {
    "side-0": Look("#e8843c", "#6b2f08", "hatch", "▓", "#"),
    "side-1": Look("#3f8fc4", "#0b3350", "dots", "░", ":"),
    "side-2": Look("#55a868", "#163d20", "bars", "▒", "="),
    "side-3": Look("#b07cc6", "#3d1a4c", "rings", "▚", "%"),
    "side-4": Look("#e5c04b", "#54420a", "checks", "▞", "&"),
    "side-5": Look("#8c8c8c", "#262626", "crosses", "▤", "+"),
    "block": Look("#4a443d", "#1d1a17", "crosses", "█", "X"),
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
