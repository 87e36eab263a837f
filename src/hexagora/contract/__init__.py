"""What a game is: facts, kernels, states, records of moves, scenes and offers. All rooms above rely on it."""

from hexagora.contract.dice import Dice, Seed
from hexagora.contract.ending import ENDINGS, Ending
from hexagora.contract.errors import BadRecord, IllegalMove
from hexagora.contract.game import Clock, Facts, Game, Option, OptionValue, Setup, View
from hexagora.contract.knowledge import learned
from hexagora.contract.offer import Button, Drag, Effect, Gesture, Lay, Offer, Put
from hexagora.contract.registry import game, games, registered
from hexagora.contract.report import FORMAT
from hexagora.contract.scene import (
    BoardScene,
    Cell,
    Flight,
    Item,
    Mark,
    Rim,
    Scene,
    Score,
    Token,
    Tray,
    as_json,
)
from hexagora.contract.state import State

__all__ = [
    "ENDINGS",
    "FORMAT",
    "BadRecord",
    "BoardScene",
    "Button",
    "Cell",
    "Clock",
    "Dice",
    "Drag",
    "Effect",
    "Ending",
    "Facts",
    "Flight",
    "Game",
    "Gesture",
    "IllegalMove",
    "Item",
    "Lay",
    "Mark",
    "Offer",
    "Option",
    "OptionValue",
    "Put",
    "Rim",
    "Scene",
    "Score",
    "Seed",
    "Setup",
    "State",
    "Token",
    "Tray",
    "View",
    "as_json",
    "game",
    "games",
    "learned",
    "registered",
]
