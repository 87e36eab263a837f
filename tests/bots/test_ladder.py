"""The ladder of survival."""

from __future__ import annotations

import pytest

import hexagora
from hexagora.bots import bot, ladder
from tests.toys import PETALS

GAMES = [*hexagora.games(), "another-game"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_ladder_of_at_least_twenty_rungs(game: str) -> None:
    names = ladder.names(game)
    assert len(names) == ladder.LENGTH >= 20
    assert names[0] == "rung-1"
    levels = [ladder.level(rung, game) for rung in range(1, len(names) + 1)]
    assert [level.id for level in levels] == list(names)
    assert all(level.title and level.summary.endswith(".") for level in levels)
    told = {(level.simulations, level.lapses, level.head_start, level.settings) for level in levels}
    assert len(told) == len(levels)


@pytest.mark.parametrize("game", GAMES)
def test_the_higher_the_rung_the_more_it_thinks_and_the_last_ones_have_a_head_start(game: str) -> None:
    levels = [ladder.level(rung, game) for rung in range(1, ladder.LENGTH + 1)]
    for quantity in ("simulations", "exact", "head_start", "seconds"):
        values = [getattr(level, quantity) for level in levels]
        assert values == sorted(values)
    lapses = [level.lapses for level in levels]
    assert lapses == sorted(lapses, reverse=True)
    assert lapses[0] > 0 == lapses[-1]
    assert levels[-1].head_start > 0
    assert max(level.seconds or 0.0 for level in levels) > ladder.SECONDS


def test_a_rung_plays_any_game_by_its_name() -> None:
    state = PETALS.start(seed=1, players=2)
    bots = [bot("rung-1", 1), bot("rung-12", 2)]
    while state.to_act is not None:
        state = state.play(bots[state.to_act].choose(state))
    assert state.is_over


def test_a_rung_is_reproducible_and_can_be_changed() -> None:
    state = hexagora.game("hexafuse").start(seed=1)
    assert bot("rung-3", 1).think(state) == bot("rung-3", 1).think(state)
    thought = bot("rung-14:simulations=33,exact=0", 1).think(state)
    assert thought.simulations == 33
    assert bot("rung-14:head_start=7").head_start(state.game) == 7


def test_a_low_rung_takes_any_move_now_and_then() -> None:
    state = hexagora.game("hexafuse").start(seed=1)
    lapses = ladder.level(1, "hexafuse").lapses
    thoughts = [bot("rung-1", seed).think(state) for seed in range(60)]
    assert abs(sum(not thought.considered for thought in thoughts) / 60 - lapses) < 0.2
    assert len({thought.move for thought in thoughts}) > 20
    assert all(bot("spark:lapses=0", seed).think(state).considered for seed in range(5))


def test_the_head_start_of_a_rung_is_that_of_the_game() -> None:
    game = hexagora.game("hexafuse")
    last = f"rung-{ladder.LENGTH}"
    assert bot(last).head_start(game) == ladder.level(ladder.LENGTH, "hexafuse").head_start > 0
    assert bot("rung-1").head_start(game) == bot("random").head_start(game) == 0


@pytest.mark.parametrize("name", ["rung-0", "rung-01", "rung-999", "rung-", "rung-x", "rung", "rung-1.5"])
def test_a_rung_that_does_not_exist_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .* rung-1 to rung-\d+\)"):
        bot(name)


@pytest.mark.parametrize("game", GAMES)
def test_all_rungs_and_levels_are_measured_against_each_other(game: str) -> None:
    names, links = ladder.chain(game)
    assert len(set(names)) == len(names) == ladder.LENGTH + 3
    assert {at for link in links for at in link} == set(range(len(names)))
    assert links[: ladder.LENGTH - 1] == tuple((at, at + 1) for at in range(ladder.LENGTH - 1))
