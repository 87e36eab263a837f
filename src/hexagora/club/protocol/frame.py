"""Messages as text, in the language of whoever hears them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from hexagora.contract import Scene
from hexagora.words import ENGLISH, Said

if TYPE_CHECKING:
    from typing import Self

# So many cells and items are kept encoded, in each language. Together they take some ten megabytes.
KEPT = 1 << 15


class Part:
    """A part that many messages have, encoded once for each language; in English at once."""

    __slots__ = ("_encoded", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self._encoded = {ENGLISH: msgspec.Raw(self._spoken(ENGLISH))}

    def into(self, language: str) -> msgspec.Raw:
        """The part with its sentences in a language."""
        if language not in self._encoded:
            self._encoded[language] = msgspec.Raw(self._spoken(language))
        return self._encoded[language]

    def _spoken(self, language: str) -> bytes:
        return encoded(self.value, language)


class ScenePart(Part):
    """A scene. Games show the same cells and items again and again, and those are not encoded anew."""

    __slots__ = ()

    def _spoken(self, language: str) -> bytes:
        scene: Scene = self.value
        pieces = _pieces(language)
        boards = tuple(replace(board, cells=pieces(board.cells)) for board in scene.boards)
        trays = tuple(
            replace(tray, items=pieces(tray.items), hidden_items=pieces(tray.hidden_items)) for tray in scene.trays
        )
        return encoded(replace(scene, boards=boards, trays=trays), language)


class Pieces:
    """Parts of scenes in a language, by which object they are: to look at what is in them would take as long again."""

    def __init__(self, language: str) -> None:
        self._language = language
        # The piece stands beside its text, so that no other object can come to have its identity meanwhile.
        self._kept: dict[int, tuple[Any, msgspec.Raw]] = {}

    def __call__(self, pieces: Iterable[Any]) -> tuple[Any, ...]:
        """Each piece as it is told."""
        return tuple([self._told(piece) for piece in pieces])

    def _told(self, piece: Any) -> msgspec.Raw:
        found = self._kept.get(id(piece))
        if found is not None:
            return found[1]
        if len(self._kept) >= KEPT:
            self._kept.clear()
        told = msgspec.Raw(encoded(piece, self._language))
        self._kept[id(piece)] = piece, told
        return told


class Frame(str):
    """The text of a message in English, which can be had in other languages too."""

    __slots__ = ("_message", "_texts")

    _message: msgspec.Struct
    _texts: dict[str, str]

    def __new__(cls, message: msgspec.Struct) -> Self:
        """The text of a message."""
        frame = super().__new__(cls, encoded(message).decode())
        frame._message, frame._texts = message, {}
        return frame

    def into(self, language: str) -> str:
        """The text with its sentences in a language; worked out once, whoever hears it."""
        if language == ENGLISH:
            return str(self)
        if language not in self._texts:
            self._texts[language] = encoded(self._message, language).decode()
        return self._texts[language]


def encode(message: msgspec.Struct) -> Frame:
    """A message as the text of a frame."""
    return Frame(message)


def heard(text: str, language: str) -> str:
    """What somebody who speaks a language hears of a text."""
    return text.into(language) if isinstance(text, Frame) else text


def encoded(value: Any, language: str = ENGLISH) -> bytes:
    """Anything that the club tells as JSON, with its sentences in a language."""
    return _encoder(language).encode(value)


@cache
def _encoder(language: str) -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=_speaking(language))


@cache
def _pieces(language: str) -> Pieces:
    return Pieces(language)


def _speaking(language: str) -> Callable[[Any], Any]:
    def speak(value: Any) -> Any:
        if isinstance(value, Said | Part):
            return value.into(language)
        raise NotImplementedError(f"{type(value).__name__} is never told")

    return speak
