"""What keeps a club from opening."""

from __future__ import annotations


class ClubError(Exception):
    """The club cannot open; the message is one line that the host can act on."""
