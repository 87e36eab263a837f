"""docs/ladder.md tells what has been measured."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_the_one_that_the_script_writes() -> None:
    spec = importlib.util.spec_from_file_location("ladder_page", ROOT / "scripts" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.PAGE.read_text(encoding="utf-8") == script.page(), "run scripts/ladder.py"
