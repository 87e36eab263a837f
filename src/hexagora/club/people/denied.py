"""What is not granted."""

from __future__ import annotations


class Denied(Exception):
    """A wish about an account that is not granted; ``reason`` is one line for whoever has it, ``status`` of HTTP."""

    def __init__(self, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
