"""Laws that hold in every game of HexaFuse, on games that hypothesis makes up."""

import pickle
from collections.abc import Callable
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import hexagora
from hexagora import State
from hexagora.geometry import hexagon, mirrored, rotated
from hexagora.geometry.board import Axial

BOARD = hexagon(4)
CHIRAL = {"L4", "P4", "S4"}  # their mirror images are no pieces
GAME = hexagora.game("hexafuse")


@st.composite
def games(draw: st.DrawFn, *, anchors: str = "opposed", plies: int = 40) -> State:
    """A game played at random for some plies, the clock included."""
    state = hexagora.game("hexafuse", anchors=anchors).start(seed=draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, plies))):
        if state.is_over:
            break
        legal = state.legal_moves()
        pick = draw(st.integers(-1, len(legal) - 1)) if draw(st.booleans()) else draw(st.integers(0, len(legal) - 1))
        state = state.play("timeout" if pick < 0 else legal[pick])
    return state


def moved(move: str, symmetry: dict[str, str]) -> str:
    return ",".join(sorted(symmetry[label] for label in move.split(","))) if move[-1].isdigit() else move


def by_label(image: dict[Axial, Axial]) -> dict[str, str]:
    return {BOARD.labels[BOARD.at[a]]: BOARD.labels[BOARD.at[b]] for a, b in image.items()}


MIRROR = by_label({cell: mirrored(cell) for cell in BOARD.cells})
HALF_TURN = by_label({cell: rotated(cell, 3) for cell in BOARD.cells})


def placements(state: State) -> set[str]:
    """The legal placements of the twelve pieces that are their own mirror images."""
    return {offer.move for offer in state.offers() if offer.gesture.kind == "lay" and offer.gesture.item not in CHIRAL}


def play_both(
    board: State, image: State, symmetry: dict[str, str], data: st.DataObject, moves: Callable[[State], set[str]]
) -> None:
    """Play the same game on a board and on its image, where the first player is the second of the board."""
    for ply in range(data.draw(st.integers(1, 25))):
        assert {moved(move, symmetry) for move in moves(board)} == moves(image)
        if not moves(board):
            break
        move = data.draw(st.sampled_from(sorted(moves(board))))
        board, image = board.play(move), image.play(moved(move, symmetry))
        if ply == 0:
            image = image.play("stay")
        for mine, theirs in zip(board.detail, reversed(image.detail), strict=True):
            assert (mine["hexes"], mine["contacts"]) == (theirs["hexes"], theirs["contacts"])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.data())
def test_the_mirror_image_with_sides_exchanged_keeps_the_legal_moves(seed: int, data: st.DataObject) -> None:
    # Mirroring sends the anchors of A to those of B, so B's game becomes A's: on the first board A's clock runs out,
    # on its image the pie question is answered with stay. Pieces cannot be turned over, hence only the twelve.
    board = GAME.start(seed=seed).play("timeout")
    setup = board.setup
    setup["queues"].reverse()
    play_both(board, GAME.start(setup=setup), MIRROR, data, placements)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.data())
def test_with_facing_anchors_a_half_turn_exchanges_the_sides(seed: int, data: st.DataObject) -> None:
    game = hexagora.game("hexafuse", anchors="facing")
    board = game.start(seed=seed).play("timeout")
    setup = board.setup
    setup["queues"].reverse()
    setup["blocked"] = [HALF_TURN[label] for label in setup["blocked"]]
    play_both(board, game.start(setup=setup), HALF_TURN, data, lambda state: set(state.legal_moves()))


@settings(max_examples=100, deadline=None)
@given(games())
def test_a_half_turn_of_the_board_keeps_the_game(state: State) -> None:
    # With opposed anchors a half turn sends each side to itself, and every piece to itself turned by 180 degrees.
    setup = state.setup
    setup["blocked"] = [HALF_TURN[label] for label in setup["blocked"]]
    image = state.game.start(setup=setup)
    for move in state.history:
        image = image.play(moved(move, HALF_TURN))
    assert sorted(moved(move, HALF_TURN) for move in state.legal_moves()) == image.legal_moves()
    assert (state.scores, state.to_act, state.winners) == (image.scores, image.to_act, image.winners)


@settings(max_examples=100, deadline=None)
@given(games())
def test_a_move_reads_back_however_it_is_written(state: State) -> None:
    for move in state.legal_moves()[:40]:
        cells = move.split(",")
        sloppy = " , ".join(reversed(cells)).upper()
        assert state.canonical(sloppy) == move
        assert state.canonical(f"  {move} ") == move
        assert state.canonical(" ".join(cells)) == move


@settings(max_examples=60, deadline=None)
@given(games())
def test_equal_histories_give_equal_states(state: State) -> None:
    again = state.game.start(setup=state.setup)
    for move in state.history:
        again = again.play(move)
    assert again == state
    assert hash(again) == hash(state)
    assert again.legal_moves() == state.legal_moves()
    assert again.view(0) == state.view(0)


@settings(max_examples=60, deadline=None)
@given(games())
def test_pickling_keeps_a_state(state: State) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.legal_moves() == state.legal_moves()
    assert again.scores == state.scores


@settings(max_examples=60, deadline=None)
@given(games())
def test_playing_on_changes_no_earlier_state(state: State) -> None:
    before = (state.legal_moves(), state.scores, state.view(1))
    for move in state.legal_moves()[:5]:
        state.play(move)
    assert (state.legal_moves(), state.scores, state.view(1)) == before


@settings(max_examples=60, deadline=None)
@given(games())
def test_points_are_never_taken_away_except_by_the_swap(state: State) -> None:
    totals = []
    replay = state.game.start(setup=state.setup)
    for move in state.history:
        replay = replay.play(move)
        totals.append(sum(replay.scores))
        assert replay.scores == [sum(heading.values()) for heading in replay.detail]
    assert all(a <= b for a, b in pairwise(totals))


@settings(max_examples=60, deadline=None)
@given(games())
def test_what_an_offer_promises_is_what_the_move_scores(state: State) -> None:
    me = state.to_act
    if me is None:
        return
    assert [offer.move for offer in state.offers()] == state.legal_moves()
    for offer in state.offers()[::7]:
        if offer.gesture.kind == "lay":
            gained = state.play(offer.move).scores[me] - state.scores[me]
            assert gained == sum(points for _, points in offer.effect.gains)
