"""The lessons that the example plug-in brings along."""

from __future__ import annotations

import json
from pathlib import Path

from tests.examples.plugged import python

TOLD = """
import json
from hexagora.learn import asked, course, judged, rule, said, title
from hexagora.learn.exercise import start_of

found = course("hex")
told = {}
for language in ("en", "de"):
    words = found.words(language)
    told[language] = {"rules": [rule(section, words).text for section in found.lessons.rules]}
    for step in found.lessons.steps:
        start = start_of(found.game.with_options(**step.position.options), step.position)
        tries = [step.solution, *((move,) for move in start.legal_moves())]
        judged_so = [judged(step, start, moves) for moves in tries]
        told[language][step.id] = {
            "title": title(found, step.id, words),
            "ask": asked(found, step.id, words),
            "said": [[one.verdict, said(found, step, one, words)] for one in judged_so],
        }
print(json.dumps(told))
"""


def test_a_plugin_brings_its_lessons_in_every_language(plugins: Path) -> None:
    done = python(plugins, "-W", "error", "-c", TOLD)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for step in ("stone", "swap", "connect"):
        english, german = told["en"][step], told["de"][step]
        assert english["said"][0][0] == "right"
        assert english["title"] != german["title"]
        assert all(text for _, text in (*english["said"], *german["said"]))
    assert {verdict for verdict, _ in told["en"]["connect"]["said"]} == {"right", "wrong"}
    assert all(told["en"]["rules"])
