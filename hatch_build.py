"""Builds the browser client into the package, so that an installed wheel needs no Node."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/hexagora/club/static")
CLIENT = Path("client")
#: What the client is made from; a folder stands for all that lies in it.
SOURCES = ("src", "public", "build.mjs", "words.mjs", "package.json", "package-lock.json", "tsconfig.json")
#: The catalogues, whose sentences the client says.
WORDS = Path("src/hexagora/words")


def source_files(root: Path) -> Iterator[Path]:
    """Yield every file and folder that the client is made from (a folder's time tells of removed files)."""
    yield from (root / WORDS).rglob("*.ftl")
    for name in SOURCES:
        path = root / CLIENT / name
        yield path
        if path.is_dir():
            yield from path.rglob("*")


def is_stale(root: Path) -> bool:
    """Tell whether the built client is missing or older than any of its sources.

    An unpacked source distribution (it has PKG-INFO at its root) brings the client built from the very
    sources beside it, and unpacking does not keep times, so there only a missing client counts.
    """
    page = root / STATIC / "index.html"
    if not page.exists():
        return True
    if (root / "PKG-INFO").exists():
        return False
    built = page.stat().st_mtime
    return any(path.stat().st_mtime > built for path in source_files(root))


def build_client(root: Path) -> None:
    """Install what the client's build needs and run it; say plainly what is missing if it cannot."""
    npm = shutil.which("npm")
    if npm is None:
        message = "building the client of Hexagora needs Node.js 20 or newer with npm; neither is on the PATH"
        raise RuntimeError(message)
    client = root / CLIENT
    installed = client / "node_modules/.package-lock.json"
    lock = client / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--omit=dev"], cwd=client, check=True)
    subprocess.run([npm, "run", "build"], cwd=client, check=True)


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling calls this before it makes a wheel, an editable wheel or a source distribution."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client unless the one that is there is as new as its sources."""
        root = Path(self.root)
        if is_stale(root):
            build_client(root)
