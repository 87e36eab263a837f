"""What the club plays when nobody says otherwise."""

from __future__ import annotations

import pytest

import hexagora
from hexagora.bots import LEVELS
from hexagora.club import ClubError, settings
from hexagora.club.settings import PAUSE, house_settings, think
from tests.club.house import HEXAFUSE


def test_every_installed_game_is_played_against_every_level() -> None:
    house = house_settings()
    assert list(house.games) == hexagora.games()
    assert [level.id for level in house.levels] == [level.id for level in LEVELS]
    assert house.pause == PAUSE


def test_the_pause_before_a_bots_answer_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXAGORA_BOT_PAUSE", "0")
    assert house_settings().pause == (0.0, 0.0)


@pytest.mark.parametrize("text", ["", "soon", "-1", "nan", "1e9"])
def test_a_pause_that_is_none_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("HEXAGORA_BOT_PAUSE", text)
    with pytest.raises(ClubError, match=r"^HEXAGORA_BOT_PAUSE is a number of seconds from 0 to 60, not "):
        house_settings()


def test_a_process_keeps_the_bots_of_its_latest_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "BOTS_KEPT", 2)
    settings._bots.clear()
    states = [HEXAFUSE.start(seed=seed) for seed in range(3)]
    for state in states:
        assert think(state, 0, "random") in state.legal_moves()
    assert len(settings._bots) == 2
    kept = list(settings._bots.values())
    later = states[2]
    for _ in range(3):  # a placement, stay, another placement
        later = later.play(later.legal_moves()[0])
    assert think(later, 0, "random") in later.legal_moves()
    assert list(settings._bots.values()) == kept, "the same bot goes on in the same game"
    settings._bots.clear()
