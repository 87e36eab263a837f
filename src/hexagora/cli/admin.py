"""``hexagora admin``: what the host does to a club from another terminal, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from hexagora.cli.backup import Database
from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from hexagora.club.admin import Admin

T = TypeVar("T")

admin = typer.Typer(
    name="admin",
    help="Ban somebody, reset a password, close a room.",
    epilog="Example: hexagora admin ban Anna --reason 'rude in the chat'",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]


def _do(database: str | None, deed: Callable[[Admin], Awaitable[T]]) -> T:
    """Open the database, do something, and close it; what cannot be done is one line."""
    from hexagora.club import ClubError
    from hexagora.club.admin import Admin

    async def run() -> T:
        async with Admin.of(database) as keys:
            return await deed(keys)

    try:
        return asyncio.run(run())
    except ClubError as error:
        raise Refused(str(error)) from None


@admin.command()
def ban(
    name: Name,
    reason: Annotated[str | None, typer.Option(metavar="TEXT", help="Why; whoever it is reads it.")] = None,
    database: Database = None,
) -> None:
    """Close an account to its owner.

    They are thrown out everywhere, and cannot log in any more. The club may run meanwhile.

    Example: hexagora admin ban Anna --reason 'rude in the chat'
    """
    account = _do(database, lambda keys: keys.ban(name, reason))
    Screen().say(f"{account.name} is banned", wrap=False)


@admin.command()
def unban(name: Name, database: Database = None) -> None:
    """Open a banned account again.

    Example: hexagora admin unban Anna
    """
    account = _do(database, lambda keys: keys.unban(name))
    Screen().say(f"{account.name} may log in again", wrap=False)


@admin.command("reset-password")
def reset_password(name: Name, database: Database = None) -> None:
    """Give a new password to who has lost theirs.

    They are logged out everywhere.

    Example: hexagora admin reset-password Anna
    """
    account, password = _do(database, lambda keys: keys.reset_password(name))
    screen = Screen()
    screen.note(f"The new password of {account.name}; they should change it after logging in:")
    screen.say(password, wrap=False)


@admin.command("close-room")
def close_room(
    room: Annotated[str, typer.Argument(metavar="ROOM", help="The id at the end of the game's address.")],
    database: Database = None,
) -> None:
    """Break a game off, for good. It counts for nobody.

    Example: hexagora admin close-room k3x9mp2wq7ra
    """
    from hexagora.contract import registered

    _do(database, lambda keys: keys.close_room(room, registered()))
    Screen().say(f"The game in room {room} is broken off", wrap=False)


@admin.command()
def sessions(
    name: Name,
    end: Annotated[bool, typer.Option("--end", help="Log them out everywhere.")] = False,
    database: Database = None,
) -> None:
    """Show where somebody is logged in.

    Example: hexagora admin sessions Anna --end
    """
    screen = Screen()
    account, found = _do(database, lambda keys: keys.sessions(name))
    for session in found:
        screen.say(f"{_time(session.seen)}  {session.agent}", wrap=False)
    if not found:
        screen.say(f"{account.name} is not logged in", wrap=False)
    elif end:
        _do(database, lambda keys: keys.end_sessions(name))
        screen.say(f"{account.name} is logged out everywhere", wrap=False)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
