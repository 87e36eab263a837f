"""The commands. What a command needs is imported when it runs, so that help comes at once."""

from hexagora.cli.app import app, main

__all__ = ["app", "main"]
