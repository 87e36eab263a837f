r"""Hex, as a plug-in: a whole game in one file, the example of "Adding a game". Its lessons are data beside it.

Two players fill a rhombus of hexes, one stone a turn. Red wants to connect the north with the south, Blue the west
with the east. One of them always does, and never both. On a board of size 3, with the labels of its cells and whose
the edges are:

      ____
     /    \____  R
   B \_a3_/    \____  R
     /    \_b3_/    \
   B \_a2_/    \_c3_/ B
     /    \_b2_/    \
     \_a1_/    \_c2_/ B
    R     \_b1_/    \
         R     \_c1_/

Rules, by number:

1. *Board.* A rhombus of ``size`` by ``size`` hexes. The northern and southern edges are Red's, the western and eastern
   ones Blue's.
2. *Moves.* Red begins. In turn the players put a stone of their side on a free cell. Stones never move and are
   never taken.
3. *Swap.* The one who begins has an advantage, so after the very first stone the second player may ``swap``: the two
   players exchange sides, and the stone stays where it lies. Then Blue is to move. (Option ``swap``.)
4. *End.* Whoever connects both edges of their side by an unbroken chain of their stones wins. A full board always has
   exactly one such chain, so there are no draws.
5. *Clock.* 30 seconds for each decision. There is no pass, so who runs out of time loses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import (
    BoardScene,
    Button,
    Cell,
    Clock,
    Dice,
    Effect,
    Facts,
    Game,
    IllegalMove,
    Mark,
    Offer,
    Option,
    Put,
    Rim,
    Scene,
    Score,
    Setup,
    State,
    Token,
    View,
    kernels,
)
from hexagora.contract.jit import inline
from hexagora.contract.positions import duplicate
from hexagora.contract.rng import below
from hexagora.geometry import STEPS, Board, parallelogram, place

SIZES = (11, *(size for size in range(3, 20) if size != 11))  # the first is the default
LARGEST = max(SIZES)

# The position ---------------------------------------------------------------------------------------------------

# Cells lie in files of `size + 2`, for there is a border of one cell around the board whose cells belong to the side
# whose edge it is: then no cell of the board is a special case. The code of a move is the number of its cell.
#
# Before them come the four edges themselves, NORTH and SOUTH of Red, WEST and EAST of Blue. Chains are kept as trees
# (union-find): each stone points to one of its chain with a smaller number, the root to itself. So the root of a
# chain that reaches an edge is that edge, and a chain that would have two edges for a root has won.
NORTH, WEST, SOUTH, EAST = range(4)
EDGES = 4
SWAP = EDGES + (LARGEST + 2) ** 2
TIMEOUT = SWAP + 1

RED, BLUE = 0, 1
FREE = 2  # no stone; the corners of the border, which no side owns, hold none either
SIDES = ("Red", "Blue")
STYLES = ("side-0", "side-1")
GOALS = ("north and south", "west and east")

# Entries of `counts`. PLAYER: who is to act, -1 when the game is over. SIDE: whose turn it is. LEFT: free cells.
# SWAPPED: whether the players have exchanged sides. MAY_SWAP: 1 while rule 3 may still apply (swap is on, and has not
# been used), else 0. LAST: the cell of the last stone, -1 before the first. WINNER: the side that has won, -1.
# LATE: whether the clock has decided it. STRIDE: cells of a file, with the border.
PLAYER, SIDE, LEFT, SWAPPED, MAY_SWAP, LAST, WINNER, LATE, STRIDE = range(9)


class HexPosition(NamedTuple):
    """A position on a board of any size, changed in place; ``cells`` is EDGES + (size + 2) ** 2.

    stones  int8[cells]     the side that owns a cell, or FREE
    chain   int16[cells]    for a stone or an edge: another one of the same chain with a smaller number, or itself
    free    int16[size**2]  the free cells, in any order, at the front
    where   int16[cells]    for a free cell: its place in ``free``
    counts  int32[9]        see above
    """

    stones: Any
    chain: Any
    free: Any
    where: Any
    counts: Any


@inline
def find(chain: Any, cell: Any) -> Any:
    """The root of a chain; halves the way to it (Tarjan, van Leeuwen, "Worst-case analysis of set union", 1984)."""
    while chain[cell] != cell:
        chain[cell] = chain[chain[cell]]
        cell = chain[cell]
    return cell


@inline
def join(pos: Any, cell: Any, side: Any) -> None:
    """Connect a stone that was just put down with its neighbours of the same side."""
    stones, chain, stride = pos.stones, pos.chain, pos.counts[STRIDE]
    # Clockwise from the north, as in STEPS. Neighbours that follow each other touch each other as well, so one of
    # each run is enough: the one that comes after a cell of another side. (A stone with six of its own around it
    # joins none, and nothing will ever join it: it does not matter.)
    around = (cell - 1, cell + stride - 1, cell + stride, cell + 1, cell - stride + 1, cell - stride)
    root = cell
    before = stones[around[5]] == side
    for neighbour in around:
        own = stones[neighbour] == side
        if own and not before:
            other = find(chain, neighbour)
            # Rule 4: both edges in one chain.
            if root < EDGES and other < EDGES and root != other:
                pos.counts[WINNER] = side
            if other < root:
                chain[root] = other
                root = other
            else:
                chain[other] = root
        before = own


@kernels.to_act.register(HexPosition)
def to_act(pos: Any) -> int:
    """The player to move, -1 when the game is over."""
    return pos.counts[PLAYER]  # type: ignore[no-any-return]


@inline
def may_swap(pos: Any) -> bool:
    """Rule 3: right after the very first stone."""
    return bool(pos.counts[MAY_SWAP] == 1 and pos.counts[LEFT] == pos.free.shape[0] - 1)


@kernels.legal.register(HexPosition)
def legal(pos: Any, moves: Any) -> int:
    """Rule 2: any free cell; and the swap."""
    count: Any = np.int64(0)
    if pos.counts[PLAYER] >= 0:
        for i in range(pos.counts[LEFT]):
            moves[i] = pos.free[i]
        count = np.int64(pos.counts[LEFT])
        if may_swap(pos):
            moves[count] = SWAP
            count += 1
    return count  # type: ignore[no-any-return]


@kernels.are_legal.register(HexPosition)
def are_legal(pos: Any, asked: Any, count: int, moves: Any, out: Any) -> None:
    """The same as ``legal`` says, of some moves."""
    for i in range(count):
        out[i] = may_swap(pos) if asked[i] == SWAP else pos.stones[asked[i]] == FREE


@kernels.random_move.register(HexPosition)
def random_move(pos: Any, rng: Any, moves: Any) -> int:
    """One of the free cells, or the swap."""
    i = below(rng, pos.counts[LEFT] + may_swap(pos))
    return SWAP if i == pos.counts[LEFT] else int(pos.free[i])


@kernels.apply.register(HexPosition)
def apply(pos: Any, move: int) -> None:
    """Put a stone, swap, or lose on time."""
    counts = pos.counts
    if move == TIMEOUT:
        # Rule 5: out of time.
        counts[WINNER] = 1 - counts[SIDE]
        counts[LATE] = 1
        counts[PLAYER] = -1
    elif move == SWAP:
        # Rule 3: the players exchange sides, and Blue is still to move.
        counts[MAY_SWAP] = 0
        counts[SWAPPED] = 1
        counts[PLAYER] = 1 - counts[PLAYER]
    else:
        # Rule 2: the cell is not free any more; the last of the list takes its place there.
        side = counts[SIDE]
        counts[LEFT] -= 1
        last = pos.free[counts[LEFT]]
        pos.free[pos.where[move]] = last
        pos.where[last] = pos.where[move]
        pos.stones[move] = side
        counts[LAST] = move
        join(pos, np.int64(move), side)
        counts[SIDE] = 1 - side
        counts[PLAYER] = 1 - counts[PLAYER] if counts[WINNER] < 0 else -1


@kernels.points.register(HexPosition)
def points(pos: Any, out: Any) -> None:
    """Rule 4: a point for who has connected (or was left over by the clock), and none before."""
    for player in range(2):
        won = pos.counts[WINNER] >= 0 and pos.counts[WINNER] ^ pos.counts[SWAPPED] == player
        out[player] = 1.0 if won else 0.0


@kernels.reward.register(HexPosition)
def reward(pos: Any, out: Any) -> None:
    """There is nothing but to win."""
    kernels.points(pos, out)


# What looks promising -------------------------------------------------------------------------------------------


def _tells(around: tuple[int, ...]) -> float:
    """How likely a cell matters when its free neighbours are filled at random; ``around`` is RED, BLUE or FREE.

    Once all six are filled, a stone in their middle joins what was apart only where Red and Blue change more than
    twice around it. A cell with which that cannot happen is dead: nobody should put a stone there.
    """
    if FREE in around:
        at = around.index(FREE)
        return sum(_tells((*around[:at], side, *around[at + 1 :])) for side in (RED, BLUE)) / 2
    return float(sum(around[k] != around[k - 1] for k in range(6)) > 2)


# By the digits to base 3 of what lies around a cell, clockwise from the north; what lies there is RED, BLUE or FREE.
TELLS = np.array([_tells(tuple(number // 3**k % 3 for k in range(6))) for number in range(3**6)])
# What a cell in the middle weighs more than one in a corner, as far as nothing else tells them apart.
MIDDLE = 0.25
# The other half of a bridge into which the last stone has broken: two stones with two free cells between them were as
# good as connected, until that stone came.
BRIDGE = 2.0
# A swap is one move among many, and the right one against every strong first stone: it is looked at before all others.
EXCHANGE = 1.5


def _middles(stride: int) -> list[float]:
    """How much each cell lies in the middle of a board, from MIDDLE down to nothing."""
    weights, middle = [0.0] * (EDGES + (LARGEST + 2) ** 2), (stride - 1) / 2
    for cell in range(stride**2):
        q, r = cell // stride - middle, cell % stride - middle
        weights[EDGES + cell] = MIDDLE * (1.0 - max(abs(q), abs(r), abs(q + r)) / stride)
    return weights


MIDDLES = np.array([_middles(max(stride, 1)) for stride in range(LARGEST + 3)])  # by stride and cell


@kernels.prior.register(HexPosition)
def prior(pos: Any, moves: Any, count: int, knowledge: Any, out: Any) -> None:
    """Weights of cells: whether they matter, hold a bridge together, lie in the middle."""
    stones, stride, last = pos.stones, pos.counts[STRIDE], np.int64(pos.counts[LAST])
    for i in range(count):
        cell: Any = np.int64(moves[i])
        if cell == SWAP:
            out[i] = EXCHANGE
            continue
        pattern: Any = np.int64(stones[cell - 1]) + 3 * np.int64(stones[cell + stride - 1])
        pattern += 9 * np.int64(stones[cell + stride]) + 27 * np.int64(stones[cell + 1])
        pattern += 81 * np.int64(stones[cell - stride + 1]) + 243 * np.int64(stones[cell - stride])
        out[i] = 0.01 + TELLS[pattern] + MIDDLES[stride, cell]
    if last < 0:
        return
    side = pos.counts[SIDE]
    around = (last - 1, last + stride - 1, last + stride, last + 1, last - stride + 1, last - stride)
    for k in range(6):
        if stones[around[k]] == FREE and stones[around[k - 1]] == side and stones[around[(k + 1) % 6]] == side:
            for i in range(count):
                if moves[i] == around[k]:
                    out[i] += BRIDGE


# The friendly side ----------------------------------------------------------------------------------------------

FACTS = Facts(
    id="hex",
    title="Hex",
    summary="Connect your two edges before your rival connects the other two.",
    move_codes=TIMEOUT + 1,
    max_legal=LARGEST**2 + 1,
    max_plies=LARGEST**2 + 1,
    options=(
        Option("size", SIZES, "Size of the board"),
        Option("swap", (True, False), "The second player may swap after the first stone"),
    ),
    clock=Clock(30.0, per="decision"),
)
WORDS = {SWAP: "swap", TIMEOUT: "timeout"}
_CODES = {word: code for code, word in WORDS.items()}
_CELL = re.compile(r"([a-z])[ ,]*0{0,3}([1-9]\d?)")
_LONGEST = 40  # no move is longer, however it is spaced


def size_of(pos: Any) -> int:
    """How many cells a file of the board has."""
    return int(pos.counts[STRIDE]) - 2


def number(size: int, q: int, r: int) -> int:
    """The number of a cell, or of a cell of the border (where q or r is -1 or ``size``)."""
    return EDGES + (q + 1) * (size + 2) + r + 1


def label(size: int, cell: int) -> str:
    """The name of a cell: a letter for the file, from the west, then its number in the file, from the south."""
    q, r = divmod(cell - EDGES, size + 2)
    return f"{chr(ord('a') + q - 1)}{size + 1 - r}"


def cell_of(size: int, name: str) -> int:
    """The number of a cell by its canonical name; KeyError when there is none."""
    return number(size, *_board(size).cells[_board(size).index[name]])


def _board(size: int) -> Board:
    return parallelogram(size, size)


def opened(size: int, swap: bool) -> HexPosition:
    """An empty board, its border and the edges around it."""
    cells = EDGES + (size + 2) ** 2
    pos = HexPosition(
        stones=np.full(cells, FREE, dtype=np.int8),
        chain=np.arange(cells, dtype=np.int16),
        free=np.array([number(size, q, r) for q in range(size) for r in range(size)], dtype=np.int16),
        where=np.zeros(cells, dtype=np.int16),
        counts=np.zeros(9, dtype=np.int32),
    )
    pos.where[pos.free] = np.arange(size**2)
    # Rule 1: the northern and southern edges are Red's, the western and eastern ones Blue's.
    for k in range(size):
        for edge, at in ((NORTH, (k, -1)), (SOUTH, (k, size)), (WEST, (-1, k)), (EAST, (size, k))):
            pos.chain[number(size, *at)] = edge
            pos.stones[number(size, *at)] = pos.stones[edge] = edge % 2
    pos.counts[LEFT] = size**2
    pos.counts[MAY_SWAP] = int(swap)
    pos.counts[LAST] = pos.counts[WINNER] = -1
    pos.counts[STRIDE] = size + 2
    return pos


def connection(size: int, side: int, stones: Iterable[str]) -> tuple[str, ...]:
    """The shortest chain of some stones from one edge of a side to the other; empty when there is none."""
    board, own = _board(size), set(stones)
    axis = 1 - side  # Red's edges lie where r is least and most, Blue's where q is
    begin = [name for name in board.labels if name in own and board.cells[board.index[name]][axis] == 0]
    ways: dict[str, tuple[str, ...]] = {name: (name,) for name in begin}
    queue = list(begin)
    for name in queue:
        q, r = board.cells[board.index[name]]
        if (q, r)[axis] == size - 1:
            return ways[name]
        for dq, dr in STEPS:
            found = board.at.get((q + dq, r + dr))
            near = None if found is None else board.labels[found]
            if near in own and near not in ways:
                ways[near] = (*ways[name], near)
                queue.append(near)
    return ()


@dataclass(frozen=True)
class Hex(Game):
    """Hex with its options ``size`` and ``swap``."""

    facts: Facts = FACTS

    @property
    def size(self) -> int:
        """How many cells a file of the board has."""
        return int(self.options["size"])

    def deal(self, dice: Dice, players: int) -> Setup:
        """The empty board."""
        return {"red": [], "blue": []}

    def check(self, setup: Setup, players: int) -> Setup:
        """The stones that lie there from the start, by side; Red is to move when there are as many of each.

        ValueError for cells that there are not, for another number of stones, and where somebody has already won.
        """
        if not isinstance(setup, dict) or set(setup) != {"red", "blue"}:
            raise ValueError("a setup of Hex has the stones of red and of blue")
        board, checked = _board(self.size), {}
        for side in ("red", "blue"):
            names = setup[side]
            if not isinstance(names, list) or not all(isinstance(n, str) and n in board.index for n in names):
                raise ValueError(f"the stones of {side} are cells of a board of size {self.size}, such as a1")
            checked[side] = [name for name in board.labels if name in names]
        red, blue = setup["red"], setup["blue"]
        if len({*red, *blue}) != len(red) + len(blue):
            raise ValueError("a cell holds at most one stone")
        if len(red) - len(blue) not in (0, 1):
            raise ValueError("red has as many stones as blue, or one more")
        if connection(self.size, RED, red) or connection(self.size, BLUE, blue):
            raise ValueError("nobody may have won before the first move")
        return checked

    def open(self, setup: Setup, players: int) -> HexPosition:
        """The position at the start."""
        pos = opened(self.size, bool(self.options["swap"]))
        stones = [*setup["red"], *setup["blue"]]
        stones[::2], stones[1::2] = setup["red"], setup["blue"]
        for name in stones:
            kernels.apply(pos, cell_of(self.size, name))
        return pos

    def text(self, pos: Any, code: int) -> str:
        """A move in canonical notation: a cell, ``swap`` or ``timeout``."""
        return WORDS[code] if code in WORDS else label(size_of(pos), code)

    def code(self, pos: Any, text: str) -> int:
        """The code of a legal move, or of ``timeout``; IllegalMove with the reason otherwise."""
        if pos.counts[PLAYER] < 0:
            raise IllegalMove("the game is over")
        word = text.strip().lower() if len(text) <= _LONGEST else ""
        if word == "swap" and not may_swap(pos):
            raise IllegalMove(
                "there is nothing to swap now: only the second player may, right after the very first stone"
                if self.options["swap"]
                else "this game is played without the swap"
            )
        if word in _CODES:
            return _CODES[word]
        found = _CELL.fullmatch(word)
        if found is None:
            raise IllegalMove("write a move as a cell, such as a1")
        name = found[1] + found[2]
        if name not in _board(size_of(pos)).index:
            raise IllegalMove(f"there is no cell {name} on this board")
        cell = cell_of(size_of(pos), name)
        if pos.stones[cell] != FREE:
            raise IllegalMove(f"{name} is taken by a stone of {SIDES[pos.stones[cell]]}", (name,))
        return cell

    def cause(self, pos: Any) -> tuple[str, int | None]:
        """Out of time is an end of its own in a record; every other one is by the rules."""
        if pos.counts[LATE]:
            return "timeout", int(1 - pos.counts[WINNER] ^ pos.counts[SWAPPED])
        return "rules", None

    def detail(self, pos: Any) -> list[dict[str, float]]:
        """A game is won or lost, so there is one heading."""
        return [{"won": score} for score in self.scores(pos, 2)]

    def view(self, state: State, player: int | None) -> View:
        """Nothing is hidden. ``sides``: by player. ``chain``: the cells that connect the edges of who has won."""
        pos = state.position()
        size = size_of(pos)
        stones: list[list[str]] = [
            [name for name in _board(size).labels if pos.stones[cell_of(size, name)] == side] for side in (RED, BLUE)
        ]
        last, winner = int(pos.counts[LAST]), int(pos.counts[WINNER])
        return {
            "size": size,
            "sides": [SIDES[player ^ int(pos.counts[SWAPPED])] for player in range(2)],
            "stones": {"red": stones[RED], "blue": stones[BLUE]},
            "last": None if last < 0 else label(size, last),
            "may_swap": not state.is_over and bool(may_swap(pos)),
            "chain": list(connection(size, winner, stones[winner])) if winner >= 0 else [],
        }

    def scene(self, view: View) -> Scene:
        """The board with its edges and stones."""
        size = view["size"]
        side_of = [SIDES.index(name) for name in view["sides"]]
        tokens = {}
        for side, name in enumerate(SIDES):
            stone = Token("stone", STYLES[side], f"stone of {name}", side_of.index(side), mark=name[0])
            tokens.update(dict.fromkeys(view["stones"][name.lower()], (stone,)))
        cells = tuple(
            Cell(name, q, r, *place((q, r)), tokens.get(name, ()))
            for name, (q, r) in zip(_board(size).labels, _board(size).cells, strict=True)
        )
        marks = []
        if view["chain"]:
            marks.append(Mark("gain", tuple(view["chain"])))
        if view["last"]:
            marks.append(Mark("last", (view["last"],)))
        styles = tuple(STYLES[side] for side in side_of)
        return Scene(
            boards=(BoardScene("board", "Board", cells, rims=_rims(size)),),
            sides=styles,
            scores=tuple(Score(p, styles[p], view["scores"][p], tuple(view["detail"][p].items())) for p in range(2)),
            marks=tuple(marks),
            prompt=_prompt(view),
            said=_said(view),
        )

    def emblem(self) -> Scene:
        """The end of a little game."""
        red, blue = ["a4", "b1", "b2", "c3", "c4"], ["a3", "b3", "c2", "d2"]
        view = {"size": 4, "sides": SIDES, "stones": {"red": red, "blue": blue}, "scores": [1, 0], "detail": [{}, {}]}
        now: View = {"last": None, "may_swap": False, "chain": connection(4, RED, red), "over": True, "history": []}
        return self.scene(view | now)

    def lessons(self) -> tuple[Traversable, ...]:
        """A short tutorial, and a page of rules."""
        return (Path(__file__).with_name("hexagora_hex_lessons"),)

    def offers(self, state: State, player: int) -> list[Offer]:
        """Every free cell, and the swap."""
        pos = state.position()
        after = duplicate(pos)
        return [self._offer(state, pos, after, move) for move in state.legal_moves()]

    def _offer(self, state: State, pos: Any, after: Any, move: str) -> Offer:
        side = int(pos.counts[SIDE])
        if move == "swap":
            text = f"Be {SIDES[RED]} from now on, and {SIDES[BLUE]} is to move: your rival."
            return Offer(move, Button("swap", "Swap sides", text), Effect(said=text))
        kernels.copy(pos, after)
        kernels.apply(after, cell_of(self.size, move))
        if after.counts[WINNER] < 0:
            return Offer(move, Put(move), Effect(said=f"A stone on {move}"))
        stones = [name for name in _board(self.size).labels if after.stones[cell_of(self.size, name)] == side]
        chain = Mark("gain", connection(self.size, side, stones))
        return Offer(move, Put(move), Effect((("won", 1),), f"Connects {GOALS[side]}", (chain,), label="Connect"))


def _rims(size: int) -> tuple[Rim, ...]:
    """Rule 1: whose edges are whose. At the two corners where they meet, an edge of the last cell is nobody's."""
    names = {cell: name for name, cell in zip(_board(size).labels, _board(size).cells, strict=True)}
    north, ne, se, south, sw, nw = range(6)
    end, along = size - 1, range(size)
    edges = {
        (RED, "northern"): [((k, 0), d) for k in along for d in (north, ne) if (k, d) != (end, ne)],
        (BLUE, "eastern"): [((end, k), d) for k in along for d in (ne, se) if (k, d) != (0, ne)],
        (RED, "southern"): [((k, end), d) for k in along for d in (sw, south) if (k, d) != (0, sw)],
        (BLUE, "western"): [((0, k), d) for k in along for d in (nw, sw) if (k, d) != (end, sw)],
    }
    return tuple(
        Rim(
            STYLES[side],
            f"the {where} edge is {SIDES[side]}'s",
            tuple((names[cell], d) for cell, d in listed),
            SIDES[side][0],
        )
        for (side, where), listed in edges.items()
    )


def _prompt(view: View) -> str:
    if view["over"]:
        return ""
    side = SIDES.index(view["sides"][view["to_act"]])
    connect = f"You are {SIDES[side]}: connect {GOALS[side]}"
    return f"{connect}, or swap sides" if view["may_swap"] else connect


def _said(view: View) -> str:
    """The last move in words, without saying who made it: whoever shows it knows that."""
    if not view["history"]:
        return ""
    move = view["history"][-1]
    sayings = {"swap": "swapped sides", "timeout": "ran out of time"}
    said = sayings.get(move, f"put a stone on {move}")
    return f"{said} and connected the edges" if view["chain"] and move not in sayings else said


HEX = Hex()
