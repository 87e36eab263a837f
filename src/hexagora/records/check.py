"""Is this data a record, and was this game played by the rules? Every move is played; nothing is taken on trust."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexagora.contract import ENDINGS, FORMAT, BadRecord, Ending, Game, IllegalMove, OptionValue, State, game
from hexagora.records.parse import line
from hexagora.words import Said, say, told

# A field that is not known is refused, not passed over: a misspelt "options" would replay the game by other rules
# than it was played by. What is to be added to the format comes with a new number in its name.
FIELDS = ("format", "game", "options", "players", "setup", "moves", "result", "deal")
RESULT_FIELDS = ("scores", "winners", "end", "by")


def checked(data: Any) -> State:
    """The state after the last move of a record given as plain JSON data; BadRecord with the ply and the reason."""
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {_kind(data)}")
    _known(data, FIELDS, "a record")
    if data.get("format") != FORMAT:
        raise BadRecord(f"the format is not {FORMAT}: {_shown(data, 'format')}")
    for field in ("game", "setup", "moves"):
        if field not in data:
            raise BadRecord(f"the record has no {field}")
    if not isinstance(data.get("deal", {}), dict):  # what stands in it is for ``records.deal`` to check
        raise BadRecord(f"deal is an object, not {_kind(data['deal'])}")
    state = _start(_game(data), data)
    moves = data["moves"]
    if not isinstance(moves, list):
        raise BadRecord(f"moves is a list, not {_kind(moves)}")
    for ply, move in enumerate(moves, start=1):
        state = _played(state, ply, move)
    return _ended(state, data["result"]) if "result" in data else state


# The parts ----------------------------------------------------------------------------------------------


def _game(data: dict[str, Any]) -> Game:
    if not isinstance(data["game"], str):
        raise BadRecord(f"game is the id of a game, not {_kind(data['game'])}")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord(f"options is an object, not {_kind(options)}")
    values: dict[str, OptionValue] = {}
    for name, value in options.items():
        if not isinstance(value, str | int):  # a bool is an int
            raise BadRecord(f"option {line(name, 40)} is text, a whole number or a truth value, not {_kind(value)}")
        values[name] = value
    try:
        return game(data["game"], **values)
    except ValueError as error:
        raise BadRecord(_reason(error)) from None


def _start(chosen: Game, data: dict[str, Any]) -> State:
    players = data.get("players", 2)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadRecord(f"players is a whole number, not {_kind(players)}")
    setup = data["setup"]
    if not isinstance(setup, dict):
        raise BadRecord(f"setup is an object, not {_kind(setup)}")
    try:
        return chosen.start(setup=setup, players=players)
    except ValueError as error:
        raise BadRecord(say("records-setup", why=_reason(error))) from None


def _played(state: State, ply: int, move: Any) -> State:
    if not isinstance(move, str):
        raise BadRecord(f"ply {ply}: a move is text, not {_kind(move)}")
    if state.is_over:
        raise BadRecord(say("records-over", ply=ply, last=ply - 1))
    try:
        return state.play(move)
    except IllegalMove as error:
        raise BadRecord(say("records-illegal", ply=ply, move=line(move, 60), why=_reason(error))) from None


def _ended(state: State, result: Any) -> State:
    """The state with its ending, when the result is what the moves give."""
    if not isinstance(result, dict):
        raise BadRecord(f"result is an object, not {_kind(result)}")
    _known(result, RESULT_FIELDS, "a result")
    plies = len(state.history)
    if state.outcome is not None:
        _agrees(state.outcome, result, plies)
    else:
        state = _finished(state, result)
    for field, given, right in (
        ("scores", _numbers(result, "scores"), state.scores),
        ("winners", _numbers(result, "winners"), state.winners),
    ):
        if (sorted(given) if field == "winners" else given) != right:
            raise BadRecord(say(f"records-wrong-{field}", ply=plies, right=str(right), given=line(given, 60)))
    return state


def _agrees(outcome: Ending, result: Mapping[str, Any], plies: int) -> None:
    """The moves themselves ended the game: by the rules, or because a player was out of time."""
    end = result.get("end", outcome.end)
    if end != outcome.end:
        raise BadRecord(f"the game ended by {outcome.end} after ply {plies}, not by {line(repr(end), 40)}")
    if result.get("by", outcome.by) != outcome.by or isinstance(result.get("by"), bool):
        whose = "nobody" if outcome.by is None else f"player {outcome.by}"
        raise BadRecord(f"by is wrong: {whose} ended the game after ply {plies}, not {line(repr(result['by']), 40)}")


def _finished(state: State, result: Mapping[str, Any]) -> State:
    """The state with the ending that the moves do not tell: a resignation, say."""
    end = result.get("end", "rules")
    if end == "rules":
        raise BadRecord(say("records-goes-on", ply=len(state.history)))
    if end not in ENDINGS:
        known = ", ".join(("rules", *ENDINGS))
        raise BadRecord(f"end is one of {known}, not {line(repr(end), 40)}")
    if "by" not in result:
        raise BadRecord(f"an end by {end} needs by, the player who brought it about")
    by = result["by"]
    if isinstance(by, bool) or not isinstance(by, int):
        raise BadRecord(f"by is the number of a player, not {_kind(by)}")
    try:
        return state.finish(end, by)
    except ValueError as error:
        raise BadRecord(say("records-wrong", why=_reason(error))) from None


# Saying what is wrong -------------------------------------------------------------------------------------


def _reason(error: ValueError) -> str:
    """What an error says: a sentence as it is, anything else as one printable line."""
    reason = told(error)
    return reason if isinstance(reason, Said) and line(reason) == reason else line(reason)


def _numbers(result: Mapping[str, Any], field: str) -> list[int | float]:
    if field not in result:
        raise BadRecord(f"the result has no {field}")
    numbers = result[field]
    if not isinstance(numbers, list) or any(isinstance(n, bool) or not isinstance(n, int | float) for n in numbers):
        raise BadRecord(f"{field} is a list of numbers, not {line(numbers, 60)}")
    return list(numbers)


def _known(data: Mapping[str, Any], fields: tuple[str, ...], what: str) -> None:
    for name in data:
        if name not in fields:
            raise BadRecord(f"{what} has no field {line(repr(name), 60)} (it has: {', '.join(fields)})")


def _shown(data: Mapping[str, Any], field: str) -> str:
    return line(repr(data[field]), 60) if field in data else "there is none"


def _kind(value: Any) -> str:
    """What a JSON value is, in words."""
    if value is None:
        return "null"
    names: dict[type, str] = {bool: "a truth value", str: "text", list: "a list", dict: "an object"}
    return names.get(type(value), "a number")
