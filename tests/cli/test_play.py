"""hexagora play, driven as by a person at the keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import hexagora
from tests.cli.run import golden, good, program, refused

GAME = golden(1)["record"]
TWO = ("play", "hexafuse", "--bot", "none")


def play(setup: Path, *lines: str, more: tuple[object, ...] = ()) -> str:
    """Two people play from the golden setup; the lines are what they type."""
    return good(*TWO, "--setup", setup, *more, typed="".join(f"{line}\n" for line in lines))


def answers(output: str) -> list[str]:
    """What came after each line that was typed."""
    return re.split(r"^> .*\n", output, flags=re.MULTILINE)[1:]


def saved(file: Path) -> hexagora.State:
    return hexagora.load(file)


def test_a_whole_game_is_played_by_notation_and_ends_with_the_sheet(setup: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = play(setup, *GAME["moves"], more=("--save", file))
    assert "Player 1 wins after 16 plies." in output
    assert re.search(r"total\W+47\W+17", output)
    assert saved(file).record()["result"]["scores"] == GAME["result"]["scores"]
    assert list(saved(file).history) == GAME["moves"]


def test_notation_is_read_forgivingly(setup: Path, tmp_path: Path) -> None:
    typed = [f"  {move.upper().replace(',', ' , ')} " for move in GAME["moves"][:4]]
    play(setup, *typed, more=("--save", tmp_path / "game.json"))
    assert list(saved(tmp_path / "game.json").history) == GAME["moves"][:4]


def test_the_board_both_hands_and_the_prompt_are_shown(setup: Path) -> None:
    output = play(setup)
    assert "Hand of side A, 10 more hidden" in output
    assert "Hand of side B, 10 more hidden" in output
    assert "Player 1, ply 1: Lay a piece beside your own" in output
    for piece in (*GAME["setup"]["queues"][0][:5], *GAME["setup"]["queues"][1][:5]):
        assert piece in output


def test_the_order_of_the_queue_is_never_shown(setup: Path, tmp_path: Path) -> None:
    """Two games that differ in nothing but the order of what is hidden look the same."""
    other = json.loads(setup.read_text())
    for queue in other["queues"]:
        queue[5:] = queue[5:][::-1]
    (tmp_path / "other.json").write_text(json.dumps(other))
    typed = ("moves", "L4", "show 1", "moves all", "", "", "help", "board")
    assert play(setup, *typed) == play(tmp_path / "other.json", *typed)


def test_a_piece_lists_where_it_may_go_and_a_number_lays_it(setup: Path, tmp_path: Path) -> None:
    output = play(setup, "L4", "3", more=("--save", tmp_path / "game.json"))
    listed = answers(output)[0]
    chosen = re.search(r"^ +3  L4  (\S+)  \+4 hexes$", listed, flags=re.MULTILINE)
    assert chosen
    assert saved(tmp_path / "game.json").history == (chosen[1],)


def test_a_list_has_pages_and_numbers_count_on(setup: Path, tmp_path: Path) -> None:
    offers = hexagora.game("hexafuse").start(setup=GAME["setup"]).offers()
    count = sum(getattr(offer.gesture, "item", "") == "L4" for offer in offers)
    output = play(setup, "L4", "", "14", more=("--save", tmp_path / "game.json"))
    first, second, *_ = answers(output)
    assert f"12 of {count}; Enter shows more." in first
    chosen = re.search(r"^ +14  L4  (\S+) ", second, flags=re.MULTILINE)
    assert chosen
    assert saved(tmp_path / "game.json").history == (chosen[1],)


def test_every_legal_move_can_be_reached_by_lists_alone(setup: Path) -> None:
    legal = hexagora.game("hexafuse").start(setup=GAME["setup"]).legal_moves()
    output = play(setup, "moves all", *[""] * (len(legal) // 12))
    listed = re.findall(r"^ +\d+  \S+  (\S+) ", output, flags=re.MULTILINE)
    assert sorted(listed) == legal


def test_moves_tells_how_many_there_are_of_each_piece(setup: Path) -> None:
    state = hexagora.game("hexafuse").start(setup=GAME["setup"])
    told = answers(play(setup, "moves"))[0]
    counts = dict(re.findall(r"^  (\S+) .* (\d+) moves", told, flags=re.MULTILINE))
    assert set(counts) == set(GAME["setup"]["queues"][0][:5])
    assert sum(map(int, counts.values())) == len(state.legal_moves())


def test_moves_with_cells_lists_and_never_plays(setup: Path, tmp_path: Path) -> None:
    output = play(setup, "moves b5", "moves L4 b5", "moves d9", "quit", more=("--save", tmp_path / "game.json"))
    everything, some, none, *_ = answers(output)
    assert all("b5" in line for line in re.findall(r"^ +\d+  \S+  \S+", everything, flags=re.MULTILINE))
    assert set(re.findall(r"^ +\d+  (\S+)", some, flags=re.MULTILINE)) == {"L4"}
    assert "No move has to do with all of d9." in none
    assert not (tmp_path / "game.json").exists()


def test_show_draws_what_would_be_and_plays_nothing(setup: Path, tmp_path: Path) -> None:
    output = play(setup, "L4", "show 2", "quit", more=("--save", tmp_path / "game.json"))
    listed, shown, *_ = answers(output)
    move = re.search(r"^ +2  L4  (\S+)", listed, flags=re.MULTILINE)
    assert move
    assert f"The board as it would be after {move[1]}. Nothing has been played yet." in shown
    assert not (tmp_path / "game.json").exists()


@pytest.mark.parametrize(
    "typed", ["show", "show 1", "show x", "show -1", "show 99999999999999999999", "show 00000000000000000001"]
)
def test_show_without_a_list_says_so(setup: Path, typed: str) -> None:
    assert "There is no list yet: type moves." in answers(play(setup, typed))[0]


def test_a_number_that_is_not_in_the_list_says_so(setup: Path) -> None:
    told = answers(play(setup, "L4", "0", "999", "show 0"))
    assert all(re.search(r"The list has the numbers 1 to \d+\.", one) for one in told[1:4])


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("a1", "The dot is still in your queue."),
        ("e5,e6,z9", "There is no cell 'z9' on this board."),
        ("c1,c2,c3,c4", "The bar 4 would not share an edge with any of your pieces or anchors."),
        ("stay", "There is nothing to stay now"),
        ("pass", "You can still place a piece, so you may not pass."),
        ("timeout", "Timeout is nothing that a player can choose."),
        ("\x1b[2J", "There is no cell"),
        ("x" * 5000, "That is too long to be a move."),
        ("O9", "There is no cell"),
    ],
)
def test_a_move_that_is_not_allowed_says_why_and_changes_nothing(setup: Path, typed: str, reason: str) -> None:
    told = answers(play(setup, typed))[0]
    assert reason in told
    assert "Type help" in told
    assert "\x1b" not in told
    assert "ply 2" not in told


def test_a_piece_that_cannot_be_laid_is_called_by_its_name(setup: Path) -> None:
    hidden = GAME["setup"]["queues"][0][9]
    assert re.search(r"^The .* cannot be laid now\.", answers(play(setup, hidden))[0])


def test_the_pie_question_is_a_choice_of_two_with_both_boards(setup: Path, tmp_path: Path) -> None:
    output = play(setup, GAME["moves"][0], "show 1", "show 2", "swap", more=("--save", tmp_path / "game.json"))
    asked, one, two, *_ = answers(output)
    assert "Keep your side, or take over the other one" in asked
    assert "   1  stay  " in asked
    assert "   2  swap  " in asked
    assert one != two
    assert saved(tmp_path / "game.json").history[1] == "swap"


def test_enter_plays_the_only_move(setup: Path, tmp_path: Path) -> None:
    forced = GAME["moves"].index("pass")
    output = play(setup, *GAME["moves"][:forced], "", more=("--save", tmp_path / "game.json"))
    assert "There is only one move, pass: press Enter." in output
    assert saved(tmp_path / "game.json").history[forced] == "pass"


def test_enter_without_a_list_plays_nothing(setup: Path) -> None:
    assert "Type a move, or help." in answers(play(setup, ""))[0]


def test_undo_takes_the_last_move_back(setup: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first, second = GAME["moves"][:2]
    output = play(setup, first, second, "undo", "undo", "undo", first, more=("--save", file))
    told = answers(output)
    assert told[2].startswith("Taken back.\n")
    assert told[4].startswith("There is nothing to take back.\n")
    assert saved(file).history == (first,)


def test_the_last_move_is_told_in_words(setup: Path) -> None:
    assert re.search(r"Player 1 laid the \w+ on a3, a4, b4, b5, c5\.", play(setup, GAME["moves"][0]))


def test_who_resigns_did_not_make_the_last_move(setup: Path) -> None:
    output = play(setup, GAME["moves"][0], "resign")
    assert output.count("Player 1 laid the ") == 2, "before the resignation and after it"
    assert "Player 2 laid" not in output


def test_hint_names_a_legal_move_and_plays_nothing(setup: Path, tmp_path: Path) -> None:
    output = play(setup, "hint", "1", more=("--save", tmp_path / "game.json", "--simulations", 20))
    move = re.search(r"^   1  \S+  (\S+) ", answers(output)[0], flags=re.MULTILINE)
    assert move
    assert saved(tmp_path / "game.json").history == (move[1],)


def test_resign_ends_the_game(setup: Path, tmp_path: Path) -> None:
    output = play(setup, GAME["moves"][0], "stay", "resign", more=("--save", tmp_path / "game.json"))
    assert "Player 1 wins after 2 plies: Player 2 resigned." in output
    result = saved(tmp_path / "game.json").record()["result"]
    assert result == {"scores": [5, 0], "winners": [0], "end": "resign", "by": 1}


def test_quit_offers_to_save_and_the_game_can_be_gone_on_with(setup: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = play(setup, GAME["moves"][0], "stay", "quit", str(file))
    assert f"The record is in {file}." in output
    assert output.endswith("Left after 2 plies.\n")
    on = good(*TWO, "--resume", file, typed=f"undo\nswap\nsave {tmp_path / 'other.json'}\n")
    assert "ply 3" in on
    assert saved(file).history == (GAME["moves"][0], "stay")
    assert saved(tmp_path / "other.json").history == (GAME["moves"][0], "swap")


def test_quit_takes_no_for_an_answer(setup: Path, tmp_path: Path) -> None:
    assert play(setup, GAME["moves"][0], "quit", "").endswith("Left after 1 ply.\n")
    assert list(tmp_path.glob("*")) == [setup]


def test_a_file_is_never_written_over(setup: Path, record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    assert "exists already" in refused(*TWO, "--save", record)
    output = play(setup, GAME["moves"][0], f"save {record}", "quit", str(record), str(tmp_path / "nowhere" / "x"), "")
    assert output.count("exists already; nothing is written over it.") == 2
    assert "cannot be written: No such file or directory." in output
    assert record.read_bytes() == before


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    assert "No such file or directory" in refused(*TWO, "--save", tmp_path / "nowhere" / "game.json")


def test_after_the_end_the_record_can_be_saved(setup: Path, tmp_path: Path) -> None:
    play(setup, *GAME["moves"], str(tmp_path / "game.json"))
    assert saved(tmp_path / "game.json").is_over


def test_the_end_of_the_input_leaves_the_table(setup: Path) -> None:
    assert play(setup, GAME["moves"][0]).endswith("Left after 1 ply.\n")


def test_a_game_that_is_over_or_of_another_kind_is_not_resumed(record: Path) -> None:
    assert "that game is over" in refused(*TWO, "--resume", record)


def test_a_seed_deals_the_same_game(tmp_path: Path) -> None:
    first, second = (good(*TWO, "--seed", "x") for _ in range(2))
    assert first == second
    assert first != good(*TWO, "--seed", "y")


def test_ascii_is_ascii(setup: Path) -> None:
    assert play(setup, "help", "L4", GAME["moves"][0], "show 2", more=("--ascii",)).isascii()


def test_a_dumb_terminal_and_one_without_unicode_get_ascii_without_being_asked(setup: Path) -> None:
    for env in ({"TERM": "dumb"}, {"TERM": "xterm", "PYTHONIOENCODING": "latin-1"}):
        done = program(*TWO, "--setup", setup, input="L4\n1\nresign\n\n", env=env)
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout.isascii()
        assert "Player 1 wins" in done.stdout


def test_nothing_is_wider_than_80_columns_but_what_was_typed(setup: Path) -> None:
    output = play(setup, "help", "moves", "L4", "show 1", GAME["moves"][0], "board", "stay", "resign")
    assert max(map(len, output.splitlines())) <= 80
