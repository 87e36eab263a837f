"""Setup: 30 one-colour nests, the clear nest, and three capped opaque pieces of each player, by layout.

The figure with the arrangement is lost; the rules page gives a *rosette* in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from hexagora.contract import Dice, Setup
from hexagora.geometry import Axial, rotated
from hexagora.rulebooks.hexano_duel.pieces import CAPS, MAX_PIECES, split
from hexagora.rulebooks.shifts import BOARD
from hexagora.words import say, typed

LAYOUTS = ("rosette", "shuffled", "explicit")

HOMES = {"W": ("d1", "a4", "g4"), "K": ("d7", "a1", "g1")}
CLEAR_HOME = "d4"

# One cell of each of the five orbits under rotation, with its colour; every 60 degrees clockwise the colours turn by
# one step (R, O, Y, G, B, P). No two equal colours lie adjacent or two apart in a line; a half turn swaps the players.
#
#            d7            K
#          d6  e6         Y P
#            e5            B          (the sector between north and north-east)
#          d5  f5         R O
_SEEDS: Mapping[Axial, str] = MappingProxyType({(0, -1): "R", (0, -2): "Y", (1, -2): "B", (1, -3): "P", (2, -3): "O"})
_WHEEL = "ROYGBP"


def rosette() -> Setup:
    """The default layout."""
    stacks = {label: f"{colour}3{colour}1" for colour, labels in HOMES.items() for label in labels}
    stacks[CLEAR_HOME] = _nest("C")
    for cell, colour in _SEEDS.items():
        for turn in range(6):
            label = BOARD.labels[BOARD.at[rotated(cell, turn)]]
            stacks[label] = _nest(_WHEEL[(_WHEEL.index(colour) + turn) % 6])
    return {"stacks": {label: stacks[label] for label in BOARD.labels}}


def _nest(colour: str) -> str:
    return f"{colour}1{colour}2{colour}3"


def deal(layout: str, dice: Dice) -> Setup:
    """The setup of a layout; with ``shuffled`` the 30 nests are shuffled over their cells."""
    if layout == "explicit":
        raise ValueError(say("hexano-duel-setup-explicit"))
    setup = rosette()
    if layout == "shuffled":
        fixed = {CLEAR_HOME, *HOMES["W"], *HOMES["K"]}
        cells = [label for label in BOARD.labels if label not in fixed]
        nests = dice.shuffled([setup["stacks"][label] for label in cells])
        setup["stacks"].update(zip(cells, nests, strict=True))
    return setup


def check(setup: Any) -> Setup:
    """Any explicit arrangement in which the rules can be played; ValueError otherwise."""
    if not isinstance(setup, dict) or set(setup) != {"stacks"} or not isinstance(setup["stacks"], dict):
        raise ValueError(say("hexano-duel-setup-stacks"))
    stacks = setup["stacks"]
    if set(stacks) != set(BOARD.labels):
        odd = min(map(str, set(stacks) ^ set(BOARD.labels)))
        raise ValueError(say("hexano-duel-setup-cells", odd=typed(odd, 12)))
    caps = dict.fromkeys("WK", 0)
    pieces = 0
    for label in BOARD.labels:
        try:
            stack = split(str(stacks[label]))
        except ValueError as error:
            raise ValueError(say("hexano-duel-setup-on", cell=label, wrong=error.args[0])) from None
        pieces += _check_stack(label, stack, caps)
    if any(count != CAPS for count in caps.values()):
        raise ValueError(say("hexano-duel-setup-caps"))
    if pieces > MAX_PIECES:
        raise ValueError(say("hexano-duel-setup-pieces", most=MAX_PIECES))
    return {"stacks": {label: stacks[label] for label in BOARD.labels}}


def _check_stack(label: str, stack: list[str], caps: dict[str, int]) -> int:
    """Count the caps of a stack, which lie on top; the number of its other pieces."""
    for height, piece in enumerate(stack):
        if piece in ("W1", "K1"):
            if height < len(stack) - 1:
                raise ValueError(say("hexano-duel-setup-cap-on-top", cell=label, cap=piece))
            caps[piece[0]] += 1
            other = "K" if piece[0] == "W" else "W"
            if any(p[0] == other for p in stack[:-1]):
                raise ValueError(say("hexano-duel-setup-other-colour", cell=label))
            return len(stack) - 1
    return len(stack)
