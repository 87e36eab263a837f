"""Laws that hold in every game of Hexpertise, on games that hypothesis makes up."""

import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexagora import IllegalMove, State
from hexagora.contract import as_json
from hexagora.geometry import rotated
from hexagora.rulebooks.hexpertise import GAMES
from hexagora.rulebooks.hexpertise.editions import HEADINGS
from hexagora.rulebooks.shifts import BOARD

TURN = {label: BOARD.labels[BOARD.at[rotated(cell)]] for label, cell in zip(BOARD.labels, BOARD.cells, strict=True)}


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game of either edition, played at random for some plies, the mages choosing in any order."""
    game = draw(st.sampled_from(GAMES))
    state = game.start(seed=draw(st.integers(0, 2**32)), players=draw(st.integers(1, 3)))
    for _ in range(draw(st.integers(0, 60))):
        if state.is_over:
            break
        player = draw(st.sampled_from(state.awaiting))
        state = state.play(draw(st.sampled_from(state.legal_moves(player))), player)
    return state


@settings(max_examples=80, deadline=None)
@given(games())
def test_rotating_the_board_and_the_nexus_with_it_keeps_the_scores(state: State) -> None:
    setup = state.setup
    setup["nexus"] = setup["nexus"][-1] + setup["nexus"][:-1]
    image = state.game.start(setup=setup, players=state.players)
    for move in state.history:
        kind, label = move.split(":")
        image = image.play(f"{kind}:{TURN[label]}")
    assert image.detail == state.detail
    assert sorted(f"{m[:2]}{TURN[m[2:]]}" for m in state.legal_moves()) == image.legal_moves()


@settings(max_examples=60, deadline=None)
@given(games(), st.data())
def test_the_order_in_which_mages_choose_does_not_matter(state: State, data: st.DataObject) -> None:
    again = state.game.start(setup=state.setup, players=state.players)
    per_card = state.players * (1 if state.game.id == "hexpertise" else 2)
    for begin in range(0, len(state.history) - per_card + 1, per_card):
        card = state.history[begin : begin + per_card]
        each = per_card // state.players
        for player in data.draw(st.permutations(range(state.players))):
            for move in card[player * each : (player + 1) * each]:
                again = again.play(move, player)
    rest = len(state.history) % per_card
    assert again.history == state.history[: len(state.history) - rest]


@settings(max_examples=60, deadline=None)
@given(games())
def test_nobody_sees_what_another_mage_is_choosing(state: State) -> None:
    if state.players == 1 or state.is_over:
        return
    for player in state.awaiting:
        others = [p for p in state.awaiting if p != player]
        if not others:
            continue
        before = json.dumps([state.view(others[0]), as_json(state.scene(others[0]))])
        after = state.play(state.legal_moves(player)[-1], player)
        if others[0] in after.awaiting and after.shared_history == state.shared_history:
            view = after.view(others[0])
            told = {"awaiting": state.view(others[0])["awaiting"], "chosen": state.view(others[0])["chosen"]}
            shown = view | told
            scene = as_json(state.game.scene(shown))
            assert json.dumps([shown, scene]) == before
            assert after.legal_moves(others[0]) == state.legal_moves(others[0])


@settings(max_examples=60, deadline=None)
@given(games())
def test_nothing_shown_depends_on_the_order_of_the_deck(state: State) -> None:
    setup = state.setup
    per_card = state.players * (1 if state.game.id == "hexpertise" else 2)
    shown = len(state.shared_history) // per_card + 1
    end = min(-(-shown // 15) * 15, len(setup["deck"]))
    setup["deck"][shown:end] = setup["deck"][shown:end][::-1]
    setup["deck"][end:] = setup["deck"][end:][::-1]
    other = state.game.start(setup=setup, players=state.players)
    for move in state.history:
        other = other.play(move)
    if state.pending:
        return
    for who in (None, *range(state.players)):
        assert other.view(who) == state.view(who)
        assert as_json(other.scene(who)) == as_json(state.scene(who))


@settings(max_examples=60, deadline=None)
@given(games())
def test_the_sheet_lights_up_as_many_hexes_as_it_counts(state: State) -> None:
    view = state.view()
    for player in range(state.players):
        for heading in HEADINGS:
            groups, points = view["lit"][player][heading], view["detail"][player][heading]
            assert bool(groups) == bool(points)
            assert all(label in view["displays"][player] for group in groups for label in group)


@settings(max_examples=60, deadline=None)
@given(games())
def test_what_an_offer_promises_is_what_the_move_scores(state: State) -> None:
    for player in state.awaiting:
        before = sum(state.view(player)["detail"][player].values())
        for offer in state.offers(player)[::3]:
            after = state.play(offer.move, player)
            seen = after.view(player)
            assert sum(seen["detail"][player].values()) - before == sum(p for _, p in offer.effect.gains)


@settings(max_examples=60, deadline=None)
@given(games())
def test_equal_histories_give_equal_states_and_pickling_keeps_them(state: State) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert (again, hash(again)) == (state, hash(state))
    for player in range(state.players):
        assert again.view(player) == state.view(player)
        assert again.legal_moves(player) == state.legal_moves(player)


def test_who_has_chosen_waits_for_the_others() -> None:
    state = GAMES[0].start(seed=1, players=3)
    state = state.play(state.legal_moves(2)[0], 2)
    assert state.awaiting == (0, 1)
    with pytest.raises(IllegalMove, match="you have already chosen"):
        state.play(state.legal_moves(0)[0], 2)
    assert state.history == ()
    state = state.play(state.legal_moves(0)[0], 0).play(state.legal_moves(1)[0], 1)
    assert len(state.history) == 3
    assert state.awaiting == (0, 1, 2)
