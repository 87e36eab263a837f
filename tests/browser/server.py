"""``hexagora serve`` as a program of its own, with a database and a port that outlive it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

OPEN = re.compile(r"Hexagora is open at (http://127\.0\.0\.1:(\d+))")
# Seconds that it may take to say goodbye.
PATIENCE = 30


class Server:
    """A club that can be killed and opened again where it was."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    @property
    def log(self) -> str:
        """What it has written for its host to read."""
        return (self._folder / "log.txt").read_text()

    @property
    def runs(self) -> bool:
        """Whether it is open."""
        return self._process is not None

    def open(self, pause: float = 0.0) -> None:
        """Start it, and return when it answers; AssertionError with its own words when it does not.

        pause: the least time that a bot takes for an answer, in seconds.
        """
        with (self._folder / "log.txt").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "hexagora", "serve", "--no-open", "--port", self._port, "--database", self._url],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "HEXAGORA_BOT_PAUSE": str(pause), "TERM": "dumb", "COLUMNS": "200"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = OPEN.match(line)
        assert found, f"hexagora serve did not open: {line}{self.log}"
        self.address, self._port = found[1], found[2]

    @property
    def _url(self) -> str:
        return f"sqlite:///{self._folder / 'club.sqlite3'}"

    def freeze(self) -> None:
        """From now on it hears nothing, though nobody is told: what is sent to it waits."""
        self._signal(signal.SIGSTOP)

    def kill(self) -> None:
        """What a power cut does to it."""
        self._signal(signal.SIGKILL)
        self._end()

    def close(self) -> None:
        """Ask it to stop, if it runs."""
        if self._process is not None:
            self._signal(signal.SIGTERM)
            self._end()

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None, "it does not run"
        self._process.send_signal(number)

    def _end(self) -> None:
        assert self._process is not None
        with self._process as process:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        self._process = None
