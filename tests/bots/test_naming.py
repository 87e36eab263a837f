"""Names of bots with parameters."""

import pytest

import hexagora
from hexagora.bots import LEVELS, bot
from hexagora.bots.levels import UNMEASURED, Level
from hexagora.bots.player import SearchBot
from hexagora.search.mcts import Settings


def level(name: str) -> Level:
    found = bot(name)
    assert isinstance(found, SearchBot)
    return found.level(UNMEASURED)


def test_a_bot_may_be_named_with_any_setting_of_its_level_and_of_its_search() -> None:
    overdrive = LEVELS[-1]
    made = level("overdrive: seconds=0.5, exact=0, exploration=0.7")
    assert made.settings == overdrive.settings._replace(exploration=0.7)
    assert (made.seconds, made.exact, made.simulations) == (0.5, 0, None)
    for field in Settings._fields:
        number = getattr(Settings(), field)
        assert getattr(level(f"spark:{field}={number}").settings, field) == number
    assert level("spark:temperature=0.5").temperature == 0.5
    assert level("spark:temperature=0").temperature == 0.0
    assert level("spark:head_start=5").head_start == 5


def test_the_memory_of_a_bot_is_bounded_and_it_plays_on_when_it_is_full() -> None:
    state = hexagora.game("hexafuse").start(seed=1)
    small = bot("pulse:simulations=3000,nodes=200", 1).think(state)
    assert 100 <= small.nodes <= 200 < bot("pulse:simulations=3000", 1).think(state).nodes
    assert small.simulations == 3000
    assert small.move in state.legal_moves()


def test_a_bot_told_only_its_simulations_does_that_work_however_long_it_takes() -> None:
    assert level("pulse:simulations=70").seconds is None
    assert level("pulse:simulations=70,seconds=1").seconds == 1.0
    state = hexagora.game("hexafuse").start(seed=1)
    assert bot("pulse:simulations=70", 1).think(state).simulations == 70
    assert bot("pulse:simulations=70", 1).think(state) == bot("pulse", 1).think(state, simulations=70)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pulses:exact=1", "there is no bot 'pulses'"),
        ("random:exact=1", "random has no parameters"),
        ("pulse:", "are written bot:name=value"),
        ("pulse:exact", "are written bot:name=value"),
        ("pulse:exact=", "are written bot:name=value"),
        ("pulse:exact=1,exact=2", "given twice"),
        ("pulse:sharpness=1", "no parameter 'sharpness'"),
        ("pulse:exact=many", "exact is a whole number, not 'many'"),
        ("pulse:exact=none", "exact is a whole number, not 'none'"),
        ("pulse:exploration=x", "exploration is a number, not 'x'"),
        ("pulse:simulations=0", "simulations cannot be 0"),
        ("pulse:lapses=1.5", "lapses are a share"),
        ("pulse:nodes=1", "memory for 128 to"),
        ("pulse:nodes=1000000000000", "memory for 128 to"),
        ("pulse:temperature=-1", "temperature cannot be -1"),
        ("pulse:exploration=-1", "exploration cannot be -1"),
        ("pulse:exploration=nan", "exploration cannot be nan"),
        ("pulse:seconds=inf", "seconds cannot be inf"),
        ("overdrive:seconds=none", "would think for ever"),
    ],
)
def test_a_name_that_says_nothing_sensible_is_refused_in_one_line(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refusal:
        bot(name)
    assert "\n" not in str(refusal.value)
