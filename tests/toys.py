"""Petals, a whole game in one file: what a third party writes, and small enough to be searched out.

A flower of seven cells and tiles 1 to 7, shuffled. The next tile is open, the order of the rest is hidden. Players in
turn lay the open tile on a free cell and score its number for each neighbour that holds a smaller one. Out of time:
the tile is thrown away. When the tiles are gone the highest score wins. One to three players.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import (
    BoardScene,
    Cell,
    Dice,
    Effect,
    Facts,
    Game,
    IllegalMove,
    Item,
    Offer,
    Put,
    Scene,
    Score,
    Setup,
    State,
    Token,
    Tray,
    View,
    kernels,
)
from hexagora.contract.rng import below
from hexagora.geometry import hexagon, place

BOARD = hexagon(1)
TILES = 7
TIMEOUT = TILES
NEIGHBOURS = np.array([[mask >> n & 1 for n in range(TILES)] for mask in BOARD.edge_masks], dtype=np.int8)


class PetalsPosition(NamedTuple):
    """cells int8[7]: the tile on each, 0 for none. order int8[7]: all tiles, hidden beyond turn[0].

    turn int32[1]: tiles gone. scores int32[players].
    """

    cells: Any
    order: Any
    turn: Any
    scores: Any


@kernels.to_act.register(PetalsPosition)
def to_act(pos: Any) -> int:
    if pos.turn[0] == TILES:
        return -1
    return int(pos.turn[0] % pos.scores.shape[0])


@kernels.legal.register(PetalsPosition)
def legal(pos: Any, moves: Any) -> int:
    count = 0
    if pos.turn[0] < TILES:
        for i in range(TILES):
            if pos.cells[i] == 0:
                moves[count] = i
                count += 1
    return count


@kernels.apply.register(PetalsPosition)
def apply(pos: Any, move: int) -> None:
    if move != TIMEOUT:
        tile = pos.order[pos.turn[0]]
        pos.cells[move] = tile
        for i in range(TILES):
            if NEIGHBOURS[move, i] and pos.cells[i] != 0 and pos.cells[i] < tile:
                pos.scores[pos.turn[0] % pos.scores.shape[0]] += tile
    pos.turn[0] += 1


@kernels.points.register(PetalsPosition)
def points(pos: Any, out: Any) -> None:
    for p in range(out.shape[0]):
        out[p] = pos.scores[p]


@kernels.shuffle.register(PetalsPosition)
def shuffle(pos: Any, rng: Any) -> None:
    start = min(pos.turn[0] + 1, TILES)
    pos.order[start:].sort()
    for i in range(TILES - 1, start, -1):
        j = start + below(rng, i - start + 1)
        tile = pos.order[i]
        pos.order[i] = pos.order[j]
        pos.order[j] = tile


@kernels.reveals.register(PetalsPosition)
def reveals(pos: Any, move: int) -> int:
    return max(1, TILES - 1 - int(pos.turn[0]))


@kernels.arrange.register(PetalsPosition)
def arrange(pos: Any, move: int, which: int) -> None:
    following = pos.turn[0] + 1
    if following < TILES:
        tile = pos.order[following]
        pos.order[following] = pos.order[following + which]
        pos.order[following + which] = tile


class Petals(Game):
    """The friendly side of it."""

    def deal(self, dice: Dice, players: int) -> Setup:
        return {"tiles": dice.shuffled(range(1, TILES + 1))}

    def check(self, setup: Setup, players: int) -> Setup:
        if set(setup) != {"tiles"} or sorted(setup["tiles"]) != list(range(1, TILES + 1)):
            raise ValueError("a petals setup holds the tiles 1 to 7 in some order")
        return setup

    def open(self, setup: Setup, players: int) -> PetalsPosition:
        return PetalsPosition(
            np.zeros(TILES, dtype=np.int8),
            np.array(setup["tiles"], dtype=np.int8),
            np.zeros(1, dtype=np.int32),
            np.zeros(players, dtype=np.int32),
        )

    def text(self, pos: PetalsPosition, code: int) -> str:
        return "timeout" if code == TIMEOUT else BOARD.labels[code]

    def code(self, pos: PetalsPosition, text: str) -> int:
        move = text.strip().lower()
        if move == "timeout":
            return TIMEOUT
        if move not in BOARD.index:
            raise IllegalMove(f"there is no cell {move}")
        if pos.cells[BOARD.index[move]]:
            raise IllegalMove(f"{move} is taken", (move,))
        return BOARD.index[move]

    def detail(self, pos: PetalsPosition) -> list[dict[str, float]]:
        return [{"petals": int(score)} for score in pos.scores]

    def view(self, state: State, player: int | None) -> View:
        pos = state.position()
        gone = int(pos.turn[0])
        tile = int(pos.order[gone]) if gone < TILES else None
        return {
            "cells": {BOARD.labels[i]: int(tile) for i, tile in enumerate(pos.cells) if tile},
            "tile": tile,
            "hidden": sorted(int(tile) for tile in pos.order[gone + 1 :]),
        }

    def scene(self, view: View) -> Scene:
        cells = []
        for (q, r), label in zip(BOARD.cells, BOARD.labels, strict=True):
            tile = view["cells"].get(label)
            tokens = (Token("stone", "plain", f"tile {tile}", mark=str(tile)),) if tile else ()
            cells.append(Cell(label, q, r, *place((q, r)), tokens))
        tile, hidden = view["tile"], view["hidden"]
        items = () if tile is None else (Item("tile", f"tile {tile}", "plain", mark=str(tile)),)
        rest = tuple(Item(f"tile-{t}", f"tile {t}", "plain", mark=str(t)) for t in hidden)
        scores = tuple(Score(p, str(p), s, (("petals", s),)) for p, s in enumerate(view["scores"]))
        return Scene(
            (BoardScene("board", "Petals", tuple(cells)),),
            tuple(f"side-{p}" for p in range(view["players"])),
            (Tray("tile", "Next tile", None, items, len(hidden), rest),),
            scores,
            prompt="" if view["over"] else f"Lay tile {tile} on a free cell.",
        )

    def offers(self, state: State, player: int) -> list[Offer]:
        before = state.scores[player]
        gains = {m: state.play(m).scores[player] - before for m in state.legal_moves()}
        return [Offer(m, Put(m, "tile"), Effect((("petals", gain),))) for m, gain in gains.items()]


PETALS = Petals(
    Facts(
        id="petals",
        title="Petals",
        summary="Lay numbers next to smaller ones.",
        move_codes=TILES + 1,
        max_legal=TILES,
        max_plies=TILES,
        players=(1, 3),
        hidden=True,
    )
)
