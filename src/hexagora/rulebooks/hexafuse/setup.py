"""Setup: where the anchors lie, which cells are blocked, and in which order the pieces come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hexagora.contract import Dice, Setup
from hexagora.geometry import Axial, mirrored, rotated
from hexagora.rulebooks.hexafuse.pieces import BOARD, IDS
from hexagora.words import say


@dataclass(frozen=True)
class Layout:
    """Where the anchors of sides A and B lie, and the symmetry that pairs the blocked cells."""

    name: str
    anchors: tuple[tuple[str, str], tuple[str, str]]
    partner: Callable[[Axial], Axial]

    def pairs(self) -> list[tuple[str, str]]:
        """Every pair of cells that may be blocked, each once, in order of labels.

        Ruling 2: never on an anchor or next to one, nor on the mirror axis, where a cell is its own partner. (A
        half turn has no axis, so with facing anchors a pair may lie on file e; only the centre is alone there.)
        """
        shut = 0
        for anchor in (BOARD.index[label] for side in self.anchors for label in side):
            shut |= 1 << anchor | BOARD.edge_masks[anchor]
        found = []
        for number, cell in enumerate(BOARD.cells):
            other = BOARD.at[self.partner(cell)]
            if other <= number or (shut >> number | shut >> other) & 1:
                continue
            found.append((BOARD.labels[number], BOARD.labels[other]))
        return found


# Side A on NW and SE, side B on NE and SW: each player's anchors lie on opposite sides of the board. The blocked
# cells are mirror images of each other across the north-south axis.
#
#            e9
#        a5      i5       A is a5 and i1,
#            e5           B is i5 and a1
#        a1      i1
#            e1
OPPOSED = Layout("opposed", (("a5", "i1"), ("a1", "i5")), mirrored)


def _half_turn(cell: Axial) -> Axial:
    return rotated(cell, 3)


# Ruling 7: side A on S and SW, side B on N and NE; the blocked pair is then point-symmetric.
FACING = Layout("facing", (("a1", "e1"), ("e9", "i5")), _half_turn)

LAYOUTS = {layout.name: layout for layout in (OPPOSED, FACING)}


def deal(layout: Layout, dice: Dice) -> Setup:
    """One pair of cells off file e is blocked at random; the queues are shuffled independently (ruling 5)."""
    return {
        "anchors": [list(side) for side in layout.anchors],
        "blocked": list(dice.choice([pair for pair in layout.pairs() if not pair[0].startswith("e")])),
        "queues": [dice.shuffled(IDS), dice.shuffled(IDS)],
    }


def check(layout: Layout, setup: Any) -> Setup:
    """The setup with its labels in order; ValueError when it is not one of this layout."""
    if not isinstance(setup, dict) or set(setup) != {"anchors", "blocked", "queues"}:
        raise ValueError(say("hexafuse-setup-entries"))
    sides = _two(setup["anchors"], say("hexafuse-setup-two-anchors"))
    anchors = [_labels(side, say("hexafuse-setup-anchors-of-side")) for side in sides]
    if [set(side) for side in anchors] != [set(side) for side in layout.anchors]:
        first, second = ("-".join(side) for side in layout.anchors)
        raise ValueError(say("hexafuse-setup-anchors-lie", layout=layout.name, first=first, second=second))
    blocked = _labels(setup["blocked"], say("hexafuse-setup-blocked"))
    if tuple(sorted(blocked)) not in {tuple(sorted(pair)) for pair in layout.pairs()}:
        raise ValueError(say("hexafuse-setup-blocked-pair", cells=", ".join(blocked)))
    queues = _two(setup["queues"], say("hexafuse-setup-two-queues"))
    for queue in queues:
        if not isinstance(queue, list) or not all(isinstance(i, str) for i in queue) or sorted(queue) != sorted(IDS):
            raise ValueError(say("hexafuse-setup-queue"))
    return {
        "anchors": [list(side) for side in layout.anchors],
        "blocked": sorted(blocked),
        "queues": [list(queue) for queue in queues],
    }


def _two(value: Any, wrong: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(wrong)
    return list(value)


def _labels(value: Any, wrong: str) -> list[str]:
    """Two different cells."""
    known = isinstance(value, list) and all(isinstance(label, str) and label in BOARD.index for label in value)
    if not known or len(value) != 2 or len(set(value)) != 2:
        raise ValueError(wrong)
    return list(value)
