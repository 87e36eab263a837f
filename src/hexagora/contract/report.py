"""What is told of a state in the same form for every game: the common part of a view, and the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexagora.contract.game import View
    from hexagora.contract.state import State

FORMAT = "hexagora-record/1"


def common_view(state: State, player: int | None) -> View:
    """The fields that every view has. Scores and history leave out what others are still choosing."""
    game, outcome = state.game, state.outcome
    pos = state.seen(player)
    return {
        "game": game.id,
        "options": game.options,
        "players": state.players,
        "me": player,
        "ply": state.ply(player),
        "to_act": player if player in state.awaiting else state.to_act,
        "awaiting": list(state.awaiting),
        "over": state.is_over,
        "winners": state.winners,
        "ending": {"end": outcome.end, "by": outcome.by} if outcome and outcome.end != "rules" else None,
        "history": list(state.shared_history),
        "scores": game.scores(pos, state.players),
        "detail": game.detail(pos),
    }


def record_of(state: State) -> dict[str, Any]:
    """The game as a hexagora-record/1; no ``result`` while it goes on."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.id,
        "options": state.game.options,
        "players": state.players,
        "setup": state.setup,
        "moves": list(state.history),
    }
    outcome = state.outcome
    if outcome is not None:
        record["result"] = {"scores": state.scores, "winners": state.winners, "end": outcome.end}
        if outcome.by is not None:
            record["result"]["by"] = outcome.by
    return record
