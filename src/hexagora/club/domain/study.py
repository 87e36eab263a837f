"""What somebody makes of a game: variations that begin anywhere in it, and comments.

Positions are numbered: 0 is the start, ``n`` the position after move ``n`` of the game; those of variations follow, in
the order in which they are listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.contract import IllegalMove, State
from hexagora.words import say, typed

# What one person writes about one game; all of it together is no longer than a request may be.
MOST_VARIATIONS, MOST_COMMENTS, LONGEST_COMMENT = 400, 200, 1000


class BadStudy(ValueError):
    """A study that cannot be one of this game; ``reason`` is one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Study:
    """variations: for each the position that it begins in, and the move. comments: which position, and the text."""

    variations: tuple[tuple[int, str], ...] = ()
    comments: tuple[tuple[int, str], ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing in it."""
        return not (self.variations or self.comments)


def checked_study(
    start: State, moves: Sequence[str], variations: Sequence[tuple[int, str]], comments: Sequence[tuple[int, str]]
) -> Study:
    """The study in canonical form, every move played by the rules; BadStudy, with the reason, for what cannot be.

    start: the game before its first move. moves: those of the game.
    """
    if len(variations) > MOST_VARIATIONS:
        raise BadStudy(say("review-most-variations", most=MOST_VARIATIONS, count=len(variations)))
    if len(comments) > MOST_COMMENTS:
        raise BadStudy(say("review-most-comments", most=MOST_COMMENTS, count=len(comments)))
    states = [start]
    for move in moves:
        states.append(states[-1].play(move))
    known = {(ply, move) for ply, move in enumerate(moves)}
    canonical: list[tuple[int, str]] = []
    for number, (parent, text) in enumerate(variations, start=1):
        if not 0 <= parent < len(states):
            raise BadStudy(say("review-variation-nowhere", number=number))
        try:
            move = states[parent].canonical(text)
        except IllegalMove as error:
            raise BadStudy(say("review-variation-illegal", number=number, move=typed(text), why=error.reason)) from None
        if (parent, move) in known:
            raise BadStudy(say("review-variation-twice", number=number, move=move))
        known.add((parent, move))
        canonical.append((parent, move))
        states.append(states[parent].play(move))
    return Study(tuple(canonical), _comments(comments, len(states)))


def _comments(comments: Sequence[tuple[int, str]], positions: int) -> tuple[tuple[int, str], ...]:
    """One comment for a position, without what no screen shows; in the order of the positions."""
    found: dict[int, str] = {}
    for position, text in comments:
        if not 0 <= position < positions:
            raise BadStudy(say("review-comment-nowhere"))
        if position in found:
            raise BadStudy(say("review-comment-twice"))
        if len(text) > LONGEST_COMMENT:
            raise BadStudy(say("review-comment-long", most=LONGEST_COMMENT, count=len(text)))
        shown = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if shown:
            found[position] = shown
    return tuple(sorted(found.items()))
