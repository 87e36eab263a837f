"""Finding a move without writing it blind: by a piece, by cells, by a button, in any combination."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hexagora.contract import Button, Drag, Lay, Offer, Put


@dataclass(frozen=True)
class Menu:
    """Moves that a player may choose from by number, best first, a page at a time."""

    offers: tuple[Offer, ...]
    page: int = 0
    size: int = 12

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return -(-len(self.offers) // self.size)

    def shown(self) -> list[tuple[int, Offer]]:
        """The moves of this page with their numbers, which count from 1 over all pages."""
        start = self.page * self.size
        return list(enumerate(self.offers[start : start + self.size], start + 1))


def ranked(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Offers by the points that they make, highest first; equal ones as they come."""
    return tuple(sorted(offers, key=lambda offer: -gain(offer)))


def gain(offer: Offer) -> float:
    """The points that a move makes at once."""
    return sum(points for _, points in offer.effect.gains)


def item_of(offer: Offer) -> str:
    """What is taken in hand: a piece, or a button; empty when nothing needs a name."""
    gesture = offer.gesture
    if isinstance(gesture, Lay | Put):
        return gesture.item
    return gesture.name if isinstance(gesture, Button) else ""


def cells_of(offer: Offer) -> tuple[str, ...]:
    """The cells that the gesture has to do with."""
    gesture = offer.gesture
    if isinstance(gesture, Lay):
        return gesture.cells
    if isinstance(gesture, Put):
        return (gesture.cell,)
    return (gesture.start, gesture.end) if isinstance(gesture, Drag) else ()


@dataclass(frozen=True)
class Finder:
    """Finds offers by words. A piece may be called like a cell (I2 and i2): then only its exact case means it."""

    offers: tuple[Offer, ...]
    cells: frozenset[str]  # the labels of the boards

    def knows(self, word: str) -> bool:
        """Whether a word names a cell, or something that can be taken in hand now."""
        names = {item_of(offer).lower() for offer in self.offers} - {""}
        return word.lower() in self.cells or word.lower() in names

    def is_item(self, word: str) -> bool:
        """Whether a word is exactly the name of something that can be taken in hand now."""
        return word != "" and any(word == item_of(offer) for offer in self.offers)

    def find(self, words: Iterable[str]) -> tuple[Offer, ...]:
        """The moves that have to do with every one of the words, best first."""
        listed = list(words)
        return ranked(offer for offer in self.offers if all(self._fits(word, offer) for word in listed))

    def _fits(self, word: str, offer: Offer) -> bool:
        if self.is_item(word):
            return item_of(offer) == word
        if word.lower() in self.cells:
            return word.lower() in cells_of(offer)
        return item_of(offer).lower() == word.lower()


def groups(offers: Iterable[Offer]) -> list[tuple[str, list[Offer]]]:
    """The moves by what is taken in hand for them: a piece, the cell it starts from, a button."""
    made: dict[str, list[Offer]] = {}
    for offer in offers:
        gesture = offer.gesture
        handle = gesture.start if isinstance(gesture, Drag) else item_of(offer) or "any cell"
        made.setdefault(handle, []).append(offer)
    return list(made.items())


def told(offer: Offer) -> str:
    """A move in one line: what is taken, the move, what it makes."""
    gesture = offer.gesture
    if isinstance(gesture, Button):
        return f"{offer.move}  {gesture.explain or gesture.label}"
    made = [f"{points:+g} {heading}" for heading, points in offer.effect.gains if points]
    return "  ".join(part for part in (item_of(offer), offer.move, ", ".join(made) or offer.effect.said) if part)


def summary(offers: Iterable[Offer]) -> str:
    """A group of moves in one line: how many there are and the most that one of them makes."""
    listed = list(offers)
    best = max(gain(offer) for offer in listed)
    return f"{len(listed)} {'move' if len(listed) == 1 else 'moves'}, best {best:+g}"
