"""What a player of Hexano-Duel has captured: laid out in the best trees, and what is still missing for the end."""

from __future__ import annotations

from typing import Any

from hexagora.rulebooks.hexano_duel import scoring
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, COLOURED, COLOURS, SIZES, piece

_CLEARS = tuple(SIZES * CLEAR + size for size in range(SIZES))


def arranged(haul: Any) -> list[list[str]]:
    """A haul laid out in the best way: one-colour trees, then mixed ones, then the loose pieces, each as a list."""
    rest = [int(count) for count in haul]
    solid, mixed, _ = scoring.trees(haul)
    groups = [_take(rest, colour) for colour in _solid_colours(rest, solid)]
    groups.extend([_take(rest, None) for _ in range(mixed)])
    return groups + [[piece(k)] for k in range(len(rest)) for _ in range(rest[k])]


def _solid_colours(rest: list[int], solid: int) -> list[int]:
    """Colours whose one-colour trees together reach the best number, found by trying; clear fills the gaps."""

    def gaps(have: list[int], colour: int) -> list[int]:
        return [clear for size, clear in enumerate(_CLEARS) if have[SIZES * colour + size] == 0]

    def search(have: list[int], colour: int, wanted: int) -> list[int] | None:
        if wanted == 0:
            return []
        if colour > CLEAR:
            return None
        need = gaps(have, colour) if colour != CLEAR else []
        enough = all(have[k] > 0 for k in (_CLEARS if colour == CLEAR else need))
        if enough:
            less = list(have)
            _take(less, colour)
            found = search(less, colour, wanted - 1)
            if found is not None:
                return [colour, *found]
        return search(have, colour + 1, wanted)

    return search(rest, 0, solid) or []


def _take(rest: list[int], colour: int | None) -> list[str]:
    """Take a small, medium and large piece: of a colour (with clear ones for what it lacks), or of any."""
    tree = []
    for size in range(SIZES):
        if colour is None:
            kinds = [SIZES * c + size for c in range(CLEAR + 1)]
        else:
            kinds = [SIZES * colour + size, _CLEARS[size]]
        chosen = next(k for k in kinds if rest[k] > 0)
        rest[chosen] -= 1
        tree.append(piece(chosen))
    return tree


def missing(haul: Any) -> dict[str, Any]:
    """What a player still needs for the end: colours without a piece, and whether a whole tree of one colour lacks."""
    has = [[int(haul[SIZES * colour + size]) > 0 for size in range(SIZES)] for colour in range(COLOURED)]
    return {
        "colours": [COLOURS[colour] for colour in range(COLOURED) if not any(has[colour])],
        "tree": not any(all(sizes) for sizes in has),
    }
