"""Bots that play alone with the same deals."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.lab.budget import Budget
from hexagora.lab.solo import Solo, play_solo
from hexagora.lab.store import SUMMARY
from hexagora.rating.means import difference, mean

HEXPERTISE = hexagora.game("hexpertise")
BOTS = ["random", "spark"]


def small(deals: int = 3, bots: list[str] = BOTS, **options: Any) -> Solo:
    chosen: dict[str, Any] = {"seed": 1, "budget": Budget(simulations=5), "workers": 1} | options
    return play_solo(HEXPERTISE, bots, deals, **chosen)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Solo, Path]:
    out = tmp_path_factory.mktemp("solo")
    return small(out=out, workers=2), out


def test_each_bot_plays_each_deal_alone(played: tuple[Solo, Path]) -> None:
    solo, out = played
    states = [hexagora.load(out / f"game-00{n}.json") for n in range(1, 7)]
    assert [state.players for state in states] == [1] * 6
    assert [state.setup for state in states[::2]] == [state.setup for state in states[1::2]]
    assert len({json.dumps(state.setup) for state in states}) == 3
    assert [float(state.scores[0]) for state in states] == [solo.scores[n] for n in range(6)]


def test_means_and_differences_are_over_the_same_deals(played: tuple[Solo, Path]) -> None:
    solo, out = played
    random, spark = [solo.scores[n] for n in (0, 2, 4)], [solo.scores[n] for n in (1, 3, 5)]
    assert solo.means() == [mean(random), mean(spark)]
    ((bot, over, gap, times),) = solo.comparisons()
    assert (bot, over, gap) == ("spark", "random", difference(spark, random))
    assert times is not None
    assert times.value == pytest.approx(sum(spark) / sum(random))
    assert json.loads((out / SUMMARY).read_text())["means"]["spark"]["mean"] == round(mean(spark).value, 4)


def test_the_same_seed_gives_the_same_scores(played: tuple[Solo, Path]) -> None:
    assert small().scores == played[0].scores


def test_a_solo_that_was_broken_off_goes_on(played: tuple[Solo, Path], tmp_path: Path) -> None:
    def enough(solo: Solo) -> None:
        if len(solo.scores) == 3:
            signal.raise_signal(signal.SIGINT)

    broken = small(out=tmp_path, on_progress=enough)
    assert broken.interrupted
    assert broken.complete == [0]
    assert small(out=tmp_path, resume=True).scores == played[0].scores


@pytest.mark.parametrize(
    ("game", "bots", "deals", "reason"),
    [
        ("hexafuse", BOTS, 1, "hexafuse is not for one"),
        ("hexpertise", [], 1, "no bot"),
        ("hexpertise", ["spark", "spark"], 1, "name each bot once"),
        ("hexpertise", BOTS, 0, "at least one deal"),
        ("hexpertise", ["sparks"], 1, "there is no bot"),
    ],
)
def test_what_makes_no_sense_is_refused(game: str, bots: list[str], deals: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        play_solo(hexagora.game(game), bots, deals, seed=1)
