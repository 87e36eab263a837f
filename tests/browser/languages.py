"""What is read and heard on a page, and in which language it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax.ast import BaseNode, Pattern, Placeable, SelectExpression, StringLiteral, TextElement
from playwright.sync_api import Page

from tests.words.catalogues import files, messages

# All texts in sight, and what screen readers are told instead of them.
TEXTS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, noscript")) found.add(node.textContent);
    } else for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-roledescription", "alt"])
      if (node.hasAttribute(name)) found.add(node.getAttribute(name));
  }
  found.add(document.title);
  return [...found].map((text) => text.replaceAll(/\\s+/g, " ").trim()).filter((text) => /\\p{L}{2}/u.test(text));
}"""
ANYTHING = "\0"
# Moves are written the same in every language.
MOVES = {"pass", "stay", "swap", "timeout"}


def texts(page: Page) -> list[str]:
    """Everything that is read or heard on a page, text by text."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def left_in_english(page: Page) -> list[str]:
    """The texts of a page that are sentences of the English catalogue, and none of the German one."""
    return [text for text in texts(page) if text not in MOVES and _is(text, "en") and not _is(text, "de")]


def _is(text: str, language: str) -> bool:
    return any(sentence.fullmatch(text) for sentence in _sentences(language))


@cache
def _sentences(language: str) -> tuple[re.Pattern[str], ...]:
    """Every sentence of a language that is told by its own words, whatever stands in it."""
    return tuple(
        re.compile(
            "".join(".+" if part == ANYTHING else re.escape(part) for part in re.split(f"({ANYTHING})", form)),
            re.IGNORECASE,
        )
        for path in files(language).values()
        for message in messages(path).values()
        if message.value is not None
        for form in _forms(message.value)
        if len(re.findall(r"[^\W\d_]{2,}", form)) > 1 or (ANYTHING not in form and len(form) > 3)
    )


def _forms(pattern: Pattern) -> Iterator[str]:
    """Each form of a sentence, with a sign where a value stands."""
    for parts in product(*(list(_part(element)) for element in pattern.elements)):
        yield " ".join("".join(parts).split())


def _part(element: BaseNode) -> Iterator[str]:
    if isinstance(element, TextElement):
        yield element.value
    elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
        for variant in element.expression.variants:
            yield from _forms(variant.value)
    elif isinstance(element, Placeable) and isinstance(element.expression, StringLiteral):
        yield element.expression.parse()["value"]
    else:
        yield ANYTHING
