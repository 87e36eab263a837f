"""The order of a queue is hidden: nothing that anybody may see depends on it (ruling 5)."""

import json
from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import hexagora
from hexagora import State
from hexagora.contract import as_json, kernels
from hexagora.contract.rng import new_rng
from hexagora.rulebooks.hexafuse.position import DRAWN


def twin(state: State, seed: int) -> State:
    """A state that differs only in the order of what is still in the queues."""
    setup = state.setup
    pos = state.position()
    shuffle = np.random.default_rng(seed)
    for side in (0, 1):
        drawn = int(pos.counts[DRAWN + side])
        queue = setup["queues"][side]
        rest = queue[drawn:]
        setup["queues"][side] = queue[:drawn] + [rest[i] for i in shuffle.permutation(len(rest))]
    other = state.game.start(setup=setup)
    for move in state.history:
        other = other.play(move)
    return other


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 30), st.data())
def test_views_scenes_and_offers_do_not_depend_on_the_order_of_a_queue(
    seed: int, plies: int, data: st.DataObject
) -> None:
    state = hexagora.game("hexafuse").start(seed=seed)
    for _ in range(plies):
        if state.is_over:
            break
        state = state.play(data.draw(st.sampled_from(state.legal_moves())))
    other = twin(state, seed)
    for who in (None, 0, 1):
        assert json.dumps(other.view(who)) == json.dumps(state.view(who))
        assert as_json(other.scene(who)) == as_json(state.scene(who))
    assert other.offers() == state.offers()


def test_determinization_forgets_the_true_order_and_is_uniform() -> None:
    state = hexagora.game("hexafuse").start(seed=5)
    other = twin(state, 1)
    assert state.setup != other.setup
    seen: Counter[int] = Counter()
    for seed in range(3000):
        mine, theirs = state.position(), other.position()
        kernels.shuffle(mine, new_rng(seed))
        kernels.shuffle(theirs, new_rng(seed))
        assert np.array_equal(mine.order[:, 5:], theirs.order[:, 5:])
        assert sorted(mine.order[0]) == list(range(15))
        assert np.array_equal(mine.hand, state.position().hand)
        seen[int(mine.order[0, 5])] += 1
    # Ten pieces, 300 times each on average; five standard deviations are about 80.
    assert len(seen) == 10
    assert all(220 < count < 380 for count in seen.values())


def test_the_alternatives_of_a_placement_are_the_pieces_of_the_queue() -> None:
    state = hexagora.game("hexafuse").start(seed=5)
    move = state.game.code(state.position(), state.legal_moves()[0])
    start = state.position()
    drawn = set()
    assert kernels.reveals(start, move) == 10
    for which in range(10):
        pos = state.position()
        kernels.arrange(pos, move, which)
        kernels.apply(pos, move)
        drawn |= {int(piece) for piece in pos.hand[0]} - {int(piece) for piece in start.hand[0]}
    assert drawn == {int(piece) for piece in start.order[0, 5:]}
