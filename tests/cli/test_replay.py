"""hexagora replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hexagora
from hexagora.records import save
from tests.cli.run import golden, good, program


def rows(sheet: str) -> dict[str, list[str]]:
    """The lines of a score sheet by their first word."""
    cells = (line.replace("|", " ").split() for line in sheet.splitlines())
    return {row[0]: row[1:] for row in cells if row}


def test_the_sheet_has_every_heading_and_the_total(record: Path) -> None:
    sheet = good("replay", record)
    found = rows(sheet)
    assert found["hexes"] == ["22", "11"]
    assert found["contacts"] == ["15", "6"]
    assert found["lock"] == ["10", "0"]
    assert found["total"] == ["47", "17"]
    assert sheet.startswith("HexaFuse Snap Duels (anchors opposed)\n")
    assert sheet.endswith("Player 1 wins after 16 plies.\n")


def test_json_holds_what_the_sheet_shows(record: Path) -> None:
    told = json.loads(good("replay", record, "--json"))
    assert told["game"] == "hexafuse"
    assert told["options"] == {"anchors": "opposed"}
    assert told["players"] == 2
    assert told["plies"] == 16
    assert told["over"] is True
    assert told["to_act"] is None
    assert told["scores"] == golden(1)["record"]["result"]["scores"]
    assert told["winners"] == [0]
    assert told["detail"][0] == {"hexes": 22, "contacts": 15, "lock": 10}
    assert told["end"] == "rules"
    assert told["by"] is None


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ("resign", "Player 2 wins after 5 plies: Player 1 resigned."),
        ("timeout", "Player 2 wins after 5 plies: Player 1 ran out of time."),
        ("agreement", "Player 2 wins after 5 plies, by agreement."),
        ("aborted", "Aborted after 5 plies."),
    ],
)
def test_every_ending_is_told(end: str, said: str, tmp_path: Path) -> None:
    state = hexagora.game("hexafuse").start(setup=golden(1)["record"]["setup"])
    for move in golden(1)["record"]["moves"][:5]:
        state = state.play(move)
    save(state.finish(end, 0), tmp_path / "game.json")
    assert good("replay", tmp_path / "game.json").splitlines()[-1] == said
    told = json.loads(good("replay", tmp_path / "game.json", "--json"))
    assert (told["end"], told["by"]) == (end, 0)


def test_a_game_that_goes_on_says_whose_move_it_is(tmp_path: Path) -> None:
    state = hexagora.game("hexafuse").start(seed=2)
    save(state, tmp_path / "game.json")
    assert good("replay", tmp_path / "game.json").endswith("The game goes on after 0 plies: Player 1 to move.\n")
    told = json.loads(good("replay", tmp_path / "game.json", "--json"))
    assert (told["over"], told["to_act"], told["end"], told["winners"]) == (False, 0, None, [])


def test_a_draw_is_a_draw(tmp_path: Path) -> None:
    state = hexagora.game("hexafuse").start(seed=2)
    for _ in range(2):
        state = state.play("timeout")
    save(state, tmp_path / "game.json")
    assert good("replay", tmp_path / "game.json").endswith("A draw after 2 plies.\n")


def test_a_dumb_terminal_gets_plain_ascii(record: Path) -> None:
    done = program("replay", record)
    assert done.stdout.isascii()
    assert "| total" in done.stdout
    assert done.stderr == ""


def test_a_terminal_without_unicode_gets_plain_ascii(record: Path) -> None:
    done = program("replay", record, env={"TERM": "xterm", "PYTHONIOENCODING": "latin-1"})
    assert done.stdout.isascii()


def test_a_game_for_one_has_no_winner_but_points(tmp_path: Path) -> None:
    state = hexagora.game("hexpertise-first").start(seed=1, players=1)
    while not state.is_over:
        state = state.play(state.legal_moves()[0])
    save(state, tmp_path / "game.json")
    said = good("replay", tmp_path / "game.json").splitlines()[-1]
    assert said == f"Player 1 finished with {state.scores[0]:g} points after {len(state.history)} plies."


def test_those_who_share_a_win_are_named(tmp_path: Path) -> None:
    state = hexagora.game("hexpertise").start(seed=1, players=3).finish("resign", 1)
    assert state.winners == [0, 2]
    save(state, tmp_path / "game.json")
    said = good("replay", tmp_path / "game.json").splitlines()[-1]
    assert said == "Player 1 and Player 3 share the win after 0 plies: Player 2 resigned."
