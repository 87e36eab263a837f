"""Which names there may be, and which two are one: without regard to case, and by what they look like.

The look of a name is its skeleton after Unicode Technical Standard 39 (mechanism "confusable detection"), by the
library disarm, of the name in capitals, in small letters and as it is written: "Ian" looks like "lan", "PAYPAL" in
Greek capitals like the one in Latin. Accents and what only separates do not count, and pairs of letters that run
together count as the letter that they look like.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import disarm

from hexagora.club.domain.names import CREATURES, MANNERS
from hexagora.club.people.denied import Denied
from hexagora.words import say

SHORTEST, LONGEST = 2, 20
SEPARATORS = " -_.'"
# UTS 39 folds the single letter to the pair; here the pair becomes the letter, which is the same relation.
RUN_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Names that speak for the club. The levels of the bots come on top, as the club has them.
OFFICIAL = (
    "Admin", "Administrator", "Arbiter", "Bot", "Club", "Computer", "Everybody", "Former member", "Guest", "Hexagora",
    "Host", "Moderator", "Nobody", "Official", "Root", "Staff", "Support", "System", "You",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Name:
    """A name that may be had. ``folded``: by which its owner logs in; ``looks``: what nobody else's may look like."""

    shown: str
    folded: str
    looks: frozenset[str]


def folded(text: str) -> str:
    """A name without regard to case, width and outer spaces."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).strip().casefold())


def looks(text: str) -> frozenset[str]:
    """What a name looks like."""
    forms = {text, text.lower(), text.upper(), folded(text)}
    return frozenset(filter(None, map(_look, forms)))


def _look(text: str) -> str:
    skeleton = disarm.skeleton_key(text, digit_policy="tr39")
    plain = "".join(
        sign
        for sign in unicodedata.normalize("NFD", skeleton)
        if not unicodedata.combining(sign) and unicodedata.category(sign)[0] not in "ZP"
    )
    for pair, letter in RUN_TOGETHER:
        plain = plain.replace(pair, letter)
    return plain


def checked_name(text: str, reserved: Iterable[str] = ()) -> Name:
    """A name that somebody wishes for; Denied, with the reason, when nobody may have it.

    reserved: names of the house, beside ``OFFICIAL``.
    """
    shown = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(shown) <= LONGEST:
        raise Denied(say("people-name-length", shortest=SHORTEST, longest=LONGEST))
    for sign in shown:
        if not (sign.isalpha() or sign in SEPARATORS or sign in "0123456789" or unicodedata.category(sign)[0] == "M"):
            raise Denied(say("people-name-signs"))
    if not shown[0].isalpha():
        raise Denied(say("people-name-begins"))
    if _deceptive(shown):
        raise Denied(say("people-name-separators"))
    if len({script(sign) for sign in shown if sign.isalpha()}) > 1:
        raise Denied(say("people-name-script"))
    if any(unicodedata.combining(one) and unicodedata.combining(other) for one, other in pairwise(shown)):
        raise Denied(say("people-name-accents"))
    own = looks(shown)
    if not own:
        raise Denied(say("people-name-nothing"))
    if _guestlike(folded(shown)):
        raise Denied(say("people-name-guest"))
    if any(own & looks(taken) for taken in (*OFFICIAL, *reserved)):
        raise Denied(say("people-name-official"))
    return Name(shown, folded(shown), own)


def _deceptive(name: str) -> bool:
    """Whether signs that separate are there for nothing. "B. Cee" is as people write it."""
    pairs = ("".join(pair) for pair in pairwise(name.replace(". ", " ")))
    return name[-1] in SEPARATORS or any(set(pair) <= set(SEPARATORS) for pair in pairs)


def script(letter: str) -> str:
    """The script of a letter: LATIN, GREEK, CYRILLIC, HIRAGANA, …: the first word of its name in Unicode."""
    return unicodedata.name(letter, "UNKNOWN").partition(" ")[0]


_GUEST = re.compile(
    f"(?:{'|'.join(word.casefold() for word in MANNERS)})[^a-z]*(?:{'|'.join(word.casefold() for word in CREATURES)})"
)


def _guestlike(name: str) -> bool:
    return _GUEST.fullmatch(name) is not None
