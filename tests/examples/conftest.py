"""One installation of the example for all of these tests."""

from pathlib import Path

import pytest

from tests.examples.plugged import HEX, install


@pytest.fixture(scope="session")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Hex in it."""
    folder = tmp_path_factory.mktemp("plugins")
    install(HEX, folder)
    return folder
