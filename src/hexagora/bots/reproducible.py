"""Choices that come out the same for everybody: by a seed and a fixed amount of work, never by a clock.

A bot that is asked for one move remembers nothing of the moves before it, so it makes no difference which process
thinks, or whether the club was stopped in between.
"""

from __future__ import annotations

from hexagora.bots import bot
from hexagora.bots.player import SearchBot
from hexagora.contract import BadRecord, OptionValue, Seed, State, registered
from hexagora.records import Day, dice_seed


def choice(state: State, player: int, name: str, seed: Seed) -> str:
    """The move of a bot for a player; the same whenever the state, the name and the seed are.

    ValueError for a bot whose work is limited by time alone.
    """
    chosen = bot(name, seed)
    if not isinstance(chosen, SearchBot):
        return chosen.choose(state, player)
    simulations = chosen.level(state.game.id).simulations
    if simulations is None:
        raise ValueError(f"{name} thinks by the clock, so its moves cannot be made again")
    return chosen.choose(state, player, simulations=simulations)


def kept(state: State, day: Day) -> int:
    """How many moves the bot of a day made in a game, all of them those that it had to make.

    BadRecord, one line, for a game that was not played from the start of that day, or in which the bot moved otherwise.
    """
    game = next((one for one in day.games if one.game == state.game.id), None)
    if game is None:
        raise BadRecord(f"there was no {state.game.id} on {day.day}")
    if (state.setup, state.players, dict(state.game.options)) != (game.setup, game.players, _options(game.game)):
        raise BadRecord(f"this game was not played from the start of {day.day}")
    if game.bot is None:
        return 0
    now = state.game.start(setup=state.setup, players=state.players)
    dice, moves = dice_seed(day.key, game.game), 0
    for ply, move in enumerate(state.history, start=1):
        player = now.to_act
        if player is not None and player != game.seat:
            promised = choice(now, player, game.bot, dice)
            if promised != move:
                raise BadRecord(f"ply {ply}: {game.bot} had to play {promised}, not {move}")
            moves += 1
        now = now.play(move)
    return moves


def _options(game: str) -> dict[str, OptionValue]:
    return registered()[game].options
