"""``hexagora play``: a game at the terminal, against bots or another person."""

from hexagora.cli.play.command import play

__all__ = ["play"]
