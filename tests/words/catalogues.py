"""The catalogues as they are written: which sentences each language has, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, Message, Resource, SelectExpression, VariableReference

import hexagora.words
from hexagora.words import languages

FOLDER = Path(hexagora.words.__file__).parent
LANGUAGES = languages()


def files(language: str) -> dict[str, Path]:
    """All files of a language, by where they lie in its folder."""
    folder = FOLDER / language
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.ftl"))}


@cache
def resource(path: Path) -> Resource:
    """A file as it was parsed."""
    found = parse(path.read_text(encoding="utf-8"))
    assert isinstance(found, Resource)
    return found


def junk(path: Path) -> list[str]:
    """What of a file is no sentence."""
    return [entry.content or "" for entry in resource(path).body if isinstance(entry, Junk)]


@cache
def messages(path: Path) -> dict[str, Message]:
    """The sentences of a file by their keys."""
    return {entry.id.name: entry for entry in resource(path).body if isinstance(entry, Message)}


def nodes(node: object) -> Iterator[BaseNode]:
    """A node and all below it."""
    if isinstance(node, BaseNode):
        yield node
        for name, below in vars(node).items():
            if name != "span":
                yield from nodes(below)
    elif isinstance(node, list):
        for below in node:
            yield from nodes(below)


def values(message: Message) -> set[str]:
    """What a sentence has to be told."""
    return {node.id.name for node in nodes(message.value) if isinstance(node, VariableReference)}


def choices(message: Message) -> list[SelectExpression]:
    """Where a sentence has several forms."""
    return [node for node in nodes(message.value) if isinstance(node, SelectExpression)]


@cache
def club(language: str) -> dict[str, Message]:
    """What the club and the games say by ``hexagora.words.say``."""
    return {
        key: message
        for name, path in files(language).items()
        if name.startswith("club/") and name.count("/") == 1
        for key, message in messages(path).items()
    }
