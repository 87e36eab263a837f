"""Writes docs/ladder.md anew from what has been measured: benchmarks/ladder-GAME.json (see `hexagora lab ladder`)."""

import json
from pathlib import Path
from typing import Any

from hexagora.bots import ladder
from hexagora.bots.naming import split
from hexagora.contract import registered

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ladder.md"
BENCHMARKS = ROOT / "benchmarks"

HEAD = """# The ladder of survival

Bots `rung-1` to `rung-{length}` stand between and beyond the levels, about 100 Elo points apart. Low ones take some
of their moves without thinking, the middle ones search more and more, and the last ones have a head start in points as
well: it counts when the winner is named, and nowhere else. Each game has a ladder of its own, since a doubling of the
search is worth more in one game than in another.

The ratings are those that explain all games best, in points above `rung-1`, with 95 % intervals. Intervals grow with
the distance from `rung-1`, for that is what they are about; the *step* is the difference to the rung before by their
own games. Where these are few the rungs take minutes for a game, and the step is a guess. The same command goes on
measuring.

This page is written by `scripts/ladder.py`.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The page as it should be."""
    parts = [HEAD.format(length=ladder.LENGTH)]
    for game in registered().values():
        file = BENCHMARKS / f"ladder-{game.id}.json"
        if file.exists():
            parts.append(chapter(game.facts.title, game.id, json.loads(file.read_text(encoding="utf-8"))))
        else:
            parts.append(f"\n## {game.facts.title}\n\nNot measured yet: `hexagora lab ladder {game.id}`.\n")
        scan = BENCHMARKS / f"ladder-scan-{game.id}.json"
        if scan.exists():
            parts.append(settings(game.id, json.loads(scan.read_text(encoding="utf-8"))))
    return "".join(parts)


def settings(game: str, measured: dict[str, Any]) -> str:
    """What the settings are worth that rungs differ by, from a chain of bots that was measured to choose them."""
    games = max(len(link["games"]) for link in measured["links"])
    lines = [
        "\n### What makes a rung\n\n",
        f"The rungs were chosen by this chain of settings, {games} games of each two neighbours (",
        f"`hexagora lab ladder {game} --bots … --games {games} --seed {measured['seed']} ",
        f"--out benchmarks/ladder-scan-{game}.json`; the names of the bots stand in that file).\n\n",
        "| simulations | any move in 100 | moves that playouts choose among | Elo | 95 % |\n|--:|--:|--:|--:|--:|\n",
    ]
    for one in measured["ratings"]:
        told = split(one["bot"])[1]
        error = f"± {one['error']:.0f}" if one["error"] else ""
        lapses, candidates = 100 * float(told["lapses"]), told.get("candidates", "")
        cells = (f"{int(told['simulations']):,}", f"{lapses:.0f}", candidates, f"{one['elo']:.0f}", error)
        lines.append("| " + " | ".join(cells) + " |\n")
    return "".join(lines)


def chapter(title: str, game: str, measured: dict[str, Any]) -> str:
    """The table of one game."""
    rated = {one["bot"]: one for one in measured["ratings"]}
    links = {(link["first"], link["second"]): link["pairs"] for link in measured["links"]}
    games = sum(2 * sum(pairs) for pairs in links.values())
    lines = [
        f"\n## {title}\n\n{games:,} games, seed `{measured['seed']}`: ",
        f"`hexagora lab ladder {game} --out benchmarks/ladder-{game}.json`\n\n",
        "| bot | what it does | Elo | 95 % | step | games |\n|---|---|--:|--:|--:|--:|\n",
    ]
    before: str | None = None
    for bot in sorted(rated, key=lambda name: (rated[name]["elo"], name)):
        number = ladder.number(bot)
        what = "" if number is None else ladder.level(number, game).summary
        own = links.get((f"{ladder.PREFIX}{(number or 0) - 1}", bot))
        step, played = (f"{_step(own):+.0f}".replace("-", "−"), str(2 * sum(own))) if own else ("", "")
        bold = "" if number is not None else "**"
        error = f"± {rated[bot]['error']:.0f}" if rated[bot]["error"] else ""
        lines.append(f"| {bold}{bot}{bold} | {what} | {rated[bot]['elo']:.0f} | {error} | {step} | {played} |\n")
        before = bot
    return "".join(lines) if before else f"\n## {title}\n\nNot all have met yet.\n"


def _step(pairs: list[int]) -> float:
    """By how much the second is rated higher, from their own games."""
    from hexagora.rating import Pairs
    from hexagora.rating.field import Link, ratings

    return ratings(2, [Link(0, 1, Pairs((pairs[0], pairs[1], pairs[2], pairs[3], pairs[4])))])[1].elo


if __name__ == "__main__":
    main()
