"""hexagora and hexagora serve."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.run import program, refused


@contextmanager
def open_club(*args: object, env: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A club in a process of its own, and its address."""
    with subprocess.Popen(
        [sys.executable, "-m", "hexagora", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TERM": "dumb", "PYTHONUNBUFFERED": "1", **env},
    ) as club:
        try:
            assert club.stdout is not None
            line = club.stdout.readline()
            found = re.fullmatch(r"Hexagora is open at (http://\S+) \(Ctrl-C closes it\)\n", line)
            assert found, line + (club.stderr.read() if club.stderr and club.poll() is not None else "")
            yield club, found[1]
        finally:
            if club.poll() is None:
                club.kill()


@pytest.mark.parametrize("command", [("serve",), ("serve", "--host", "127.0.0.1")])
def test_the_club_says_where_it_is_and_ctrl_c_closes_it(command: tuple[str, ...], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.sqlite3'}"
    with open_club(*command, "--port", 0, "--no-open", "--database", database, env={}) as (club, address):
        with urllib.request.urlopen(f"{address}/healthz") as answer:  # noqa: S310 - our own address
            assert answer.status == 200
        club.send_signal(signal.SIGINT)
        _, complaint = club.communicate(timeout=60)
        assert club.returncode == 0
        assert complaint == ""


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    """A browser of our own notes the address that it is given."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    database = f"sqlite:///{tmp_path / 'club.sqlite3'}"
    env = {"BROWSER": f"{browser} %s", "DISPLAY": ":0"}
    with open_club("serve", "--port", 0, "--database", database, env=env) as (club, address):
        while not (opened.exists() and opened.read_text()):
            assert club.poll() is None
        assert opened.read_text().strip() == address


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.sqlite3'}"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1 is in use" in refused("serve", "--port", port, "--database", database)


def test_without_a_command_the_club_is_opened(tmp_path: Path) -> None:
    """Nothing can be written where it would keep its games, so it says so and leaves."""
    done = program(env={"HOME": "/dev/null", "XDG_DATA_HOME": "/dev/null/data", "XDG_CACHE_HOME": str(tmp_path)})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "/dev/null/data" in done.stderr
