"""Runs every check (`lint`) or every check and every test (`test`), one by one, and tells how it went.

All steps run even if one fails, so that one run shows everything there is to mend. What follows `--` goes
to pytest.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BIN = Path(sys.prefix) / ("Scripts" if os.name == "nt" else "bin")
PYTHON = (sys.executable, "-m")
NPM = ("npm", "--prefix", str(CLIENT), "run", "--silent")

# Files of tests are shared out to three processes, as a third of their time is waiting; whole files, as what a file
# sets up serves all of its tests.
SHARED_OUT = ("-n", "3", "--dist", "loadfile")


@dataclass(frozen=True)
class Step:
    """One command with the heading it runs under."""

    heading: str
    command: Sequence[str | Path]


@dataclass
class Count:
    """How many tests came to which end."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add_report(self, report: Path) -> None:
        """Add what a JUnit file tells. A runner that died before writing one has its exit status."""
        if not report.exists() or report.stat().st_size == 0:
            return
        for case in ET.parse(report).iter("testcase"):  # noqa: S314 (our own test runners wrote it)
            if case.find("failure") is not None or case.find("error") is not None:
                self.failed += 1
            elif case.find("skipped") is not None:
                self.skipped += 1
            else:
                self.passed += 1


CHECKS = (
    Step("Python style", (*PYTHON, "ruff", "check", ".")),
    Step("Python format", (*PYTHON, "ruff", "format", "--check", ".")),
    Step("Python types", (*PYTHON, "mypy")),
    Step("Import direction", (BIN / "lint-imports", "--no-logo")),
    Step("Client style", (*NPM, "lint")),
    Step("Client types", (*NPM, "check")),
)


def run(step: Step, environment: Mapping[str, str] | None = None) -> bool:
    """Run a step under its heading, and tell whether it went well."""
    print(f"\n==> {step.heading}", flush=True)
    begin = time.monotonic()
    result = subprocess.run(step.command, cwd=ROOT, check=False, env={**os.environ, **(environment or {})})
    ending = "ok" if result.returncode == 0 else f"FAILED (exit status {result.returncode})"
    print(f"    {ending}, {time.monotonic() - begin:.1f} s", flush=True)
    return result.returncode == 0


def lint() -> list[str]:
    """Run the checks; return the headings of those that failed."""
    return [step.heading for step in CHECKS if not run(step)]


def test(pytest_arguments: Sequence[str], engine: subprocess.Popen[bytes]) -> tuple[list[str], Count]:
    """Run the tests of the client, and of the package once the engine is compiled; failed headings, and the count."""
    failed = []
    count = Count()
    with tempfile.TemporaryDirectory() as folder:
        client, python = Path(folder) / "client.xml", Path(folder) / "python.xml"
        if not run(Step("Client tests", (*NPM, "test")), {"JUNIT": str(client)}):
            failed.append("Client tests")
        engine.wait()
        command = (*PYTHON, "pytest", *SHARED_OUT, f"--junit-xml={python}", *pytest_arguments)
        if not run(Step("Python tests", command)):
            failed.append("Python tests")
        count.add_report(client)
        count.add_report(python)
    return failed, count


def compiling() -> subprocess.Popen[bytes]:
    """Compile the engine meanwhile: the checks leave a processor free, and no test has to compile it again."""
    # Should it fail, so will the tests that need the engine, and say why.
    quiet = subprocess.DEVNULL
    return subprocess.Popen((*PYTHON, "hexagora", "warm"), cwd=ROOT, stdout=quiet, stderr=quiet)


def main() -> int:
    """Run what the command line asks for; the exit status tells whether all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("lint", "test"))
    parser.add_argument("pytest_arguments", nargs="*", metavar="-- PYTEST ARGUMENTS")
    arguments = parser.parse_args()

    engine = compiling() if arguments.what == "test" else None
    failed = lint()
    count = None
    if engine is not None:
        failed_tests, count = test(arguments.pytest_arguments, engine)
        failed += failed_tests
        if count.passed + count.failed == 0:
            failed.append("no test ran")

    print(f"\n==> {'All is well' if not failed else 'To mend: ' + ', '.join(failed)}")
    if count is not None:
        print(f"Tests: {count.passed} passed, {count.failed} failed, {count.skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
