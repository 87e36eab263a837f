"""The pieces of Hexano-Duel: seven transparent colours, two opaque ones, three sizes.

A piece is written colour + size, ``R1`` is the small red one. Its *kind* is ``3 * colour + size - 1``.
"""

from __future__ import annotations

from hexagora.words import Said, say, typed

COLOURS = "ROYGBPCWK"
COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "clear", "white", "black")
SIZE_NAMES = ("small", "medium", "large")

COLOURED = 6  # the first six colours; clear is number 6, and the opaque ones follow
CLEAR = 6
OPAQUE = 7  # white is OPAQUE + 0, black OPAQUE + 1: the number of the player
SIZES = 3
KINDS = 27  # this many; the number after the last kind stands for no piece
CAPS = 3  # small opaque pieces of each player

MAX_PIECES = 99  # on the board besides the caps: 31 nests of three and six large opaque pieces


def kind(piece: str) -> int:
    """The kind of a piece from its two characters; ValueError when there is no such piece."""
    if len(piece) != 2 or piece[0] not in COLOURS or piece[1] not in "123":
        raise ValueError(say("hexano-duel-setup-no-piece", piece=typed(piece, 8)))
    return SIZES * COLOURS.index(piece[0]) + int(piece[1]) - 1


_TEXTS = tuple(f"{colour}{size + 1}" for colour in COLOURS for size in range(SIZES))


def piece(kind: int) -> str:
    """The two characters of a kind."""
    return _TEXTS[kind]


def name(kind: int) -> Said:
    """A kind in words, such as "small red"."""
    return say("hexano-duel-piece", size=SIZE_NAMES[kind % SIZES], colour=COLOUR_NAMES[kind // SIZES])


def split(stack: str) -> list[str]:
    """The pieces of a stack from the bottom up; ValueError when it is not a list of pieces."""
    if len(stack) % 2:
        raise ValueError(say("hexano-duel-setup-no-stack", stack=typed(stack, 20)))
    pieces = [stack[i : i + 2] for i in range(0, len(stack), 2)]
    for p in pieces:
        kind(p)
    return pieces
