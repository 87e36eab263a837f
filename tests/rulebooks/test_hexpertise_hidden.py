"""What mages may not know: what the others are choosing (ruling 12) and the order of the deck (ruling 13)."""

from collections import Counter

import numpy as np
import pytest

from hexagora import State
from hexagora.contract import Game, kernels
from hexagora.contract.rng import new_rng
from hexagora.rulebooks.hexpertise import GAMES
from hexagora.rulebooks.hexpertise.editions import CARDS
from hexagora.rulebooks.hexpertise.position import CARD

SECOND, FIRST = GAMES
both_editions = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def with_first_moves(state: State, plies: int) -> State:
    for _ in range(plies):
        state = state.play(state.legal_moves()[0])
    return state


# Ruling 12


@both_editions
def test_ruling_12_whoever_chooses_first_a_record_lists_player_0_then_player_1_and_so_on(game: Game) -> None:
    start = game.start(seed=1, players=3)
    places = 1 if game is SECOND else 2

    def chosen(order: tuple[int, ...]) -> State:
        state = start
        for player in order:
            for _ in range(places):
                state = state.play(state.legal_moves(player)[player], player)
        return state

    states = [chosen(order) for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1))]
    assert all(state == states[0] for state in states)
    assert len(states[0].history) == len(states[0].record()["moves"]) == 3 * places
    assert states[0].history[0] == start.legal_moves(0)[0]
    assert states[0].history[places] == start.legal_moves(1)[1]
    assert states[0].history[2 * places] == start.legal_moves(2)[2]


@both_editions
def test_ruling_12_the_next_card_is_flipped_when_all_have_chosen_and_not_before(game: Game) -> None:
    state = game.start(seed=1, players=3)
    deck = state.setup["deck"]
    for player in (2, 0, 1):
        assert [state.view(who)["card"] for who in (None, 0, 1, 2)] == deck[:1] * 4
        while player in state.awaiting and state.view(player)["turn"] == 1:
            state = state.play(state.legal_moves(player)[0], player)
    assert [state.view(who)["card"] for who in (None, 0, 1, 2)] == [deck[1]] * 4
    assert state.awaiting == (0, 1, 2)


@both_editions
def test_ruling_12_nobody_sees_a_choice_before_all_have_chosen(game: Game) -> None:
    start = game.start(seed=1, players=2)
    for player, other in ((0, 1), (1, 0)):
        state = start.play(start.legal_moves(player)[0], player)
        assert state.view(player)["displays"][player] != start.view(player)["displays"][player]
        for who in (None, other):
            for told in ("displays", "scores", "detail", "lit", "history"):
                assert state.view(who)[told] == start.view(who)[told], told
        assert state.legal_moves(other) == start.legal_moves(other)


# Ruling 13


def twin(state: State) -> State:
    """A state that differs only in the order of the cards that nobody has seen."""
    setup = state.setup
    shown = int(state.position().counts[CARD]) + 1
    deck = setup["deck"]
    for begin in range(0, len(deck), len(CARDS)):
        end = begin + len(CARDS)
        hidden = max(begin, shown)
        if hidden < end:
            deck[hidden:end] = deck[hidden:end][::-1]
    other = state.game.start(setup=setup, players=state.players)
    for move in state.history:
        other = other.play(move)
    return other


@pytest.mark.parametrize("plies", [0, 1, 7, 14, 15, 22, 29])
def test_ruling_13_a_view_tells_which_cards_are_still_to_come_and_never_their_order(plies: int) -> None:
    state = with_first_moves(SECOND.start(seed=4, players=1), plies)
    other = twin(state)
    seen = state.setup["deck"][plies // 15 * 15 : plies + 1]
    for who in (None, 0):
        view = state.view(who)
        assert view == other.view(who)
        assert view["card"] == seen[-1]
        assert view["to_come"] == [card for card in CARDS if card not in seen]


@both_editions
@pytest.mark.parametrize("plies", [0, 5, 18])
def test_ruling_13_what_is_dealt_anew_for_a_search_depends_on_what_is_known_alone(game: Game, plies: int) -> None:
    state = with_first_moves(game.start(seed=5, players=1), plies)
    other = twin(state)
    assert state.setup != other.setup
    shown = int(state.position().counts[CARD]) + 1
    first: Counter[int] = Counter()
    for seed in range(600):
        mine, theirs = state.position(), other.position()
        kernels.shuffle(mine, new_rng(seed))
        kernels.shuffle(theirs, new_rng(seed))
        assert np.array_equal(mine.deck, theirs.deck)
        assert np.array_equal(mine.deck[:shown], state.position().deck[:shown])
        for begin in range(0, len(mine.deck), len(CARDS)):
            assert sorted(mine.deck[begin : begin + len(CARDS)]) == list(range(len(CARDS)))
        first[int(mine.deck[shown])] += 1
    # Each of the cards that are left in this pass comes next, and equally often within six standard deviations.
    left = len(CARDS) - shown % len(CARDS)
    mean = 600 / left
    assert len(first) == left
    assert all(abs(count - mean) < 6 * mean**0.5 for count in first.values())


def test_ruling_13_the_last_choice_for_a_card_reveals_any_card_that_is_left_in_the_pass() -> None:
    start = SECOND.start(seed=5, players=2)
    assert kernels.reveals(start.position(), first_move(start)) == 1  # the other mage is still to choose
    for plies in (1, 11, 29, 31):
        state = with_first_moves(start, plies)
        shown = plies // 2 + 1
        left = len(CARDS) - shown % len(CARDS)
        move = first_move(state)
        assert kernels.reveals(state.position(), move) == left
        revealed = set()
        for which in range(left):
            pos = state.position()
            kernels.arrange(pos, move, which)
            kernels.apply(pos, move)
            revealed.add(int(pos.deck[pos.counts[CARD]]))
        assert len(revealed) == left
        assert revealed == {CARDS.index(card) for card in state.setup["deck"][shown : shown + left]}


def first_move(state: State) -> int:
    return state.game.code(state.position(), state.legal_moves()[0])
