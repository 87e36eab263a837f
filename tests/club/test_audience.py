"""What everybody is shown has no part in what happens at a table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from hexagora.contract import Scene, View
from hexagora.rulebooks.hexafuse import HexaFuse
from tests.club.house import open_club, settings
from tests.club.services import until


@dataclass(frozen=True)
class Unseen(HexaFuse):
    """A game that can be shown before the first move, and not from then on."""

    def scene(self, view: View) -> Scene:
        if view["history"]:
            raise RuntimeError("nobody can draw this")
        return super().scene(view)


async def test_a_game_that_cannot_be_shown_any_more_still_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_club(tmp_path / "club.sqlite3", settings(games={"hexafuse": Unseen()})) as club:
        id = await club.open()
        async with club.sit(id) as player:
            assert (await player.play("move-in-the-dark"))["type"] == "accepted"
            table = await club.table(id)
            await until(lambda: len(table.room.log) > 1)  # the bot has been woken, and answers
    assert "nobody can draw this" in caplog.text
