"""Promises that every registered game keeps, built-in or plug-in."""

import json
import os
import pickle
import subprocess
import sys
from itertools import islice, pairwise

import numpy as np
import pytest

import hexagora
from hexagora import IllegalMove, State
from hexagora.contract import Game, as_json, kernels, registered
from hexagora.contract.rng import new_rng

GAMES = list(registered().values())
IDS = [game.id for game in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=IDS)


def walk(game: Game, seed: int) -> list[State]:
    """All states of one random game."""
    rng = np.random.default_rng(seed)
    states = [game.start(seed=seed)]
    while not states[-1].is_over:
        legal = states[-1].legal_moves()
        states.append(states[-1].play(legal[int(rng.integers(len(legal)))]))
    return states


@every_game
def test_facts_hold(game: Game) -> None:
    for seed in range(5):
        states = walk(game, seed)
        assert len(states) - 1 <= game.facts.max_plies
        for state in states:
            assert len(state.legal_moves()) <= game.facts.max_legal
            if not state.is_over:
                codes = [game.code(state.position(), move) for move in state.legal_moves()]
                assert len(set(codes)) == len(codes)
                assert all(0 <= code < game.facts.move_codes for code in codes)


@every_game
def test_legal_moves_are_sorted_unique_and_canonical(game: Game) -> None:
    for state in walk(game, 1):
        legal = state.legal_moves()
        assert legal == sorted(set(legal))
        for move in islice(legal, 30):
            assert state.canonical(move) == move


@every_game
def test_a_move_that_is_asked_about_is_legal_exactly_when_it_is_listed(game: Game) -> None:
    """Asked about all that the same player may do anywhere in two games, each in every state of one of them."""
    moves, asked = np.zeros(game.facts.max_legal, np.int32), [set[int]() for _ in range(game.seats())]
    listed = []
    for state in (*walk(game, 11), *walk(game, 12)):
        position = state.position()
        player = int(kernels.to_act(position))
        if player >= 0:
            codes = {int(code) for code in moves[: kernels.legal(position, moves)]}
            asked[player] |= codes
            listed.append((position, player, codes))
    for position, player, codes in listed:
        of = np.array(sorted(asked[player]), np.int32)
        allowed = np.zeros(len(of), np.bool_)
        kernels.are_legal(position, of, len(of), moves, allowed)
        assert set(of[allowed].tolist()) == codes


@every_game
def test_a_game_has_winners_exactly_when_it_is_over(game: Game) -> None:
    for state in walk(game, 2):
        assert state.is_over == (state.to_act is None) == (not state.legal_moves()) == bool(state.winners)
        assert len(state.scores) == len(state.detail) == state.players


@every_game
def test_the_same_seed_deals_the_same_game(game: Game) -> None:
    assert game.start(seed=7) == game.start(seed=7)
    assert game.start(seed=7) == game.start(setup=game.start(seed=7).setup)


@every_game
def test_a_record_gives_back_the_state(game: Game) -> None:
    state = walk(game, 3)[-1]
    assert hexagora.load(json.loads(json.dumps(state.record()))) == state


@every_game
def test_legal_moves_come_with_the_codes_that_their_notation_reads(game: Game) -> None:
    for state in walk(game, 5):
        for player in state.awaiting:
            codes = state.codes(player)
            assert list(codes) == state.legal_moves(player)
            assert all(game.code(state.position(player), move) == code for move, code in codes.items())


@every_game
def test_a_step_back_is_the_state_before(game: Game) -> None:
    states = walk(game, 6)
    for before, state in pairwise(states):
        back = state.earlier()
        assert back == before
        assert as_json(back.scene()) == as_json(before.scene())
        assert back.legal_moves() == before.legal_moves()


@every_game
def test_a_state_shows_what_its_record_shows(game: Game) -> None:
    """Whatever is handed on from state to state is what the moves alone lead to."""
    for state in walk(game, 7):
        again = pickle.loads(pickle.dumps(state))
        for who in (None, *range(state.players)):
            assert again.view(who) == state.view(who)
        assert again.awaiting == state.awaiting


@every_game
def test_what_is_public_looks_the_same_to_everybody(game: Game) -> None:
    for state in walk(game, 8):
        views = [state.view(who) for who in (None, *range(state.players))]
        scenes = [game.scene(view) for view in views]
        same = all({**view, "me": None} == views[0] for view in views) and all(scene == scenes[0] for scene in scenes)
        assert same or not game.facts.public


@every_game
def test_views_scenes_and_offers_are_ready_for_json(game: Game) -> None:
    for state in walk(game, 4):
        for who in (None, *range(state.players)):
            json.dumps(state.view(who))
            json.dumps(as_json(state.scene(who)))
        offers = state.offers()
        assert [offer.move for offer in offers] == state.legal_moves()
        json.dumps([as_json(offer) for offer in offers])


@every_game
def test_states_pickle_and_hash(game: Game) -> None:
    for state in walk(game, 5):
        again = pickle.loads(pickle.dumps(state))
        assert (again, hash(again), again.legal_moves()) == (state, hash(state), state.legal_moves())


@every_game
def test_random_moves_are_legal_and_playouts_end(game: Game) -> None:
    pos, rng = game.start(seed=6).position(), new_rng(6)
    moves = np.zeros(game.facts.max_legal, dtype=np.int32)
    plies = 0
    while kernels.to_act(pos) >= 0:
        move = kernels.random_move(pos, rng, moves)
        assert move in moves[: kernels.legal(pos, moves)]
        kernels.apply(pos, move)
        plies += 1
        assert plies <= game.facts.max_plies
    reward = np.zeros(2)
    kernels.reward(pos, reward)
    assert all(0 <= value <= 1 for value in reward)


@every_game
def test_every_draw_is_counted_once_among_those_that_come_to_the_same(game: Game) -> None:
    for before, after in pairwise(walk(game, 5)):
        pos = before.position()
        code = game.code(pos, after.history[-1])
        draws = int(kernels.reveals(pos, code))
        if draws > 1:
            counts = np.full(draws, -1, dtype=np.int32)
            kernels.alike(pos, code, counts)
            assert (counts >= 0).all()
            assert counts.sum() == draws
            assert counts[0] > 0


@every_game
def test_a_copied_position_is_equal_and_goes_its_own_way(game: Game) -> None:
    pos = game.start(seed=8).position()
    moves = np.zeros(game.facts.max_legal, dtype=np.int32)
    rng = new_rng(8)
    other = kernels.duplicate(pos)
    while kernels.to_act(pos) >= 0:
        kernels.copy(pos, other)
        assert all(np.array_equal(a, b) for a, b in zip(pos, other, strict=True))
        kernels.apply(pos, kernels.random_move(pos, rng, moves))
        assert not all(np.array_equal(a, b) for a, b in zip(pos, other, strict=True))


@every_game
def test_nonsense_is_refused_in_one_line(game: Game) -> None:
    state = game.start(seed=9)
    for nonsense in ("", "?", "e5;e6", "\x00", "🙂", "a" * 100_000, "nope"):
        with pytest.raises(IllegalMove) as caught:
            state.play(nonsense)
        assert caught.value.reason
        assert "\n" not in caught.value.reason


@every_game
@pytest.mark.parametrize("setup", [{}, {"x": 1}, [], "setup", 5, {"queues": 3, "anchors": None, "blocked": {}}])
def test_a_malformed_setup_is_refused_in_one_line(game: Game, setup: object) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (any one-line message will do)
        game.start(setup=setup)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


@every_game
def test_endings_other_than_by_the_rules(game: Game) -> None:
    state = game.start(seed=10)
    resigned = state.finish("resign", by=0)
    assert (resigned.is_over, resigned.to_act, resigned.winners) == (True, None, [1])
    assert resigned.record()["result"]["by"] == 0
    assert hexagora.load(resigned.record()) == resigned
    assert state.finish("aborted", by=1).winners == []
    for end, by in (("rules", 0), ("resign", None), ("aborted", None), ("resign", 5), ("resign", True)):
        with pytest.raises(ValueError, match=r"a game cannot|an end by|there is no player"):
            state.finish(end, by)
    with pytest.raises(IllegalMove, match="the game is over"):
        resigned.play(state.legal_moves()[0])


def test_an_unknown_game_or_option_names_those_that_exist() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'chess' \(there are: hexafuse"):
        hexagora.game("chess")
    with pytest.raises(ValueError, match=r"hexafuse has no option 'colour' \(it has: anchors\)"):
        hexagora.game("hexafuse", colour="red")
    with pytest.raises(ValueError, match="option anchors of hexafuse must be one of opposed, facing, not 'nowhere'"):
        hexagora.game("hexafuse", anchors="nowhere")
    with pytest.raises(ValueError, match="hexafuse takes 2 players, not 3"):
        hexagora.game("hexafuse").start(players=3)
    with pytest.raises(ValueError, match="from a seed or from a setup"):
        hexagora.game("hexafuse").start(seed=1, setup={})


SCRIPT = """
import hashlib, sys
import hexagora
import numpy as np
from hexagora.contract import kernels
from hexagora.contract.rng import new_rng
state = hexagora.game(sys.argv[1]).start(seed=11)
seen = []
while not state.is_over and len(seen) < 120:
    legal = state.legal_moves()
    seen.append(" ".join(legal))
    state = state.play(legal[len(seen) * 7 % len(legal)])
facts, pos, rng, weights = state.game.facts, state.game.start(seed=1).position(), new_rng(1), np.zeros(3000)
moves, out, knowledge = np.zeros(facts.max_legal, dtype=np.int32), np.zeros(2), np.array(facts.knowledge)
for _ in range(100):
    if kernels.to_act(pos) >= 0:
        kernels.shuffle(pos, rng)
        kernels.prior(pos, moves, kernels.legal(pos, moves), knowledge, weights)
        kernels.apply(pos, kernels.random_move(pos, rng, moves))
        seen.append(round(float(weights.sum()), 6))
kernels.reward(pos, out)
seen.append([round(float(x), 9) for x in out])
print(hashlib.sha256(repr((seen, state.scores, state.detail)).encode()).hexdigest())
"""


@every_game
def test_the_engine_runs_with_the_jit_disabled_and_plays_the_same_game(game: Game) -> None:
    def run(disabled: str) -> str:
        env = os.environ | {"NUMBA_DISABLE_JIT": disabled}
        command = [sys.executable, "-W", "error", "-c", SCRIPT, game.id]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout

    assert run("1") == run("0")
