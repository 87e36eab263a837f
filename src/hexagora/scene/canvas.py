"""A sheet of characters with styles, for drawing in a terminal; and putting several such drawings together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]


class Canvas:
    """A grid of characters that grows as it is written on. Every character takes one column."""

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from a place on, over whatever is there. Rows and columns count from 0."""
        for n, character in enumerate(text):
            self._at[row, column + n] = character, style

    def lines(self) -> Lines:
        """The sheet as lines of equal length."""
        height = 1 + max((row for row, _ in self._at), default=-1)
        width = 1 + max((column for _, column in self._at), default=-1)
        drawn = []
        for row in range(height):
            line = Text(no_wrap=True, end="")
            for column in range(width):
                character, style = self._at.get((row, column), (" ", ""))
                line.append(character, style or None)
            drawn.append(line)
        return drawn


def width_of(lines: Lines) -> int:
    """How many columns the widest line takes."""
    return max((cell_len(line.plain) for line in lines), default=0)


def beside(blocks: Sequence[Lines], gap: int = 2) -> Lines:
    """Blocks side by side, aligned at the top."""
    drawn = []
    widths = [width_of(block) for block in blocks]
    for row in range(max((len(block) for block in blocks), default=0)):
        line = Text(no_wrap=True, end="")
        for n, block in enumerate(blocks):
            part = block[row] if row < len(block) else Text()
            line.append_text(part)
            if n + 1 < len(blocks):
                line.append(" " * (widths[n] - cell_len(part.plain) + gap))
        line.rstrip()
        drawn.append(line)
    return drawn


def flowing(blocks: Sequence[Lines], width: int, gap: int = 2) -> Lines:
    """Blocks side by side as far as they fit, then below."""
    rows: list[list[Lines]] = []
    used = 0
    for block in blocks:
        wide = width_of(block)
        if rows and used + gap + wide <= width:
            rows[-1].append(block)
            used += gap + wide
        else:
            rows.append([block])
            used = wide
    return stacked([beside(row, gap) for row in rows])


def stacked(blocks: Sequence[Lines]) -> Lines:
    """Blocks one below the other, an empty line between them."""
    drawn: Lines = []
    for block in blocks:
        if drawn and block:
            drawn.append(Text(end=""))
        drawn += block
    return drawn
