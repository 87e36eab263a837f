"""hexagora.load: what it takes, and what it refuses with one clear line."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexagora
from hexagora import BadRecord, load
from hexagora.records import LIMIT

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = [json.loads((GOLDEN / f"hexafuse-{n}.json").read_text())["record"] for n in (1, 2)]

Record = dict[str, Any]


@pytest.fixture
def record() -> Record:
    """A whole game as its own record tells it, so every field is there."""
    return load(GAMES[0]).record()


# What it takes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("golden", GAMES)
def test_a_whole_game_loads_with_its_scores_and_winners(golden: Record) -> None:
    state = load(golden)
    assert state.is_over
    assert state.history == tuple(golden["moves"])
    assert state.scores == golden["result"]["scores"]
    assert state.winners == golden["result"]["winners"]


def test_dict_text_path_and_name_of_a_file_give_the_same_state(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    states = [
        load(record),
        load(json.dumps(record)),
        load(file),
        load(str(file)),
        load("\ufeff\n" + json.dumps(record)),
    ]
    assert len(set(states)) == 1


def test_a_file_with_a_byte_order_mark_loads(record: Record, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8-sig")
    assert load(tmp_path / "game.json") == load(record)


def test_options_players_and_end_may_be_missing(record: Record) -> None:
    whole = load(record)
    del record["options"], record["players"], record["result"]["end"]
    assert load(record) == whole


def test_a_game_that_goes_on_has_no_result_and_loads(record: Record) -> None:
    del record["result"]
    record["moves"] = record["moves"][:5]
    state = load(record)
    assert not state.is_over
    assert len(state.history) == 5
    assert "result" not in state.record()


def test_moves_are_read_forgivingly_and_kept_canonical(record: Record) -> None:
    whole = load(record)
    record["moves"] = [" " + move.upper().replace(",", " , ") for move in record["moves"]]
    assert load(record) == whole


def test_options_are_those_of_the_game_that_was_played() -> None:
    state = hexagora.game("hexafuse", anchors="facing").start(seed=5)
    state = state.play(state.legal_moves()[0])
    again = load(state.record())
    assert again == state
    assert again.game.options == {"anchors": "facing"}


@pytest.mark.parametrize("end", ["resign", "agreement", "timeout", "aborted"])
@pytest.mark.parametrize("by", [0, 1])
def test_every_other_ending_comes_back_with_who_brought_it_about(record: Record, end: str, by: int) -> None:
    del record["result"]
    record["moves"] = record["moves"][:4]
    state = load(record).finish(end, by)
    again = load(state.record())
    assert again == state
    assert again.record()["result"] == {"scores": state.scores, "winners": state.winners, "end": end, "by": by}


def test_the_record_given_is_not_changed(record: Record) -> None:
    before = copy.deepcopy(record)
    load(record)
    assert record == before


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), picks=st.lists(st.integers(0, 10**6), max_size=12), stop=st.booleans())
def test_reading_what_was_written_gives_the_same_state(seed: int, picks: list[int], stop: bool) -> None:
    state = hexagora.game("hexafuse").start(seed=seed)
    for pick in picks:
        moves = state.legal_moves()
        if not moves:
            break
        state = state.play(moves[pick % len(moves)])
    if stop and not state.is_over:
        state = state.finish("resign", by=pick_of(picks))
    assert load(state.record()) == state
    assert load(json.dumps(state.record())) == state


def pick_of(picks: list[int]) -> int:
    return sum(picks) % 2


# What it refuses ------------------------------------------------------------------------------------------


def refusal(record: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        load(record)
    said = str(caught.value)
    assert said
    assert said.isprintable(), "one line that any terminal can show"
    assert len(said) < 400
    assert isinstance(caught.value, ValueError)
    return said


Change = Callable[[Record], object]

CHANGES: dict[str, tuple[Change, str]] = {
    "no format": (lambda r: r.pop("format"), "format is not hexagora-record/1: there is none"),
    "another format": (lambda r: r.update(format="hexagora-record/2"), "hexagora-record/2"),
    "no game": (lambda r: r.pop("game"), "no game"),
    "no setup": (lambda r: r.pop("setup"), "no setup"),
    "no moves": (lambda r: r.pop("moves"), "no moves"),
    "an unknown game": (lambda r: r.update(game="tic-tac-toe"), "no game 'tic-tac-toe'"),
    "a game that is a number": (lambda r: r.update(game=7), "id of a game, not a number"),
    "a game that is a list": (lambda r: r.update(game=["hexafuse"]), "id of a game, not a list"),
    "an unknown field": (lambda r: r.update(option={}), "no field 'option'"),
    "options that are a list": (lambda r: r.update(options=[]), "options is an object, not a list"),
    "options that are null": (lambda r: r.update(options=None), "options is an object, not null"),
    "an unknown option": (lambda r: r.update(options={"wind": "south"}), "no option 'wind'"),
    "an option named like a word of Python": (lambda r: r.update(options={"self": 1, "id": 1}), "no option 'self'"),
    "an unknown value of an option": (lambda r: r.update(options={"anchors": "floating"}), "floating"),
    "an option that is a list": (lambda r: r.update(options={"anchors": ["facing"]}), "option anchors is text"),
    "players as text": (lambda r: r.update(players="2"), "players is a whole number, not text"),
    "players as truth": (lambda r: r.update(players=True), "players is a whole number, not a truth value"),
    "half a player": (lambda r: r.update(players=2.5), "players is a whole number, not a number"),
    "too many players": (lambda r: r.update(players=3), "takes 2 players, not 3"),
    "a setup that is text": (lambda r: r.update(setup="standard"), "setup is an object, not text"),
    "a setup of another game": (lambda r: r.update(setup={"deck": []}), "the setup is not allowed"),
    "a setup with a piece twice": (
        lambda r: r["setup"]["queues"][0].__setitem__(0, r["setup"]["queues"][0][1]),
        "the setup is not allowed",
    ),
    "a setup of the other option": (lambda r: r.update(options={"anchors": "facing"}), "the setup is not allowed"),
    "moves that are text": (lambda r: r.update(moves="a1 a2"), "moves is a list, not text"),
    "a move that is a number": (lambda r: r["moves"].__setitem__(2, 5), "ply 3: a move is text, not a number"),
    "a move that is null": (lambda r: r["moves"].__setitem__(0, None), "ply 1: a move is text, not null"),
    "a move on a taken cell": (
        lambda r: r["moves"].__setitem__(4, r["moves"][0]),
        "ply 5: a3,a4,b4,b5,c5 is not allowed: ",
    ),
    "a move that is no move": (
        lambda r: r["moves"].__setitem__(6, "castle\nlong"),
        "ply 7: castle long is not allowed: ",
    ),
    "a move left out": (lambda r: r["moves"].__delitem__(1), "ply 2: "),
    "a move after the end": (lambda r: r["moves"].append("pass"), "ply 17: the game was over after ply 16"),
    "a result that is a list": (lambda r: r.update(result=[47, 17]), "result is an object, not a list"),
    "a result with an unknown field": (lambda r: r["result"].update(winner=0), "no field 'winner'"),
    "a result before the end": (lambda r: r["moves"].pop(), "the game goes on after ply 15"),
    "wrong scores": (lambda r: r["result"].update(scores=[47, 18]), "the scores are [47, 17], not [47, 18]"),
    "scores the wrong way round": (lambda r: r["result"].update(scores=[17, 47]), "the scores are [47, 17]"),
    "one score too few": (lambda r: r["result"].update(scores=[47]), "the scores are [47, 17]"),
    "scores as text": (lambda r: r["result"].update(scores=["47", "17"]), "scores is a list of numbers"),
    "scores as truth": (lambda r: r["result"].update(scores=[True, False]), "scores is a list of numbers"),
    "no scores": (lambda r: r["result"].pop("scores"), "the result has no scores"),
    "wrong winners": (lambda r: r["result"].update(winners=[1]), "the winners are [0], not [1]"),
    "winners that are a number": (lambda r: r["result"].update(winners=0), "winners is a list of numbers"),
    "no winners": (lambda r: r["result"].pop("winners"), "the result has no winners"),
    "an unknown end": (
        lambda r: r["result"].update(end="checkmate"),
        "ended by rules after ply 16, not by 'checkmate'",
    ),
    "an end that is a list": (lambda r: r["result"].update(end=["resign"], by=0), "not by ["),
    "a resignation after the end": (
        lambda r: r["result"].update(end="resign", by=0),
        "the game ended by rules after ply 16, not by 'resign'",
    ),
    "somebody who ended what the rules ended": (
        lambda r: r["result"].update(by=0),
        "by is wrong: nobody ended the game after ply 16, not 0",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_record_with_something_wrong_is_refused_and_says_what(record: Record, what: str) -> None:
    change, reason = CHANGES[what]
    change(record)
    assert reason in refusal(record)
    assert reason in refusal(json.dumps(record))


@pytest.mark.parametrize("end", ["resign", "agreement", "timeout", "aborted"])
@pytest.mark.parametrize(
    ("by", "reason"),
    [("missing", "needs by"), (None, "number of a player"), (2, "no player 2"), (-1, "no player -1"), (True, "number")],
)
def test_an_end_other_than_by_the_rules_names_a_player(record: Record, end: str, by: Any, reason: str) -> None:
    record["moves"] = record["moves"][:3]
    record["result"] = {"scores": [5, 0], "winners": [], "end": end, "by": by}
    if by == "missing":
        del record["result"]["by"]
    assert reason in refusal(record)


@pytest.mark.parametrize("end", ["checkmate", ["resign"], None, 3])
def test_a_game_that_goes_on_ends_in_a_known_way_or_not_at_all(record: Record, end: Any) -> None:
    record["moves"] = record["moves"][:3]
    record["result"] = {"scores": [5, 0], "winners": [], "end": end, "by": 0}
    assert "end is one of rules, resign, agreement, timeout, aborted, not " in refusal(record)


def test_who_resigned_has_not_won(record: Record) -> None:
    del record["result"]
    record["moves"] = record["moves"][:3]
    given_up = load(record).finish("resign", 0).record()
    given_up["result"]["winners"] = [0]
    assert "the winners are [1], not [0]" in refusal(given_up)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "malformed"),
        ("{]", "malformed"),
        ('{"format": "hexagora-record/1",}', "malformed"),
        ("[]", "a record is a JSON object, not a list"),
        ('{"format": NaN}', "NaN is no number"),
        ('{"format": -Infinity}', "-Infinity is no number"),
        ('{"format": 1e999}', "too large"),
        ('{"format": ' + "9" * 5000 + "}", "too many digits"),
        ('{"moves": [], "format": "hexagora-record/1", "moves": ["a1"]}', "'moves' comes twice"),
        ('{"setup": {"a": 1, "a": 2}}', "'a' comes twice"),
        ('{"setup": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"setup": ' + '{"a":' * 100_000 + "1" + "}" * 100_001, "nested too deeply"),
        ('{"format": "\\ud800"}', "format is not"),
        ('{"\\u0007\\n": 1}', "no field"),
    ],
)
def test_text_that_is_no_record_is_refused(text: str, reason: str, tmp_path: Path) -> None:
    assert reason in refusal(text)
    file = tmp_path / "game.json"
    file.write_text(text)
    assert reason in refusal(file)


def test_more_than_a_megabyte_is_refused_before_it_is_read(record: Record, tmp_path: Path) -> None:
    fits = json.dumps(record)
    file = tmp_path / "game.json"
    file.write_text(fits + " " * (LIMIT - len(fits)))
    assert load(file) == load(record)
    file.write_text("{" * (LIMIT + 1))  # malformed too, but that is never found out
    assert "too large" in refusal(file)
    assert "too large" in refusal("{" * (LIMIT + 1))
    record["setup"]["note"] = "x" * LIMIT
    assert "too large" in refusal(record)


def test_the_size_is_counted_in_bytes() -> None:
    assert "too large" in refusal('{"format": "' + "é" * (LIMIT // 2 + 1) + '"}')


@pytest.mark.parametrize("name", ["missing.json", "", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_is_refused(name: str, tmp_path: Path) -> None:
    assert "cannot read" in refusal(tmp_path / name)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b'{"format": "\xff\xfe"}')
    assert "not UTF-8" in refusal(tmp_path / "game.json")


@pytest.mark.parametrize("thing", [None, 7, ["moves"], b"{}", ("a",)])
def test_what_is_neither_dict_nor_text_nor_path_is_refused(thing: Any) -> None:
    assert "a dict, JSON text or a path" in refusal(thing)


def test_a_dict_that_is_not_json_is_refused(record: Record) -> None:
    loop: dict[str, Any] = dict(record)
    loop["setup"] = loop
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for setup in (loop, {"a": float("nan")}, {"a": {1, 2}}, {"a": b"x"}, {(1, 2): 3}, {"a": deep}):
        assert "malformed" in refusal({**record, "setup": setup})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_stands_in_a_field_it_loads_or_is_refused(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(GAMES)))
    where = data.draw(st.sampled_from(["format", "game", "options", "players", "setup", "moves", "result"]))
    inner = record.get(where)
    if isinstance(inner, dict) and inner and data.draw(st.booleans()):
        inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(JSON)
    else:
        record[where] = data.draw(JSON)
    try:
        state = load(record)
    except BadRecord:
        refusal(record)
    else:
        assert load(state.record()) == state
