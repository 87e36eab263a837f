"""Moves as text, and the reason why a move is not allowed, in a player's words.

A placement is written as its cells, sorted by label, joined by commas: ``e5,e6,f5``. Other moves are ``pass``,
``stay``, ``swap`` and ``timeout``. Reading forgives letter case, order and spaces.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from hexagora.contract import IllegalMove
from hexagora.geometry import mirrored
from hexagora.rulebooks.hexafuse import placing
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
from hexagora.words import say, typed

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
        raise IllegalMove(say("rules-over"))
    if len(move) > _LONGEST:
        raise IllegalMove(say("rules-too-long"))
    word = move.strip().lower()
    if word in _CODES:
        return _word(pos, _CODES[word])
    placement = _placement(word)
    if pos.counts[PHASE] == PIE:
        raise IllegalMove(say("hexafuse-pie-first"))
    _allow(pos, int(pos.counts[SIDE]), placement)
    return placement


def _word(pos: Any, code: int) -> int:
    if code == TIMEOUT:
        return code
    if code == PASS:
        if pos.counts[PHASE] == PIE:
            raise IllegalMove(say("hexafuse-pie-first"))
        if pos.counts[CAN_PLACE]:
            raise IllegalMove(say("hexafuse-may-place"))
    elif pos.counts[PHASE] != PIE:
        raise IllegalMove(say("hexafuse-no-pie-now", word=WORDS[code]))
    return code


def _placement(word: str) -> int:
    """The placement that covers the cells that are named; IllegalMove when they are no cells or no piece."""
    names = [name for name in word.replace(",", " ").split() if name]
    if not names:
        raise IllegalMove(say("hexafuse-name-cells"))
    for name in names:
        if name not in BOARD.index:
            raise IllegalMove(say("rules-no-cell", cell=typed(name, 12)))
    if len(set(names)) < len(names):
        raise IllegalMove(say("hexafuse-named-twice"))
    mask = BOARD.mask(BOARD.index[name] for name in names)
    found = BY_MASK.get(mask)
    if found is not None:
        return found
    shape = normal(tuple(BOARD.cells[number] for number in BOARD.numbers(mask)))
    turned = normal(tuple(mirrored(cell) for cell in shape))
    for piece in PIECES:
        if any(normal(cells) == turned for cells in piece.turns):
            raise IllegalMove(say("hexafuse-turned-over", piece=piece.name))
    raise IllegalMove(say("hexafuse-no-shape"))


def _allow(pos: Any, side: int, placement: int) -> None:
    """Raise IllegalMove for the first rule, in the order of the rules page, that forbids a placement."""
    number = int(PIECE[placement])
    piece = PIECES[number]
    if number not in pos.hand[side]:
        if int(pos.laid[side, number]):
            raise IllegalMove(say("hexafuse-laid-already", piece=piece.name))
        raise IllegalMove(say("hexafuse-in-queue", piece=piece.name))
    cells = int(CELLS[placement])
    taken = cells & ~int(pos.masks[FREE])
    if taken:
        raise IllegalMove(_occupant(pos, side, taken), tuple(BOARD.names(taken)))
    beside = cells & int(pos.masks[REACH + 1 - side])
    if beside:
        raise _edge_with_opponent(pos, side, piece, placement)
    if not placing.links(pos, side, placement):
        raise IllegalMove(say("hexafuse-no-link", piece=piece.name))
    if not placing.keeps_corners(pos, side, placement):
        raise _corner_only(pos, side, piece, placement)


def _occupant(pos: Any, side: int, taken: int) -> str:
    """What lies on the first cell that is not free."""
    cell = BOARD.numbers(taken)[0]
    label = BOARD.labels[cell]
    for who, whose in ((side, "own"), (1 - side, "theirs")):
        if int(pos.masks[OWN + who]) >> cell & 1:
            return say(f"hexafuse-taken-{whose}", cell=label, piece=PIECES[pos.owner[cell]].name)
        if int(pos.masks[ANCHORS + who]) >> cell & 1:
            return say(f"hexafuse-anchor-{whose}", cell=label)
    return say("hexafuse-blocked", cell=label)


def _edge_with_opponent(pos: Any, side: int, piece: Piece, placement: int) -> IllegalMove:
    cells = int(CELLS[placement])
    theirs = int(pos.masks[OWN + 1 - side])
    for cell in BOARD.numbers(cells):
        touched = BOARD.edge_masks[cell] & theirs
        if touched:
            other = BOARD.numbers(touched)[0]
            name = PIECES[pos.owner[other]].name
            here, there = BOARD.labels[cell], BOARD.labels[other]
            reason = say("hexafuse-edge-piece", piece=piece.name, other=name, start=here, end=there)
            return IllegalMove(reason, (here, there))
    label = BOARD.labels[BOARD.numbers(cells & int(pos.masks[REACH + 1 - side]))[0]]
    return IllegalMove(say("hexafuse-edge-anchor", piece=piece.name, cell=label), (label,))


def _corner_only(pos: Any, side: int, piece: Piece, placement: int) -> IllegalMove:
    for number, other in enumerate(PIECES):
        mine = int(pos.laid[side, number])
        touched = int(CORNERS[placement]) & mine
        if not touched or int(EDGES[placement]) & mine or int(CORNERS[placement]) & int(pos.bridge[side, number]):
            continue
        for cell in BOARD.numbers(int(CELLS[placement])):
            met = BOARD.corner_masks[cell] & touched
            if met:
                here, there = BOARD.labels[cell], BOARD.labels[BOARD.numbers(met)[0]]
                reason = say("hexafuse-corner-only", piece=piece.name, other=other.name, start=here, end=there)
                return IllegalMove(reason, (here, there))
    raise AssertionError("some own piece is touched at a corner only")


def why_pass(pos: Any) -> Literal["empty", "stuck"]:
    """Why the side to move must pass: all its pieces are laid, or none fits anywhere."""
    return "empty" if pos.counts[LEFT + pos.counts[SIDE]] == 0 else "stuck"
