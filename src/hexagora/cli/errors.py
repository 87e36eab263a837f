"""How commands fail: one line on stderr, status 2 for bad input, 130 for Ctrl-C, never a traceback."""

from __future__ import annotations

import os
import sys
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, NoReturn

import typer
import typer.core

BAD_INPUT = 2
INTERRUPTED = 130


class Refused(Exception):
    """Bad input; the message is one line that says what to do about it."""


@contextmanager
def bad_input(about: str = "") -> Iterator[None]:
    """Whatever is found wrong with a value, a record or a file in here is the input's fault, not ours."""
    try:
        yield
    except OSError as error:
        raise Refused(f"{about or error.filename}: {error.strerror or error}") from error
    except ValueError as error:
        said = str(error)
        raise Refused(said if about in said else f"{about}: {said}") from error


def one_line(text: object) -> str:
    """Text on one line, without characters that would do something to a terminal."""
    shown = "".join(c if c.isprintable() else " " for c in str(text))
    return " ".join(shown.split())


def complain(text: object) -> None:
    """One line on stderr. A terminal that is gone or cannot show a letter changes nothing about the status."""
    said = f"hexagora: {one_line(text)}\n"
    encoding = getattr(sys.stderr, "encoding", None) or "ascii"
    try:
        sys.stderr.write(said.encode(encoding, "replace").decode(encoding))
        sys.stderr.flush()
    except (OSError, ValueError):
        pass


class OneLineErrors(typer.core.TyperGroup):
    """The group of all commands: what goes wrong in any of them ends in one line and the right status."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command and leave with its status."""
        # Not standalone, the status comes back (or nothing, after a command that just returned).
        extra["standalone_mode"] = False
        try:
            status = super().main(*args, **extra) or 0
        except typer.TyperException as error:
            complain(_usage(error))
            status = BAD_INPUT
        except Refused as error:
            complain(error)
            status = BAD_INPUT
        except BrokenPipeError:  # whoever read our output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            status = 1
        except (KeyboardInterrupt, typer.Abort):
            status = INTERRUPTED
        if status == INTERRUPTED:
            if sys.stderr.isatty():
                sys.stderr.write("\n")  # after the ^C that the terminal shows
            complain("interrupted")
        sys.exit(status)


def _usage(error: typer.TyperException) -> str:
    """What is wrong with the command line, and where to look."""
    said = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    return f"{said} (try: {context.command_path} --help)" if context is not None else said


def keep_to_one_line() -> None:
    """For the whole process: a warning is one line, and so is an error that nobody foresaw.

    ``HEXAGORA_DEBUG=1`` brings the traceback back.
    """
    warnings.showwarning = _warn
    if not os.environ.get("HEXAGORA_DEBUG"):
        sys.excepthook = _unforeseen


def _warn(message: Warning | str, *_rest: Any, **_more: Any) -> None:
    complain(f"warning: {message}")


def _unforeseen(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    frames = traceback.extract_tb(trace)
    where = f" ({frames[-1].name}, line {frames[-1].lineno})" if frames else ""
    complain(f"internal error: {kind.__name__}: {error}{where}; HEXAGORA_DEBUG=1 shows more")
