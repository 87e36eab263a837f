"""Somebody who is logged in."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.club.storage import Account, Session


@dataclass(frozen=True, slots=True)
class Signed:
    """Somebody who is logged in. ``renewed``: the cookie of the session should be sent again."""

    account: Account
    session: Session
    renewed: bool = False
