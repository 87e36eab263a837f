"""No text that people read stands in the code of games and club, and every sentence of theirs is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import hexagora
from tests.words.catalogues import club, values

HOUSE = Path(hexagora.__file__).parent
#: Where people are spoken to. The command line speaks English; so does what is wrong with the form of a record, which
#: only who writes programs can mend.
ROOMS = (
    "learn/judge.py",
    "scene/panel.py",
    "scene/naming.py",
    "rulebooks",
    "contract",
    "club",
    "bots/levels.py",
    "bots/ladder.py",
)
#: Some sentences are said there as well.
ALSO = ("records/check.py", "scene/svg.py")
#: Parts of the club that only its host or a developer hears of.
APART = (
    "club/bench",
    "club/simulation",
    "club/storage",
    "club/thinking",
    *(
        f"club/{name}.py"
        for name in ("settings", "admin", "logs", "web/metrics", "web/openapi", "web/policy", "web/server")
    ),
    *(f"contract/{name}.py" for name in ("dice", "knowledge")),
)
#: Names that are the same in every language, and words of views and rows that are said otherwise.
NAMES = {
    "HexaFuse Snap Duels",
    "Hexeptional Hexpertise",
    "Samsung Internet",
    "Macintosh|Mac OS X",
    "Another program",
    "Former member",
    "no eruption possible",
}
#: What a browser is told, and what a program is told that misuses a function.
FOR_MACHINES = re.compile(
    r"^(?:attachment; filename|public, max-age|Accept-Language, Cookie|Bearer realm|\s*<!doctype html>|\s*:root \{"
    r"|there is no (?:move before the first|player |event )|a game cannot end by|an end by|log-in of|<  after)"
)
#: Who calls these speaks to a developer, a host, a database, or a browser that shows nothing of it.
UNHEARD = re.compile(
    r"(?:^|\.)(?:"
    r"debug|info|warning|error|exception|critical|log|Logger|getLogger"  # the log
    r"|AssertionError|NotImplementedError|RuntimeError|TypeError|StorageError|ClubError|ImportError|LookupError|KeyError"
    r"|create_task|start|named|Counter|Gauge|Histogram|Query|Described|fullmatch|compile|match|sub|text|end|close|send"
    r"|warn|deprecated|told_to_developers|add_argument|dump|replace|split|join|setdefault|HTMLResponse|policy"
    r")$"
)
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.!?…]? [^\W\d_]{2,}")


def sources(*more: str) -> Iterator[tuple[str, ast.Module]]:
    for room in (*ROOMS, *more):
        for path in [HOUSE / room] if room.endswith(".py") else sorted((HOUSE / room).rglob("*.py")):
            name = path.relative_to(HOUSE).as_posix()
            if not name.startswith(APART):
                yield name, ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    return ast.unparse(node.func)


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Literals with two words or more that are no docstrings, with their lines."""
    doc = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }

    def look(node: ast.AST) -> Iterator[tuple[int, str]]:
        if isinstance(node, ast.Call) and UNHEARD.search(called(node)):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, ast.JoinedStr):
            yield node.lineno, "".join(str(p.value) if isinstance(p, ast.Constant) else " " for p in node.values)
            return
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in doc:
            yield node.lineno, node.value
            return
        for below in ast.iter_child_nodes(node):
            yield from look(below)

    for line, text in look(tree):
        if SENTENCE.search(text) and text not in NAMES and not FOR_MACHINES.search(text):
            yield line, text


def said() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call of ``say``: where, with which key (a pattern, where the key is made at run time), and the call."""
    for name, tree in sources(*ALSO):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("say", "words.say") and node.args:
                for key in _keys(node.args[0]):
                    yield f"{name}:{node.lineno}", key, node


def _keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in node.values)]
    if isinstance(node, ast.IfExp):
        return [*_keys(node.body), *_keys(node.orelse)]
    return []


def test_no_text_stands_in_the_code() -> None:
    found = [f"{name}:{line}: {text}" for name, tree in sources() for line, text in texts(tree)]
    assert found == []


def test_every_sentence_that_is_said_is_there_and_is_told_what_it_needs() -> None:
    catalogue = club("en")
    wrong = []
    for where, pattern, call in said():
        keys = [key for key in catalogue if re.fullmatch(pattern, key)]
        given = {keyword.arg for keyword in call.keywords}
        if not keys:
            wrong.append(f"{where}: no sentence {pattern}")
        elif None not in given:
            wrong += [
                f"{where}: {key} needs {values(catalogue[key])}" for key in keys if values(catalogue[key]) != given
            ]
    assert wrong == []


def test_every_sentence_is_said_somewhere() -> None:
    # Keys that are put together elsewhere stand as literals.
    literal = {
        node.value
        for _, tree in sources(*ALSO)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    patterns = [pattern for _, pattern, _ in said()]
    silent = [
        key for key in club("en") if key not in literal and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert silent == []
