"""The texts of lessons, by language, from catalogues (Fluent).

Those of the house's games lie where all its words do (``hexagora.words``, ``LANGUAGE/club/lessons/NAME.ftl``, where
NAME is that of the folder with the lessons); a plug-in has them in its own folder, as ``LANGUAGE.ftl``. What a language
does not have is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

HOUSE = files("hexagora") / "words"
ENGLISH = "en"
# Texts about no game in particular: what is said of any puzzle.
COMMON = "common"


class Words:
    """Texts in one language, with English for those that it does not have."""

    def __init__(self, bundles: tuple[FluentBundle, ...]) -> None:
        self._bundles = bundles

    def find(self, name: str, **values: str | float) -> str | None:
        """A text with its values filled in; None when there is none of that name. ValueError for one that is broken."""
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            pattern = bundle.get_message(name).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise ValueError(f"the text {name} cannot be said: {errors[0]}")
            return str(text)
        return None

    def say(self, name: str, **values: str | float) -> str:
        """The same; KeyError for a text that is missing."""
        found = self.find(name, **values)
        if found is None:
            raise KeyError(f"there is no text {name}")
        return found


@cache
def words_of(folders: tuple[Traversable, ...], language: str) -> Words:
    """The texts of some folders in a language: those of the first folder come first, and English comes last."""
    wanted = dict.fromkeys((language, ENGLISH))
    return Words(tuple(_bundle(folders, one) for one in wanted))


def _bundle(folders: tuple[Traversable, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(folders, language):
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files(folders: tuple[Traversable, ...], language: str) -> Iterator[Traversable]:
    for folder in folders:
        yield folder / f"{language}.ftl"
        yield HOUSE / language / "club" / "lessons" / f"{folder.name}.ftl"
    yield HOUSE / language / "club" / "lessons" / f"{COMMON}.ftl"


def languages() -> tuple[str, ...]:
    """Those in which the house's lessons are written."""
    return tuple(sorted(folder.name for folder in HOUSE.iterdir() if (folder / "club" / "lessons").is_dir()))
