"""Names of bots with parameters: ``pulse:simulations=800,exploration=0.7`` is Pulse in another setting.

So two versions of a bot can be set against each other, and a name says all that there is to say about one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from hexagora.bots.levels import Level
from hexagora.contract import learned
from hexagora.search.mcts import Settings

# Of a tree for up to 64 threads; rows are counted in 32 bits, and 8 GiB should be enough for a bot.
LEAST_NODES, MOST_NODES = 128, 1 << 28

# A parameter that is a part of a level, and what it is when nothing is said: its kind, and whether it may be ``none``.
_LEVEL = {
    "knowledge": (str, False),
    "seconds": (float, True),
    "simulations": (int, True),
    "exact": (int, False),
    "nodes": (int, False),
    "temperature": (float, False),
    "lapses": (float, False),
    "head_start": (int, False),
}


def split(name: str) -> tuple[str, dict[str, str]]:
    """The name of a bot without its parameters, and these, unread; ValueError when they are written in another way."""
    base, colon, rest = name.partition(":")
    parameters: dict[str, str] = {}
    if not colon:
        return base, parameters
    for part in rest.split(","):
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not (key and sign and value):
            raise ValueError(f"parameters of a bot are written bot:name=value,name=value, not {name!r}")
        if key in parameters:
            raise ValueError(f"{key} is given twice in {name!r}")
        parameters[key] = value
    return base, parameters


def changed(level: Level, name: str, parameters: Mapping[str, str]) -> Level:
    """A level under a new name with some parameters changed; ValueError, in one line, for those that it does not have.

    They are the fields of a level and of its search's settings. ``simulations`` alone also takes the limit of time
    away, so that the bot does the same work on every machine.
    """
    values = {key: _value(key, text) for key, text in parameters.items()}
    settings = level.settings._replace(**{key: values[key] for key in Settings._fields if key in values})
    own = {key: values[key] for key in _LEVEL if key in values}
    if own.get("simulations") is not None:
        own.setdefault("seconds", None)
    made = replace(level, id=name, settings=settings, **own)
    if made.lapses > 1:
        raise ValueError(f"lapses are a share of all moves, from 0 to 1, not {made.lapses:g}")
    if not LEAST_NODES <= made.nodes <= MOST_NODES:
        raise ValueError(f"a bot's tree has memory for {LEAST_NODES} to {MOST_NODES:,} nodes, not {made.nodes}")
    if made.seconds is None and made.simulations is None:
        raise ValueError(f"{name!r} would think for ever: give it seconds or simulations")
    return made


def _value(key: str, text: str) -> Any:
    """What is written for a parameter, in its kind."""
    kinds = {field: (type(default), False) for field, default in zip(Settings._fields, Settings(), strict=True)}
    kinds |= _LEVEL
    if key not in kinds:
        raise ValueError(f"bots have no parameter {key!r} (they have: {', '.join(sorted(kinds))})")
    kind, optional = kinds[key]
    if key == "knowledge":
        return _knowledge(text)
    if optional and text == "none":
        return None
    value: Any
    try:
        value = {"true": True, "false": False}[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise ValueError(f"{key} is {_KINDS[kind]}, not {text!r}") from None
    if not math.isfinite(value) or value < 0 or (value == 0 and key in ("seconds", "simulations")):
        raise ValueError(f"{key} cannot be {text}")
    return value


def _knowledge(text: str) -> tuple[float, ...]:
    """The weights in a file."""
    try:
        return learned(Path(text))
    except OSError as error:
        raise ValueError(f"knowledge cannot be read from {text}: {error.strerror}") from None


_KINDS = {bool: "true or false", int: "a whole number", float: "a number"}
