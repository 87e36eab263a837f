"""The package: what is built carries the client, and is rebuilt when and only when it must be."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import CLIENT, SOURCES, STATIC, build_client, is_stale

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    (made,) = folder.glob("*.whl")
    return made


def test_a_wheel_carries_the_page_and_everything_that_the_page_names(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("hexagora/club/static/index.html").decode()
    asked = [part.split('"')[0] for part in page.split('"/static/')[1:]]
    assert any(name.endswith(".js") for name in asked)
    assert any(name.endswith(".css") for name in asked)
    assert [name for name in asked if f"hexagora/club/static/{name}" not in names] == []


def test_a_wheel_says_that_it_is_typed_and_carries_no_sources_of_the_client(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "hexagora/py.typed" in names
    assert [name for name in names if not name.startswith(("hexagora/", "hexagora-"))] == []
    assert [name for name in names if name.endswith((".ts", ".tsx"))] == []


def test_a_wheel_is_installed_without_node(wheel: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    nothing = {**os.environ, "PATH": str(tmp_path / "empty")}
    subprocess.run([*command, "--target", str(tmp_path / "site"), str(wheel)], env=nothing, check=True)
    assert (tmp_path / "site/hexagora/club/static/index.html").exists()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree like the project's, whose client was built after its sources were written."""
    for name in SOURCES:
        path = tmp_path / CLIENT / name
        if "." in name:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        else:
            path.mkdir(parents=True)
            (path / "file").touch()
    page = tmp_path / STATIC / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    for path in (tmp_path / CLIENT).rglob("*"):
        os.utime(path, (1000, 1000))
    os.utime(page, (2000, 2000))
    return tmp_path


def test_a_client_that_is_newer_than_its_sources_is_kept(tree: Path) -> None:
    assert not is_stale(tree)


def test_a_client_that_is_missing_is_built(tree: Path) -> None:
    (tree / STATIC / "index.html").unlink()
    assert is_stale(tree)


@pytest.mark.parametrize("name", ["src/file", "public/file", "package-lock.json", "build.mjs"])
def test_a_changed_source_makes_the_client_old(tree: Path, name: str) -> None:
    os.utime(tree / CLIENT / name, (3000, 3000))
    assert is_stale(tree)


def test_a_removed_source_makes_the_client_old(tree: Path) -> None:
    (tree / CLIENT / "src/file").unlink()
    assert is_stale(tree)


def test_a_source_distribution_needs_no_node_whatever_times_its_files_have(tree: Path) -> None:
    (tree / "PKG-INFO").touch()
    os.utime(tree / CLIENT / "src/file", (3000, 3000))
    assert not is_stale(tree)


def test_without_npm_the_build_says_what_it_needs(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree))
    with pytest.raises(RuntimeError, match=r"needs Node\.js 20 or newer with npm"):
        build_client(tree)
