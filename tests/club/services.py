"""Throw-away servers for tests: a PostgreSQL cluster and a Redis, each on a free port, gone when the tests are."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

import pytest

HINT = "; run scripts/debian-packages"
# Seconds that a server may take to start on a busy machine.
PATIENCE = 120.0


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _postgres_programs() -> Path:
    """Where initdb and postgres are: Debian keeps each version in a folder of its own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    if initdb is None:
        pytest.fail(f"there is no PostgreSQL{HINT}", pytrace=False)
    return Path(initdb).parent


def _nobody() -> tuple[int | None, int | None]:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid() != 0:
        return None, None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return entry.pw_uid, entry.pw_gid


@dataclass
class Postgres:
    """A running cluster. Every test gets a database of its own. ``safe``: what is committed is on disk."""

    programs: Path
    data: Path
    port: int
    owner: tuple[int | None, int | None]
    safe: bool = False
    process: subprocess.Popen[bytes] | None = None
    databases: list[str] = field(default_factory=list)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = ["-c", "max_connections=60"]
        if not self.safe:
            options += ["-c", "fsync=off", "-c", "full_page_writes=off"]
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-p", str(self.port), "-k", self.data, *options],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.data,
                user=self.owner[0],
                group=self.owner[1],
            )
        end = time.monotonic() + PATIENCE
        while self._ask("SELECT 1", check=False).returncode != 0:
            assert self.process.poll() is None, (self.data / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        """What a server does that is told to stop at once: every connection breaks off."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            self.process = None

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"club_{uuid4().hex[:12]}"
        self._ask(f"CREATE DATABASE {name}")
        self.databases.append(name)
        return f"postgresql://club@127.0.0.1:{self.port}/{name}"

    def _ask(self, statement: str, *, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "club", "-d", "postgres"]
        command: list[str | Path] = [self.programs / "psql", *where, "-q", "-c", statement]
        return subprocess.run(command, check=check, capture_output=True)


@contextmanager
def running_postgres(*, safe: bool = False) -> Iterator[Postgres]:
    """A cluster of its own, on this machine only."""
    programs, owner = _postgres_programs(), _nobody()
    folder = Path(tempfile.mkdtemp(prefix="hexagora-postgres-"))
    try:
        if owner[0] is not None and owner[1] is not None:
            os.chown(folder, owner[0], owner[1])
        subprocess.run(
            [programs / "initdb", "-D", folder, "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
            check=True,
            capture_output=True,
            cwd=folder,
            user=owner[0],
            group=owner[1],
        )
        server = Postgres(programs, folder, free_port(), owner, safe)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class RedisServer:
    """A running Redis."""

    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = shutil.which("redis-server")
        if program is None:
            pytest.fail(f"there is no redis-server{HINT}", pytrace=False)
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1.0):
                    return
            except OSError:
                assert self.process.poll() is None, "redis-server has ended"
                assert time.monotonic() < end, "redis-server does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        """Kill it; it has nothing to lose."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """A Redis of its own, on this machine only."""
    server = RedisServer(free_port())
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def until(condition: object, seconds: float = 60.0) -> None:
    """Wait until something holds; AssertionError when it never does."""
    assert callable(condition)
    for _ in range(int(seconds / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")
