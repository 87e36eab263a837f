"""Whatever language somebody chooses, all of it is there."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.syntax import serialize
from fluent.syntax.ast import Identifier, Resource, TextElement

from tests.words.catalogues import LANGUAGES, choices, files, junk, messages, nodes, values

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_english_and_german_are_spoken() -> None:
    assert LANGUAGES[:2] == ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert {name: found for name, path in files(language).items() if (found := junk(path))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_what_it_is_called_and_how_it_writes_numbers(language: str) -> None:
    described = messages(files(language)["language.ftl"])
    assert set(described) == {"language-name", "language-locale"}
    locale = serialize(Resource([described["language-locale"]])).split("=")[1].strip()
    assert Locale.parse(locale, sep="-").language == language


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_sentence_and_no_other(language: str) -> None:
    english = {name: set(messages(path)) for name, path in files("en").items()}
    assert {name: set(messages(path)) for name, path in files(language).items()} == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_told_the_same_in_every_language(language: str) -> None:
    own = files(language)
    differing = {
        key: (values(message), values(said[key]))
        for name, path in files("en").items()
        for said in [messages(own[name])]
        for key, message in messages(path).items()
        if values(said[key]) != values(message)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_all_forms_that_the_language_has(language: str) -> None:
    needed = Locale.parse(language).plural_form.tags | {"other"}
    lacking = {}
    for path in files(language).values():
        for key, message in messages(path).items():
            for choice in choices(message):
                forms = {v.key.name for v in choice.variants if isinstance(v.key, Identifier)}
                if forms & (PLURALS - {"other"}) and not needed <= forms:
                    lacking[key] = needed - forms
    assert lacking == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    own = files(language)
    same = [
        key
        for name, path in files("en").items()
        for said in [messages(own[name])]
        for key, message in messages(path).items()
        if len(_words(message)) > 2 and _words(message) == _words(said[key])
    ]
    assert same == []


def test_a_key_stands_in_one_file_of_those_that_are_read_together() -> None:
    twice = set()
    together: dict[str, set[str]] = {}
    for name, path in files("en").items():
        # Each game's lessons are read by themselves; what the club says, and what the client says, together.
        group = name if "lessons" in name else "club" if name.startswith("club/") else "client"
        known = together.setdefault(group, set())
        twice |= known & set(messages(path))
        known |= set(messages(path))
    assert twice == set()


def _words(message: object) -> list[str]:
    return [
        word
        for node in nodes(message)
        if isinstance(node, TextElement)
        for word in re.findall(r"[^\W\d_]{2,}", node.value)
    ]
