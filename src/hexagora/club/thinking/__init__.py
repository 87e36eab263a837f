"""Where bots think: in processes of their own, so that no player waits for another one's opponent."""

from hexagora.club.thinking.brain import Brain
from hexagora.club.thinking.thinkers import Thinkers, ThoughtFailed

__all__ = ["Brain", "Thinkers", "ThoughtFailed"]
