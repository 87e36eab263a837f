"""What the captured pieces of Hexano-Duel are worth when they are used in the best way."""

from collections import Counter
from collections.abc import Collection
from functools import cache

COLOURS = "ROYGBP"
CLEAR = "C"
SIZES = "123"
SOLID_POINTS = 7
MIXED_POINTS = 5
LOOSE_POINTS = 1

BySize = tuple[int, ...]  # how many small, medium and large pieces


def best_score(haul: Collection[str]) -> int:
    return sum(best_use(haul).values())


def best_use(haul: Collection[str]) -> dict[str, int]:
    """The points for one-colour trees, for mixed trees and for pieces left over, in the best use of the haul.

    A haul of n pieces that makes s solid and m mixed trees is worth 7s + 5m + (n - 3s - 3m) = n + 2(s + m) + 2s.
    Hence nothing beats most trees together with most solid trees among them; and both can be had at once,
    since every tree takes one piece of each size: the scarcest size alone bounds their number, and whatever
    the solid trees leave over of three sizes makes mixed ones. So the best use is unique up to names.
    """
    pieces = Counter(haul)
    trees = min(sum(pieces[kind + size] for kind in COLOURS + CLEAR) for size in SIZES)
    solid = most_solid(
        tuple(tuple(pieces[colour + size] for size in SIZES) for colour in COLOURS),
        tuple(pieces[CLEAR + size] for size in SIZES),
    )
    return {
        "solid": SOLID_POINTS * solid,
        "mixed": MIXED_POINTS * (trees - solid),
        "loose": LOOSE_POINTS * (pieces.total() - 3 * trees),
    }


@cache
def most_solid(colours: tuple[BySize, ...], clear: BySize) -> int:
    """The most one-colour trees, by trying every number of trees of each colour with the clear pieces it takes.

    Clear pieces alone make a tree of any colour.
    """
    if not colours:
        return 0
    own, *others = colours
    best = 0
    for trees in range(min(a + b for a, b in zip(own, clear, strict=True)) + 1):
        left = tuple(b - max(0, trees - a) for a, b in zip(own, clear, strict=True))
        best = max(best, trees + most_solid(tuple(others), left))
    return best


def is_collection(haul: Collection[str]) -> bool:
    """What ends the game: a piece of each of the six colours, and small, medium and large of one of them.

    Clear pieces do not help here.
    """
    pieces = set(haul)
    return all(any(colour + size in pieces for size in SIZES) for colour in COLOURS) and any(
        all(colour + size in pieces for size in SIZES) for colour in COLOURS
    )
