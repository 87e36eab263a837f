"""How the engine is compiled: Numba with a cache on disk that notices every change of the engine's sources.

Numba's own cache notices a change in the file of the compiled function but not in a file whose functions it
calls. So the cache folder is named after a hash of all that can be part of a kernel: the engine's rooms, the
plug-ins, and the versions of Numba and Python. Kernels of a game from anywhere else (a script, a notebook, a test)
are not kept: nobody would notice that they have changed, or that they are not there any more.

Environment: ``HEXAGORA_CACHE`` moves the cache; ``NUMBA_DISABLE_JIT=1`` runs the engine as plain Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

_config: Any = config  # Numba fills it at run time from the environment
DISABLED = bool(_config.DISABLE_JIT)
ENGINE_ROOMS = ("geometry", "contract", "rulebooks", "search")
PLUGIN_GROUP = "hexagora.games"
KEPT_VERSIONS = 8  # a developer changes the engine often; a version takes a few megabytes


HOUSE = __name__.split(".")[0]
# Numba is told the folder by a setting for the whole process; two threads must not take turns in the middle of that.
_one_at_a_time = threading.Lock()


@cache
def _plugins() -> frozenset[str]:
    """The packages outside the house that bring games."""
    return frozenset(entry.module.split(".")[0] for entry in entry_points(group=PLUGIN_GROUP)) - {HOUSE}


def _sources() -> Iterable[Path]:
    package = Path(__file__).parent.parent
    for room in ENGINE_ROOMS:
        yield from sorted((package / room).rglob("*.py"))
    for top in sorted(_plugins()):
        spec = find_spec(top)
        if spec is None or spec.origin is None:
            continue
        origin = Path(spec.origin)
        yield from sorted(origin.parent.rglob("*.py")) if origin.name == "__init__.py" else [origin]


@cache
def cache_folder() -> Path | None:
    """Where compiled kernels are kept; None when nothing can be written there (then nothing is kept)."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in _sources():
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    root = os.environ.get("HEXAGORA_CACHE")
    base = Path(root) if root else user_cache_path("hexagora", appauthor=False)
    folder = base / "kernels" / digest.hexdigest()[:16]
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(folder.parent)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


def _forget_old(folder: Path) -> None:
    """Remove the kernels of versions long gone; whoever still runs one of them compiles again at worst."""
    by_age = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
    for version in by_age[KEPT_VERSIONS:]:
        shutil.rmtree(version, ignore_errors=True)


class _KernelCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of a function, for the positions whose sources are part of the folder's name."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return super().load_overload(sig, target_context) if _known(sig) else None

    def save_overload(self, sig: Any, data: Any) -> None:
        if _known(sig):
            super().save_overload(sig, data)


def _known(sig: Any) -> bool:
    """Whether all positions among the arguments are of the house or of an installed plug-in."""
    arguments: Any = getattr(sig, "args", sig)
    modules = [kind.instance_class.__module__ for kind in arguments if hasattr(kind, "instance_class")]
    return all(module.split(".")[0] in {HOUSE, *_plugins()} for module in modules)


def compiled(function: Function) -> Function:
    """Compile a function of the engine, with the cache where that is possible; releases the GIL."""
    return _compiled(function)


def parallel(function: Function) -> Function:
    """The same for a function whose ``numba.prange`` loops are shared among all cores."""
    return _compiled(function, parallel=True)


def _compiled(function: Function, **options: bool) -> Function:
    if DISABLED:
        return function
    folder = cache_folder()
    wrapped: Any = numba.njit(nogil=True, error_model="numpy", **options)(function)
    if folder is None:
        return cast("Function", wrapped)
    with _one_at_a_time:
        before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
        try:
            # What Numba itself does for cache=True, with its own class.
            wrapped._cache = _KernelCache(function)  # noqa: SLF001
        finally:
            _config.CACHE_DIR = before
    return cast("Function", wrapped)


def inline(function: Function) -> Function:
    """Compile a small helper that only kernels call: it becomes part of theirs, and has no cache of its own.

    It is inlined by force: a call would count references to every array of a position up and down again, which took
    a third of the time of a playout.
    """
    if DISABLED:
        return function
    wrapped: Any = numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)
    return cast("Function", wrapped)
