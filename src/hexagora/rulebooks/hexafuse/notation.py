"""Moves as text, and the reason why a move is not allowed, in a player's words.

A placement is written as its cells, sorted by label, joined by commas: ``e5,e6,f5``. Other moves are ``pass``,
``stay``, ``swap`` and ``timeout``. Reading forgives letter case, order and spaces.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hexagora.contract import IllegalMove
from hexagora.geometry import mirrored
from hexagora.rulebooks.hexafuse import rules
from hexagora.rulebooks.hexafuse.pieces import (
    BOARD,
    BY_MASK,
    CELLS,
    CORNERS,
    EDGES,
    PIECE,
    PIECES,
    Piece,
    normal,
)
from hexagora.rulebooks.hexafuse.position import (
    ANCHORS,
    CAN_PLACE,
    FREE,
    LEFT,
    OVER,
    OWN,
    PASS,
    PHASE,
    PIE,
    REACH,
    SIDE,
    STAY,
    SWAP,
    TIMEOUT,
)

WORDS = {PASS: "pass", STAY: "stay", SWAP: "swap", TIMEOUT: "timeout"}
_CODES = {word: code for code, word in WORDS.items()}
_LONGEST = 200  # no move is longer, however it is spaced


@cache
def text(code: int) -> str:
    """A move in canonical notation."""
    return WORDS[code] if code in WORDS else ",".join(BOARD.names(int(CELLS[code])))


def code(pos: Any, move: str) -> int:
    """The code of a move that is legal now (or ``timeout``); IllegalMove with the reason otherwise."""
    if pos.counts[PHASE] == OVER:
        raise IllegalMove("the game is over")
    if len(move) > _LONGEST:
        raise IllegalMove("that is too long to be a move")
    word = move.strip().lower()
    if word in _CODES:
        return _word(pos, _CODES[word])
    placement = _placement(word)
    if pos.counts[PHASE] == PIE:
        raise IllegalMove("first answer the pie question: stay or swap")
    _allow(pos, int(pos.counts[SIDE]), placement)
    return placement


def _word(pos: Any, code: int) -> int:
    if code == TIMEOUT:
        return code
    if code == PASS:
        if pos.counts[PHASE] == PIE:
            raise IllegalMove("first answer the pie question: stay or swap")
        if pos.counts[CAN_PLACE]:
            raise IllegalMove("you can still place a piece, so you may not pass")
    elif pos.counts[PHASE] != PIE:
        raise IllegalMove(
            f"there is nothing to {WORDS[code]} now: the pie question comes once, after the first placement"
        )
    return code


def _placement(word: str) -> int:
    """The placement that covers the cells that are named; IllegalMove when they are no cells or no piece."""
    names = [name for name in word.replace(",", " ").split() if name]
    if not names:
        raise IllegalMove("name the cells that the piece shall cover, such as e5,e6")
    for name in names:
        if name not in BOARD.index:
            raise IllegalMove(f"there is no cell {name[:12]!r} on this board")
    if len(set(names)) < len(names):
        raise IllegalMove("a cell is named twice")
    mask = BOARD.mask(BOARD.index[name] for name in names)
    found = BY_MASK.get(mask)
    if found is not None:
        return found
    shape = normal(tuple(BOARD.cells[number] for number in BOARD.numbers(mask)))
    turned = normal(tuple(mirrored(cell) for cell in shape))
    for piece in PIECES:
        if any(normal(cells) == turned for cells in piece.turns):
            raise IllegalMove(f"this is the {piece.name} turned over; pieces may be rotated but never turned over")
    raise IllegalMove("no piece has this shape")


def _allow(pos: Any, side: int, placement: int) -> None:
    """Raise IllegalMove for the first rule, in the order of the rules page, that forbids a placement."""
    number = int(PIECE[placement])
    piece = PIECES[number]
    if number not in pos.hand[side]:
        if int(pos.laid[side, number]):
            raise IllegalMove(f"you have already laid your {piece.name}")
        raise IllegalMove(f"the {piece.name} is still in your queue")
    cells = int(CELLS[placement])
    taken = cells & ~int(pos.masks[FREE])
    if taken:
        raise IllegalMove(_occupant(pos, side, taken), tuple(BOARD.names(taken)))
    beside = cells & int(pos.masks[REACH + 1 - side])
    if beside:
        raise _edge_with_opponent(pos, side, piece, placement)
    if not rules.links(pos, side, placement):
        raise IllegalMove(f"the {piece.name} would not share an edge with any of your pieces or anchors")
    if not rules.keeps_corners(pos, side, placement):
        raise _corner_only(pos, side, piece, placement)


def _occupant(pos: Any, side: int, taken: int) -> str:
    """What lies on the first cell that is not free."""
    cell = BOARD.numbers(taken)[0]
    label = BOARD.labels[cell]
    for who, whose in ((side, "your"), (1 - side, "the opponent's")):
        if int(pos.masks[OWN + who]) >> cell & 1:
            return f"{label} is taken by {whose} {PIECES[pos.owner[cell]].name}"
        if int(pos.masks[ANCHORS + who]) >> cell & 1:
            return f"{label} is {whose} anchor"
    return f"{label} is blocked"


def _edge_with_opponent(pos: Any, side: int, piece: Piece, placement: int) -> IllegalMove:
    cells = int(CELLS[placement])
    theirs = int(pos.masks[OWN + 1 - side])
    for cell in BOARD.numbers(cells):
        touched = BOARD.edge_masks[cell] & theirs
        if touched:
            other = BOARD.numbers(touched)[0]
            name = PIECES[pos.owner[other]].name
            where = f"{BOARD.labels[cell]}–{BOARD.labels[other]}"
            return IllegalMove(
                f"the {piece.name} would share an edge with the opponent's {name}, {where}",
                (BOARD.labels[cell], BOARD.labels[other]),
            )
    cell = BOARD.numbers(cells & int(pos.masks[REACH + 1 - side]))[0]
    return IllegalMove(
        f"the {piece.name} would share an edge with an anchor of the opponent, at {BOARD.labels[cell]}",
        (BOARD.labels[cell],),
    )


def _corner_only(pos: Any, side: int, piece: Piece, placement: int) -> IllegalMove:
    for number, other in enumerate(PIECES):
        mine = int(pos.laid[side, number])
        touched = int(CORNERS[placement]) & mine
        if not touched or int(EDGES[placement]) & mine or int(CORNERS[placement]) & int(pos.bridge[side, number]):
            continue
        for cell in BOARD.numbers(int(CELLS[placement])):
            met = BOARD.corner_masks[cell] & touched
            if met:
                end = BOARD.labels[BOARD.numbers(met)[0]]
                where = f"{BOARD.labels[cell]}–{end}"
                return IllegalMove(
                    f"the {piece.name} would touch your {other.name} only at a corner, {where}",
                    (BOARD.labels[cell], end),
                )
    raise AssertionError("some own piece is touched at a corner only")


def explain_pass(pos: Any) -> str:
    """Why the side to move must pass."""
    return (
        "you have laid all your pieces"
        if pos.counts[LEFT + pos.counts[SIDE]] == 0
        else "none of your pieces fits anywhere"
    )
