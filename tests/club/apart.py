"""A club in a process of its own, for tests that speak with it without an event loop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.club.process import ROOT


@contextmanager
def apart(database: Path) -> Iterator[str]:
    """The address of a club that is open within."""
    arguments = [str(database), "", "quick", "hexafuse", "30", "0"]
    command = [sys.executable, "-m", "tests.club.server", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            assert address.startswith("http://"), address
            yield address
        finally:
            process.terminate()
