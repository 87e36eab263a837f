"""A sentence is English to everybody who knows no better, and can be said in any language."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import hexagora
from hexagora.club.protocol import MoveRefused, encode, heard
from hexagora.contract import IllegalMove
from hexagora.words import Said, into, say, series, told, wanted


def test_a_sentence_is_english_and_a_string() -> None:
    said = say("hexafuse-blocked", cell="e5")
    assert said == "e5 is blocked"
    assert json.dumps({"reason": said}) == '{"reason": "e5 is blocked"}'
    assert f"{said}!" == "e5 is blocked!"


def test_it_can_be_said_in_another_language() -> None:
    assert into("de", say("hexafuse-blocked", cell="e5")) == "e5 ist blockiert"


def test_what_stands_in_it_is_said_in_that_language_too() -> None:
    said = say("hexafuse-in-queue", piece=say("hexafuse-piece-I3"))
    assert said == "the bar 3 is still in your queue"
    assert into("de", said) == "das Teil „Stab 3“ ist noch in deinem Nachschub"


def test_things_in_a_row_are_each_said_in_that_language() -> None:
    row = series([say("hexafuse-piece-I1"), say("hexafuse-piece-A3"), "e5"])
    assert row == "dot, triangle, e5"
    assert into("de", row) == "Punkt, Dreieck, e5"


def test_what_reads_alike_in_english_is_kept_apart() -> None:
    one, other = (say("rules-did", name="Anna", said=said) for said in (say("hexafuse-did-timeout"), "ran out of time"))
    assert one == other
    assert into("de", one) == "Anna: Zeit abgelaufen"
    assert into("de", other) == "Anna: ran out of time"


def test_numbers_choose_their_form() -> None:
    assert into("de", say("people-too-many-seconds", seconds=1)).endswith("in 1 Sekunde noch einmal")
    assert into("de", say("people-too-many-seconds", seconds=2)).endswith("in 2 Sekunden noch einmal")


def test_a_name_stays_as_it_is() -> None:
    assert into("de", "Calm Heron") == "Calm Heron"


def test_a_copy_of_a_sentence_can_still_be_said_in_any_language() -> None:
    said = say("hexafuse-blocked", cell="e5")
    for same in (copy.deepcopy(said), pickle.loads(pickle.dumps(said)), copy.copy(said)):
        assert isinstance(same, Said)
        assert into("de", same) == "e5 ist blockiert"


def test_a_language_that_there_is_not_is_english() -> None:
    with pytest.raises(FileNotFoundError):
        into("xx", say("rules-over"))


def test_a_sentence_that_there_is_not_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="there is no sentence nobody-says-this"):
        say("nobody-says-this")
    with pytest.raises(LookupError, match="hexafuse-blocked"):
        say("hexafuse-blocked")


def test_the_reason_of_an_error_is_not_lost() -> None:
    with pytest.raises(IllegalMove) as refused:
        hexagora.game("hexafuse").start(seed=1).play("z9")
    assert refused.value.reason == "there is no cell 'z9' on this board"
    assert into("de", told(refused.value)) == "auf diesem Brett gibt es kein Feld „z9“"
    assert told(ValueError(7)) == "7"


def test_one_message_is_heard_in_several_languages() -> None:
    frame = encode(MoveRefused("c0ffee", "illegal", say("hexafuse-blocked", cell="e5"), ("e5",)))
    assert json.loads(frame)["reason"] == "e5 is blocked"
    assert json.loads(heard(frame, "de"))["reason"] == "e5 ist blockiert"
    assert heard("plain", "de") == "plain"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("en-GB, de;q=0.9", "en"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("de;q=0, en", "en"),
        ("fr", "en"),
        ("", "en"),
        ("*, ;;q=x, de;q=nonsense", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_language_is_what_a_browser_wants_most_of_those_that_there_are(header: str, language: str) -> None:
    assert wanted(header) == language
