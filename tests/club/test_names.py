"""Names: which there may be, which two are one, and what a password is."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from hexagora.club.people import Denied, Hasher, checked_name, checked_password, described, folded
from hexagora.club.people.names import LONGEST, SHORTEST, looks, script
from hexagora.club.people.passwords import WAITING

GREEK_PAYPAL = "\u03a1\u0391\u03a5\u03a1\u0391"  # capitals that look like PAYPA
CYRILLIC_ACE = "\u0430\u0441\u0435"  # small letters that look like ace


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "Ngô Bảo", "O'Neil", "Jean-Luc", "anna_3", "李明", "Αννα", "Борис", "हिन्दी", "Anna B. Cee"]
)
def test_people_are_called_as_they_are_called(name: str) -> None:
    assert checked_name(name).shown == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("a", "from 2 to 20 characters"),
        ("", "from 2 to 20 characters"),
        ("a" * 21, "from 2 to 20 characters"),
        ("1anna", "begins with a letter"),
        ("-anna", "begins with a letter"),
        ("anna--b", "between two signs that separate"),
        ("anna-", "none at the end"),
        ("<b>anna</b>", "letters, digits"),
        ("anna\u202eb", "letters, digits"),
        ("an\u200bna", "letters, digits"),
        ("anna\x00", "letters, digits"),
        ("anna😀", "letters, digits"),
        ("\u0410nna", "one script"),
        ("Bj\u03bfrn", "one script"),
        ("e\u0301\u0301\u0301\u0301e", "one accent"),
        ("Calm Heron", "those of guests"),
        ("CALM_HERON", "those of guests"),
        ("Spark", "speaks for the club"),
        ("SPARK", "speaks for the club"),
        ("Adm1n", "speaks for the club"),
        ("hexag0ra", "speaks for the club"),
        ("Modera\u0163or", "speaks for the club"),
    ],
)
def test_a_name_that_nobody_may_have_says_why(name: str, reason: str) -> None:
    with pytest.raises(Denied, match=reason):
        checked_name(name, ["Spark"])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Ivan", "lvan"),
        ("Albert", "AIbert"),
        ("Otto", "Ott0"),
        ("Mary", "rnary"),
        ("Willi", "vvilli"),
        ("David", "clavid"),
        ("Anna B", "Anna-B"),
        ("AnnaB", "Anna.B"),
        ("Zoe", "Zoë"),
        ("Strasse", "Straße"),
        ("PAYPA", GREEK_PAYPAL),
        ("Paypa", GREEK_PAYPAL),
        ("ace", CYRILLIC_ACE),
        ("ACE", CYRILLIC_ACE),
        ("finn", "\ufb01nn"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),
    ],
)
def test_two_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Ian", "Jan"), ("Muller", "Miller"), ("Wim", "Vim")])
def test_two_names_that_only_resemble_each_other_are_two(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@given(st.text(min_size=1, max_size=30))
def test_whatever_is_accepted_is_short_of_one_script_and_stays_as_it_is(text: str) -> None:
    try:
        name = checked_name(text)
    except Denied:
        return
    assert SHORTEST <= len(name.shown) <= LONGEST
    assert len({script(sign) for sign in name.shown if sign.isalpha()}) == 1
    assert checked_name(name.shown) == name
    assert name.folded == folded(name.shown.upper()) or name.shown.upper().casefold() != name.shown.casefold()
    assert name.looks & looks(name.shown.lower())
    assert name.looks & looks(name.shown.upper())


@pytest.mark.parametrize(
    "password", ["", "short", "123456789", "x" * 129, "aaaaaaaaaaaa", "abababababab", "Annabelle123"]
)
def test_a_password_that_is_none_is_refused(password: str) -> None:
    with pytest.raises(Denied, match="password"):
        checked_password(password, "Annabelle")


def test_a_sentence_is_a_password_and_so_is_what_no_keyboard_here_has() -> None:
    assert checked_password("correct horse battery", "Anna")
    assert checked_password("пароль-пароль", "Anna")


async def test_a_password_is_known_again_however_its_letters_are_composed() -> None:
    hasher = Hasher(PasswordHasher(1, 8, 1))
    kept = await hasher.hash("Mu\u0308ller-Mu\u0308hle")
    assert "ller" not in kept
    assert await hasher.verify(kept, "M\u00fcller-M\u00fchle")
    assert not await hasher.verify(kept, "Muller-Muhle")
    assert not await hasher.verify(None, "Muller-Muhle")
    assert not await hasher.verify("no hash at all", "Muller-Muhle")
    assert Hasher(PasswordHasher(2, 8, 1)).outdated(kept)
    assert not hasher.outdated(kept)
    hasher.close()


async def test_when_too_many_wait_for_argon2_the_next_is_sent_away_and_the_others_are_served() -> None:
    hasher = Hasher(PasswordHasher(1, 8, 1))
    results = await asyncio.gather(*(hasher.hash("a password") for _ in range(WAITING + 3)), return_exceptions=True)
    refused = [result for result in results if isinstance(result, Denied)]
    assert len(refused) == 3
    assert {denied.status for denied in refused} == {503}
    assert await hasher.hash("a password")
    hasher.close()


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iPhone"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"),
        ("python-httpx/0.28.1", "Another program"),
        (None, "Another program"),
        ("\x00" * 5000, "Another program"),
    ],
)
def test_a_browser_is_told_in_the_words_of_its_owner(agent: str | None, said: str) -> None:
    assert described(agent) == said
