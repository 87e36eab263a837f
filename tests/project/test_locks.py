"""The lock files: versions and hashes, for everybody, and no addresses."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("runtime", "test", "dev")


def locked(name: str) -> dict[str, str]:
    """Map each package of a lock to its version."""
    text = (ROOT / f"requirements/{name}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, flags=re.MULTILINE))


def packages_of_the_client() -> dict[str, dict[str, Any]]:
    """Map each place in the lock of npm to what is there; the client itself has the empty place."""
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]
    return packages


@pytest.mark.parametrize("file", [*(f"requirements/{name}.txt" for name in LOCKS), "client/package-lock.json"])
def test_a_lock_holds_no_address(file: str) -> None:
    text = (ROOT / file).read_text()
    assert "://" not in text
    assert "file:" not in text
    assert not re.search(r"^--", text, flags=re.MULTILINE), "an option such as --find-links holds for one machine only"


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_python_package_has_hashes(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text()
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    entries = [entry for entry in entries if re.match(r"[a-z]", entry)]
    assert len(entries) == len(locked(name)) > 0
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_every_locked_client_package_has_a_hash() -> None:
    packages = packages_of_the_client()
    assert len(packages) > 1
    assert [place for place, entry in packages.items() if place and "integrity" not in entry] == []


@pytest.mark.parametrize(("narrow", "wide"), [("runtime", "test"), ("test", "dev")])
def test_a_wider_lock_keeps_every_version_of_a_narrower_one(narrow: str, wide: str) -> None:
    assert locked(narrow).items() <= locked(wide).items()


def test_every_dependency_of_the_package_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = [re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0] for requirement in project["dependencies"]]
    assert [name for name in names if name not in locked("runtime")] == []


def test_the_client_asks_for_the_versions_that_are_locked() -> None:
    wanted = json.loads((ROOT / "client/package.json").read_text())
    root = packages_of_the_client()[""]
    for kind in ("dependencies", "devDependencies"):
        assert wanted.get(kind, {}) == root.get(kind, {})
