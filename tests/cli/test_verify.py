"""hexagora verify."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

import hexagora
from hexagora.bots.reproducible import choice
from hexagora.records import Day, commitment, day_key, deal_seed, dice_seed
from hexagora.records import dealt as day_game
from tests.cli.run import good, refused

SEED = "98765432109876543210"


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    state = hexagora.game("hexafuse").start(seed=SEED).finish("resign", 1)
    deal = {"seed": SEED, "sha256": commitment(SEED), "lot": None}
    file = tmp_path / "dealt.json"
    file.write_text(json.dumps(state.record() | {"deal": deal}))
    return file


def test_a_fair_deal_is_said_to_be_one_with_its_seed(dealt: Path) -> None:
    told = good("verify", dealt)
    assert SEED in told
    assert commitment(SEED) in told
    assert "everything was dealt from the seed" in told
    assert "that was shown before the game: nobody could choose" in good("verify", dealt, "--sha256", commitment(SEED))


def test_another_commitment_is_refused_in_one_line(dealt: Path) -> None:
    assert "not the SHA-256 that was shown" in refused("verify", dealt, "--sha256", commitment("7"))


def test_a_record_that_was_not_dealt_so_is_refused_in_one_line(dealt: Path) -> None:
    data = json.loads(dealt.read_text())
    data["deal"] |= {"seed": "7", "sha256": commitment("7")}
    dealt.write_text(json.dumps(data))
    assert "was not dealt from this seed" in refused("verify", dealt)


@pytest.fixture
def day() -> Day:
    key = day_key(b"a secret of the club", date(2026, 11, 30))
    game = hexagora.game("hexano-duel")
    return Day(date(2026, 11, 30), key, (day_game(key, game, 2, "rung-5"),))


@pytest.fixture
def published(day: Day, tmp_path: Path) -> Path:
    file = tmp_path / "day.json"
    file.write_text(json.dumps(day.document()))
    return file


@pytest.fixture
def played(day: Day, tmp_path: Path) -> Path:
    """A game of a day, in which the bot answered a few moves as it had to, and then the person gave up."""
    game, seed = day.games[0], deal_seed(day.key, "hexano-duel")
    state = hexagora.game("hexano-duel").start(seed=seed)
    for _ in range(8):
        player = state.to_act
        assert player is not None
        own = player == game.seat
        dice = dice_seed(day.key, game.game)
        state = state.play(state.legal_moves()[0] if own else choice(state, player, "rung-5", dice))
    deal = {"seed": seed, "sha256": commitment(seed), "lot": game.seat}
    file = tmp_path / "played.json"
    file.write_text(json.dumps(state.finish("resign", game.seat).record() | {"deal": deal}))
    return file


def test_a_published_day_is_checked_and_told(published: Path, day: Day) -> None:
    told = good("verify", published)
    assert day.key in told
    assert "hexano-duel" in told
    shown = day.document()["sha256"]
    assert "shown on that day" in good("verify", published, "--sha256", shown)
    assert "not the SHA-256" in refused("verify", published, "--sha256", "0" * 64)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"key": "0" * 64}, "not the one that was committed to"),
        ({"day": "yesterday"}, "a date"),
        ({"games": [{"game": "hexafuse"}]}, "has the fields"),
        ({"more": 1}, "has the fields"),
    ],
)
def test_a_day_that_is_not_what_was_promised_is_refused_in_one_line(
    published: Path, change: dict[str, object], said: str
) -> None:
    published.write_text(json.dumps(json.loads(published.read_text()) | change))
    assert said in refused("verify", published)


def test_a_setup_that_did_not_come_from_the_key_is_refused(published: Path) -> None:
    data = json.loads(published.read_text())
    data["games"][0]["setup"] = hexagora.game("hexano-duel", layout="shuffled").start(seed=1).setup
    published.write_text(json.dumps(data))
    assert "was not dealt from this key" in refused("verify", published)


def test_the_bot_of_a_day_made_the_moves_that_it_had_to_make(played: Path, published: Path) -> None:
    told = good("verify", played, "--day", published)
    assert "the challenge of 2026-11-30" in told
    assert "moves, each the one that it had to make" in told


def test_a_bot_that_moved_otherwise_is_found_out(played: Path, published: Path, day: Day) -> None:
    data = json.loads(played.read_text())
    state = hexagora.game("hexano-duel").start(setup=data["setup"])
    moves: list[str] = []
    for move in data["moves"]:
        if state.to_act != day.games[0].seat and len(state.legal_moves()) > 1:
            moves.append(next(other for other in state.legal_moves() if other != move))
            break
        moves.append(move)
        state = state.play(move)
    now = hexagora.game("hexano-duel").start(setup=data["setup"])
    for move in moves:
        now = now.play(move)
    played.write_text(json.dumps(now.finish("resign", day.games[0].seat).record() | {"deal": data["deal"]}))
    assert "had to play" in refused("verify", played, "--day", published)


def test_a_game_of_another_day_is_refused(dealt: Path, published: Path) -> None:
    assert "was not dealt from the key" in refused("verify", dealt, "--day", published)
