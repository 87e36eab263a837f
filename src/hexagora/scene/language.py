"""A scene in another language: every sentence in it said, before anything is put together of its parts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from hexagora.words import ENGLISH, into

T = TypeVar("T")


def translated(scene: T, language: str) -> T:
    """A scene, or a part of one, with its sentences in a language; names and labels stay as they are."""
    found: T = scene if language == ENGLISH else _translated(scene, language)
    return found


def _translated(part: Any, language: str) -> Any:
    if isinstance(part, str):
        return into(language, part)
    if isinstance(part, tuple):
        return tuple(_translated(one, language) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{field.name: _translated(getattr(part, field.name), language) for field in fields(part)})
    return part
