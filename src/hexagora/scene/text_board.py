r"""A board in a terminal. Cells are flat-top hexes of two rows; what is one piece has no lines inside.

    ____
   / e5 \____      the label above, below it what marks the cell
   \____/#f5#\     a tile fills its cell with the sign of its side,
   / e4 \####/     and runs on into the next cell of the same piece
   \____/#f4#\     other things stand above the label, the topmost first
   /R3R+\____/
   \_e3_/

Letters below the board name the files. Where the rim of a board belongs to a side, its lines are that side's signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hexagora.contract import BoardScene, Cell, Mark, Rim, Token
from hexagora.geometry import STEPS, Direction
from hexagora.scene.canvas import Canvas, Lines
from hexagora.scene.look import ALARM, GOLD, look

# Signs of emphasis, with and without Unicode. What has more weight comes later and is drawn over the rest.
_SIGNS = {"path": "~", "gain": "+", "contact": "+", "last": "*", "lost": "x", "reason": "!"}


def board_text(board: BoardScene, marks: Iterable[Mark] = (), *, unicode: bool = True, width: int = 80) -> Lines:
    """The board as lines of styled text, as wide as is readable and fits into ``width`` columns."""
    return _Drawing(board, marks, unicode, width).lines()


class _Drawing:
    def __init__(self, board: BoardScene, marks: Iterable[Mark], unicode: bool, width: int) -> None:
        self.board = board
        self.unicode = unicode
        self.at: Mapping[tuple[int, int], Cell] = {(cell.q, cell.r): cell for cell in board.cells}
        self.left = min(cell.q for cell in board.cells)
        self.top = min(2 * cell.r + cell.q for cell in board.cells)
        label = max(len(cell.id) for cell in board.cells)
        files = 1 + max(cell.q for cell in board.cells) - self.left
        # A space on each side of the label where there is room, else on one, else none.
        self.room = next((w for w in (label + 2, label + 1) if files * (w + 1) + 1 <= width), label)
        self.sign = {
            label: mark.kind
            for kind in _SIGNS
            for mark in marks
            if mark.kind == kind and mark.board == board.id
            for label in mark.cells
        }
        # For edges of cells that belong to somebody: the sign that their lines are made of, and its colours.
        self.rim = {edge: self._shade(rim) for rim in board.rims for edge in rim.edges}

    def lines(self) -> Lines:
        canvas = Canvas()
        for cell in self.board.cells:
            self._frame(canvas, cell)
        for cell in self.board.cells:
            self._face(canvas, cell)
        self._files(canvas)
        return canvas.lines()

    def _place(self, cell: Cell) -> tuple[int, int]:
        """The row and column of the upper left corner of a cell, below the line that closes it at the top."""
        return 1 + 2 * cell.r + cell.q - self.top, (cell.q - self.left) * (self.room + 1)

    def _frame(self, canvas: Canvas, cell: Cell) -> None:
        row, column = self._place(cell)
        far = column + self.room + 1
        rise, fall = "╱╲" if self.unicode else "/\\"
        for direction, at, line in (
            (Direction.N, (row - 1, column + 1), "_" * self.room),
            (Direction.S, (row + 1, column + 1), "_" * self.room),
            (Direction.NW, (row, column), rise),
            (Direction.NE, (row, far), fall),
            (Direction.SW, (row + 1, column), fall),
            (Direction.SE, (row + 1, far), rise),
        ):
            sign, style = self.rim.get((cell.id, direction), (line[0], "dim"))
            canvas.write(*at, sign * len(line), style)

    def _face(self, canvas: Canvas, cell: Cell) -> None:
        row, column = self._place(cell)
        top = cell.tokens[-1] if cell.tokens else None
        kind = self.sign.get(cell.id)
        floor, paint = self.rim.get((cell.id, Direction.S), ("_", ""))
        if top is None:
            canvas.write(row, column + 1, cell.id.center(self.room), "dim")
            self._mark(canvas, row + 1, column + 1, kind, floor, paint)
            return
        face = look(top.style)
        fill = face.glyph if self.unicode else face.ascii
        ink, shade, rim = (f"{colour} on {face.fill}" for colour in (f"bold {face.ink}", face.lines, face.edge))
        if top.kind != "tile":
            held = _held(cell.tokens, self.room, fill)
            canvas.write(row, column + 1, held, rim if top.kind == "block" else ink)
            self._mark(canvas, row + 1, column + 1, None, floor, paint or ink)
            self._foot(canvas, row + 1, column + 1, cell.id, kind, ink)
            return
        inside = (self.room - len(cell.id)) // 2
        canvas.write(row, column + 1, fill * self.room, shade)
        canvas.write(row, column + 1 + inside, cell.id, ink)
        goes_on = self._same(cell, Direction.S)
        self._mark(canvas, row + 1, column + 1, kind, fill if goes_on else floor, shade if goes_on else paint or rim)
        # Where the piece goes on, its pattern runs over the line.
        if self._same(cell, Direction.NE):
            canvas.write(row, column + self.room + 1, fill, shade)
        if self._same(cell, Direction.SE):
            canvas.write(row + 1, column + self.room + 1, fill, shade)

    def _foot(self, canvas: Canvas, row: int, column: int, label: str, kind: str | None, style: str) -> None:
        """The lower half of a cell whose upper half tells what lies there: its label, between signs of emphasis."""
        shown = label if kind is None else f"{_SIGNS[kind]}{label}{_SIGNS[kind]}"[: self.room]
        canvas.write(row, column + (self.room - len(shown)) // 2, shown, style)

    def _mark(self, canvas: Canvas, row: int, column: int, kind: str | None, fill: str, style: str) -> None:
        """The lower half of a cell: the pattern, or the line that closes it, with the sign of emphasis."""
        canvas.write(row, column, fill * self.room, style or "dim")
        if kind is not None:
            sign = _SIGNS[kind] * (2 - self.room % 2)
            ground = style[style.index("on ") :] if " on " in style else ""
            colour = ALARM if kind in ("lost", "reason") and not ground else GOLD
            canvas.write(row, column + (self.room - len(sign)) // 2, sign, f"bold {colour} {ground}")

    def _shade(self, rim: Rim) -> tuple[str, str]:
        """The sign of a rim and its colours."""
        face = look(rim.style)
        return face.glyph if self.unicode else face.ascii, f"{face.lines} on {face.fill}"

    def _same(self, cell: Cell, direction: Direction) -> bool:
        """Whether the neighbour belongs to the same piece."""
        dq, dr = STEPS[direction]
        other = self.at.get((cell.q + dq, cell.r + dr))
        group = cell.tokens[-1].group
        return bool(group and other and other.tokens and other.tokens[-1].group == group)

    def _files(self, canvas: Canvas) -> None:
        """The letter of each file below its last cell; no letters for labels of another kind."""
        last: dict[int, Cell] = {}
        for cell in self.board.cells:
            if cell.q not in last or cell.r > last[cell.q].r:
                last[cell.q] = cell
        for cell in last.values():
            row, column = self._place(cell)
            name = cell.id.rstrip("0123456789")
            canvas.write(row + 2, column + 1, name.center(self.room).rstrip(), "bold")


def _held(tokens: tuple[Token, ...], room: int, fill: str) -> str:
    """What lies on a cell in short: an anchor or a single thing by its mark, a stack from the top down."""
    if len(tokens) == 1:
        token = tokens[0]
        if token.kind == "block":
            return fill * room
        mark = f"{token.mark or fill}{token.size or ''}"
        left, right = "xx" if look(token.style).struck else "()"
        return (f"{left}{mark}{right}" if room >= len(mark) + 2 else mark[:room]).center(room)
    marks = [f"{token.mark}{token.size or ''}" for token in reversed(tokens)]
    shown = "".join(marks)
    return shown.center(room) if len(shown) <= room else shown[: room - 1] + "+"
