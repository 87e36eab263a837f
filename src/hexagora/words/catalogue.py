"""The catalogues: one folder for each language, in the format of Project Fluent (projectfluent.org).

``LANGUAGE/language.ftl`` says what the language is, ``LANGUAGE/club/`` has what the games and the club say; the other
folders belong to the client. English has every sentence, and stands in where a language lacks one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Placeable, Resource, TextElement, VariableReference

ENGLISH = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, as in ``lang="de"``; English first."""
    found = [folder.name for folder in files(__package__).iterdir() if (folder / "language.ftl").is_file()]
    return (ENGLISH, *sorted(name for name in found if name != ENGLISH))


@cache
def _bundle(language: str) -> FluentBundle:
    """The sentences of a language that the club says."""
    own = files(__package__) / language
    described = FluentBundle([language])
    described.add_resource(_resource(own / "language.ftl"))
    # Marks that isolate names written from right to left would be copied and read out; all languages run the same way.
    bundle = FluentBundle([_said(described, "language-locale", {}) or language], use_isolating=False)
    for file in sorted((own / "club").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(_resource(file))
    return bundle


def _resource(file: Traversable) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


def spoken(language: str, key: str, values: Mapping[str, str | int | float]) -> str | None:
    """A sentence in a language, None where it has none.

    LookupError when a value is missing, or the sentence is broken otherwise.
    """
    plain = _plain(language, key)
    if plain is not None:
        names, pieces = plain
        told = [values.get(name) for name in names]
        if all(isinstance(value, str) for value in told):
            return pieces % tuple(told)
    return _said(_bundle(language), key, values)


@cache
def _plain(language: str, key: str) -> tuple[tuple[str, ...], str] | None:
    """The values of a sentence in their order, and its text with %s for each; None where more is to be done.

    Most sentences are text with names in it, and are put together a hundred times as quickly as by the library.
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None
    names: list[str] = []
    text = ""
    # The library turns a pattern of text alone into a text of its own.
    for element in getattr(pattern, "elements", (pattern,)):
        match element:
            case TextElement(value=value):
                text += value.replace("%", "%%")
            case Placeable(expression=VariableReference(id=Identifier(name=name))):
                names.append(name)
                text += "%s"
            case _:
                return None
    return tuple(names), text


def _said(bundle: FluentBundle, key: str, values: Mapping[str, str | int | float]) -> str | None:
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(f"the sentence {key} in {bundle.locales[0]}: {errors[0]}")
    return str(text)


def wanted(header: str) -> str:
    """The language for a header ``Accept-Language`` (RFC 9110, 12.5.4): the one most wanted of those that there are.

    >>> wanted("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    asked = []
    for number, part in enumerate(header[:1000].split(",")):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            continue
        language = tag.strip().lower().partition("-")[0]
        if quality > 0 and language in languages():
            asked.append((-quality, number, language))
    return min(asked)[2] if asked else ENGLISH
