"""Laws that hold in every game of Hexano-Duel, on games that hypothesis makes up."""

import pickle
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hexagora import State
from hexagora.geometry import rotated
from hexagora.rulebooks.hexano_duel import GAMES
from hexagora.rulebooks.hexano_duel.setup import rosette
from hexagora.rulebooks.shifts import BOARD

GAME = GAMES[0]
HALF_TURN = {
    label: BOARD.labels[BOARD.at[rotated(cell, 3)]] for label, cell in zip(BOARD.labels, BOARD.cells, strict=True)
}
EXCHANGED = str.maketrans("WK", "KW")


@st.composite
def games(draw: st.DrawFn, plies: int = 60) -> State:
    """A game played at random for some plies."""
    layout = draw(st.sampled_from(["rosette", "shuffled"]))
    state = GAME.with_options(layout=layout).start(seed=draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, plies))):
        if state.is_over:
            break
        state = state.play(draw(st.sampled_from(state.legal_moves())))
    return state


def turned(move: str) -> str:
    return "-".join(HALF_TURN[label] for label in move.split("-"))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.data())
def test_a_half_turn_with_colours_exchanged_keeps_the_legal_moves(seed: int, data: st.DataObject) -> None:
    # White begins on both boards, so the image plays what Black would: Black's first turn on the board is White's on
    # its image once White has made a turn on the board. An arrangement in the middle of a game serves as the setup.
    state = GAME.with_options(layout="shuffled").start(seed=seed)
    for _ in range(data.draw(st.integers(0, 40))):
        if state.is_over:
            return
        state = state.play(data.draw(st.sampled_from(state.legal_moves())))
    while not state.is_over and (state.to_act != 1 or state.view()["quiet"]):
        state = state.play(data.draw(st.sampled_from(state.legal_moves())))
    if state.is_over:
        return
    stacks = {HALF_TURN[label]: stack.translate(EXCHANGED) for label, stack in state.view()["stacks"].items()}
    image = GAME.start(setup={"stacks": stacks})
    for _ in range(data.draw(st.integers(1, 30))):
        if state.is_over or image.is_over:
            # The image knows nothing of what was captured before, or of turns without a capture.
            assert state.is_over == image.is_over or state.view()["end"] in ("collection", "dry")
            break
        assert sorted(map(turned, state.legal_moves())) == image.legal_moves()
        move = data.draw(st.sampled_from(state.legal_moves()))
        state, image = state.play(move), image.play(turned(move))


def test_a_half_turn_of_the_rosette_exchanges_the_players() -> None:
    stacks = rosette()["stacks"]
    wheel = str.maketrans("WKROYGBP", "KWGBPROY")  # half way round the wheel of colours
    assert {HALF_TURN[label]: stack.translate(wheel) for label, stack in stacks.items()} == stacks


def test_in_the_rosette_no_two_equal_colours_lie_adjacent_or_two_apart_in_a_line() -> None:
    stacks = rosette()["stacks"]
    for cell, label in enumerate(BOARD.labels):
        for direction in range(6):
            for steps in (1, 2):
                other = BOARD.step(cell, direction, steps)
                assert other < 0 or stacks[label][0] != stacks[BOARD.labels[other]][0] or stacks[label][0] in "WK"


@settings(max_examples=60, deadline=None)
@given(games())
def test_no_piece_is_ever_lost(state: State) -> None:
    def pieces(text: str) -> list[str]:
        return [text[i : i + 2] for i in range(0, len(text), 2)]

    view = state.view()
    on_board = [piece for stack in view["stacks"].values() for piece in pieces(stack)]
    at_start = [piece for stack in state.setup["stacks"].values() for piece in pieces(stack)]
    assert sorted(on_board + view["hauls"][0] + view["hauls"][1]) == sorted(at_start)


@settings(max_examples=60, deadline=None)
@given(games())
def test_what_an_offer_promises_is_what_the_move_does(state: State) -> None:
    me = state.to_act
    if me is None:
        return
    for offer in state.offers():
        after = state.play(offer.move)
        assert after.scores[me] - state.scores[me] == sum(points for _, points in offer.effect.gains)
        flights = after.scene().flights
        assert [(f.start, f.end, f.captured) for f in flights] == [
            (f.start, f.end, f.captured) for f in offer.effect.flights
        ]
        assert after.is_over or (after.to_act == me) == (not flights)


@settings(max_examples=60, deadline=None)
@given(games())
def test_equal_histories_give_equal_states_and_pickling_keeps_them(state: State) -> None:
    again = state.game.start(setup=state.setup)
    for move in state.history:
        again = again.play(move.upper().replace("-", " - "))
    for other in (again, pickle.loads(pickle.dumps(state))):
        assert (other, hash(other)) == (state, hash(state))
        assert other.legal_moves() == state.legal_moves()
        assert other.view(0) == state.view(0)


@settings(max_examples=40, deadline=None)
@given(games(plies=120))
def test_hauls_only_grow(state: State) -> None:
    replay = state.game.start(setup=state.setup)
    sizes = [0]
    for move in state.history:
        replay = replay.play(move)
        sizes.append(sum(map(len, replay.view()["hauls"])))
    assert all(a <= b for a, b in pairwise(sizes))
