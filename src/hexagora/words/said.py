"""A sentence that can be said in any language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from hexagora.words.catalogue import ENGLISH, spoken

if TYPE_CHECKING:
    from typing import Self

#: What may stand in a sentence. Numbers are written, and choose the plural, as the language does it.
Value = str | int | float
Values = tuple[tuple[str, Value], ...]

# Scenes say the same things again and again: what lies where, what a move makes.
KEPT = 1 << 14


class Said(str):
    """The English text, together with the key of its sentence and the values that stand in it."""

    __slots__ = ("key", "mark", "values")

    key: str
    values: Values
    # What tells it apart from another sentence that reads alike in English.
    mark: tuple[object, ...]

    def __new__(cls, text: str, key: str, values: Values) -> Self:
        """A sentence whose English text is known already."""
        said = super().__new__(cls, text)
        said.key, said.values, said.mark = key, values, (key, _marks(values))
        return said

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, Values]]:
        return type(self), (str(self), self.key, self.values)

    # It never changes, so a copy is itself.
    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def into(self, language: str) -> str:
        """The text in a language; in English where that one does not have it."""
        return str(self) if language == ENGLISH else _into(language, self.key, self.values, _marks(self.values))


class _Series(Said):
    """Several texts one after the other, each of them translated by itself; the key is what stands between them."""

    __slots__ = ()

    def into(self, language: str) -> str:
        """The texts in a language."""
        return self.key.join(into(language, part) for _, part in self.values if isinstance(part, str))


def say(key: str, **values: Value) -> Said:
    """A sentence of the catalogue; LookupError when there is none of that key, or a value is missing."""
    stand = tuple(values.items())
    return _english(key, stand, _marks(stand))


def series(parts: Iterable[str], between: str = ", ") -> Said:
    """Texts one after the other, as things are listed: with a comma between them, or something else."""
    listed = tuple(parts)
    return _Series(between.join(listed), between, tuple(("", part) for part in listed))


def into(language: str, text: str) -> str:
    """A text in a language; as it is, where it is no sentence of the catalogue, such as the name of a person."""
    return text.into(language) if isinstance(text, Said) else text


def _marks(values: Values) -> tuple[object, ...]:
    """What tells values apart that read alike in English, but are different sentences; empty where none is one."""
    for _, value in values:
        if isinstance(value, Said):
            return tuple([v.mark if isinstance(v, Said) else None for _, v in values])
    return ()


@lru_cache(KEPT)
def _english(key: str, values: Values, _: tuple[object, ...]) -> Said:
    text = spoken(ENGLISH, key, dict(values))
    if text is None:
        raise LookupError(f"there is no sentence {key} in English")
    return Said(text, key, values)


@lru_cache(KEPT)
def _into(language: str, key: str, values: Values, marks: tuple[object, ...]) -> str:
    told = {name: into(language, value) if isinstance(value, str) else value for name, value in values}
    text = spoken(language, key, told)
    return str(_english(key, values, marks)) if text is None else text


def told(error: Exception) -> str:
    """What an error says, so that it can still be said in any language."""
    reason = error.args[0] if error.args else None
    return reason if isinstance(reason, Said) else str(error)


def typed(text: object, width: int = 40) -> str:
    """What somebody has typed, to be told in a sentence: in one line, with signs for what no screen shows."""
    return repr(str(text)[:width])[1:-1]
