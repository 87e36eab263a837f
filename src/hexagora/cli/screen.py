"""Where commands write: results to stdout, everything else to stderr, both in what the terminal can show."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

Result = TypeVar("Result")

_WORK = "hexagora-work"  # the name of threads that compute

# Terminals that say they are one of these draw ASCII and little else, whatever the locale promises.
_PLAIN_TERMINALS = ("dumb", "linux", "vt100", "vt102", "vt220", "unknown")


class Screen:
    """stdout and stderr of a command, and what they can show."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        self.out = Console(highlight=False, emoji=False, markup=False)
        self.err = Console(stderr=True, highlight=False, emoji=False, markup=False)
        encoding = self.out.encoding.lower().replace("-", "")
        terminal = os.environ.get("TERM", "")
        self.unicode = not ascii_only and encoding == "utf8" and terminal not in _PLAIN_TERMINALS

    @property
    def width(self) -> int:
        """Columns, at most 100: longer lines are no easier to read."""
        return min(self.out.width, 100)

    def say(self, text: str | Text = "", style: str = "", *, wrap: bool = True) -> None:
        """A line (or a drawing) to stdout. Drawings, and lines that name a file, are never wrapped."""
        from hexagora.scene import plain

        shown = Text(plain(text, self.unicode), style) if isinstance(text, str) else text
        self.out.print(shown, soft_wrap=not wrap or isinstance(text, Text))

    def note(self, text: str) -> None:
        """A line to stderr: for people, not for programs that read the result."""
        from hexagora.scene import plain

        self.err.print(Text(plain(text, self.unicode), "dim"))

    @contextmanager
    def progress(self, title: str, total: float) -> Iterator[Callable[..., None]]:
        """A bar on stderr while something takes long; gives a function that is told how much is done (and a new title).

        Only people see it: there is no bar where stderr is no terminal, or a dumb one.
        """
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal or self.err.is_dumb_terminal,
        )
        with bar:
            task = bar.add_task(title, total=total)
            yield lambda done, said=title: bar.update(task, completed=done, description=said)

    @contextmanager
    def waiting(self, title: str) -> Iterator[None]:
        """A sign on stderr that something is being done, of unknown length."""
        if not self.err.is_terminal or self.err.is_dumb_terminal:
            yield
            return
        with self.err.status(title, spinner="dots" if self.unicode else "line"):
            yield


def prepare_streams() -> None:
    """A letter that the terminal does not have is shown as ``?``; it never ends the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def work_goes_on() -> bool:
    """Whether work that was interrupted is still running; it cannot be stopped."""
    return any(thread.name == _WORK for thread in threading.enumerate())


def interruptible(work: Callable[[], Result]) -> Result:
    """Run compiled work in a thread, so that Ctrl-C is answered at once and not when it returns."""
    outcome: list[Result] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(work())
        except BaseException as error:  # noqa: BLE001 - handed on to the thread that waits
            failed.append(error)

    thread = threading.Thread(target=run, name=_WORK, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.2)
    if failed:
        raise failed[0]
    return outcome[0]
