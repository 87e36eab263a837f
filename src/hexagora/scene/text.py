"""A whole scene in a terminal: boards, and beside or below them the players with points and trays."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from hexagora.contract import Item, Scene, Tray
from hexagora.scene.canvas import Canvas, Lines, flowing, stacked, width_of
from hexagora.scene.look import look
from hexagora.scene.naming import letter, names_for, short
from hexagora.scene.shapes import flattest, height
from hexagora.scene.text_board import board_text
from hexagora.scene.xml import number

PANEL = 32  # columns

# The signs beyond ASCII that our own words use, for terminals that have no others.
_SPELT = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "…": "...", "·": "-", "×": "x", "±": "+/-", "∞": "inf", "’": "'", "→": "->"}
)


def text(scene: Scene, names: Sequence[str] = (), *, width: int = 80, unicode: bool = True) -> Text:
    """A scene as styled text of at most ``width`` columns, where that is possible at all.

    unicode: whether the terminal can draw more than ASCII. Sides differ by sign as well as by colour, so the text
    reads without colours too.
    """
    boards = []
    for board in scene.boards:
        drawn = board_text(board, scene.marks, unicode=unicode, width=width)
        title = [Text(plain(board.title, unicode), "bold", end="")] if len(scene.boards) > 1 else []
        boards.append(title + drawn)
    called = names_for(scene, names)
    panels = [_panel(scene, player, called[player], unicode) for player in range(len(scene.sides))]
    shared = [_tray(tray, unicode) for tray in scene.trays if tray.owner is None]
    column = stacked(panels + shared)
    drawn = flowing(boards, width, gap=3)
    if width_of(drawn) + 2 + width_of(column) <= width:
        drawn = flowing([drawn, column], width)
    else:
        drawn = stacked([drawn, flowing(panels + shared, width)])
    return Text("\n").join(drawn)


def plain(words: str, unicode: bool) -> str:
    """Words for a terminal: as they are, or with the few signs beyond ASCII that we use spelt out."""
    if unicode:
        return words
    return words.translate(_SPELT).encode("ascii", "replace").decode()


def _panel(scene: Scene, player: int, name: str, unicode: bool) -> Lines:
    """A player: the sign of the side, name and points; the points by heading; what the player holds."""
    face = look(scene.sides[player])
    fill = face.glyph if unicode else face.ascii
    line = Text(end="")
    line.append(fill, f"{face.lines} on {face.fill}")
    line.append(letter(scene, player) or fill, f"bold {face.ink} on {face.fill}")
    line.append(fill, f"{face.lines} on {face.fill}")
    line.append(f" {plain(short(name, PANEL - 14), unicode)}", "bold")
    scores = [score for score in scene.scores if score.player == player]
    lines = [line]
    if scores:
        total = f"{number(scores[0].total)} points"
        line.append(total.rjust(PANEL - len(line.plain)), "bold")
        parts = "  ".join(f"{heading}\xa0{number(points)}" for heading, points in scores[0].parts)
        lines += _wrapped(parts, unicode)
    for tray in scene.trays:
        if tray.owner == player:
            lines += _tray(tray, unicode)
    return lines


def _wrapped(words: str, unicode: bool) -> Lines:
    """Words on as many lines as they need; two spaces are kept, a no-break space never breaks."""
    lines = wrap(words, PANEL, break_long_words=True, replace_whitespace=False)
    return [Text(plain(line.replace("\xa0", " "), unicode), "dim", end="") for line in lines]


def _tray(tray: Tray, unicode: bool) -> Lines:
    title = f"{tray.title}, {tray.hidden} more hidden" if tray.hidden else tray.title
    items = flowing([_item(item, unicode) for item in tray.items], PANEL, gap=1)
    # No empty lines between shelves: every shape has its name above it.
    shelves = [line for line in items if line.plain.strip()]
    note = _wrapped(tray.note, unicode) if tray.note else []
    return [Text(plain(title, unicode), "dim", end=""), *note, *shelves]


def _item(item: Item, unicode: bool) -> Lines:
    """What an item is called, and its shape as far as it has one."""
    face = look(item.style)
    called = item.id if item.shape else f"{item.name} ({item.mark})" if item.mark else item.name
    label = plain(called if item.count == 1 else f"{called} x{item.count}", unicode)
    style = "bold" if item.count else "dim strike"
    if not item.shape:
        return [Text(label, style, end="")]
    shape = _blocks(item, face.fill) if unicode else _brackets(item)
    return [Text(label, style, end=""), *shape]


def _blocks(item: Item, colour: str) -> Lines:
    """The shape in half blocks: a cell is two columns wide and one row high, every other file half a row lower."""
    lit = {(height(cell) + half, cell[0]) for cell in flattest(item.shape) for half in (0, 1)}
    top = min(row for row, _ in lit)
    canvas = Canvas()
    for row, file in sorted(lit):
        at, half = divmod(row - top, 2)
        other = (row - half + (1 - half), file) in lit
        sign = "█" if other else "▄" if half else "▀"
        canvas.write(at, 2 * file, sign * 2, colour)
    return canvas.lines()


def _brackets(item: Item) -> Lines:
    """The shape in ASCII: a cell is ``<>``, and neighbours in a file are two rows apart."""
    cells = flattest(item.shape)
    top = min(height(cell) for cell in cells)
    canvas = Canvas()
    for cell in cells:
        canvas.write(height(cell) - top, 2 * cell[0], "<>")
    return canvas.lines()
