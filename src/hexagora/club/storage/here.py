"""A file that is read in the event loop, for what is found by its key.

The driver for asyncio gives each connection a thread, and each statement goes there and back several times. While the
loop computes, every way waits for its turn of five milliseconds, which is a thousand times what such a statement takes;
so a hundred people who came at once waited for seconds. Long answers are read through threads all the same.
"""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Connection, Executable


class Reader(Protocol):
    """What is asked of a connection by who reads with it."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        """The rows of a statement."""
        ...

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        """The first value of the first row, None when there is none."""
        ...


class Here:
    """A connection that answers at once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        """The rows of a statement."""
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        """The first value of the first row, None when there is none."""
        return self._connection.scalar(statement, parameters)
