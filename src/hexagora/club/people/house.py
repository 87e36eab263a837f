"""How often one may try, and what passwords cost: the values of the house, of which tests have their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from argon2 import PasswordHasher
from limits import RateLimitItem, parse_many


def _rates(text: str) -> tuple[RateLimitItem, ...]:
    return tuple(parse_many(text))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The limits of accounts.

    sign_up: new accounts by address; a school may have one address for all. log_in: attempts by address and name
    together, so that nobody can lock another one out. from_address: attempts by address alone, whatever the names.
    of_name: attempts at one name from everywhere: so many guesses that a password of ten letters stands them for ever.
    proof: how often one may prove by password who one is. export: how often one may take all data along. tokens: how
    often one may make one.
    """

    sign_up: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("20/hour; 60/day"))
    log_in: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("5/minute; 30/hour"))
    from_address: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("30/minute; 300/hour"))
    of_name: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("300/hour"))
    proof: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("5/minute; 30/hour"))
    export: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("3/minute; 20/hour"))
    argon2: PasswordHasher = field(default_factory=PasswordHasher)
    tokens: tuple[RateLimitItem, ...] = field(default_factory=lambda: _rates("20/hour; 60/day"))
