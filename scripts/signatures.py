"""Writes tests/bots/signatures.json anew: what every bot plays now. For after a change of behaviour that is meant.

With `--check` it only says whether anything has changed.
"""

import json
import sys
from pathlib import Path
from typing import Any

from hexagora.contract import registered
from hexagora.lab.signature import signature

FILE = Path(__file__).resolve().parent.parent / "tests" / "bots" / "signatures.json"


def main() -> int:
    """The status: 1 when something has changed and was not to be written."""
    fresh = {
        game.id: signature(game) for game in registered().values() if type(game).__module__.startswith("hexagora.")
    }
    known: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    changed = [
        f"{game} {bot}" for game, bots in fresh.items() for bot in bots if known.get(game, {}).get(bot) != bots[bot]
    ]
    print(f"{len(changed)} signatures have changed", *changed, sep="\n  ")
    if "--check" in sys.argv[1:]:
        return bool(changed)
    FILE.write_text(text(fresh), encoding="utf-8")
    return 0


def text(signatures: dict[str, dict[str, list[list[Any]]]]) -> str:
    """As JSON with a line for each bot."""
    games = []
    for game, bots in signatures.items():
        lines = ",\n".join(f"  {json.dumps(bot)}: {json.dumps(told)}" for bot, told in bots.items())
        games.append(f" {json.dumps(game)}: {{\n{lines}\n }}")
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
