"""Measures the club, and kills its nodes, on throw-away servers: writes benchmarks/server.json and kills.json.

.venv/bin/python scripts/server_figures.py [server|kills] [TABLES] [KILLS]
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.club.services import running_postgres, running_redis  # noqa: E402 - the folder above is found by now


def main() -> None:
    """Run ``hexagora bench server`` once for each of what is asked for."""
    what, tables, kills = (*sys.argv[1:], *("both", "1000", "20")[len(sys.argv) - 1 :])
    if what in ("server", "both"):
        _write("server", [])
    if what in ("kills", "both"):
        with running_postgres(safe=True) as postgres, running_redis() as redis:
            urls = ["--database", postgres.database(), "--redis", redis.url]
            _write("kills", ["--game", "hexafuse", "--tables", tables, "--kills", kills, *urls])


def _write(name: str, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "hexagora", "bench", "server", "--json", *arguments]
    figures = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    (ROOT / "benchmarks" / f"{name}.json").write_bytes(figures)
    sys.stdout.write(figures.decode())


if __name__ == "__main__":
    main()
